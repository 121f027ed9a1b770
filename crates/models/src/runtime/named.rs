//! Macros that define the generated ids and enumerations, and the impls that values of text have in common. They keep
//! generated files short and quick to build. All functions are inlined or generic, as in `shape`.

/// Impls of a type that is text on the wire and has `as_str` and `from_wire`. After the type's name come the functions of
/// its `Value` that differ; `of Text` stands for those that read a type made of a `Text`.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_impls {
    ($name:ident of Text $($value:tt)*) => {
        $crate::__text_impls! { $name
            #[inline]
            fn take<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (text, rest) = <$crate::Text as $crate::runtime::Value>::take(text, source)?;
                Some((Self::from_wire(text), rest))
            }

            #[inline(always)]
            fn take_short<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (text, rest) = <$crate::Text as $crate::runtime::Value>::take_short(text, source)?;
                Some((Self::from_wire(text), rest))
            }

            #[inline(always)]
            fn take_into<'t>(
                slot: &mut Option<Self>,
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> &'t [u8] {
                $crate::runtime::take_text(slot, text, source, Self::from_wire)
            }

            $($value)*
        }
    };
    ($name:ident $($value:tt)*) => {
        impl $crate::runtime::Value for $name {
            #[inline]
            fn read(input: &mut $crate::runtime::Reader<'_>) -> Option<Self> {
                <$crate::Text as $crate::runtime::Value>::read(input).map(Self::from_wire)
            }

            #[inline]
            fn write(&self, out: &mut String) {
                $crate::runtime::write_string(out, self.as_str());
            }

            $($value)*
        }

        impl std::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl AsRef<str> for $name {
            #[inline]
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $name {
            #[inline]
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $name {
            #[inline]
            fn eq(&self, other: &&str) -> bool {
                self.as_str() == *other
            }
        }

        impl $crate::runtime::serde::Serialize for $name {
            fn serialize<S: $crate::runtime::serde::Serializer>(
                &self,
                serializer: S,
            ) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(self.as_str())
            }
        }

        impl<'de> $crate::runtime::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::runtime::serde::Deserializer<'de>>(
                deserializer: D,
            ) -> Result<Self, D::Error> {
                <$crate::Text as $crate::runtime::serde::Deserialize>::deserialize(deserializer)
                    .map(Self::from_wire)
            }
        }
    };
}

/// Conversion of a scalar by value, as of a reference to it.
#[doc(hidden)]
#[macro_export]
macro_rules! __by_value {
    ($scalar:ident => $to:ty) => {
        impl TryFrom<$scalar> for $to {
            type Error = <Self as TryFrom<&'static $scalar>>::Error;

            #[inline]
            fn try_from(value: $scalar) -> Result<Self, Self::Error> {
                Self::try_from(&value)
            }
        }
    };
}

/// Id that is a whole number on the wire.
#[doc(hidden)]
#[macro_export]
macro_rules! __integer_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name(i64);

        impl $name {
            /// Creates the id with this number.
            #[inline]
            #[must_use]
            pub const fn new(id: i64) -> Self {
                Self(id)
            }

            /// Number of the id.
            #[inline]
            #[must_use]
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            #[inline]
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl From<i32> for $name {
            #[inline]
            fn from(id: i32) -> Self {
                Self(id.into())
            }
        }

        impl TryFrom<u64> for $name {
            type Error = std::num::TryFromIntError;

            #[inline]
            fn try_from(id: u64) -> Result<Self, Self::Error> {
                i64::try_from(id).map(Self)
            }
        }

        impl From<$name> for i64 {
            #[inline]
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl TryFrom<$name> for i32 {
            type Error = std::num::TryFromIntError;

            #[inline]
            fn try_from(id: $name) -> Result<Self, Self::Error> {
                id.0.try_into()
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::InvalidText;

            #[inline]
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse()
                    .map(Self)
                    .map_err(|_| $crate::runtime::not_an_integer(text, stringify!($name)))
            }
        }

        impl std::fmt::Display for $name {
            #[inline]
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl $crate::runtime::Value for $name {
            #[inline]
            fn read(input: &mut $crate::runtime::Reader<'_>) -> Option<Self> {
                <i64 as $crate::runtime::Value>::read(input).map(Self)
            }

            #[inline]
            fn take<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (number, rest) = source.integer(text)?;
                Some((Self(number), rest))
            }

            #[inline(always)]
            fn take_short<'t>(
                text: &'t [u8],
                _: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (number, rest) = $crate::runtime::Source::short_integer(text)?;
                Some((Self(number), rest))
            }

            #[inline]
            fn write(&self, out: &mut String) {
                $crate::runtime::Value::write(&self.0, out);
            }

            #[inline]
            fn walk(&self, ty: &$crate::runtime::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                $crate::runtime::Value::walk(&self.0, ty, walk);
            }
        }

        impl $crate::runtime::serde::Serialize for $name {
            fn serialize<S: $crate::runtime::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_i64(self.0)
            }
        }

        impl<'de> $crate::runtime::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::runtime::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                <i64 as $crate::runtime::serde::Deserialize>::deserialize(deserializer).map(Self)
            }
        }
    };
}

