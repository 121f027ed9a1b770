//! Text of fields.

use std::{
    borrow::{Borrow, Cow},
    cmp::Ordering,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
};

use compact_str::CompactString;
use serde_core::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{self, Visitor},
};

use crate::runtime::{Reader, Source, Value, shared_texts::SharedText, write_string};

/// Text of a field. It reads like a `String`: it derefs to `str`, and `Text::from` takes `&str`, `String`, `Box<str>` and
/// `Cow<str>`.
///
/// Texts of up to 24 bytes (12 on 32-bit platforms) need no allocation. Longer texts that were read from one JSON text of
/// 2 KiB or more share allocations of at most 4 KiB. An allocation lives as long as one of its texts or their clones.
/// [`unshare`](Text::unshare) copies a text out of it.
///
/// # Examples
///
/// ```
/// use backoffice::models::Text;
///
/// let text = Text::from("USD");
/// assert_eq!(text, "USD");
/// assert!(text.starts_with('U'));
/// ```
#[derive(Clone)]
pub struct Text(Form);

#[derive(Clone)]
enum Form {
    Own(CompactString),
    Shared(SharedText),
}

#[cfg(target_pointer_width = "64")]
const _: () = assert!(size_of::<Option<Text>>() == 24);

impl Text {
    /// Maximum length of a text in place.
    const SHORT: usize = size_of::<CompactString>();

    /// The text.
    #[inline]
    #[must_use]
    pub fn as_str(&self) -> &str {
        match &self.0 {
            Form::Own(text) => text,
            Form::Shared(text) => text.as_str(),
        }
    }

    /// Converts it to a `String`.
    #[must_use]
    pub fn into_string(self) -> String {
        match self.0 {
            Form::Own(text) => text.into_string(),
            Form::Shared(text) => text.as_str().to_owned(),
        }
    }

    /// Copies the text out of an allocation that it shares with other texts. Call it on a text that you keep longer than
    /// its record.
    ///
    /// ```
    /// use backoffice::models::{Order, Record as _, Text};
    ///
    /// # let json = r#"{"number":"1001","shipping_method":"Express, by courier, signed for"}"#;
    /// let order = Order::from_json(json)?;
    /// let method = order.shipping_method.map(Text::unshare);
    /// # assert_eq!(method.as_deref(), Some("Express, by courier, signed for"));
    /// # Ok::<(), backoffice::models::DecodeError>(())
    /// ```
    #[must_use]
    pub fn unshare(self) -> Self {
        match &self.0 {
            Form::Own(_) => self,
            Form::Shared(text) => text.as_str().into(),
        }
    }

    /// Makes the text of a content that is being read.
    #[inline]
    pub(crate) fn taken(content: &str, source: &Source<'_>) -> Self {
        if content.len() <= Self::SHORT { content.into() } else { Self::long(content, source) }
    }

    #[inline(never)]
    fn long(content: &str, source: &Source<'_>) -> Self {
        match source.shared_texts.add(content) {
            Some(text) => Self(Form::Shared(text)),
            None => content.into(),
        }
    }
}

impl Default for Text {
    fn default() -> Self {
        Self(Form::Own(CompactString::default()))
    }
}

impl PartialEq for Text {
    fn eq(&self, other: &Self) -> bool {
        self.as_str() == other.as_str()
    }
}

impl Eq for Text {}

impl PartialOrd for Text {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Text {
    fn cmp(&self, other: &Self) -> Ordering {
        self.as_str().cmp(other.as_str())
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
        Self(Form::Own(text.into()))
    }
}

macro_rules! from_texts {
    ($($text:ty),*) => {
        $(impl From<$text> for Text {
            fn from(text: $text) -> Self {
                Self(Form::Own(text.into()))
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
        Some((&*input.take_string()?.text()?).into())
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (content, rest) = source.string(text)?;
        Some((Self::taken(content, source), rest))
    }

    #[inline(always)]
    fn take_short<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (content, rest) = source.short_string(text)?;
        // The check of the length tells the compiler that the text needs no allocation.
        (content.len() <= Self::SHORT).then(|| (content.into(), rest))
    }

    #[inline(always)]
    fn take_into<'t>(slot: &mut Option<Self>, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        take_text(slot, text, source, |text| text)
    }

    fn write(&self, out: &mut String) {
        write_string(out, self);
    }
}

/// [`Value::take_into`] of a type made of a text. Writes short and long texts to the slot in two places. With one place,
/// the compiler would build the value first and copy it, and the processor waits when it reads bytes that it has just
/// written.
#[inline(always)]
pub fn take_text<'t, T>(
    slot: &mut Option<T>,
    text: &'t [u8],
    source: &Source<'t>,
    make: impl Fn(Text) -> T,
) -> &'t [u8] {
    match source.string(text) {
        // The check of the slot tells the compiler that there is nothing to drop.
        Some((content, rest)) if slot.is_none() => {
            if content.len() <= Text::SHORT {
                *slot = Some(make(content.into()));
            } else {
                *slot = Some(make(Text::long(content, source)));
            }
            rest
        }
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Record as _, sample::Parcel};

    /// Returns a text of its own, and all texts of the allocation that it shared.
    fn let_go(text: Text) -> (Text, String) {
        let allocation = match &text.0 {
            Form::Shared(shared) => shared.allocation().to_owned(),
            Form::Own(_) => panic!("{text} is not shared"),
        };
        let own = text.clone().unshare();
        assert!(matches!(own.0, Form::Own(_)) && own == text);
        (own, allocation)
    }

    #[test]
    fn long_texts_of_a_large_record_share_an_allocation_without_unknown_values() {
        let [method, code, unknown, misfit] =
            ["method", "code", "unknown", "misfit"].map(|name| format!("{name:-<40}"));
        let spaces = " ".repeat(4000);
        let json = format!(
            r#"{{"code":"{code}","method":"{method}","is_sent":"{misfit}","gift":"{unknown}"}}{spaces}"#
        );
        let parcel = Parcel::from_json(&json).unwrap();
        let (own, allocation) = let_go(parcel.method.clone().unwrap());
        assert_eq!(own, method);
        assert_eq!(allocation, format!("{code}{method}"));
        assert_eq!(parcel.to_json(), json.trim_end());
    }

    #[test]
    fn secrets_are_not_shared() {
        let [code, secret] = ["code", "secret"].map(|text| format!("{text:x<40}"));
        let spaces = " ".repeat(4000);
        let json = format!(r#"{{"code":"{code}","secret":"{secret}"}}{spaces}"#);
        let parcel = Parcel::from_json(&json).unwrap();
        assert_eq!(parcel.secret.as_ref().unwrap().expose(), secret);
        let (_, allocation) = let_go(parcel.code.unwrap());
        assert_eq!(allocation, code);
    }
}
