//! The grammar of JSON (RFC 8259): a row for each rule, and for each way to break it.
//!
//! Each row's text is put into several places of a payload, in front of nothing and of more text than is
//! looked at together, and shifted byte by byte; `serde_json`, the prefilter and the diagnostic pass must all say
//! what the row says. [`DIFFERENCES`] are the texts on which `serde_json` and we differ.

use backoffice_validate::{Code, Profile, Shape, Validator};

/// Shifts that put a text at every place of two vectors; fewer for Miri, which is slow.
const SHIFTS: usize = if cfg!(miri) { 2 } else { 34 };

/// Step through bytes that are tried in turn.
const STEP: usize = if cfg!(miri) { 31 } else { 1 };

/// Rule, text.
type Row = (&'static str, &'static [u8]);

/// Values.
const VALUES: &[Row] = &[
    ("null", b"null"),
    ("true", b"true"),
    ("false", b"false"),
    ("zero", b"0"),
    ("minus zero", b"-0"),
    ("one digit", b"7"),
    ("minus", b"-7"),
    (
        "many digits",
        b"12345678901234567890123456789012345678901234567890",
    ),
    ("fraction", b"0.5"),
    ("fraction of zeros", b"1.000"),
    (
        "long fraction",
        b"0.1000000000000000055511151231257827021181583404541015625",
    ),
    ("exponent", b"1e5"),
    ("capital exponent", b"1E5"),
    ("exponent with a plus", b"1e+5"),
    ("exponent with a minus", b"1e-5"),
    ("exponent with zeros in front", b"1e05"),
    ("exponent behind a fraction", b"-1.5E+3"),
    ("exponent of zero", b"0e0"),
    ("number below the range of f64", b"1e-400"),
    ("empty array", b"[]"),
    ("empty array with white space", b"[ \t\r\n]"),
    ("array of one", b"[0]"),
    ("array of several", b"[0,\"a\",null,true,false,[],{}]"),
    ("array with white space", b"[\n\t0 ,\r\n 1 ]"),
    ("empty object", b"{}"),
    ("empty object with white space", b"{ \t\r\n}"),
    ("object of one", b"{\"a\":0}"),
    (
        "object of several",
        b"{\"a\":0,\"b\":\"a\",\"c\":null,\"d\":[],\"e\":{}}",
    ),
    (
        "object with white space",
        b"{\n\t\"a\" :\r\n0 ,\t\"b\" : 1 }",
    ),
    ("nested", b"[[[{\"a\":[{\"a\":[]}]}]]]"),
];

/// Contents of strings.
const TEXTS: &[Row] = &[
    ("empty", b""),
    ("ASCII", b"abc"),
    (
        "every printable ASCII character but two",
        b" !#$%&'()*+,-./0123456789:;<=>?@ABCXYZ[]^_`abcxyz{|}~",
    ),
    ("delete", b"\x7F"),
    ("two bytes", "\u{80}\u{7FF}".as_bytes()),
    ("three bytes", "\u{800}\u{D7FF}\u{E000}\u{FFFF}".as_bytes()),
    ("four bytes", "\u{10000}\u{10FFFF}".as_bytes()),
    (
        "line separators of Unicode",
        "\u{2028}\u{2029}\u{85}".as_bytes(),
    ),
    ("byte order mark", "\u{FEFF}".as_bytes()),
    ("noncharacter", "\u{FFFE}".as_bytes()),
    ("escaped quote", b"\\\""),
    ("escaped backslash", b"\\\\"),
    ("escaped solidus", b"\\/"),
    ("escaped backspace", b"\\b"),
    ("escaped form feed", b"\\f"),
    ("escaped line feed", b"\\n"),
    ("escaped carriage return", b"\\r"),
    ("escaped tab", b"\\t"),
    ("code unit", b"\\u0041"),
    ("code unit in small letters", b"\\u00e9"),
    ("code unit in capitals", b"\\u00E9"),
    ("code unit of zero", b"\\u0000"),
    ("code units beside the surrogates", b"\\uD7FF\\uE000"),
    ("last code unit", b"\\uFFFF"),
    ("surrogate pair", b"\\uD83D\\uDE00"),
    (
        "first and last surrogate pair",
        b"\\ud800\\udc00\\uDBFF\\uDFFF",
    ),
    ("backslashes before the closing quote", b"\\\\\\\\"),
    (
        "escape behind long text",
        b"a text of more bytes than two vectors have, and\\n",
    ),
    (
        "other characters behind long text",
        "a text of more bytes than two vectors have, and é".as_bytes(),
    ),
];

