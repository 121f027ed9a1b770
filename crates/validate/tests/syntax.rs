//! The grammar of JSON (RFC 8259): a row for each rule, and for each way to break it.
//!
//! The tests put the text of each row into several places of a payload, at its end and before more text than the engine
//! reads at once, and shift it byte by byte. `serde_json`, the prefilter and the diagnostic pass must all give the
//! verdict of the row. [`DIFFERENCES`] has the texts on which `serde_json` and we differ.

mod grammar;

use backoffice_description::validate::{Code, Profile, Validator, by_name};

use self::grammar::{DIFFERENCES, LONE_SURROGATES, NO_TEXTS, NO_VALUES, Row, TEXTS, VALUES};

/// Shifts that put a text at every place of two vectors; fewer for Miri, which is slow.
const SHIFTS: usize = if cfg!(miri) { 2 } else { 34 };

/// Step between the bytes that a test tries.
const STEP: usize = if cfg!(miri) { 31 } else { 1 };

fn validator(shape: &str) -> Validator {
    let shape = by_name(shape).unwrap_or_else(|error| panic!("{error}"));
    Validator::new(shape, Profile::Contract)
}

/// Returns the verdicts on a text: prefilter, diagnostic pass, both passes together, `serde_json`. True means valid or
/// JSON.
fn said(validator: Validator, text: &[u8]) -> [bool; 4] {
    let is_json = |verdict: Result<(), backoffice_description::validate::Violations>| match verdict
    {
        Ok(()) => true,
        Err(violations) => violations.syntax_error().is_none(),
    };
    let (fast, exact) = validator.passes(text);
    let serde_json = serde_json::from_slice::<serde_json::Value>(text).is_ok();
    [fast, is_json(exact), is_json(validator.check(text)), serde_json]
}

/// Fields after a text, about two hundred bytes.
fn more_text() -> String {
    let field = |number| format!("\"more {number}\":\"text\",");
    (0..12).map(field).collect()
}

/// Texts before and after a value, at places of a payload where any value is allowed.
fn places() -> Vec<(Validator, String, String)> {
    let long = more_text();
    let [free, known] = ["CaptureTransaction", "Order"].map(validator);
    let mut places = vec![
        // Unknown fields, and a documented field of any value.
        (free, "{\"a\":".to_owned(), "}".to_owned()),
        (free, "{\"a\" : ".to_owned(), format!(" ,{long}\"z\":0}}\n")),
        (free, "{\"a\":[{\"a\":[0,".to_owned(), "]}]}".to_owned()),
        (known, "{\"number\":\"1\",\"metadata\":".to_owned(), "}".to_owned()),
        (known, "{\"metadata\":".to_owned(), format!(",{long}\"number\":\"1\"}}")),
        (known, "{\"number\":\"1\",\"new\":".to_owned(), "}".to_owned()),
        (known, "{\n    \"new\":\n    ".to_owned(), format!(",\n{long}\"number\":\"1\"}}")),
    ];
    for shift in 0..SHIFTS {
        let space = " ".repeat(shift);
        places.push((free, format!("{space}{{\"a\":{space}"), "}".to_owned()));
        let name = "n".repeat(shift);
        places.push((free, format!("{{\"{name}\":"), format!(",{long}\"z\":0}}")));
    }
    places
}

/// Places of the content of strings: those of values, and those of fields of type text.
fn places_of_text() -> Vec<(Validator, String, String)> {
    let long = more_text();
    let mut places: Vec<_> = places()
        .into_iter()
        .map(|(validator, before, after)| (validator, format!("{before}\""), format!("\"{after}")))
        .collect();
    let known = validator("Order");
    for (before, after) in [("", ""), ("x", "x"), ("sixteen bytes xx", "; as many more")] {
        places.extend([
            (known, format!("{{\"currency\":\"{before}"), format!("{after}\",\"number\":\"1\"}}")),
            (
                known,
                format!("{{\"currency\":\"{before}"),
                format!("{after}\",{long}\"number\":\"1\"}}"),
            ),
            (known, format!("{{\"number\":\"1\",\"tags\":[\"{before}"), format!("{after}\"]}}")),
        ]);
    }
    places
}

fn places_of_names() -> Vec<(Validator, String, String)> {
    let long = more_text();
    let [free, known] = ["CaptureTransaction", "Order"].map(validator);
    let mut places = Vec::new();
    for shift in 0..SHIFTS {
        let name = "n".repeat(shift);
        places.extend([
            (free, format!("{{\"{name}"), "\":0}".to_owned()),
            (free, format!("{{\"{name}"), format!("\" :0,{long}\"z\":0}}")),
            (known, format!("{{\"{name}"), format!("\":0,{long}\"number\":\"1\"}}")),
            (known, format!("{{\"number\":\"1\",\"x{name}"), "\":0}".to_owned()),
        ]);
    }
    places
}

