//! Formats that do not describe their values can't be read.

use crate::round_trips::{Model, shapes};

pub(crate) fn refused<T: Model>(text: &str) {
    let record = T::from_json(text).unwrap();
    let config = bincode::config::standard();
    let bytes = bincode::serde::encode_to_vec(&record, config).unwrap();
    let read = bincode::serde::decode_from_slice::<T, _>(&bytes, config);
    let error = read.err().expect("bincode is refused").to_string();
    let path = std::any::type_name::<T>();
    let name = path.rsplit("::").next().unwrap_or(path);
    let expected =
        format!("{name}: this format does not describe its values; use JSON, CBOR or MessagePack");
    assert!(error.contains("could not read ") && error.contains(&expected), "{error}");
    assert!(error.contains("AnyNotSupported"), "{error}");

    // Errors of postcard have no text of ours.
    let bytes = postcard::to_stdvec(&record).unwrap();
    assert_eq!(postcard::from_bytes::<T>(&bytes).err(), Some(postcard::Error::WontImplement));
}

#[test]
fn formats_that_do_not_describe_their_values_are_refused() {
    for shape in shapes() {
        (shape.refused)("{}");
    }
}

/// A reader of a stream finds its end by the kind of the error.
#[test]
fn other_errors_of_a_format_are_unchanged() {
    let error = ciborium::from_reader::<backoffice::models::Order, _>(&[][..]).unwrap_err();
    assert!(matches!(error, ciborium::de::Error::Io(_)), "{error}");
    let error = rmp_serde::from_slice::<backoffice::models::Order>(&[]).unwrap_err();
    assert!(matches!(error, rmp_serde::decode::Error::InvalidMarkerRead(_)), "{error}");
}
