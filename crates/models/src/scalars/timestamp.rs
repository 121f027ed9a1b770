use super::text_scalar;
use crate::{
    format::{is_date_time, is_utc},
    info::Code,
    text::Text,
};

/// Point in time, an ISO 8601 date-time string on the wire (section 1; RFC 3339 by gap `iso-8601-profile`).
/// Keeps the text with its offset and every digit of its fraction.
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
