use super::*;

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
