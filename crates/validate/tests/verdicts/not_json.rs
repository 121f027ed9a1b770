//! Texts that are not JSON: where, and how it is said.

use backoffice_description::{Profile::Contract, validate::SyntaxError};

use crate::check;

fn syntax_error(input: &[u8]) -> SyntaxError {
    let Err(violations) = check("Customer", Contract, input) else {
        panic!("{:?} is valid", String::from_utf8_lossy(input))
    };
    let Some(error) = violations.syntax_error() else {
        panic!("{:?}: {violations:?}", String::from_utf8_lossy(input))
    };
    let [violation] = violations.as_slice() else { panic!("{violations:?}") };
    assert!(violation.code.is_syntax() && violation.pointer.is_empty());
    let place = [violation.offset, violation.line, violation.column];
    assert_eq!(place, [error.offset, error.line, error.column]);
    assert_eq!((violation.code, &violation.hint), (error.code, &error.hint));
    assert_eq!(violations.to_string(), error.to_string());
    error.clone()
}

/// Input; line, column and offset; message; hint.
type NotJson<'a> = (&'a [u8], [usize; 3], &'a str, Option<&'a str>);

#[test]
fn text_that_is_not_json_is_refused_at_its_first_wrong_character() {
    let deep = |levels: usize| "[".repeat(levels) + &"]".repeat(levels);
    let (too_deep, very_deep) = (format!("{{\"a\":{}}}", deep(128)), deep(10_000));
    const NUL: &str =
        "JSON has no NUL bytes: a crash or a full disk may have damaged the text; remove them";
    const CUT: &str = "the text is cut short, or lacks a bracket at its end";
    #[rustfmt::skip]
    let cases: &[NotJson<'_>] = &[
        (b"", [1, 1, 0], "the text is empty: expected a JSON value", None),
        (b" \n ", [2, 2, 3], "the text is empty: expected a JSON value", None),
        (b"\xEF\xBB\xBF", [1, 1, 3], "the text is empty: expected a JSON value", None),
        (b"{\"a\":\n\"\xC3\xA9\xFF\"}", [2, 3, 9], "byte 0xFF is not UTF-8, the encoding of JSON", Some("save the text as UTF-8")),
        (b"\xFF\xFE{\0}\0", [1, 1, 0], "byte 0xFF is not UTF-8, the encoding of JSON",
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")),
        (b"{\0}\0", [1, 2, 1], "expected a field name in double quotes, found the character U+0000",
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")),
        (b"\x1F\x8B\x08\x00", [1, 2, 1], "byte 0x8B is not UTF-8, the encoding of JSON", Some("this looks like gzip; decompress it first")),
        (b"\x7FELF\x02\x01", [1, 1, 0], "expected a value, found the character U+007F", None),
        ("{\u{202e}}".as_bytes(), [1, 2, 1], "expected a field name in double quotes, found the character U+202E", None),
        (b"<!doctype html>", [1, 1, 0], "expected a value, found `<`", Some("this looks like HTML or XML, perhaps an error page")),
        (b"{\"id\":7", [1, 8, 7], "expected `,` or `}`, found the end of the text", Some(CUT)),
        (b"{\"id\":7,}", [1, 9, 8], "expected a field name in double quotes, found `}`", Some("remove the comma before `}`")),
        (b"[1,\n]", [2, 1, 4], "expected a value, found `]`", Some("remove the comma before `]`")),
        (b"{id:7}", [1, 2, 1], "expected a field name in double quotes, found `i`", Some("put names and text in double quotes")),
        (b"{'id':7}", [1, 2, 1], "expected a field name in double quotes, found `'`", Some("put strings and names in double quotes")),
        (b"{\"id\" 7}", [1, 7, 6], "expected `:` after the field name, found `7`", Some("write `:` between the name and the value")),
        (b"{\"a\":\"b\" \"c\":1}", [1, 10, 9], "expected `,` or `}`, found `\"`", Some("a comma is missing")),
        (b"// note\n{}", [1, 1, 0], "expected a value, found `/`", Some("JSON has no comments; remove it")),
        (b"{\"a\":NaN}", [1, 6, 5], "expected a value, found `N`", Some("JSON has no such number; write null or leave the field out")),
        (b"{\"a\":None}", [1, 6, 5], "expected a value, found `N`", Some("write null")),
        (b"{\"a\":True}", [1, 6, 5], "expected a value, found `T`", Some("write true")),
        (b"{\"a\":.5}", [1, 6, 5], "expected a value, found `.`", Some("a JSON number starts with a digit or `-`")),
        (b"{\"a\":5.}", [1, 8, 7], "expected a digit, found `}`", None),
        (b"{\"a\":1e}", [1, 8, 7], "expected a digit, found `}`", None),
        (b"{\"a\":-}", [1, 7, 6], "expected a digit, found `}`", None),
        (b"{\"a\":007}", [1, 6, 5], "this number has a leading zero", None),
        (b"{\"a\":\"b", [1, 6, 5], "this string is not closed", None),
        (b"{\"a\":\"b\\", [1, 9, 8], "expected an escape such as `\\n`, `\\\\` or `\\u00e9`, found the end of the text",
            Some("write a literal backslash as `\\\\`")),
        (b"{\"a\":-Infinity}", [1, 7, 6], "expected a digit, found `I`", Some("JSON has no such number; write null or leave the field out")),
        (b"{\"a\":\"b\nc\"}", [1, 8, 7], "the character U+000A is not escaped in this string",
            Some("write line breaks, tabs and other control characters as escapes")),
        (b"\"\\x\"", [1, 3, 2], "expected an escape such as `\\n`, `\\\\` or `\\u00e9`, found `x`",
            Some("write a literal backslash as `\\\\`")),
        (b"\"\\u00g0\"", [1, 6, 5], "expected four hexadecimal digits after `\\u`, found `g`",
            Some("write a literal backslash as `\\\\`")),
        (b"{}\n{}", [2, 1, 3], "expected the end of the text after the first value",
            Some("write several values as newline-delimited JSON, one on each line")),
        (b"{} x", [1, 4, 3], "expected the end of the text after the first value",
            Some("write several values as newline-delimited JSON, one on each line")),
        (b"{\"a\":1}\0\0\0", [1, 8, 7], "expected the end of the text after the first value", Some(NUL)),
        (b"{\"a\":\0\0}", [1, 6, 5], "expected a value, found the character U+0000", Some(NUL)),
        (b"\0\0\0\0", [1, 1, 0], "expected a value, found the character U+0000", Some(NUL)),
        (b"\0{\0}", [1, 1, 0], "expected a value, found the character U+0000",
            Some("this looks like UTF-16; convert it to UTF-8, for instance with iconv")),
        (b"{\"a\":1\n\n\n", [1, 7, 6], "expected `,` or `}`, found the end of the text", Some(CUT)),
        (b"[1,,2]", [1, 4, 3], "expected a value, found `,`", Some("remove the comma, or write a value before it")),
        (b"{\"a\":}", [1, 6, 5], "expected a value, found `}`", Some("the value of the field is missing")),
        (b"{\"a\":[1}", [1, 8, 7], "expected `,` or `]`, found `}`", Some("write `]` first: the array is still open")),
        (b"{\"a\":1]", [1, 7, 6], "expected `,` or `}`, found `]`", Some("write `}` first: the object is still open")),
        (b"{\"a\" = 1}", [1, 6, 5], "expected `:` after the field name, found `=`", Some("write `:` instead of `=`")),
        (b"{\"a\":1;\"b\":2}", [1, 7, 6], "expected `,` or `}`, found `;`", Some("write a comma instead of `;`, and nothing at the end")),
        (b"{\"a\":1 /* b */}", [1, 8, 7], "expected `,` or `}`, found `/`", Some("JSON has no comments; remove it")),
        (b"{} # b", [1, 4, 3], "expected the end of the text after the first value", Some("JSON has no comments; remove it")),
        (b"{},", [1, 3, 2], "expected the end of the text after the first value", Some("remove the comma, or write `[` and `]` around several values")),
        (b"{}}", [1, 3, 2], "expected the end of the text after the first value", Some("remove this bracket, or open it before")),
        (b"{\n<<<<<<< HEAD\n}", [2, 1, 2], "expected a field name in double quotes, found `<`", Some("this is the mark of a merge conflict; resolve it")),
        ("{\u{201c}a\u{201d}:1}".as_bytes(), [1, 2, 1], "expected a field name in double quotes, found `\u{201c}`", Some("put strings and names in straight double quotes")),
        ("{\u{a0}\"a\":1}".as_bytes(), [1, 2, 1], "expected a field name in double quotes, found the character U+00A0", Some("this space is not one of JSON's; write a plain space")),
        (b"{{ order }}", [1, 2, 1], "expected a field name in double quotes, found `{`", Some("this looks like a template; fill it in first")),
        (b"{\"a\":0x1F}", [1, 7, 6], "expected `,` or `}`, found `x`", Some("JSON has no hexadecimal numbers; write decimal digits")),
        (b"{\"a\":1_000}", [1, 7, 6], "expected `,` or `}`, found `_`", Some("JSON has no `_` between digits; remove it")),
        (b"{\"a\":1 \"b\":2}", [1, 8, 7], "expected `,` or `}`, found `\"`", Some("a comma is missing")),
        (b"[true false]", [1, 7, 6], "expected `,` or `]`, found `f`", Some("a comma is missing")),
        (b"[1, ...]", [1, 5, 4], "expected a value, found `.`", Some("write the values that the dots stand for")),
        (b"{\"a\":-.5}", [1, 7, 6], "expected a digit, found `.`", Some("write a digit before the point")),
        (b"PK\x03\x04", [1, 1, 0], "expected a value, found `P`", Some("this looks like a ZIP archive; extract the files first")),
        (too_deep.as_bytes(), [1, 133, 132], "this value is nested deeper than 128 levels", Some("the validator reads no deeper levels")),
        (very_deep.as_bytes(), [1, 129, 128], "this value is nested deeper than 128 levels", Some("the validator reads no deeper levels")),
    ];
    for (input, [line, column, offset], message, hint) in cases {
        let error = syntax_error(input);
        let shown = String::from_utf8_lossy(input);
        let shown: String = shown.chars().take(40).collect();
        assert_eq!(error.message, *message, "{shown}");
        assert_eq!([error.line, error.column, error.offset], [*line, *column, *offset], "{shown}");
        assert_eq!(error.hint.as_deref(), *hint, "{shown}");
    }
}
