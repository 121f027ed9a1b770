//! Replaces numbers that the oracle cannot hold.
//!
//! `serde_json` rounds a number beyond 64 bits to an `f64` and refuses one beyond the range of `f64`. Our
//! documents ask two things of a number: is it whole, and how does it compare with whole bounds? Those of an integer
//! are within 64 bits, those of another number far below 2^51. All numbers between the same two whole numbers get the
//! same answers. So a literal that the oracle would change is replaced by one with the same answers. Only a fraction beyond 2^51
//! gets others: the one that replaces it is within the bounds of an integer.

use std::borrow::Cow;

use serde_json::Number;

/// A number beyond any bound of an integer. An `f64` holds it exactly.
const FAR: i128 = 10_000_000_000_000_000_000;

/// A number beyond any bound of other numbers. An `f64` still holds it exactly with a half added.
const FAR_WITH_HALF: i128 = 1 << 51;

/// The properties of a number that our documents ask for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Kind {
    /// The greatest whole number at or below it; beyond the bounds, [`FAR`] or [`FAR_WITH_HALF`] from 0.
    floor: i128,
    /// The number is whole.
    whole: bool,
}

impl Kind {
    fn new(floor: i128, whole: bool) -> Self {
        let floor = match whole {
            true if floor > i64::MAX.into() => FAR,
            true if floor < i64::MIN.into() => -FAR,
            true => floor,
            false => floor.clamp(-FAR_WITH_HALF, FAR_WITH_HALF),
        };
        Self { floor, whole }
    }

    /// Reads a literal of RFC 8259 by its digits.
    fn written(literal: &str) -> Self {
        let (negative, magnitude) = match literal.strip_prefix('-') {
            Some(magnitude) => (true, magnitude),
            None => (false, literal),
        };
        let (mantissa, exponent) = magnitude.split_once(['e', 'E']).unwrap_or((magnitude, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let digits = format!("{whole}{fraction}");
        let significant = digits.trim_end_matches('0');
        // The value is 0.significant times ten to the power of `places`.
        let places = whole.len() as i64;
        let places = places.saturating_add(power(exponent));
        let zeros = significant.len() - significant.trim_start_matches('0').len();
        let places = places.saturating_sub(zeros as i64);
        let significant = significant.trim_start_matches('0');
        if significant.is_empty() {
            return Self { floor: 0, whole: true };
        }
        let whole = significant.len() as i64 <= places;
        let magnitude = match usize::try_from(places) {
            Err(_) => 0,
            Ok(places) if places > 20 => FAR,
            Ok(places) => {
                let digits = significant.chars().chain(std::iter::repeat('0'));
                let digits: String = digits.take(places).collect();
                digits.parse().unwrap_or(0)
            }
        };
        let floor = match (negative, whole) {
            (false, _) => magnitude,
            (true, true) => -magnitude,
            (true, false) => -magnitude - 1,
        };
        Self::new(floor, whole)
    }

    /// Reads a number of the oracle.
    fn held(number: &Number) -> Self {
        match (number.as_i64(), number.as_f64()) {
            (Some(number), _) => Self::new(number.into(), true),
            (None, Some(float)) => Self::new(float.floor() as i128, float.fract() == 0.0),
            (None, None) => Self::new(FAR, true),
        }
    }

    /// Writes a number of this kind that the oracle holds exactly.
    fn literal(self) -> String {
        match self {
            Self { floor: FAR, .. } => "1e19".to_owned(),
            Self { floor, .. } if floor == -FAR => "-1e19".to_owned(),
            Self { floor, whole: true } => floor.to_string(),
            Self { floor: 0.., .. } => format!("{}.5", self.floor),
            Self { floor, .. } => format!("-{}.5", -(floor + 1)),
        }
    }
}

/// Reads the exponent after `e`, and limits it to the type's range.
fn power(exponent: &str) -> i64 {
    let (sign, digits) = match exponent.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, exponent.strip_prefix('+').unwrap_or(exponent)),
    };
    sign * digits.bytes().fold(0_i64, |power, digit| {
        power.saturating_mul(10).saturating_add(i64::from(digit) - i64::from(b'0'))
    })
}

/// Returns true for a number that may replace a fraction beyond the bounds of an integer.
pub(super) fn is_far_fraction(held: f64) -> bool {
    held.fract() != 0.0 && held.abs() >= (FAR_WITH_HALF - 1) as f64
}

/// Returns a literal of the same kind that the oracle holds; mostly the same literal.
pub(super) fn held(literal: &str) -> Cow<'_, str> {
    let kind = Kind::written(literal);
    match serde_json::from_str::<Number>(literal) {
        Ok(number) if Kind::held(&number) == kind => Cow::Borrowed(literal),
        _ => Cow::Owned(kind.literal()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn replaced_numbers_are_of_the_same_kind() {
        let far_with_half = format!("{FAR_WITH_HALF}.5");
        let cases = [
            ("0", "0"),
            ("-0.0", "-0.0"),
            ("1.50e1", "1.50e1"),
            ("-90.5", "-90.5"),
            ("0.001e3", "0.001e3"),
            ("1e300", "1e300"),
            ("18446744073709551616", "18446744073709551616"),
            ("1e400", "1e19"),
            ("-1e400", "-1e19"),
            ("0e400", "0e400"),
            ("1e99999999999999999999", "1e19"),
            ("1e-400", "0.5"),
            ("-1e-99999999999999999999", "-0.5"),
            ("2147483647.00000000000000000001", "2147483647.5"),
            ("-2147483648.00000000000000000001", "-2147483648.5"),
            ("0.99999999999999999999999999", "0.5"),
            ("-0.99999999999999999999999999", "-0.5"),
            ("-1.0000000000000000000000001", "-1.5"),
            ("9007199254740992.5", &far_with_half),
            ("9223372036854775807", "9223372036854775807"),
            ("9223372036854775807.0", "9223372036854775807"),
            ("9223372036854775808", "9223372036854775808"),
            ("-9223372036854775808e0", "-9223372036854775808e0"),
            ("-9223372036854775809", "-1e19"),
            ("123456789012345678.0", "123456789012345678"),
        ];
        for (literal, expected) in cases {
            assert_eq!(held(literal), expected, "{literal}");
            let number = serde_json::from_str(expected).unwrap();
            assert_eq!(Kind::held(&number), Kind::written(literal), "{literal}");
        }
    }
}
