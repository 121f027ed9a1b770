use super::*;

#[test]
fn keys_of_short_names_differ_in_every_byte_and_length() {
    for length in 0..=WHOLE {
        let mut text = [b'a'; LENGTH];
        text[length..length + END.len()].copy_from_slice(&END);
        let key = Key::within(&text, length, scan::Halves);
        assert_eq!(key, Key::new(&text[..length]));
        for other in (0..LENGTH).filter(|other| *other != length) {
            assert_ne!(key, Key::within(&text, other, scan::Halves));
        }
        for place in 0..LENGTH {
            let mut text = text;
            text[place] = b'b';
            let same = Key::within(&text, length, scan::Halves) == key;
            assert_eq!(same, place >= length + END.len());
        }
    }
}

#[test]
fn a_key_of_a_short_name_is_never_zero() {
    assert_ne!(Key::new(b"id"), Key::new(b"id\0"));
}