fn each(
    rows: &[Row],
    places: &[(Validator, String, String)],
    expected: bool,
    known: bool,
) -> usize {
    let mut count = 0;
    for (rule, row) in rows {
        for (validator, before, after) in places {
            let text = [before.as_bytes(), row, after.as_bytes()].concat();
            let [fast, exact, both, serde_json] = said(*validator, &text);
            let shown = String::from_utf8_lossy(&text);
            assert_eq!(serde_json, expected, "serde_json: {rule}: {shown}");
            assert_eq!(exact, expected, "diagnostic pass: {rule}: {shown}");
            assert_eq!(both, expected, "both passes: {rule}: {shown}");
            if !expected || known {
                assert_eq!(fast, expected, "prefilter: {rule}: {shown}");
            }
            count += 1;
        }
    }
    count
}

#[test]
fn the_grammar() {
    let mut count = each(VALUES, &places(), true, true);
    count += each(TEXTS, &places_of_text(), true, true);
    // The diagnostic pass decides on a name with escapes.
    count += each(TEXTS, &places_of_names(), true, false);
    println!("{count} texts that are JSON");
}

#[test]
fn broken_grammar_is_refused_everywhere() {
    let mut count = each(NO_VALUES, &places(), false, false);
    count += each(NO_TEXTS, &places_of_text(), false, false);
    count += each(NO_TEXTS, &places_of_names(), false, false);
    println!("{count} texts that are no JSON");
}

#[test]
fn lone_surrogates_are_violations_not_syntax_errors() {
    let mut places = places_of_text();
    places.extend(places_of_names());
    for (rule, row) in LONE_SURROGATES {
        for (validator, before, after) in &places {
            let text = [before.as_bytes(), row, after.as_bytes()].concat();
            let shown = String::from_utf8_lossy(&text);
            let verdict = validator.check(&text);
            let violations = verdict.as_ref().err().into_iter().flatten();
            let codes: Vec<_> = violations.map(|violation| violation.code).collect();
            assert_eq!(codes, [Code::LoneSurrogate], "{rule}: {shown}");
            // The prefilter, the diagnostic pass, both, and `serde_json`.
            let expected = [false, true, true, false];
            assert_eq!(said(*validator, &text), expected, "{rule}: {shown}");
            assert!(!validator.is_valid(&text), "{rule}: {shown}");
        }
    }
}

#[test]
fn control_characters_are_written_as_escapes() {
    for control in (0..0x20).step_by(STEP) {
        let raw: [Row; 1] = [("control character", Box::leak(Box::new([control])))];
        each(&raw, &places_of_text(), false, false);
        each(&raw, &places_of_names(), false, false);
        let escaped = format!("\\u{control:04x}").into_bytes();
        let escaped: [Row; 1] = [("escaped control character", Box::leak(escaped.into()))];
        each(&escaped, &places_of_text(), true, true);
        each(&escaped, &places_of_names(), true, false);
    }
}

#[test]
fn white_space_is_four_characters() {
    let validator = validator("Order");
    for byte in (0..=u8::MAX).step_by(STEP).chain(*b" \t\n\r") {
        let is_space = matches!(byte, b' ' | b'\t' | b'\n' | b'\r');
        for count in [1, 15, 16, 17, 33] {
            let space = [byte].repeat(count);
            // Between any two tokens.
            let tokens: [&[u8]; 11] = [
                b"{",
                b"\"number\"",
                b":",
                b"\"1\"",
                b",",
                b"\"tags\"",
                b":",
                b"[",
                b"\"a\"",
                b"]",
                b"}",
            ];
            for at in 0..=tokens.len() {
                let (before, after) = tokens.split_at(at);
                let text = [before.concat(), space.clone(), after.concat()].concat();
                let shown = String::from_utf8_lossy(&text);
                assert_eq!(said(validator, &text), [is_space; 4], "{shown:?}");
            }
        }
    }
}

#[test]
fn a_text_is_one_value_and_nothing_else() {
    let validator = validator("CaptureTransaction");
    let no_texts = [
        "",
        " ",
        "\n",
        "{",
        "}",
        "{}{}",
        "{} {}",
        "{},",
        ",{}",
        "{}]",
        "{}0",
        "{}\"\"",
        "{}\0",
        "\0{}",
        "{}x",
        "[}",
        "{]",
        "\u{feff}",
        "{}\u{feff}",
        "\u{feff}\u{feff}{}",
        " \u{feff}{}",
        "\u{a0}{}",
        "<html></html>",
        "number=1",
    ];
    for text in no_texts {
        assert_eq!(said(validator, text.as_bytes()), [false; 4], "{text:?}");
    }
    for text in ["{}", " {} ", "\r\n{\t}\n"] {
        assert_eq!(said(validator, text.as_bytes()), [true; 4], "{text:?}");
    }
    // JSON, but not an object.
    for text in ["0", "null", "\"a\"", "[]", "true"] {
        assert_eq!(said(validator, text.as_bytes()), [false, true, true, true], "{text:?}");
    }
    // No proper beginning of a text is JSON.
    let text = r#"{"a":[-1.5e+3,"b\u00e9\ud83d\ude00",null,true,{"c":{}}]}"#;
    assert_eq!(said(validator, text.as_bytes()), [true; 4]);
    for end in 0..text.len() {
        let start = &text.as_bytes()[..end];
        assert_eq!(said(validator, start), [false; 4], "{}", &text[..end]);
    }
}

