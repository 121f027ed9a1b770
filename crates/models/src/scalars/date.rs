use std::cmp::Ordering;

use super::text_scalar;
use backoffice_shapes::Code;

use crate::{
    format::{self, is_date},
    text::Text,
};

/// Calendar date, a `YYYY-MM-DD` string on the wire.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Date(Text);

text_scalar!(Date, "date", "a date such as `2023-02-10`", is_date, |text| {
    (!is_date(text)).then_some(Code::DateFormat)
});

impl Date {
    /// Compares the dates, the earlier one as less. `None` if one of the texts is not a date.
    #[must_use]
    pub fn cmp_value(&self, other: &Self) -> Option<Ordering> {
        Some(format::date(&self.0)?.cmp(&format::date(&other.0)?))
    }

    /// Returns the error of text that is not a date.
    #[cfg(any(feature = "chrono", feature = "jiff", feature = "time"))]
    pub(super) fn not_a_date(&self) -> crate::InvalidText {
        crate::InvalidText::new(&self.0, "date", "a date such as `2023-02-10`")
    }
}
