use super::text_scalar;
use crate::format::is_amount;
use crate::info::Code;

/// A money amount, a string on the wire (section 1), kept as it is written: `10.0` and `10.00` differ.
///
/// # Examples
///
/// ```
/// use backoffice_models::Amount;
///
/// let amount = Amount::new("19.975")?;
/// assert_eq!(amount.as_str(), "19.975");
/// # Ok::<(), backoffice_models::InvalidText>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Amount(Box<str>);

text_scalar!(
    Amount,
    "amount",
    "a decimal number such as `10.00`",
    is_amount,
    |text| { (!is_amount(text)).then_some(Code::AmountFormat) }
);

#[cfg(feature = "rust_decimal")]
impl Amount {
    /// The amount as a decimal number.
    ///
    /// # Errors
    ///
    /// If the text is no decimal number, or has more digits than fit.
    pub fn to_decimal(&self) -> Result<rust_decimal::Decimal, rust_decimal::Error> {
        if !is_amount(&self.0) {
            // What `rust_decimal` reads beside numbers: `1_000`, `+1`.
            let message = format!("`{}` is no decimal number", self.0);
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