/// Texts that are not values.
const NO_VALUES: &[Row] = &[
    ("nothing", b""),
    ("word", b"abc"),
    ("null cut short", b"nul"),
    ("null misspelt", b"nulL"),
    ("null in capitals", b"NULL"),
    ("null with more behind it", b"nulll"),
    ("true cut short", b"tru"),
    ("true misspelt", b"trve"),
    ("true in capitals", b"True"),
    ("true with more behind it", b"true1"),
    ("false cut short", b"fals"),
    ("false misspelt", b"falsy"),
    ("false in capitals", b"FALSE"),
    ("false with more behind it", b"false\""),
    ("undefined", b"undefined"),
    ("not a number", b"NaN"),
    ("infinity", b"Infinity"),
    ("minus infinity", b"-Infinity"),
    ("minus alone", b"-"),
    ("two minuses", b"--1"),
    ("minus and space", b"- 1"),
    ("plus", b"+1"),
    ("zero in front", b"01"),
    ("zero in front behind a minus", b"-01"),
    ("two zeros", b"00"),
    ("zero in front of many digits", b"0123456789012345"),
    ("zero in front of a fraction", b"00.5"),
    ("no digit before the point", b".5"),
    ("no digit before the point behind a minus", b"-.5"),
    ("no digit behind the point", b"1."),
    ("no digit between point and exponent", b"1.e5"),
    ("two points", b"1.2.3"),
    ("point at the end of many digits", b"123456789012345."),
    ("no digit behind the exponent", b"1e"),
    ("no digit behind the exponent's sign", b"1e+"),
    ("exponent with two signs", b"1e+-5"),
    ("exponent with a fraction", b"1e5.5"),
    ("two exponents", b"1e5e5"),
    ("exponent alone", b"e5"),
    ("hexadecimal", b"0x1F"),
    ("underscore", b"1_000"),
    ("letters behind a number", b"1a"),
    ("digits of another script", "١".as_bytes()),
    ("digits of full width", "１".as_bytes()),
    ("single quotes", b"'a'"),
    ("no quotes", b"a"),
    ("quote alone", b"\""),
    ("closing quote is escaped", b"\"a\\\""),
    ("typographic quotes", "“a”".as_bytes()),
    ("array not closed", b"[0"),
    ("array not closed behind a comma", b"[0,"),
    ("array with a comma before the end", b"[0,]"),
    ("array with a comma at the start", b"[,0]"),
    ("array with two commas", b"[0,,1]"),
    ("array of a comma", b"[,]"),
    ("array without a comma", b"[0 1]"),
    ("array with a colon", b"[\"a\":0]"),
    ("array closed as an object", b"[0}"),
    ("array closed twice", b"[0]]"),
    ("bracket that closes nothing", b"]"),
    ("object not closed", b"{\"a\":0"),
    ("object not closed behind a comma", b"{\"a\":0,"),
    ("object not closed behind a colon", b"{\"a\":"),
    ("object not closed behind a name", b"{\"a\""),
    ("object with a comma before the end", b"{\"a\":0,}"),
    ("object with a comma at the start", b"{,\"a\":0}"),
    ("object with two commas", b"{\"a\":0,,\"b\":0}"),
    ("object of a comma", b"{,}"),
    ("object without a comma", b"{\"a\":0 \"b\":0}"),
    ("object without a colon", b"{\"a\" 0}"),
    ("object with two colons", b"{\"a\"::0}"),
    ("object with an equals sign", b"{\"a\"=0}"),
    ("object without a value", b"{\"a\":}"),
    ("object without a value before a comma", b"{\"a\":,\"b\":0}"),
    ("object of a name", b"{\"a\"}"),
    ("object with a name without quotes", b"{a:0}"),
    ("object with a name in single quotes", b"{'a':0}"),
    ("object with a number as a name", b"{0:0}"),
    ("object with null as a name", b"{null:0}"),
    ("object with a value for a name", b"{[]:0}"),
    ("object closed as an array", b"{\"a\":0]"),
    ("object closed twice", b"{\"a\":0}}"),
    ("brace that closes nothing", b"}"),
    ("two values", b"0 0"),
    ("two values without a space", b"[][]"),
    ("form feed as white space", b"\x0C0"),
    ("vertical tab as white space", b"\x0B0"),
    ("zero byte as white space", b"\x000"),
    ("zero byte behind a value", b"0\x00"),
    ("no-break space as white space", "\u{A0}0".as_bytes()),
    ("line separator as white space", "\u{2028}0".as_bytes()),
    ("byte order mark as white space", "\u{FEFF}0".as_bytes()),
    ("comment of a line", b"0//a\n"),
    ("comment", b"/**/0"),
    ("comment with a number sign", b"0#a\n"),
    ("byte that is not UTF-8", b"\xFF"),
];

