use super::*;
use crate::{
    number, string,
    table::{Field, Rule},
};

static ADDRESS: Table = Table {
    fields: &[
        Field::new(0, "country", Rule::String, 1),
        Field::new(1, "first_name", Rule::String, 1),
        Field::new(2, "id", Rule::Integer, 1),
        Field::new(3, "last_name", Rule::String, 1),
        Field::new(4, "line1", Rule::String, 1),
    ],
    names: &["country", "first_name", "id", "last_name", "line1"],
    required: [0, 0x1f],
    texts: [0; 2],
    open: [true, false],
    slots: &[u8::MAX; 2],
    shift: 63,
    seed: 1,
    check: Some(address),
};

crate::check! { address = ADDRESS, {
    0 "country" 1 string::string;
    1 "first_name" 1 string::string;
    2 "id" 1 number::integer;
    3 "last_name" 1 string::string;
    4 "line1" 1 string::string;
} }

#[test]
fn a_name_matches_only_if_every_byte_matches() {
    for length in 0..40 {
        let name: String = ('A'..).take(length).collect();
        let text = [&name, ":"].concat();
        assert_eq!(named(text.as_bytes(), &name), Some(&b":"[..]));
        assert_eq!(named(name.as_bytes(), &text), None);
        for place in 0..length {
            let mut text = text.clone().into_bytes();
            text[place] = b'!';
            assert_eq!(named(&text, &name), None, "{length} {place}");
        }
    }
}

#[test]
fn objects_with_spaces_after_colons_and_commas_are_read_in_order() {
    let text =
        br#"{"country": "GB", "first_name": "Ada", "id": 7, "last_name": "L"} and more text"#;
    // Reading by the table would count the disorder down.
    let pass = Pass::out_of_order(3);
    let rest = address(text, &pass);
    assert_eq!(rest, b" and more text");
    assert_eq!(pass.expectations(), (3, true));
}
