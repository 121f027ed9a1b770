//! Numbers as they are written: exact at any size and precision.

/// A JSON number taken apart: `digits` times ten to the power of `exponent`.
pub(crate) struct Decimal {
    negative: bool,
    /// Without zeros at either end; empty for zero.
    digits: String,
    /// Far from the bounds of the type, so that sums with a length cannot overflow.
    exponent: i128,
}

impl Decimal {
    /// Takes a literal of RFC 8259 apart.
    pub(crate) fn new(literal: &str) -> Self {
        let magnitude = literal.strip_prefix('-');
        let negative = magnitude.is_some();
        let magnitude = magnitude.unwrap_or(literal);
        let (mantissa, power) = magnitude.split_once(['e', 'E']).unwrap_or((magnitude, "0"));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let significant = all.trim_end_matches('0');
        let zeros = all.len() - significant.len();
        // A power beyond 64 bits is far outside whatever it is compared with, as its bound is.
        let power: i64 = power.parse().unwrap_or(if power.starts_with('-') {
            i64::MIN
        } else {
            i64::MAX
        });
        let exponent = i128::from(power) - length(fraction.len()) + length(zeros);
        Self {
            negative,
            digits: significant.trim_start_matches('0').to_owned(),
            exponent,
        }
    }

    /// Whether it is a whole number, in whatever spelling: `1.0` and `1e2` are.
    pub(crate) fn is_integer(&self) -> bool {
        self.digits.is_empty() || self.exponent >= 0
    }

    /// The whole number; `None` if it is none, or is beyond 128 bits.
    pub(crate) fn to_integer(&self) -> Option<i128> {
        if self.digits.is_empty() {
            return Some(0);
        }
        let zeros = u32::try_from(self.exponent).ok()?;
        let magnitude = self
            .digits
            .parse::<i128>()
            .ok()?
            .checked_mul(10_i128.checked_pow(zeros)?)?;
        Some(if self.negative { -magnitude } else { magnitude })
    }

    /// A number between the same two whole numbers, halfway; `None` for a whole number, and beyond
    /// 128 bits. Rounding the number itself could land on one of the two.
    pub(crate) fn halfway(&self) -> Option<f64> {
        if self.is_integer() {
            return None;
        }
        let before_point = length(self.digits.len()) + self.exponent;
        let whole = self
            .digits
            .get(..usize::try_from(before_point).unwrap_or_default())?;
        let whole = if whole.is_empty() {
            0
        } else {
            whole.parse::<u32>().ok()?
        };
        let halfway = f64::from(whole) + 0.5;
        Some(if self.negative { -halfway } else { halfway })
    }
}

fn length(length: usize) -> i128 {
    i128::try_from(length).unwrap_or(i128::MAX / 4)
}

#[cfg(test)]
mod tests {
    use super::Decimal;

    #[test]
    fn whole_numbers_in_every_spelling() {
        let cases = [
            ("0", true, Some(0)),
            ("-0.0e5", true, Some(0)),
            ("0e99999999999999999999", true, Some(0)),
            ("1.0", true, Some(1)),
            ("1.50e1", true, Some(15)),
            ("100e-2", true, Some(1)),
            ("-12.300e1", true, Some(-123)),
            ("9223372036854775808", true, Some(9_223_372_036_854_775_808)),
            ("1e400", true, None),
            ("1e99999999999999999999", true, None),
            ("1.5", false, None),
            ("1e-1", false, None),
            ("1e-99999999999999999999", false, None),
            ("1.00000000000000000000000001", false, None),
        ];
        for (literal, is_integer, integer) in cases {
            let decimal = Decimal::new(literal);
            assert_eq!(decimal.is_integer(), is_integer, "{literal}");
            assert_eq!(decimal.to_integer(), integer, "{literal}");
        }
    }

    #[test]
    fn fractions_stay_between_their_whole_numbers() {
        let cases = [
            ("-180.00000000000000000001", Some(-180.5)),
            ("179.99999999999999999999", Some(179.5)),
            ("0.1", Some(0.5)),
            ("-1e-400", Some(-0.5)),
            ("2", None),
            ("12345678901234567890.5", None),
        ];
        for (literal, expected) in cases {
            assert_eq!(Decimal::new(literal).halfway(), expected, "{literal}");
        }
    }
}
