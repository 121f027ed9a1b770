//! Conversions between ids and their numbers or texts.

use backoffice::models::{CustomerId, OrderNumber};
use proptest::prelude::*;

proptest! {
    #[test]
    fn an_integer_id_converts_to_its_number_and_text_and_back(number: i64, small: i32, unsigned: u64) {
        let id = CustomerId::from(number);
        prop_assert_eq!(i64::from(id), number);
        prop_assert_eq!(id.to_string().parse(), Ok(id));
        prop_assert_eq!(CustomerId::from(small), CustomerId::from(i64::from(small)));
        prop_assert_eq!(i32::try_from(CustomerId::from(small)), Ok(small));
        prop_assert_eq!(i32::try_from(id).ok(), i32::try_from(number).ok());
        prop_assert_eq!(CustomerId::try_from(unsigned), i64::try_from(unsigned).map(CustomerId::new));
    }

    #[test]
    fn a_text_id_converts_to_its_text_and_back(text: String) {
        let id = OrderNumber::from(&text);
        prop_assert_eq!(&OrderNumber::from(&*text), &id);
        prop_assert_eq!(&OrderNumber::from(&id), &id);
        prop_assert_eq!(text.parse(), Ok(id.clone()));
        prop_assert_eq!(id.to_string(), text.clone());
        prop_assert_eq!(String::from(id), text);
    }
}

#[test]
fn text_that_is_not_a_whole_number_of_64_bits_is_not_an_integer_id() {
    for text in ["", "7 ", "7.0", "1e2", "seven", "9223372036854775808"] {
        let error = text.parse::<CustomerId>().unwrap_err();
        let expected = format!(
            "`{text}` is not a valid CustomerId: expected a whole number of 64 bits such as `7`"
        );
        assert_eq!(error.to_string(), expected);
    }
}
