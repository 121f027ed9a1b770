//! Conversions from and to chrono's types.

use chrono::{DateTime, FixedOffset, NaiveDate, SecondsFormat, TimeZone, Utc};

use super::{Date, InvalidText, Timestamp};
use crate::format;

/// Fails if the text is not a date-time, is a leap second, or has a fraction of more than nine digits.
impl TryFrom<&Timestamp> for DateTime<Utc> {
    type Error = InvalidText;

    fn try_from(timestamp: &Timestamp) -> Result<Self, Self::Error> {
        let (seconds, nanoseconds) = timestamp.unix_time()?;
        Self::from_timestamp(seconds, nanoseconds).ok_or_else(|| timestamp.not_converted())
    }
}

/// Keeps the offset. Fails if the text is not a date-time, is a leap second, or has a fraction of more than nine digits.
impl TryFrom<&Timestamp> for DateTime<FixedOffset> {
    type Error = InvalidText;

    fn try_from(timestamp: &Timestamp) -> Result<Self, Self::Error> {
        let time = DateTime::<Utc>::try_from(timestamp)?;
        let parts = format::date_time(timestamp.as_str());
        let offset = parts.and_then(|parts| FixedOffset::east_opt(parts.offset * 60));
        let offset = offset.ok_or_else(|| timestamp.not_converted())?;
        Ok(time.with_timezone(&offset))
    }
}

/// Converts to UTC. Fails for a leap second, and outside the years 0 to 9999.
impl<Z: TimeZone> TryFrom<DateTime<Z>> for Timestamp {
    type Error = InvalidText;

    fn try_from(time: DateTime<Z>) -> Result<Self, Self::Error> {
        Self::converted(time.to_utc().to_rfc3339_opts(SecondsFormat::AutoSi, true))
    }
}

/// Fails if the text is not a date.
impl TryFrom<&Date> for NaiveDate {
    type Error = InvalidText;

    fn try_from(date: &Date) -> Result<Self, Self::Error> {
        let parts = format::date(date.as_str());
        let converted = parts.and_then(|parts| {
            Self::from_ymd_opt(parts.year.into(), parts.month.into(), parts.day.into())
        });
        converted.ok_or_else(|| date.not_a_date())
    }
}

/// Fails outside the years 0 to 9999.
impl TryFrom<NaiveDate> for Date {
    type Error = InvalidText;

    fn try_from(date: NaiveDate) -> Result<Self, Self::Error> {
        Self::new(date.to_string())
    }
}

crate::__by_value!(Timestamp => DateTime<Utc>);
crate::__by_value!(Timestamp => DateTime<FixedOffset>);
crate::__by_value!(Date => NaiveDate);
