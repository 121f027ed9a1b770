//! JSON text.

use std::fmt::Write as _;

/// Appends `text` as a JSON string (RFC 8259, section 7).
pub(crate) fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            // Writing to a String cannot fail.
            c if c < ' ' => drop(write!(out, "\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Appends an amount given in hundredths: `1234` as `"12.34"`.
pub(crate) fn write_amount(out: &mut String, hundredths: i64) {
    let sign = if hundredths < 0 { "-" } else { "" };
    let (whole, rest) = (
        hundredths.unsigned_abs() / 100,
        hundredths.unsigned_abs() % 100,
    );
    // Writing to a String cannot fail.
    let _ = write!(out, "\"{sign}{whole}.{rest:02}\"");
}

/// A JSON number given in millionths, without trailing zeros: `82_500` as `0.0825`.
pub(crate) fn decimal(millionths: i64) -> String {
    let sign = if millionths < 0 { "-" } else { "" };
    let (whole, rest) = (
        millionths.unsigned_abs() / 1_000_000,
        millionths.unsigned_abs() % 1_000_000,
    );
    let text = format!("{sign}{whole}.{rest:06}");
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(write: impl Fn(&mut String)) -> String {
        let mut out = String::new();
        write(&mut out);
        out
    }

    #[test]
    fn text_is_escaped() {
        let text = "a\"b\\c\nd é";
        assert_eq!(
            written(|out| write_text(out, text)),
            r#""a\"b\\c\u000ad é""#
        );
    }

    #[test]
    fn amounts_and_decimals() {
        for (hundredths, expected) in [(0, "0.00"), (5, "0.05"), (1234, "12.34"), (-250, "-2.50")] {
            assert_eq!(
                written(|out| write_amount(out, hundredths)),
                format!("\"{expected}\"")
            );
        }
        let cases = [
            (0, "0"),
            (82_500, "0.0825"),
            (-90_000_000, "-90"),
            (4_500_000, "4.5"),
        ];
        for (millionths, expected) in cases {
            assert_eq!(decimal(millionths), expected);
        }
    }
}