/// Id that is text on the wire.
#[doc(hidden)]
#[macro_export]
macro_rules! __text_id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $name($crate::Text);

        impl $name {
            /// Creates the id with this text.
            #[must_use]
            pub fn new(id: impl Into<$crate::Text>) -> Self {
                Self(id.into())
            }

            /// Text of the id.
            #[inline]
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            /// Copies the text out of an allocation that it shares with other texts: see
            /// [`Text::unshare`]($crate::Text::unshare).
            #[inline]
            #[must_use]
            pub fn unshare(self) -> Self {
                Self(self.0.unshare())
            }

            #[inline]
            fn from_wire(text: $crate::Text) -> Self {
                Self(text)
            }
        }

        impl From<&str> for $name {
            #[inline]
            fn from(id: &str) -> Self {
                Self(id.into())
            }
        }

        impl From<String> for $name {
            #[inline]
            fn from(id: String) -> Self {
                Self(id.into())
            }
        }

        impl From<&String> for $name {
            #[inline]
            fn from(id: &String) -> Self {
                id.as_str().into()
            }
        }

        /// Clones the id, so that a call also takes a reference.
        impl From<&$name> for $name {
            #[inline]
            fn from(id: &Self) -> Self {
                id.clone()
            }
        }

        impl From<$name> for String {
            #[inline]
            fn from(id: $name) -> Self {
                id.0.into()
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            #[inline]
            fn from_str(text: &str) -> Result<Self, Self::Err> {
                Ok(text.into())
            }
        }

        $crate::__text_impls!($name of Text);
    };
}

/// Enumeration of the document. It also keeps any other text.
#[doc(hidden)]
#[macro_export]
macro_rules! __enumeration {
    (
        $(#[$doc:meta])* $name:ident = $info:path { $($(#[$variant_doc:meta])* $variant:ident = $value:literal,)* }
        $(ours { $($(#[$our_doc:meta])* $our_variant:ident = $our_value:literal,)* })?
    ) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
            $($($(#[$our_doc])* $our_variant,)*)?
            /// Any other text.
            Unknown($crate::runtime::UnknownValue),
        }

        impl $name {
            /// The document's values, in its order.
            pub const DOCUMENTED: &'static [Self] = &[$(Self::$variant,)*];

            /// Text on the wire.
            #[inline]
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $value,)*
                    $($(Self::$our_variant => $our_value,)*)?
                    Self::Unknown(text) => text.as_str(),
                }
            }

            /// Returns `true` if the API document lists the value.
            #[inline]
            #[must_use]
            pub fn is_documented(&self) -> bool {
                !matches!(self, $($(Self::$our_variant |)*)? Self::Unknown(_))
            }

            #[inline]
            fn from_wire(text: $crate::Text) -> Self {
                Self::of_content(&text)
            }

            #[inline]
            fn of_content(content: &str) -> Self {
                match content {
                    $($value => Self::$variant,)*
                    $($($our_value => Self::$our_variant,)*)?
                    _ => Self::Unknown($crate::runtime::UnknownValue::new(content.into())),
                }
            }
        }

        $crate::__text_impls! { $name
            #[inline]
            fn take<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (content, rest) = source.string(text)?;
                Some((Self::of_content(content), rest))
            }

            #[inline(always)]
            fn take_short<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let (content, rest) = source.short_string(text)?;
                match content {
                    $($value => Some((Self::$variant, rest)),)*
                    _ => None,
                }
            }

            #[inline]
            fn walk(&self, _: &$crate::runtime::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                if !self.is_documented() {
                    walk.unknown_value(&$info, self.as_str());
                }
            }
        }
    };
}

/// Conversions from text to an open enumeration: any text is a value.
#[doc(hidden)]
#[macro_export]
macro_rules! __open_enumeration {
    ($name:ident) => {
        impl From<&str> for $name {
            #[inline]
            fn from(text: &str) -> Self {
                Self::of_content(text)
            }
        }

        impl From<String> for $name {
            #[inline]
            fn from(text: String) -> Self {
                Self::of_content(&text)
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

            #[inline]
            fn from_str(text: &str) -> Result<Self, std::convert::Infallible> {
                Ok(text.into())
            }
        }
    };
}

/// Conversions from text to a closed enumeration: only documented values are valid.
#[doc(hidden)]
#[macro_export]
macro_rules! __closed_enumeration {
    ($name:ident = $info:path) => {
        impl std::str::FromStr for $name {
            type Err = $crate::InvalidText;

            #[inline]
            fn from_str(text: &str) -> Result<Self, $crate::InvalidText> {
                match Self::of_content(text) {
                    Self::Unknown(_) => Err($crate::runtime::not_allowed(&$info, text)),
                    known => Ok(known),
                }
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::InvalidText;

            #[inline]
            fn try_from(text: &str) -> Result<Self, $crate::InvalidText> {
                text.parse()
            }
        }
    };
}