#[test]
fn known_differences_from_serde_json() {
    let validator = validator("CaptureTransaction");
    for (what, text, ours, serde_json, why) in DIFFERENCES {
        let [_, exact, both, theirs] = said(validator, text);
        assert_eq!([exact, both, theirs], [*ours, *ours, *serde_json], "{what}: {why}");
    }
    let twice =
        validator.check(b"{\"a\":0,\"a\":1}").map_err(|violations| violations.as_slice()[0].code);
    assert_eq!(twice, Err(Code::DuplicateField));
}

/// RFC 8259, section 9 lets a reader limit the depth. We read 128 levels (gap `nesting-depth`), `serde_json` reads 127.
#[test]
fn nesting_up_to_the_limit() {
    let validator = validator("CaptureTransaction");
    for (open, close) in [("[", "]"), ("{\"a\":", "}"), ("[{\"a\":", "}]"), ("[ 0,", "]")] {
        let per_piece = open.matches(['[', '{']).count();
        let all = [127, 128, 129, 126, 130, 125, 131, 1, 2, 200, 3000];
        for levels in all.into_iter().take(if cfg!(miri) { 3 } else { all.len() }) {
            let pieces = levels / per_piece;
            // The outermost object is one more level.
            let (open, close) = (open.repeat(pieces), close.repeat(pieces));
            let text = format!("{{\"a\":{open}0{close}}}");
            let levels = 1 + pieces * per_piece;
            let [fast, exact, both, serde_json] = said(validator, text.as_bytes());
            assert_eq!([fast, exact, both], [levels <= 128; 3], "{levels} levels");
            assert_eq!(serde_json, levels <= 127, "{levels} levels");
            if levels > 128 {
                let violations = validator.check(text.as_bytes()).unwrap_err();
                assert_eq!(violations.as_slice()[0].code, Code::NestedTooDeep);
            }
        }
    }
}

/// The same numbers each time.
fn noise(length: usize, seed: u64) -> impl Iterator<Item = u64> {
    let mut state = seed;
    std::iter::repeat_with(move || {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        state >> 33
    })
    .take(length)
}

#[test]
fn sixty_four_kilobytes_of_anything() {
    const SIZE: usize = if cfg!(miri) { 256 } else { 1 << 16 };
    const TOKENS: &[&str] = &[
        "{",
        "}",
        "[",
        "]",
        ":",
        ",",
        "\"",
        "\\",
        "\\u",
        "\"a\":",
        "\"number\":",
        "null",
        "true",
        "-",
        "0",
        "1e",
        ".",
        "9",
        " ",
        "\n",
        "é",
        "\u{1}",
        "\"results\":[",
        "\"lines\":[{",
        "\\ud800",
        "\"a\",",
        "0,",
        "{\"a\":",
        "[[",
        "1e400,",
    ];
    let mut texts: Vec<Vec<u8>> =
        (0..=u8::MAX).step_by(STEP).map(|byte| vec![byte; SIZE]).collect();
    for (head, unit) in [
        ("", "[{\"a\":"),
        ("{\"a\":\"", "\\\\"),
        ("{\"a\":\"", "\\u0041"),
        ("{\"a\":\"", "é"),
        ("{\"a\":", "9"),
        ("{\"a\":-0.", "0"),
        ("{\"a\":1e", "9"),
        ("{\"", "n"),
        ("{", "\"a\":0,"),
        ("{\"tags\":[", "\"a\","),
        ("{\"lines\":[", "{},"),
        ("{\"lines\":[", "{\"lines\":["),
        ("{\"a\":[", "[],"),
        ("{", "\n"),
    ] {
        let mut text = head.as_bytes().to_vec();
        text.extend(unit.bytes().cycle().take(SIZE - head.len()));
        texts.push(text);
    }
    for seed in 0..40 / STEP as u64 {
        texts.push(noise(SIZE, seed).map(|number| number as u8).collect());
        let tokens = noise(SIZE / 2, seed).map(|number| TOKENS[number as usize % TOKENS.len()]);
        let mut text = tokens.collect::<String>().into_bytes();
        text.truncate(SIZE);
        texts.push(text);
    }
    for name in ["CaptureTransaction", "Order", "CustomerPage"] {
        let shape = by_name(name).unwrap();
        for profile in Profile::ALL {
            let validator = Validator::new(shape, profile).with_limit(3);
            for text in &texts {
                let verdict = validator.check(text);
                assert_eq!(validator.is_valid(text), verdict.is_ok());
                if let Err(violations) = verdict {
                    assert!(violations.iter().all(|violation| violation.offset <= text.len()));
                }
            }
        }
    }
}
