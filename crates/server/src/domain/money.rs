//! Amounts of money.

use backoffice_models::Amount;
use backoffice_shapes::{currency, format};
use rust_decimal::{Decimal, RoundingStrategy};

use super::refusal::Refusal;

/// Most decimals of an amount that the service calculates with.
pub(crate) const MOST_DECIMALS: u32 = 4;

/// Returns an amount as a number.
pub fn decimal(text: &str) -> Option<Decimal> {
    format::is_amount(text).then(|| text.parse().ok())?
}

/// Returns an amount as a whole number of [`MOST_DECIMALS`] decimals, if it is one. SQLite keeps it so.
pub(crate) fn scaled(amount: Decimal) -> Option<i64> {
    let scaled = amount.checked_mul(Decimal::from(10i64.pow(MOST_DECIMALS)))?;
    (scaled.fract().is_zero()).then(|| i64::try_from(scaled).ok())?
}

/// Reads an amount of a request. It must be above zero, with at most four decimals.
pub fn wanted(field: &str, text: &str) -> Result<Decimal, Refusal> {
    if decimal(text).is_none() {
        return Err(Refusal::invalid(field, "expected a decimal number such as `10.00`"));
    }
    // An amount with more digits than a decimal has would be rounded.
    let exact = Decimal::from_str_exact(text).ok();
    let Some(amount) = exact.filter(|amount| scaled(*amount).is_some()) else {
        return Err(Refusal::invalid(
            field,
            "expected at most four decimals, and a smaller amount",
        ));
    };
    if amount <= Decimal::ZERO {
        return Err(Refusal::invalid(field, "expected an amount above zero"));
    }
    Ok(amount)
}

/// Returns an amount of a record as a number; zero if there is none.
pub fn number(amount: Option<&Amount>) -> Decimal {
    amount.and_then(|amount| decimal(amount.as_str())).unwrap_or_default()
}

/// A currency, by the decimals of its amounts.
#[derive(Clone, Copy, Debug)]
pub struct Currency {
    /// Decimals that an amount is written with, if it needs no more.
    written: u32,
    /// Decimals that a share of an amount is rounded to.
    rounded: u32,
    decimals_matter: bool,
}

impl Currency {
    /// Returns the currency with a code. If its decimals do not matter, or are not known, shares have as many as the service
    /// calculates with.
    pub fn of(code: Option<&str>, decimals_matter: bool) -> Self {
        let known = code.and_then(currency::decimals).map(u32::from);
        Self {
            written: known.unwrap_or(2),
            rounded: known.filter(|_| decimals_matter).unwrap_or(MOST_DECIMALS),
            decimals_matter,
        }
    }

    /// Returns the currency with another code, and the same rounding.
    pub fn other(self, code: Option<&str>) -> Self {
        Self::of(code, self.decimals_matter)
    }

    /// Refuses an amount with more decimals than the currency has.
    pub fn check(self, field: &str, amount: Decimal) -> Result<(), Refusal> {
        if amount.normalize().scale() <= self.rounded {
            return Ok(());
        }
        let message = match self.rounded {
            0 => "expected an amount without decimals: the currency has none".to_owned(),
            most => format!("expected at most {most} decimals, as the currency has"),
        };
        Err(Refusal::invalid(field, message))
    }

    /// Writes an amount with the currency's decimals, or as many as it has.
    pub fn text(self, amount: Decimal) -> String {
        self.rescaled(amount).to_string()
    }

    /// Returns an amount of a record, written in the same way.
    pub fn amount(self, amount: Decimal) -> Amount {
        self.rescaled(amount).into()
    }

    fn rescaled(self, amount: Decimal) -> Decimal {
        let mut amount = amount.normalize();
        amount.rescale(amount.scale().max(self.written));
        amount
    }

    /// Returns `amount * part / whole`, rounded half up; zero if there is no whole. A share of an amount is not above it,
    /// if the part is not above the whole.
    pub fn share(self, amount: Decimal, part: Decimal, whole: Decimal) -> Decimal {
        let share = amount.checked_mul(part).and_then(|product| product.checked_div(whole));
        let share = share.unwrap_or_default();
        share.round_dp_with_strategy(self.rounded, RoundingStrategy::MidpointAwayFromZero)
    }
}
