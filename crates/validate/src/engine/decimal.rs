//! Numbers as they are written: exact at any size and precision, without copying them.

use std::cmp::Ordering;

/// A number of RFC 8259 taken apart: `0.d1d2d3...` times ten to the power of `point`.
pub(crate) struct Decimal<'t> {
    negative: bool,
    /// Its digits without zeros at either end, in one or two parts; none for zero.
    digits: [&'t [u8]; 2],
    /// Far from the bounds of the type, so that sums with a length cannot overflow.
    point: i128,
}

impl<'t> Decimal<'t> {
    /// Takes a literal apart.
    pub(crate) fn new(literal: &'t [u8]) -> Self {
        let negative = literal.first() == Some(&b'-');
        let magnitude = literal.get(usize::from(negative)..).unwrap_or_default();
        let (mantissa, power) = split(magnitude, |byte| matches!(byte, b'e' | b'E'));
        let (whole, fraction) = split(mantissa, |byte| *byte == b'.');
        let point = exponent(power) + length(whole);
        // Zeros at the front move the point, those at the end say nothing.
        let (whole_digits, fraction_digits) = (without_zeros(whole), without_zeros(fraction));
        let (digits, point) = if whole_digits.is_empty() {
            let zeros = length(fraction) - length(fraction_digits);
            ([fraction_digits, &[]], point - length(whole) - zeros)
        } else {
            let zeros = length(whole) - length(whole_digits);
            ([whole_digits, fraction], point - zeros)
        };
        let [first, second] = digits;
        let second = trimmed(second);
        let first = if second.is_empty() {
            trimmed(first)
        } else {
            first
        };
        Self {
            negative,
            digits: [first, second],
            point,
        }
    }

    /// Whether it is a whole number, in whatever spelling: `1.0` and `1e2` are.
    pub(crate) fn is_integer(&self) -> bool {
        self.count() == 0 || self.count() <= self.point
    }

    /// How it compares with a whole number.
    pub(crate) fn compare(&self, bound: i64) -> Ordering {
        let sign = match (self.count(), self.negative) {
            (0, _) => 0,
            (_, true) => -1,
            (_, false) => 1,
        };
        if sign != bound.signum() || sign == 0 {
            return sign.cmp(&bound.signum());
        }
        let magnitude = self.compare_magnitude(bound.unsigned_abs());
        if self.negative {
            magnitude.reverse()
        } else {
            magnitude
        }
    }

    /// How its digits compare with a number above 0.
    fn compare_magnitude(&self, bound: u64) -> Ordering {
        let places = bound.ilog10() + 1;
        self.point.cmp(&i128::from(places)).then_with(|| {
            let [first, second] = self.digits;
            let mut digits = first
                .iter()
                .chain(second)
                .map(|digit| u64::from(digit - b'0'));
            let mut place = 10_u64.pow(places - 1);
            let mut rest = bound;
            while place > 0 {
                let ordering = digits.next().unwrap_or(0).cmp(&(rest / place));
                if ordering.is_ne() {
                    return ordering;
                }
                rest %= place;
                place /= 10;
            }
            // Without zeros at the end, a digit more is more.
            if digits.next().is_some() {
                Ordering::Greater
            } else {
                Ordering::Equal
            }
        })
    }

    fn count(&self) -> i128 {
        let [first, second] = self.digits;
        length(first) + length(second)
    }
}

/// The bytes before and behind the first one that is a separator.
fn split(bytes: &[u8], is_separator: impl Fn(&u8) -> bool) -> (&[u8], &[u8]) {
    let at = bytes.iter().position(is_separator).unwrap_or(bytes.len());
    let (before, behind) = bytes.split_at(at);
    (before, behind.get(1..).unwrap_or_default())
}

/// The power of ten that is written behind `e`. One beyond 64 bits is far outside whatever a number is
/// compared with, as its bound is.
fn exponent(power: &[u8]) -> i128 {
    let (sign, digits) = match power {
        [b'-', digits @ ..] => (-1, digits),
        [b'+', digits @ ..] => (1, digits),
        digits => (1, digits),
    };
    let magnitude = digits.iter().fold(0_i64, |power, digit| {
        power
            .saturating_mul(10)
            .saturating_add(i64::from(digit - b'0'))
    });
    sign * i128::from(magnitude)
}

fn without_zeros(digits: &[u8]) -> &[u8] {
    let zeros = digits.iter().take_while(|digit| **digit == b'0').count();
    digits.get(zeros..).unwrap_or_default()
}

fn trimmed(digits: &[u8]) -> &[u8] {
    let zeros = digits
        .iter()
        .rev()
        .take_while(|digit| **digit == b'0')
        .count();
    digits.get(..digits.len() - zeros).unwrap_or_default()
}

fn length(digits: &[u8]) -> i128 {
    digits.len() as i128
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering::{self, Equal, Greater, Less};

    use super::Decimal;

    #[test]
    fn whole_numbers_in_every_spelling() {
        let cases = [
            ("0", true),
            ("-0.0e5", true),
            ("0e99999999999999999999", true),
            ("1.0", true),
            ("1.50e1", true),
            ("100e-2", true),
            ("-12.300e1", true),
            ("9223372036854775808", true),
            ("1e400", true),
            ("1e99999999999999999999", true),
            ("1.5", false),
            ("1e-1", false),
            ("1e-99999999999999999999", false),
            ("1.00000000000000000000000001", false),
        ];
        for (literal, is_integer) in cases {
            let decimal = Decimal::new(literal.as_bytes());
            assert_eq!(decimal.is_integer(), is_integer, "{literal}");
        }
    }

    #[test]
    fn numbers_beside_a_bound_are_on_their_side_of_it() {
        let cases: [(&str, i64, Ordering); 16] = [
            ("-0.0e5", 0, Equal),
            ("0e99999999999999999999", 0, Equal),
            ("1.50e1", 15, Equal),
            ("100e-2", 1, Equal),
            ("-12.300e1", -123, Equal),
            ("9223372036854775807", i64::MAX, Equal),
            ("9223372036854775808", i64::MAX, Greater),
            ("-9223372036854775808.0", i64::MIN, Equal),
            ("1e400", i64::MAX, Greater),
            ("-1e99999999999999999999", i64::MIN, Less),
            ("-180.00000000000000000001", -180, Less),
            ("179.99999999999999999999", 180, Less),
            ("180.00000000000000000001", 180, Greater),
            ("0.1", 0, Greater),
            ("-1e-400", 0, Less),
            ("-1e-99999999999999999999", -1, Greater),
        ];
        for (literal, bound, expected) in cases {
            let decimal = Decimal::new(literal.as_bytes());
            assert_eq!(decimal.compare(bound), expected, "{literal} {bound}");
        }
    }
}
