//! Conversions from and to the types of the crate `time`.

use time::{OffsetDateTime, UtcOffset, format_description::well_known::Rfc3339};

use super::{Date, InvalidText, Timestamp};
use crate::format;

/// Keeps the offset. Fails if the text is not a date-time, is a leap second, has a fraction of more than nine digits, or
/// is after the year 9999 in UTC.
impl TryFrom<&Timestamp> for OffsetDateTime {
    type Error = InvalidText;

    fn try_from(timestamp: &Timestamp) -> Result<Self, Self::Error> {
        let (seconds, nanoseconds) = timestamp.unix_time()?;
        let convert = || {
            let time = Self::from_unix_timestamp(seconds).ok()?;
            let offset = format::date_time(timestamp.as_str())?.offset;
            let offset = UtcOffset::from_whole_seconds(offset * 60).ok()?;
            let time = time.replace_nanosecond(nanoseconds).ok()?;
            time.checked_to_offset(offset)
        };
        convert().ok_or_else(|| timestamp.not_converted())
    }
}

/// Converts to UTC. Fails outside the years 0 to 9999.
impl TryFrom<OffsetDateTime> for Timestamp {
    type Error = InvalidText;

    fn try_from(time: OffsetDateTime) -> Result<Self, Self::Error> {
        let utc = time.checked_to_offset(UtcOffset::UTC);
        let text = utc.and_then(|utc| utc.format(&Rfc3339).ok());
        // The text of a time out of range is not valid either.
        Self::converted(text.unwrap_or_else(|| time.to_string()))
    }
}

/// Fails if the text is not a date.
impl TryFrom<&Date> for time::Date {
    type Error = InvalidText;

    fn try_from(date: &Date) -> Result<Self, Self::Error> {
        let convert = || {
            let parts = format::date(date.as_str())?;
            let month = time::Month::try_from(parts.month).ok()?;
            Self::from_calendar_date(parts.year.into(), month, parts.day).ok()
        };
        convert().ok_or_else(|| date.not_a_date())
    }
}

/// Fails outside the years 0 to 9999.
impl TryFrom<time::Date> for Date {
    type Error = InvalidText;

    fn try_from(date: time::Date) -> Result<Self, Self::Error> {
        Self::new(date.to_string())
    }
}

crate::__by_value!(Timestamp => OffsetDateTime);
crate::__by_value!(Date => time::Date);
