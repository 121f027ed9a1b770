//! Names and values that are hard for readers, as JSON text.

use serde_json::value::RawValue;

use super::Extent;

/// Names to insert.
pub(super) fn names(extent: Extent) -> Vec<String> {
    let mut names = texts(NAMES);
    if extent == Extent::AnyJson {
        names.extend(texts(WILD_NAMES));
    }
    names.push(format!("\"{}\"", "long_".repeat(80)));
    names
}

/// Values to insert.
pub(super) fn values(extent: Extent) -> Vec<String> {
    let mut values = texts(VALUES);
    let levels = match extent {
        Extent::Interoperable => 100,
        Extent::AnyJson => {
            values.extend(texts(WILD_VALUES));
            200
        }
    };
    let nested =
        |open: &str, inner, close: &str| open.repeat(levels) + inner + &close.repeat(levels);
    values.extend([
        format!("\"{}\"", "é".repeat(400)),
        nested("[", "", "]"),
        nested("{\"a\":", "0", "}"),
    ]);
    values
}

/// The texts of the elements of a JSON array.
fn texts(array: &str) -> Vec<String> {
    let elements: Vec<&RawValue> = serde_json::from_str(array).unwrap_or_default();
    elements.into_iter().map(|raw| raw.get().to_owned()).collect()
}

/// Insignificant whitespace.
pub(super) const SPACES: &[&str] = &["", "", "", " ", "\n", "\t", "\r\n", "  \n\t "];

const NAMES: &str = r#"[
    "", " ", "id ", "undocumented", "__proto__", "💥", "\ud83d\ude00", "n\u00e4me", "na\u0308me",
    "\"quoted\"", "back\\slash", "a\/b~c~1d", "line\nbreak", "\u0000", "0", "$ref"
]"#;

/// Names with lone surrogates.
const WILD_NAMES: &str = r#"["\ud800", "\udc00\ud800", "id\udfff"]"#;

const VALUES: &str = r#"[
    null, true, false,
    0, -0, -0.0, 1.0, 1e0, 1E+2, 1.5, -1, 2147483647, 2147483648, -2147483649, 9007199254740993,
    9223372036854775807, 9223372036854775808, -9223372036854775809, 18446744073709551616,
    5e-324, 1.7976931348623157e308,
    "", " ", "null", "1", "something_new", "ACTIVE",
    "12,50", "1e3", "+1", "-0.00", "19.975", "١٢.٥٠",
    "2023-02-10", "2023-02-30T00:00:00Z", "2023-02-10T12:00:00.123456+07:00",
    "2016-12-31T23:59:60Z", "2023-02-10 12:00:00",
    "/relative", "https://example.com/ä b", "mailto:person@example.com",
    "\u0000\u001f\u007f\u2028", "\ud83d\ude00",
    [], {}, [null], [1,"1",[],{}], {"id":null}, {"":{"":{"":[]}}}
]"#;

/// Lone surrogates, and numbers that no usual type holds.
const WILD_VALUES: &str = r#"[
    1e400, -1e400, 1e-400, 1e99999999999999999999,
    0.1000000000000000055511151231257827021181583404541015625,
    123456789012345678901234567890123456789012345678901234567890,
    "\ud800", "\udc00\ud800", "\ud83dx"
]"#;
