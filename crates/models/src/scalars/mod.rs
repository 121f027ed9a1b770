//! Values as the wire has them: the exact text, parsed on demand.
//!
//! Reading one from the wire never fails on its content; making one from a Rust value checks it.

mod amount;
mod date;
mod number;
mod object;
mod secret;
mod timestamp;
mod unknown;
mod url;

use std::fmt;

pub use self::{
    amount::Amount, date::Date, number::Number, object::Object, secret::Secret,
    timestamp::Timestamp, unknown::UnknownValue, url::Url,
};

/// Text that is not what was to be made of it.
///
/// # Examples
///
/// ```
/// use backoffice_models::Amount;
///
/// let error = Amount::new("ten").unwrap_err();
/// assert_eq!(error.to_string(), "`ten` is no amount: expected a decimal number such as `10.00`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidText {
    text: String,
    what: &'static str,
    expected: String,
}

impl InvalidText {
    pub(crate) fn new(text: &str, what: &'static str, expected: impl Into<String>) -> Self {
        Self {
            text: text.to_owned(),
            what,
            expected: expected.into(),
        }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }
}

impl fmt::Display for InvalidText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is no {}: expected {}",
            self.text, self.what, self.expected
        )
    }
}

impl std::error::Error for InvalidText {}

/// The error of a closed enumeration for text that the document does not allow.
#[doc(hidden)]
#[must_use]
pub fn not_allowed(info: &crate::info::EnumInfo, text: &str) -> InvalidText {
    InvalidText::new(text, info.name, crate::info::TypeInfo::expected_value(info))
}

/// A scalar that is text on the wire: its field, how it is made and checked, and what drift it can have.
macro_rules! text_scalar {
    ($name:ident, $what:literal, $expected:literal, $is_valid:path, $drift:expr) => {
        impl $name {
            /// Takes `text` after checking it.
            ///
            /// # Errors
            ///
            #[doc = concat!("If `text` is not ", $expected, ".")]
            pub fn new(text: impl Into<String>) -> Result<Self, $crate::InvalidText> {
                let text = text.into();
                if $is_valid(&text) {
                    Ok(Self(text.into()))
                } else {
                    Err($crate::InvalidText::new(&text, $what, $expected))
                }
            }

            /// The text as it is on the wire.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            fn from_wire(text: String) -> Self {
                Self(text.into())
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

        impl $crate::runtime::Value for $name {
            fn read(input: &mut $crate::runtime::Reader<'_>) -> Option<Self> {
                <String as $crate::runtime::Value>::read(input).map(Self::from_wire)
            }

            fn write(&self, out: &mut String) {
                $crate::runtime::write_string(out, &self.0);
            }

            fn walk(&self, _: &$crate::info::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                let drift: fn(&str) -> Option<$crate::Code> = $drift;
                if let Some(code) = drift(&self.0) {
                    walk.text(code, $expected, &self.0);
                }
            }
        }

        $crate::__text_impls!($name);
    };
}
pub(crate) use text_scalar;
