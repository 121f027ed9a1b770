//! Scalars that keep the exact text of the wire. They are parsed on demand.
//!
//! Reading one from the wire accepts any content; creating one from a Rust value checks it.

mod amount;
#[cfg(feature = "chrono")]
mod chrono;
mod date;
#[cfg(feature = "jiff")]
mod jiff;
mod number;
mod object;
mod secret;
#[cfg(feature = "time")]
mod time;
mod timestamp;
mod unknown;
mod url;

use std::fmt;

pub use self::{
    amount::Amount, date::Date, number::Number, object::Object, secret::Secret,
    timestamp::Timestamp, unknown::UnknownValue, url::Url,
};

/// Error for text that is not valid for its type.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidText {
    text: String,
    what: &'static str,
    expected: String,
}

impl InvalidText {
    pub(crate) fn new(text: &str, what: &'static str, expected: impl Into<String>) -> Self {
        Self { text: text.to_owned(), what, expected: expected.into() }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for InvalidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not a valid {}: expected {}", self.text, self.what, self.expected)
    }
}

impl std::error::Error for InvalidText {}

/// Returns the error of a closed enumeration for text that is not one of its values.
#[doc(hidden)]
#[must_use]
pub fn not_allowed(info: &backoffice_shapes::EnumInfo, text: &str) -> InvalidText {
    InvalidText::new(text, info.name, backoffice_shapes::TypeInfo::expected_value(info))
}

/// Returns the error of an integer id for text that is not a whole number of 64 bits.
#[doc(hidden)]
#[must_use]
pub fn not_an_integer(text: &str, id: &'static str) -> InvalidText {
    InvalidText::new(text, id, "a whole number of 64 bits such as `7`")
}

/// Impls of a scalar that is text on the wire: its checked constructor and its drift.
macro_rules! text_scalar {
    ($name:ident, $what:literal, $expected:literal, $is_valid:path, $drift:expr) => {
        impl $name {
            /// Creates the value from valid text.
            ///
            /// # Errors
            ///
            #[doc = concat!("If `text` is not ", $expected, ".")]
            pub fn new(text: impl Into<$crate::Text>) -> Result<Self, $crate::InvalidText> {
                let text = text.into();
                if $is_valid(&text) {
                    Ok(Self(text))
                } else {
                    Err($crate::InvalidText::new(&text, $what, $expected))
                }
            }

            /// Text on the wire.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Copies the text out of an allocation that it shares with other texts: see
            /// [`Text::unshare`]($crate::Text::unshare).
            #[must_use]
            pub fn unshare(self) -> Self {
                Self(self.0.unshare())
            }

            #[inline]
            fn from_wire(text: $crate::Text) -> Self {
                Self(text)
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::InvalidText;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Self::new(text)
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::InvalidText;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                Self::new(text)
            }
        }

        impl TryFrom<String> for $name {
            type Error = $crate::InvalidText;

            fn try_from(text: String) -> Result<Self, Self::Error> {
                Self::new(text)
            }
        }

        $crate::__text_impls! { $name of Text
            fn walk(&self, _: &$crate::runtime::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                let drift: fn(&str) -> Option<$crate::Code> = $drift;
                if let Some(code) = drift(&self.0) {
                    walk.text(code, $expected, &self.0);
                }
            }
        }
    };
}
pub(crate) use text_scalar;
