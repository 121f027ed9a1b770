//! Text of fields.

use std::{
    borrow::{Borrow, Cow},
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
};

use compact_str::CompactString;
use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, Visitor},
};

use crate::runtime::{Reader, Source, Value, write_string};

/// Text of a field. It reads like a `String`: it derefs to `str`, and `from` makes it of texts of every kind. Texts of
/// up to 24 bytes need no allocation.
///
/// # Examples
///
/// ```
/// use backoffice_models::Text;
///
/// let text = Text::from("USD");
/// assert_eq!(text, "USD");
/// assert!(text.starts_with('U'));
/// ```
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Text(CompactString);

impl Text {
    /// The text.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Converts it to a `String`.
    #[must_use]
    pub fn into_string(self) -> String {
        self.0.into_string()
    }
}

impl Deref for Text {
    type Target = str;

    #[inline]
    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl AsRef<str> for Text {
    fn as_ref(&self) -> &str {
        self
    }
}

impl Borrow<str> for Text {
    fn borrow(&self) -> &str {
        self
    }
}

/// As for the `str`, which [`Borrow`] asks for.
impl Hash for Text {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.as_str().hash(state);
    }
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.as_str(), f)
    }
}

impl fmt::Display for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self.as_str(), f)
    }
}

impl From<&str> for Text {
    #[inline]
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

macro_rules! from_texts {
    ($($text:ty),*) => {
        $(impl From<$text> for Text {
            fn from(text: $text) -> Self {
                Self(text.into())
            }
        })*
    };
}
from_texts!(String, &String, Box<str>, Cow<'_, str>);

impl From<&Self> for Text {
    fn from(text: &Self) -> Self {
        text.clone()
    }
}

impl From<Text> for String {
    fn from(text: Text) -> Self {
        text.into_string()
    }
}

impl std::str::FromStr for Text {
    type Err = std::convert::Infallible;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Ok(text.into())
    }
}

macro_rules! compares_with {
    ($($other:ty),*) => {
        $(
            impl PartialEq<$other> for Text {
                fn eq(&self, other: &$other) -> bool {
                    let other: &str = other;
                    self.as_str() == other
                }
            }

            impl PartialEq<Text> for $other {
                fn eq(&self, other: &Text) -> bool {
                    other == self
                }
            }
        )*
    };
}
compares_with!(str, &str, String);

impl PartialOrd<str> for Text {
    fn partial_cmp(&self, other: &str) -> Option<Ordering> {
        self.as_str().partial_cmp(other)
    }
}

impl Serialize for Text {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl<'de> Deserialize<'de> for Text {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Content;

        impl Visitor<'_> for Content {
            type Value = Text;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Text, E> {
                Ok(text.into())
            }
        }

        deserializer.deserialize_str(Content)
    }
}

impl Value for Text {
    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.take_string()?.unescape().map(Self::from)
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (content, rest) = source.string(text)?;
        Some((content.into(), rest))
    }

    fn write(&self, out: &mut String) {
        write_string(out, self);
    }
}
