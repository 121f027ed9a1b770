use std::cmp::Ordering;

use super::text_scalar;
use backoffice_shapes::Code;

use crate::{format::is_amount, text::Text};

/// Money amount, a string on the wire. Keeps the text: `10.0` and `10.00` differ;
/// [`cmp_value`](Amount::cmp_value) compares the numbers.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount(Text);

text_scalar!(Amount, "amount", "a decimal number such as `10.00`", is_amount, |text| {
    (!is_amount(text)).then_some(Code::AmountFormat)
});

impl Amount {
    /// Compares the decimal numbers exactly, whatever their number of digits. `None` if one of the texts is not a decimal
    /// number.
    ///
    /// ```
    /// use std::cmp::Ordering;
    ///
    /// use backoffice::models::Amount;
    ///
    /// let (ten, nine) = (Amount::new("10.00")?, Amount::new("9.995")?);
    /// assert_eq!(ten.cmp_value(&nine), Some(Ordering::Greater));
    /// assert_eq!(ten.cmp_value(&Amount::new("10")?), Some(Ordering::Equal));
    /// # Ok::<(), backoffice::models::InvalidText>(())
    /// ```
    #[must_use]
    pub fn cmp_value(&self, other: &Self) -> Option<Ordering> {
        let ((negative, magnitude), (other_negative, other)) = (self.parts()?, other.parts()?);
        let signs = other_negative.cmp(&negative);
        Some(signs.then_with(|| match negative {
            true => other.cmp(&magnitude),
            false => magnitude.cmp(&other),
        }))
    }

    /// Returns `true` for a number below zero, and the parts of its magnitude, most significant first.
    fn parts(&self) -> Option<(bool, (usize, &str, &str))> {
        let text: &str = is_amount(&self.0).then_some(&self.0)?;
        let digits = text.trim_start_matches('-');
        let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
        let whole = whole.trim_start_matches('0');
        let fraction = fraction.trim_end_matches('0');
        let is_zero = whole.is_empty() && fraction.is_empty();
        let negative = digits.len() < text.len() && !is_zero;
        Some((negative, (whole.len(), whole, fraction)))
    }
}

#[cfg(feature = "rust_decimal")]
impl Amount {
    /// Converts the amount to a decimal number.
    ///
    /// # Errors
    ///
    /// If the text is not a decimal number, or has more digits than fit.
    pub fn to_decimal(&self) -> Result<rust_decimal::Decimal, rust_decimal::Error> {
        if !is_amount(&self.0) {
            // `rust_decimal` also reads `1_000` and `+1`.
            let message = format!("`{}` is not a decimal number", self.0);
            return Err(rust_decimal::Error::ErrorString(message));
        }
        rust_decimal::Decimal::from_str_exact(&self.0)
    }
}

#[cfg(feature = "rust_decimal")]
impl TryFrom<&Amount> for rust_decimal::Decimal {
    type Error = rust_decimal::Error;

    fn try_from(amount: &Amount) -> Result<Self, Self::Error> {
        amount.to_decimal()
    }
}

#[cfg(feature = "rust_decimal")]
crate::__by_value!(Amount => rust_decimal::Decimal);

#[cfg(feature = "rust_decimal")]
impl From<rust_decimal::Decimal> for Amount {
    fn from(amount: rust_decimal::Decimal) -> Self {
        Self(amount.to_string().into())
    }
}
