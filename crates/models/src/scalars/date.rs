use super::text_scalar;
use crate::{format::is_date, info::Code, text::Text};

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
