//! Conversions from and to jiff's types.

use jiff::civil;

use super::{Date, InvalidText, Timestamp};
use crate::format::is_date;

impl Timestamp {
    /// Converts the timestamp, exactly.
    ///
    /// # Errors
    ///
    /// If the text is not a date-time, is a leap second, has a fraction of more than nine digits, or is after the last
    /// [`jiff::Timestamp`], at the end of the year 9999.
    pub fn to_jiff(&self) -> Result<jiff::Timestamp, jiff::Error> {
        let (seconds, nanoseconds) = self.unix_time().map_err(error)?;
        jiff::Timestamp::from_nanosecond(
            i128::from(seconds) * 1_000_000_000 + i128::from(nanoseconds),
        )
    }
}

impl TryFrom<&Timestamp> for jiff::Timestamp {
    type Error = jiff::Error;

    fn try_from(timestamp: &Timestamp) -> Result<Self, Self::Error> {
        timestamp.to_jiff()
    }
}

/// Fails before the year 0.
impl TryFrom<jiff::Timestamp> for Timestamp {
    type Error = InvalidText;

    fn try_from(timestamp: jiff::Timestamp) -> Result<Self, Self::Error> {
        Self::converted(timestamp.to_string())
    }
}

impl Date {
    /// Converts the date.
    ///
    /// # Errors
    ///
    /// If the text is not a date.
    pub fn to_jiff(&self) -> Result<civil::Date, jiff::Error> {
        if !is_date(self.as_str()) {
            return Err(error(self.not_a_date()));
        }
        self.as_str().parse()
    }
}

impl TryFrom<&Date> for civil::Date {
    type Error = jiff::Error;

    fn try_from(date: &Date) -> Result<Self, Self::Error> {
        date.to_jiff()
    }
}

/// Fails before the year 0.
impl TryFrom<civil::Date> for Date {
    type Error = InvalidText;

    fn try_from(date: civil::Date) -> Result<Self, Self::Error> {
        Self::new(date.to_string())
    }
}

crate::__by_value!(Timestamp => jiff::Timestamp);
crate::__by_value!(Date => civil::Date);

fn error(error: InvalidText) -> jiff::Error {
    jiff::Error::from_args(format_args!("{error}"))
}
