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
                assert_eq!(rest, if expected { &text[content.len() + 2..] } else { &[] });
            }
        }
    }
}

/// Pieces of strings: escapes, parts of escapes, characters of every length, and the end of the string.
const PIECES: [&str; 18] = [
    r"\\",
    r#"\""#,
    r"\/",
    r"\n",
    r"\u00e9",
    r"\uD83D\ude00",
    r"\ud83d",
    r"\udc00",
    r"\u12",
    r"\x",
    r"\",
    "u0041",
    "a",
    "sixteen letters,",
    "é",
    "日",
    "\u{1}",
    "\"",
];

#[test]
fn strings_with_escapes_are_read_as_serde_json_reads_them() {
    let mut state = 1_u64;
    let mut choose = |count: usize| {
        state = state.wrapping_mul(0xD129_0B26_89CE_6F2D).wrapping_add(1);
        (state >> 33) as usize % count
    };
    let (mut valid, mut escaped) = (0, 0);
    for _ in 0..if cfg!(miri) { 200 } else { 200_000 } {
        // Mostly pieces of valid strings.
        let pieces: String = (0..choose(12))
            .map(|_| {
                PIECES[if choose(8) == 0 {
                    choose(18)
                } else {
                    [0, 1, 2, 3, 4, 5, 12, 13, 14, 15][choose(10)]
                }]
            })
            .collect();
        let text =
            format!("\"{pieces}\"{}", &", \"more\": \"text than is looked at\""[..choose(35)]);
        let mut strings = serde_json::Deserializer::from_str(&text).into_iter::<String>();
        let expected = strings.next().and_then(Result::ok);
        let rest = &text.as_bytes()[strings.byte_offset()..];
        let found = string(text.as_bytes(), 0, &strict());
        let Some(expected) = expected else {
            assert_eq!(found, b"", "{text}");
            assert!(decoded(&text.as_bytes()[1..], &mut [0; 500]).is_none(), "{text}");
            continue;
        };
        assert_eq!(found, rest, "{text}");
        let content = &text[1..text.len() - rest.len() - 1];
        let is_escaped = content.contains('\\');
        assert_eq!(
            well_formed_length(&text.as_bytes()[1..]),
            (content.len(), is_escaped),
            "{text}"
        );
        assert_eq!(unescape(content, None).as_ref(), Some(&expected), "{text}");
        let inside = &text.as_bytes()[1..];
        let mut room = Vec::new();
        let found = decoded(inside, &mut room).unwrap();
        assert_eq!((found.text, found.length), (&*expected, content.len()), "{text}");
        let usual = [r"\\", "\\\"", r"\n", r"\r", r"\t"];
        let others =
            usual.iter().fold(content.to_owned(), |others, escape| others.replace(escape, ""));
        assert_eq!(found.has_unusual_escapes, others.contains('\\'), "{text}");
        let (mut enough, mut little) = ([0; 500], [0; 20]);
        assert!(decoded(inside, &mut enough).is_some_and(|found| found.text == expected));
        let found = decoded(inside, &mut little);
        assert!(found.is_none_or(|found| found.text == expected), "{text}");
        valid += 1;
        escaped += usize::from(is_escaped);
    }
    assert!(cfg!(miri) || valid > 50_000 && escaped > 50_000, "{valid} {escaped}");
}