/// Texts that strings must not have.
const NO_TEXTS: &[Row] = &[
    ("escape of nothing", b"\\"),
    ("escape of a space", b"\\ "),
    ("escape of a", b"\\a"),
    ("escape of v", b"\\v"),
    ("escape of x", b"\\x41"),
    ("escape of 0", b"\\0"),
    ("escape of a single quote", b"\\'"),
    ("escape of a line feed", b"\\\n"),
    ("escape of a capital", b"\\N"),
    ("escape of a capital u", b"\\U0041"),
    ("escape of another character", "\\é".as_bytes()),
    ("code unit of no digits", b"\\u"),
    ("code unit of one digit", b"\\u1"),
    ("code unit of three digits", b"\\u123"),
    ("code unit with another letter", b"\\u12G4"),
    ("code unit with a sign", b"\\u+041"),
    ("code unit with a space", b"\\u 041"),
    ("code unit with braces", b"\\u{41}"),
    ("code unit with other characters", "\\u00é".as_bytes()),
    ("second surrogate cut short", b"\\uD83D\\uDE0"),
    ("continuation alone", b"\x80"),
    ("last continuation alone", b"\xBF"),
    ("two bytes for ASCII", b"\xC0\x80"),
    ("two bytes for the last of ASCII", b"\xC1\xBF"),
    ("two bytes without the second", b"\xC3"),
    ("two bytes with ASCII as the second", b"\xC3x"),
    ("three bytes for what two hold", b"\xE0\x80\xAF"),
    ("three bytes for the last that two hold", b"\xE0\x9F\xBF"),
    ("three bytes without the third", b"\xE2\x82"),
    ("three bytes without the second", b"\xE2"),
    ("surrogate in UTF-8", b"\xED\xA0\x80"),
    ("last surrogate in UTF-8", b"\xED\xBF\xBF"),
    ("surrogate pair in UTF-8", b"\xED\xA0\xBD\xED\xB8\x80"),
    ("four bytes for what three hold", b"\xF0\x8F\xBF\xBF"),
    ("four bytes without the fourth", b"\xF0\x9F\x92"),
    ("four bytes without the third", b"\xF0\x9F"),
    ("four bytes beyond Unicode", b"\xF4\x90\x80\x80"),
    ("four bytes that begin beyond Unicode", b"\xF5\x80\x80\x80"),
    ("five bytes", b"\xF8\x88\x80\x80\x80"),
    ("six bytes", b"\xFC\x84\x80\x80\x80\x80"),
    ("byte 0xFE", b"\xFE"),
    ("byte 0xFF", b"\xFF"),
    ("Latin-1", b"caf\xE9"),
];

/// Contents of strings with a lone surrogate: the grammar has them, and they stand for no text.
const LONE_SURROGATES: &[Row] = &[
    ("second surrogate without a backslash", b"\\uD83Du DE00"),
    ("first surrogate alone", b"\\uD800"),
    ("second surrogate alone", b"\\uDC00"),
    ("first surrogate and text", b"\\uD83Dx"),
    ("first surrogate and another escape", b"\\uD83D\\n"),
    ("first surrogate and another code unit", b"\\uD83D\\u0041"),
    ("first surrogate twice", b"\\uD83D\\uD83D"),
    ("surrogates reversed", b"\\uDE00\\uD83D"),
    ("second surrogate behind a pair", b"\\uD83D\\uDE00\\uDE00"),
];

