//! Amounts as whole numbers of ten-thousandths.

use backoffice_shapes::currency;
use serde_json::Value;

/// An amount in ten-thousandths. Products of two amounts fit too.
pub type Units = i128;

const DIGITS: usize = 4;
const ONE: Units = 10_000;

/// Above any amount, so that sums and products of amounts fit.
const LIMIT: Units = 1 << 60;

/// Reads an amount of zero or more with at most four decimals.
pub fn read(value: &Value) -> Option<Units> {
    let (whole, fraction) = {
        let text = value.as_str()?;
        text.split_once('.').unwrap_or((text, ""))
    };
    let fraction = fraction.trim_end_matches('0');
    let is_number = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if fraction.len() > DIGITS || whole.is_empty() || !is_number(whole) || !is_number(fraction) {
        return None;
    }
    let whole = whole.parse::<i64>().ok()?;
    let fraction = format!("{fraction:0<DIGITS$}").parse::<Units>().ok()?;
    let units = Units::from(whole) * ONE + fraction;
    (units < LIMIT).then_some(units)
}

/// A currency, by the decimals of its amounts.
#[derive(Clone, Copy, Debug)]
pub struct Currency {
    decimals: usize,
}

impl Currency {
    /// Returns the currency with a code; an unknown one has hundredths.
    pub fn of(code: &Value) -> Self {
        let decimals = code.as_str().and_then(currency::decimals).unwrap_or(2);
        Self { decimals: usize::from(decimals) }
    }

    /// Returns the smallest amount.
    pub fn step(self) -> Units {
        let zeros = DIGITS.saturating_sub(self.decimals);
        (0..zeros).fold(1, |step, _| step * 10)
    }

    /// Writes an amount with the currency's decimals, or as many as it has.
    pub fn write(self, units: Units) -> Value {
        let mut text = format!("{}.{:0DIGITS$}", units / ONE, units % ONE);
        let end = text.len() - DIGITS + self.decimals;
        while text.len() > end && text.ends_with('0') {
            text.pop();
        }
        Value::from(text.trim_end_matches('.'))
    }

    /// Returns `amount * part / whole`, rounded half up; zero if there is no whole.
    pub fn share(self, amount: Units, part: Units, whole: Units) -> Units {
        let divisor = whole * self.step();
        if divisor <= 0 {
            return 0;
        }
        (amount * part + divisor / 2).div_euclid(divisor) * self.step()
    }

    /// Divides an amount by weights, equally if all are zero. The parts add up.
    pub fn parts(self, amount: Units, weights: &[Units]) -> Vec<Units> {
        let sum: Units = weights.iter().sum();
        let (mut weight, mut before) = (0, 0);
        let parts = weights.iter().map(|part| {
            weight += if sum > 0 { *part } else { 1 };
            let whole = if sum > 0 { sum } else { weights.len() as Units };
            let after = if weight == whole { amount } else { self.share(amount, weight, whole) };
            let part = after - before;
            before = after;
            part
        });
        parts.collect()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn amounts_are_read_and_written() {
        for (text, units, written) in [
            ("50.00", Some(500_000), "50.00"),
            ("7", Some(70_000), "7.00"),
            ("0.0001", Some(1), "0.0001"),
            ("1.50000", Some(15_000), "1.50"),
            ("0.00001", None, ""),
            ("-1.00", None, ""),
            ("1e5", None, ""),
            (" 5", None, ""),
            ("", None, ""),
            ("999999999999999999", None, ""),
        ] {
            assert_eq!(read(&json!(text)), units, "{text}");
            if let Some(units) = units {
                assert_eq!(Currency::of(&json!("USD")).write(units), written);
            }
        }
        assert_eq!(Currency::of(&json!("JPY")).write(50_000), "5");
        assert_eq!(Currency::of(&json!("KWD")).write(50_000), "5.000");
    }

    #[test]
    fn parts_add_up() {
        let euro = Currency::of(&json!("EUR"));
        assert_eq!(euro.parts(100_000, &[1, 1, 1]), [33_300, 33_400, 33_300]);
        assert_eq!(euro.parts(100, &[0, 0]), [100, 0]);
        assert_eq!(euro.parts(12_345, &[5, 0]), [12_345, 0]);
    }
}
