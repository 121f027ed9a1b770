use std::cmp::Ordering;

use super::text_scalar;
use crate::{
    format::{self, is_date_time, is_utc},
    info::Code,
    text::Text,
};

/// Point in time, an ISO 8601 date-time string on the wire (section 1; RFC 3339 by gap `iso-8601-profile`).
/// Keeps the text with its offset and every digit of its fraction; [`cmp_value`](Timestamp::cmp_value) compares the points in time.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Timestamp(Text);

text_scalar!(
    Timestamp,
    "timestamp",
    "a UTC date-time such as `2023-02-10T12:00:00Z`",
    is_date_time,
    |text| {
        if !is_date_time(text) {
            Some(Code::TimestampFormat)
        } else if !is_utc(text) {
            Some(Code::TimestampNotUtc)
        } else {
            None
        }
    }
);

impl Timestamp {
    /// Returns `true` if the text is a date-time in UTC, as section 1 requires.
    #[must_use]
    pub fn is_utc(&self) -> bool {
        is_date_time(&self.0) && is_utc(&self.0)
    }

    /// Compares the points in time exactly, whatever their offsets and the digits of their fractions. `None` if one of the
    /// texts is not a date-time.
    ///
    /// ```
    /// use std::cmp::Ordering;
    ///
    /// use backoffice_models::Timestamp;
    ///
    /// let utc = Timestamp::new("2023-02-10T12:00:00Z")?;
    /// let local = Timestamp::new("2023-02-10T14:00:00.000+02:00")?;
    /// assert_eq!(utc.cmp_value(&local), Some(Ordering::Equal));
    /// # Ok::<(), backoffice_models::InvalidText>(())
    /// ```
    #[must_use]
    pub fn cmp_value(&self, other: &Self) -> Option<Ordering> {
        Some(self.instant()?.cmp(&other.instant()?))
    }

    /// Minute in UTC, second, and fraction. A leap second comes after second 59 of its minute.
    fn instant(&self) -> Option<(i64, u8, &str)> {
        let time = format::date_time(&self.0)?;
        let clock = i32::from(time.hour) * 60 + i32::from(time.minute) - time.offset;
        let minute = day_number(time.date) * 1440 + i64::from(clock);
        Some((minute, time.second, time.fraction.trim_end_matches('0')))
    }
}

/// Number of a day, counted from a day in the year 0.
fn day_number(date: format::Date) -> i64 {
    // In years that start in March, the leap day is the last one.
    let (year, month) = match date.month {
        1 | 2 => (i64::from(date.year) - 1, i64::from(date.month) + 9),
        month => (i64::from(date.year), i64::from(month) - 3),
    };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leap_days + (month * 153 + 2) / 5 + i64::from(date.day)
}

#[cfg(feature = "jiff")]
impl Timestamp {
    /// Converts the timestamp, to the nanosecond.
    ///
    /// # Errors
    ///
    /// If the text is not a date-time with an offset.
    pub fn to_jiff(&self) -> Result<jiff::Timestamp, jiff::Error> {
        self.0.parse()
    }
}

#[cfg(feature = "jiff")]
impl From<jiff::Timestamp> for Timestamp {
    fn from(timestamp: jiff::Timestamp) -> Self {
        Self(timestamp.to_string().into())
    }
}
