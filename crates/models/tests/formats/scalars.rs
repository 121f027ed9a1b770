//! Scalars, ids and enumerations in every format.

use backoffice::models::{Amount, CustomerId, Language, Number, OrderNumber, Timestamp, Url};
use serde::{Deserialize, Serialize, de::DeserializeOwned};

use crate::format::{
    AxumJson, Cbor, Format, JsonText, JsonTree, JsonTreeReference, MessagePack,
    MessagePackWithoutNames, SimdJson, SonicRs, SqlxJson, Yaml,
};

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Scalars {
    amount: Amount,
    customer: CustomerId,
    languages: Vec<Language>,
    order: OrderNumber,
    #[serde(flatten)]
    more: More,
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct More {
    at: Option<Timestamp>,
    url: Url,
    ratings: Vec<Number>,
}

fn scalars() -> Scalars {
    Scalars {
        amount: Amount::new("010.50").unwrap(),
        customer: CustomerId::new(i64::MIN),
        languages: vec![Language::No],
        order: "007".into(),
        more: More {
            at: Some(Timestamp::new("2023-02-10T12:00:00Z").unwrap()),
            url: Url::new("https://example.com/").unwrap(),
            ratings: vec![4.into(), Number::from_f64(4.5).unwrap()],
        },
    }
}

fn read_back<F: Format, T: Serialize + DeserializeOwned>(value: &T) -> T {
    let read = F::write(value).and_then(|written| F::read(&written));
    read.unwrap_or_else(|error| panic!("{}: {error}", std::any::type_name::<F>()))
}

#[test]
fn scalars_are_read_back_in_every_format() {
    let read = [
        read_back::<JsonText, Scalars>,
        read_back::<JsonTree, Scalars>,
        read_back::<JsonTreeReference, Scalars>,
        read_back::<AxumJson, Scalars>,
        read_back::<SqlxJson, Scalars>,
        read_back::<SonicRs, Scalars>,
        read_back::<SimdJson, Scalars>,
        read_back::<Yaml, Scalars>,
        read_back::<MessagePack, Scalars>,
        read_back::<MessagePackWithoutNames, Scalars>,
        read_back::<Cbor, Scalars>,
    ];
    for read_back in read {
        assert_eq!(read_back(&scalars()), scalars());
    }
}

#[test]
fn scalars_other_than_numbers_need_no_description() {
    let Scalars { amount, customer, order, languages, .. } = scalars();
    let values = (amount, customer, order, languages);
    let config = bincode::config::standard();
    let bytes = bincode::serde::encode_to_vec(&values, config).unwrap();
    let (read, _) = bincode::serde::decode_from_slice(&bytes, config).unwrap();
    assert_eq!(values, read);
    let bytes = postcard::to_stdvec(&values).unwrap();
    assert_eq!(Ok(values), postcard::from_bytes(&bytes));
}
