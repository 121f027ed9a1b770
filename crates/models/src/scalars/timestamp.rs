use std::cmp::Ordering;

use super::text_scalar;
use backoffice_shapes::Code;

use crate::{
    format::{self, is_date_time, is_utc},
    text::Text,
};

/// Point in time, a date-time string on the wire (RFC 3339). Keeps the text with its offset and every digit of its
/// fraction; [`cmp_value`](Timestamp::cmp_value) compares the points in time.
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
    /// Returns `true` if the text is a date-time in UTC.
    #[must_use]
    pub fn is_utc(&self) -> bool {
        is_date_time(&self.0) && is_utc(&self.0)
    }

    /// Compares the points in time exactly, whatever their offsets and the digits of their fractions. `None` if one of
    /// the texts is not a date-time.
    ///
    /// ```
    /// use std::cmp::Ordering;
    ///
    /// use backoffice::models::Timestamp;
    ///
    /// let utc = Timestamp::new("2023-02-10T12:00:00Z")?;
    /// let local = Timestamp::new("2023-02-10T14:00:00.000+02:00")?;
    /// assert_eq!(utc.cmp_value(&local), Some(Ordering::Equal));
    /// # Ok::<(), backoffice::models::InvalidText>(())
    /// ```
    #[must_use]
    pub fn cmp_value(&self, other: &Self) -> Option<Ordering> {
        Some(self.instant()?.cmp(&other.instant()?))
    }

    /// Minute in UTC since 1970, second, and fraction without zeros at its end. A leap second comes after second 59 of
    /// its minute.
    fn instant(&self) -> Option<(i64, u8, &str)> {
        let time = format::date_time(&self.0)?;
        let clock = i32::from(time.hour) * 60 + i32::from(time.minute) - time.offset;
        let minute = day_number(time.date) * 1440 + i64::from(clock);
        Some((minute, time.second, time.fraction.trim_end_matches('0')))
    }
}

/// Number of days from 1970-01-01 to a date.
fn day_number(date: format::Date) -> i64 {
    // In years that start in March, the leap day is the last one.
    let (year, month) = match date.month {
        1 | 2 => (i64::from(date.year) - 1, i64::from(date.month) + 9),
        month => (i64::from(date.year), i64::from(month) - 3),
    };
    let leap_days = year.div_euclid(4) - year.div_euclid(100) + year.div_euclid(400);
    year * 365 + leap_days + (month * 153 + 2) / 5 + i64::from(date.day) - 719_469
}

/// The conversions of other crates' types go through the time since 1970.
#[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
impl Timestamp {
    /// Returns the seconds since 1970 and the nanoseconds after them.
    pub(super) fn unix_time(&self) -> Result<(i64, u32), crate::InvalidText> {
        let time = self.instant().and_then(|(minute, second, fraction)| {
            let nanoseconds = format!("{fraction:0<9}");
            let fits = second < 60 && nanoseconds.len() == 9;
            let seconds = minute * 60 + i64::from(second);
            fits.then_some((seconds, nanoseconds.parse().ok()?))
        });
        time.ok_or_else(|| self.not_converted())
    }

    /// Checks the text of a converted value.
    pub(super) fn converted(text: String) -> Result<Self, crate::InvalidText> {
        let timestamp = Self::new(text)?;
        timestamp.unix_time().map(|_| timestamp)
    }

    /// Returns the error of a timestamp that another crate's type can't hold.
    pub(super) fn not_converted(&self) -> crate::InvalidText {
        crate::InvalidText::new(
            &self.0,
            "timestamp",
            "a date-time to the nanosecond, in the years up to 9999 of UTC, and not a leap second",
        )
    }
}
