use super::*;
use crate::scan::Extensions;

/// Sequences that are characters in UTF-8, and some that are not.
const SEQUENCES: [&[u8]; 20] = [
    b"\xC2\x80",
    b"\xDF\xBF",
    b"\xC3\xA9\xC3\xA8",
    b"\xE0\xA0\x80",
    b"\xED\x9F\xBF",
    b"\xEF\xBF\xBD",
    b"\xF0\x90\x80\x80",
    b"\xF4\x8F\xBF\xBF",
    b"\xC3\xA9\xF0\x9F\x8E\x82\xC3\xA9",
    b"\x80",
    b"\xC3",
    b"\xC3\xA9\xA9",
    b"\xC3\xC3\xA9",
    b"\xC1\x80",
    b"\xE0\x9F\xBF",
    b"\xED\xA0\x80",
    b"\xF0\x8F\xBF\xBF",
    b"\xF4\x90\x80\x80",
    b"\xF5\x80\x80\x80",
    b"\xFF",
];

fn strict() -> Pass {
    Pass::new(2, Extensions::detected())
}

#[test]
fn strings_of_every_length_are_checked_for_utf_8() {
    let step = if cfg!(miri) { 37 } else { 1 };
    for length in (0..150).step_by(step) {
        for place in (0..=length).step_by(step.min(5)) {
            for sequence in SEQUENCES {
                let mut content = vec![b'a'; length];
                content.splice(place..place, sequence.iter().copied());
                let text = [b"\"", &content[..], b"\",  \"more\": \"text\"}"].concat();
                let expected = std::str::from_utf8(&content).is_ok();
                let rest = string(&text, 0, &strict());
                assert_eq!(
                    rest,
                    if expected {
                        &text[content.len() + 2..]
                    } else {
                        &[]
                    }
                );
            }
        }
    }
}
