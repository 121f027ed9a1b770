use super::text_scalar;
use crate::{format::is_amount, info::Code, text::Text};

/// Money amount, a string on the wire (section 1). Keeps the text: `10.0` and `10.00` differ.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount(Text);

text_scalar!(
    Amount,
    "amount",
    "a decimal number such as `10.00`",
    is_amount,
    |text| { (!is_amount(text)).then_some(Code::AmountFormat) }
);

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
impl From<rust_decimal::Decimal> for Amount {
    fn from(amount: rust_decimal::Decimal) -> Self {
        Self(amount.to_string().into())
    }
}