/// Texts on which `serde_json` differs: what it is, the text, whether we read it, whether `serde_json` does,
/// and why. All is as RFC 8259 leaves it to whoever reads.
const DIFFERENCES: &[(&str, &[u8], bool, bool, &str)] = &[
    (
        "byte order mark at the start",
        b"\xEF\xBB\xBF{}",
        true,
        false,
        "section 8.1 lets a reader ignore it (gap byte-order-mark)",
    ),
    (
        "number beyond the range of f64",
        b"{\"a\":1e400}",
        true,
        false,
        "section 6 lets a reader limit range and precision: we do not, an f64 does",
    ),
    (
        "name that comes twice",
        b"{\"a\":0,\"a\":1}",
        true,
        true,
        "section 4 leaves it open: it is read, the last value counts, and we report a violation \
         (gap duplicate-fields)",
    ),
];

fn validator(shape: &str) -> Validator {
    let shape = Shape::by_name(shape).unwrap_or_else(|error| panic!("{error}"));
    Validator::new(shape, Profile::Contract)
}

/// The answers of both passes and `serde_json` on a text of any shape: the prefilter takes it,
/// whether it is JSON to the exact one, to both together, and to `serde_json`.
fn said(validator: Validator, text: &[u8]) -> [bool; 4] {
    let is_json = |verdict: Result<(), backoffice_validate::Violations>| match verdict {
        Ok(()) => true,
        Err(violations) => violations.syntax_error().is_none(),
    };
    let (fast, exact) = validator.passes(text);
    let serde_json = serde_json::from_slice::<serde_json::Value>(text).is_ok();
    [
        fast,
        is_json(exact),
        is_json(validator.check(text)),
        serde_json,
    ]
}

/// Fields that stand behind a text, some two hundred bytes of them.
fn more_text() -> String {
    let field = |number| format!("\"more {number}\":\"text\",");
    (0..12).map(field).collect()
}

/// Texts before and after a value, in a payload of a shape in which any value may have that place.
fn places() -> Vec<(Validator, String, String)> {
    let long = more_text();
    let [free, known] = ["CaptureTransaction", "Order"].map(validator);
    let mut places = vec![
        // Fields that the document does not show, and one that may have any value.
        (free, "{\"a\":".to_owned(), "}".to_owned()),
        (free, "{\"a\" : ".to_owned(), format!(" ,{long}\"z\":0}}\n")),
        (free, "{\"a\":[{\"a\":[0,".to_owned(), "]}]}".to_owned()),
        (
            known,
            "{\"number\":\"1\",\"metadata\":".to_owned(),
            "}".to_owned(),
        ),
        (
            known,
            "{\"metadata\":".to_owned(),
            format!(",{long}\"number\":\"1\"}}"),
        ),
        (
            known,
            "{\"number\":\"1\",\"new\":".to_owned(),
            "}".to_owned(),
        ),
        (
            known,
            "{\n    \"new\":\n    ".to_owned(),
            format!(",\n{long}\"number\":\"1\"}}"),
        ),
    ];
    for shift in 0..SHIFTS {
        let space = " ".repeat(shift);
        places.push((free, format!("{space}{{\"a\":{space}"), "}".to_owned()));
        let name = "n".repeat(shift);
        places.push((free, format!("{{\"{name}\":"), format!(",{long}\"z\":0}}")));
    }
    places
}

