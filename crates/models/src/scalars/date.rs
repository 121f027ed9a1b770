use std::cmp::Ordering;

use super::text_scalar;
use crate::{
    format::{self, is_date},
    info::Code,
    text::Text,
};

/// Calendar date, a `YYYY-MM-DD` string on the wire (section 4).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Date(Text);

text_scalar!(
    Date,
    "date",
    "a date such as `2023-02-10`",
    is_date,
    |text| { (!is_date(text)).then_some(Code::DateFormat) }
);

impl Date {
    /// Compares the dates, the earlier one as less. `None` if one of the texts is not a date.
    #[must_use]
    pub fn cmp_value(&self, other: &Self) -> Option<Ordering> {
        Some(format::date(&self.0)?.cmp(&format::date(&other.0)?))
    }
}

#[cfg(feature = "jiff")]
impl Date {
    /// Converts the date.
    ///
    /// # Errors
    ///
    /// If the text is not a date.
    pub fn to_jiff(&self) -> Result<jiff::civil::Date, jiff::Error> {
        self.0.parse()
    }
}

#[cfg(feature = "jiff")]
impl From<jiff::civil::Date> for Date {
    fn from(date: jiff::civil::Date) -> Self {
        Self(date.to_string().into())
    }
}
