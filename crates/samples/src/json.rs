//! Writes JSON text. Its spellings never change, because the text of a sample must not.

use std::fmt::Write as _;

/// Appends `text` as a JSON string (RFC 8259, section 7).
pub(crate) fn write_text(out: &mut String, text: &str) {
    out.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c < ' ' => write_display(out, format_args!("\\u{:04x}", u32::from(c))),
            c => out.push(c),
        }
    }
    out.push('"');
}

/// Appends an amount given in hundredths: `1234` as `"12.34"`.
pub(crate) fn write_amount(out: &mut String, hundredths: i64) {
    write_display(out, format_args!("\"{}\"", fixed(hundredths, 2)));
}

/// A JSON number given in millionths, without trailing zeros: `82_500` as `0.0825`.
pub(crate) fn decimal(millionths: i64) -> String {
    let text = fixed(millionths, 6);
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// Appends the value's own text.
pub(crate) fn write_display(out: &mut String, value: impl std::fmt::Display) {
    // Writing to a String cannot fail.
    let _ = write!(out, "{value}");
}

/// `value` with a decimal point before its last `digits` digits.
fn fixed(value: i64, digits: u32) -> String {
    let (sign, value) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
    let (unit, width) = (10_u64.pow(digits), digits as usize);
    format!("{sign}{}.{:0width$}", value / unit, value % unit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_escaped() {
        let mut out = String::new();
        write_text(&mut out, "a\"b\\c\nd é");
        assert_eq!(out, r#""a\"b\\c\u000ad é""#);
    }

    #[test]
    fn amounts_and_decimals() {
        for (hundredths, expected) in [(0, "0.00"), (5, "0.05"), (1234, "12.34"), (-250, "-2.50")] {
            assert_eq!(fixed(hundredths, 2), expected);
        }
        for (millionths, expected) in [(0, "0"), (82_500, "0.0825"), (4_500_000, "4.5")] {
            assert_eq!(decimal(millionths), expected);
        }
        assert_eq!(decimal(-90_000_000), "-90");
    }
}
