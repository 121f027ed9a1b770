//! Many records in one text, for readers that return pieces of any size.

use std::io::{self, BufRead, BufReader, Read};

use backoffice_description::{
    Profile,
    validate::{Checked, GIFT_CARD, Validator},
};

const VALIDATOR: Validator = Validator::new(&GIFT_CARD, Profile::Contract);

/// Offset, line and column of a record, its bytes, and its violations: code, line and column.
type Row = (u64, usize, usize, usize, Option<(&'static str, usize, usize)>);

fn row(checked: &Checked) -> Row {
    let violation = checked.result.as_ref().err().map(|violations| {
        let violation = &violations.as_slice()[0];
        (violation.code.id(), violation.line, violation.column)
    });
    let Checked { offset, line, column, bytes, .. } = *checked;
    (offset, line, column, bytes, violation)
}

/// Returns the records of a text. Checks that the result is the same for readers of a few bytes at once.
fn rows<I: Iterator<Item = io::Result<Checked>>>(
    text: &str,
    read: impl Fn(Box<dyn BufRead>) -> I,
) -> Vec<Row> {
    let rows = |size: usize| -> Vec<Row> {
        let reader = io::Cursor::new(text.as_bytes().to_vec());
        let items = read(Box::new(BufReader::with_capacity(size, reader)));
        let items: Vec<_> = items.map(Result::unwrap).collect();
        assert!(items.iter().enumerate().all(|(index, item)| item.index == index));
        items.iter().map(row).collect()
    };
    let whole = rows(1 << 16);
    for size in 1..5 {
        assert_eq!(rows(size), whole, "{text} by {size} bytes");
    }
    whole
}

#[test]
fn records_on_lines() {
    let cases: &[(&str, &[Row])] = &[
        ("", &[]),
        ("\n \r\n", &[]),
        ("\u{feff}\n", &[]),
        ("{\"id\":1}", &[(0, 1, 1, 8, None)]),
        (
            "\u{feff}{\"id\":1}\r\n\n{\"id\":\"2\"}\n",
            &[(0, 1, 1, 11, None), (14, 3, 1, 10, Some(("type-mismatch", 1, 7)))],
        ),
        (
            "{\"id\":1}\n\u{feff}{\"id\":1}\n{\n{}",
            &[
                (0, 1, 1, 8, None),
                (9, 2, 1, 11, Some(("not-json", 1, 1))),
                (21, 3, 1, 1, Some(("not-json", 1, 2))),
                (23, 4, 1, 2, Some(("missing-field", 1, 1))),
            ],
        ),
    ];
    for (text, expected) in cases {
        assert_eq!(rows(text, |reader| VALIDATOR.lines(reader)), *expected, "{text}");
    }
}

#[test]
fn elements_of_an_array() {
    let cases: &[(&str, &[Row])] = &[
        ("[]", &[]),
        ("\u{feff} [ ] \n", &[]),
        ("[{\"id\":1}]", &[(1, 1, 2, 8, None)]),
        (
            "\u{feff}[\n {\"id\":1,\"a\":\"é]\\\"}\"} ,{\"id\":{\"]\":[\"}\"]}}]",
            &[(6, 2, 2, 21, None), (29, 2, 24, 18, Some(("type-mismatch", 1, 7)))],
        ),
        (
            "[1 , \"a,]\",null,[[]]]",
            &[
                (1, 1, 2, 1, Some(("type-mismatch", 1, 1))),
                (5, 1, 6, 5, Some(("type-mismatch", 1, 1))),
                (11, 1, 12, 4, Some(("type-mismatch", 1, 1))),
                (16, 1, 17, 4, Some(("type-mismatch", 1, 1))),
            ],
        ),
        // A mistake between elements ends the list.
        ("", &[(0, 1, 1, 0, Some(("not-json", 1, 1)))]),
        ("{}", &[(0, 1, 1, 0, Some(("not-json", 1, 1)))]),
        // Characters that begin as a byte order mark does.
        ("\u{ff11}[]", &[(0, 1, 1, 0, Some(("not-json", 1, 1)))]),
        ("\u{fec0}[]", &[(0, 1, 1, 0, Some(("not-json", 1, 1)))]),
        ("[", &[(1, 1, 2, 0, Some(("not-json", 1, 1)))]),
        ("[,", &[(1, 1, 2, 0, Some(("not-json", 1, 1)))]),
        ("[{\"id\":1},]", &[(1, 1, 2, 8, None), (10, 1, 11, 0, Some(("not-json", 1, 1)))]),
        (
            "[{\"id\":1}\n{\"id\":1}]",
            &[(1, 1, 2, 8, None), (10, 2, 1, 0, Some(("not-json", 1, 1)))],
        ),
        ("[{\"id\":1}", &[(1, 1, 2, 8, None), (9, 1, 10, 0, Some(("not-json", 1, 1)))]),
        ("[{\"id\":1}] x", &[(1, 1, 2, 8, None), (11, 1, 12, 0, Some(("not-json", 1, 1)))]),
        // A mistake in an element belongs to that element.
        (
            "[{\"id\":1",
            &[(1, 1, 2, 7, Some(("not-json", 1, 8))), (8, 1, 9, 0, Some(("not-json", 1, 1)))],
        ),
        (
            "[{\"id\" 1},{\"id\":1}]",
            &[(1, 1, 2, 8, Some(("not-json", 1, 7))), (10, 1, 11, 8, None)],
        ),
        ("[\u{feff}1]", &[(1, 1, 2, 4, Some(("not-json", 1, 1)))]),
    ];
    for (text, expected) in cases {
        assert_eq!(rows(text, |reader| VALIDATOR.elements(reader)), *expected, "{text}");
    }
}

#[test]
fn text_between_elements_is_reported() {
    let text = &b"[{\"id\":1} {\"id\":2}]"[..];
    let last = VALIDATOR.elements(text).last().unwrap().unwrap();
    let violations = last.result.unwrap_err();
    let error = violations.syntax_error().unwrap();
    assert_eq!(error.message, "expected `,` or `]`, found `{`");
}

#[test]
fn a_record_above_the_limit_is_refused_without_keeping_it() {
    let endless = || BufReader::new(io::Read::chain(&b"[\""[..], io::repeat(b'a')));
    let message = |item: io::Result<Checked>| item.unwrap_err().to_string();
    let mut lines = VALIDATOR.lines(endless()).with_max_record(100_000);
    let expected = "record 0 at byte 0 is longer than 100000 bytes";
    assert_eq!(message(lines.next().unwrap()), expected);
    assert!(lines.next().is_none());
    let mut elements = VALIDATOR.elements(endless()).with_max_record(100_000);
    let expected = "record 0 at byte 1 is longer than 100000 bytes";
    assert_eq!(message(elements.next().unwrap()), expected);
    assert!(elements.next().is_none());
}

#[test]
fn a_failing_reader_ends_the_records() {
    struct Broken;
    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::ErrorKind::ConnectionReset.into())
        }
    }
    let reader = BufReader::new(io::Read::chain(&b"{\"id\":1}\n{"[..], Broken));
    let mut lines = VALIDATOR.lines(reader);
    assert!(lines.next().unwrap().unwrap().result.is_ok());
    let error = lines.next().unwrap().unwrap_err();
    assert_eq!(error.kind(), io::ErrorKind::ConnectionReset);
    assert!(lines.next().is_none());
}

#[test]
fn part_of_a_byte_order_mark_is_not_skipped() {
    for text in [&b"\xEF[]"[..], b"\xEF\n[]", b"\xEF\xBB[]", b"\xEF\xBB \xBF[]"] {
        let items: Vec<_> = VALIDATOR.elements(text).map(Result::unwrap).collect();
        let [item] = items.as_slice() else { panic!("{items:?}") };
        assert!(item.result.is_err() && item.offset == 0, "{item:?}");
    }
}

#[test]
fn a_form_feed_is_not_white_space() {
    for text in ["{\"id\": 1}\u{c}\n", "\u{c}\n"] {
        let records: Vec<_> = VALIDATOR.lines(text.as_bytes()).map(Result::unwrap).collect();
        assert!(matches!(records.as_slice(), [record] if record.result.is_err()), "{text:?}");
    }
}
