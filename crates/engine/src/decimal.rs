//! Exact comparison of numbers of any size and precision, without copying them.

use std::cmp::Ordering;

/// A number of RFC 8259: `0.d1d2d3...` times ten to the power of `point`.
pub struct Decimal<'t> {
    negative: bool,
    /// Digits without zeros at either end, in one or two parts; none for zero.
    digits: [&'t [u8]; 2],
    /// Far from the limits of the type, so that adding a length cannot overflow.
    point: i128,
}

impl<'t> Decimal<'t> {
    /// Parses a literal.
    pub fn new(literal: &'t [u8]) -> Self {
        let negative = literal.first() == Some(&b'-');
        let magnitude = literal.get(usize::from(negative)..).unwrap_or_default();
        let (mantissa, power) = split(magnitude, |byte| matches!(byte, b'e' | b'E'));
        let (whole, fraction) = split(mantissa, |byte| *byte == b'.');
        let point = exponent(power) + length(whole);
        // Zeros at the front move the point; zeros at the end count for nothing.
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
        let first = if second.is_empty() { trimmed(first) } else { first };
        Self { negative, digits: [first, second], point }
    }

    /// Returns true for whole numbers in any spelling, such as `1.0` and `1e2`.
    pub fn is_integer(&self) -> bool {
        self.count() == 0 || self.count() <= self.point
    }

    /// Compares it with a whole number.
    pub fn compare(&self, bound: i64) -> Ordering {
        let sign = match (self.count(), self.negative) {
            (0, _) => 0,
            (_, true) => -1,
            (_, false) => 1,
        };
        if sign != bound.signum() || sign == 0 {
            return sign.cmp(&bound.signum());
        }
        let magnitude = self.compare_magnitude(bound.unsigned_abs());
        if self.negative { magnitude.reverse() } else { magnitude }
    }

    /// Compares its digits with a number above 0.
    fn compare_magnitude(&self, bound: u64) -> Ordering {
        let places = bound.ilog10() + 1;
        self.point.cmp(&i128::from(places)).then_with(|| {
            let [first, second] = self.digits;
            let mut digits = first.iter().chain(second).map(|digit| u64::from(digit - b'0'));
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
            // There are no zeros at the end, so any further digit makes the number greater.
            if digits.next().is_some() { Ordering::Greater } else { Ordering::Equal }
        })
    }

    fn count(&self) -> i128 {
        let [first, second] = self.digits;
        length(first) + length(second)
    }
}

/// Splits at the first separator.
fn split(bytes: &[u8], is_separator: impl Fn(&u8) -> bool) -> (&[u8], &[u8]) {
    let at = bytes.iter().position(is_separator).unwrap_or(bytes.len());
    let (before, rest) = bytes.split_at(at);
    (before, rest.get(1..).unwrap_or_default())
}

/// Parses the power of ten after `e`. It saturates at 64 bits, far beyond any number that it is compared with.
fn exponent(power: &[u8]) -> i128 {
    let (sign, digits) = match power {
        [b'-', digits @ ..] => (-1, digits),
        [b'+', digits @ ..] => (1, digits),
        digits => (1, digits),
    };
    let magnitude = digits.iter().fold(0_i64, |power, digit| {
        power.saturating_mul(10).saturating_add(i64::from(digit - b'0'))
    });
    sign * i128::from(magnitude)
}

fn without_zeros(mut digits: &[u8]) -> &[u8] {
    while let [b'0', rest @ ..] = digits {
        digits = rest;
    }
    digits
}

fn trimmed(mut digits: &[u8]) -> &[u8] {
    while let [rest @ .., b'0'] = digits {
        digits = rest;
    }
    digits
}

fn length(digits: &[u8]) -> i128 {
    digits.len() as i128
}

#[cfg(test)]
#[path = "tests/decimal.rs"]
mod tests;
