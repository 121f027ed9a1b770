//! Names and values that readers trip over, each as JSON text.

use super::Extent;

/// What may be inserted in one document.
pub(super) struct Pool {
    pub(super) names: Vec<String>,
    pub(super) values: Vec<String>,
}

impl Pool {
    pub(super) fn new(extent: Extent) -> Self {
        let (wild_names, wild_values, levels) = match extent {
            Extent::Interoperable => (NONE, NONE, 100),
            Extent::AnyJson => (WILD_NAMES, WILD_VALUES, 200),
        };
        let texts = |tame: &[&str], wild: &[&str]| {
            tame.iter()
                .chain(wild)
                .map(|text| (*text).to_owned())
                .collect()
        };
        let (mut names, mut values): (Vec<_>, Vec<_>) =
            (texts(NAMES, wild_names), texts(VALUES, wild_values));
        names.push(format!("\"{}\"", "long_".repeat(80)));
        values.push(format!("\"{}\"", "é".repeat(400)));
        values.push(format!("{}{}", "[".repeat(levels), "]".repeat(levels)));
        values.push(format!(
            "{}0{}",
            "{\"a\":".repeat(levels),
            "}".repeat(levels)
        ));
        Self { names, values }
    }
}

const NONE: &[&str] = &[];

/// Insignificant whitespace.
pub(super) const SPACES: &[&str] = &["", "", "", " ", "\n", "\t", "\r\n", "  \n\t "];

/// Field names.
const NAMES: &[&str] = &[
    r#""""#,
    r#"" ""#,
    r#""id ""#,
    r#""undocumented""#,
    r#""__proto__""#,
    r#""💥""#,
    r#""\ud83d\ude00""#,
    r#""n\u00e4me""#,
    r#""na\u0308me""#,
    r#""\"quoted\"""#,
    r#""back\\slash""#,
    r#""a\/b~c~1d""#,
    r#""line\nbreak""#,
    r#""\u0000""#,
    r#""0""#,
    r#""$ref""#,
];

/// Field names that are JSON and no text.
const WILD_NAMES: &[&str] = &[r#""\ud800""#, r#""\udc00\ud800""#, r#""id\udfff""#];

/// Values.
const VALUES: &[&str] = &[
    "null",
    "true",
    "false",
    "0",
    "-0",
    "-0.0",
    "1.0",
    "1e0",
    "1E+2",
    "1.5",
    "-1",
    "2147483647",
    "2147483648",
    "-2147483649",
    "9007199254740993",
    "9223372036854775807",
    "9223372036854775808",
    "-9223372036854775809",
    "18446744073709551616",
    "5e-324",
    "1.7976931348623157e308",
    r#""""#,
    r#"" ""#,
    r#""null""#,
    r#""1""#,
    r#""something_new""#,
    r#""ACTIVE""#,
    r#""12,50""#,
    r#""1e3""#,
    r#""+1""#,
    r#""-0.00""#,
    r#""19.975""#,
    r#""١٢.٥٠""#,
    r#""2023-02-10""#,
    r#""2023-02-30T00:00:00Z""#,
    r#""2023-02-10T12:00:00.123456+07:00""#,
    r#""2016-12-31T23:59:60Z""#,
    r#""2023-02-10 12:00:00""#,
    r#""/relative""#,
    r#""https://example.com/ä b""#,
    r#""mailto:person@example.com""#,
    r#""\u0000\u001f\u007f\u2028""#,
    r#""\ud83d\ude00""#,
    "[]",
    "{}",
    "[null]",
    "[1,\"1\",[],{}]",
    r#"{"id":null}"#,
    r#"{"":{"":{"":[]}}}"#,
];

/// Values that are JSON and no text, or no number of a usual type.
const WILD_VALUES: &[&str] = &[
    "1e400",
    "-1e400",
    "1e-400",
    "1e99999999999999999999",
    "0.1000000000000000055511151231257827021181583404541015625",
    "123456789012345678901234567890123456789012345678901234567890",
    r#""\ud800""#,
    r#""\udc00\ud800""#,
    r#""\ud83dx""#,
];