/// The places of values, for text between quotes, and places of names and of fields that are texts.
fn places_of_text() -> Vec<(Validator, String, String)> {
    let long = more_text();
    let mut places: Vec<_> = places()
        .into_iter()
        .map(|(validator, before, behind)| {
            (validator, format!("{before}\""), format!("\"{behind}"))
        })
        .collect();
    let known = validator("Order");
    for (before, behind) in [("", ""), ("x", "x"), ("sixteen bytes xx", "; as many more")] {
        places.extend([
            (
                known,
                format!("{{\"currency\":\"{before}"),
                format!("{behind}\",\"number\":\"1\"}}"),
            ),
            (
                known,
                format!("{{\"currency\":\"{before}"),
                format!("{behind}\",{long}\"number\":\"1\"}}"),
            ),
            (
                known,
                format!("{{\"number\":\"1\",\"tags\":[\"{before}"),
                format!("{behind}\"]}}"),
            ),
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
            (
                free,
                format!("{{\"{name}"),
                format!("\" :0,{long}\"z\":0}}"),
            ),
            (
                known,
                format!("{{\"{name}"),
                format!("\":0,{long}\"number\":\"1\"}}"),
            ),
            (
                known,
                format!("{{\"number\":\"1\",\"x{name}"),
                "\":0}".to_owned(),
            ),
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
        for (validator, before, behind) in places {
            let text = [before.as_bytes(), row, behind.as_bytes()].concat();
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
    // A name with escapes is left to the diagnostic pass.
    count += each(TEXTS, &places_of_names(), true, false);
    println!("{count} texts that are JSON");
}

#[test]
fn ways_to_break_the_grammar() {
    let mut count = each(NO_VALUES, &places(), false, false);
    count += each(NO_TEXTS, &places_of_text(), false, false);
    count += each(NO_TEXTS, &places_of_names(), false, false);
    println!("{count} texts that are no JSON");
}

#[test]
fn lone_surrogates_are_violations_and_no_faults_of_syntax() {
    let mut places = places_of_text();
    places.extend(places_of_names());
    for (rule, row) in LONE_SURROGATES {
        for (validator, before, behind) in &places {
            let text = [before.as_bytes(), row, behind.as_bytes()].concat();
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
fn control_characters_stand_in_strings_as_escapes_only() {
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
                let (before, behind) = tokens.split_at(at);
                let text = [before.concat(), space.clone(), behind.concat()].concat();
                let shown = String::from_utf8_lossy(&text);
                assert_eq!(said(validator, &text), [is_space; 4], "{shown:?}");
            }
        }
    }
}

#[test]
fn one_value_and_nothing_else() {
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
    // JSON, and not an object.
    for text in ["0", "null", "\"a\"", "[]", "true"] {
        assert_eq!(
            said(validator, text.as_bytes()),
            [false, true, true, true],
            "{text:?}"
        );
    }
    // Every beginning of a text is no JSON.
    let text = r#"{"a":[-1.5e+3,"b\u00e9\ud83d\ude00",null,true,{"c":{}}]}"#;
    assert_eq!(said(validator, text.as_bytes()), [true; 4]);
    for end in 0..text.len() {
        let start = &text.as_bytes()[..end];
        assert_eq!(said(validator, start), [false; 4], "{}", &text[..end]);
    }
}

#[test]
fn where_serde_json_differs() {
    let validator = validator("CaptureTransaction");
    for (what, text, ours, serde_json, why) in DIFFERENCES {
        let [_, exact, both, theirs] = said(validator, text);
        assert_eq!(
            [exact, both, theirs],
            [*ours, *ours, *serde_json],
            "{what}: {why}"
        );
    }
    let twice = validator
        .check(b"{\"a\":0,\"a\":1}")
        .map_err(|violations| violations.as_slice()[0].code);
    assert_eq!(twice, Err(Code::DuplicateField));
}

/// Section 9 lets a reader limit the depth: 128 levels here (gap `nesting-depth`), 127 in `serde_json`.
#[test]
fn levels() {
    let validator = validator("CaptureTransaction");
    for (open, close) in [
        ("[", "]"),
        ("{\"a\":", "}"),
        ("[{\"a\":", "}]"),
        ("[ 0,", "]"),
    ] {
        let per_piece = open.matches(['[', '{']).count();
        let all = [127, 128, 129, 126, 130, 125, 131, 1, 2, 200, 3000];
        for levels in all.into_iter().take(if cfg!(miri) { 3 } else { all.len() }) {
            let pieces = levels / per_piece;
            // The outermost object is one more.
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
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1);
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
    let mut texts: Vec<Vec<u8>> = (0..=u8::MAX)
        .step_by(STEP)
        .map(|byte| vec![byte; SIZE])
        .collect();
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
        let shape = Shape::by_name(name).unwrap();
        for profile in Profile::ALL {
            let validator = Validator::new(shape, profile).with_limit(3);
            for text in &texts {
                let verdict = validator.check(text);
                assert_eq!(validator.is_valid(text), verdict.is_ok());
                if let Err(violations) = verdict {
                    assert!(
                        violations
                            .iter()
                            .all(|violation| violation.offset <= text.len())
                    );
                }
            }
        }
    }
}
