//! Macros that define the generated shapes, ids and enumerations. They keep generated files short and quick to build.

/// Access to the fields of a shape. For each field: its position, its name as JSON writes it, and the struct's field.
#[doc(hidden)]
#[macro_export]
macro_rules! __shape {
    ($name:ident = $info:path { $($position:literal $key:literal $field:ident),* }) => {
        impl $name {
            /// Unknown fields, and values that do not fit their type, unchanged.
            #[must_use]
            pub fn unknown_fields(&self) -> &$crate::runtime::UnknownFields {
                &self.unknown_fields
            }

            /// Unknown fields, and values that do not fit their type, unchanged.
            pub fn unknown_fields_mut(&mut self) -> &mut $crate::runtime::UnknownFields {
                &mut self.unknown_fields
            }
        }

        impl $crate::runtime::Fields for $name {
            fn info(&self) -> &'static $crate::runtime::ShapeInfo {
                &$info
            }

            fn empty() -> Self {
                Self {
                    $($field: $crate::runtime::Field::empty(),)*
                    unknown_fields: Default::default(),
                }
            }

            $crate::runtime::access!($($position $key $field)*);

            fn unknown_fields(&self) -> &$crate::runtime::UnknownFields {
                &self.unknown_fields
            }

            fn unknown_fields_mut(&mut self) -> &mut $crate::runtime::UnknownFields {
                &mut self.unknown_fields
            }
        }

        $crate::runtime::shape_impls!($name);
    };
}

/// Setters of a shape. For each: its documentation, the struct's field, the kind of argument, and the type of the value,
/// or of the elements of a list.
#[doc(hidden)]
#[macro_export]
macro_rules! __setters {
    ($name:ident { $($about:literal $field:ident $kind:ident $ty:ty;)* }) => {
        impl $name {
            $($crate::__setter! { $about $field $kind $ty })*
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! __setter {
    ($about:literal $field:ident into $ty:ty) => {
        #[doc = $about]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: impl Into<$ty>) -> Self {
            self.$field = Some(value.into());
            self
        }
    };
    ($about:literal $field:ident value $ty:ty) => {
        #[doc = $about]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: $ty) -> Self {
            self.$field = Some(value);
            self
        }
    };
    ($about:literal $field:ident list $ty:ty) => {
        #[doc = $about]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: impl IntoIterator<Item = impl Into<$ty>>) -> Self {
            self.$field = value.into_iter().collect();
            self
        }
    };
    ($about:literal $field:ident patch $ty:ty) => {
        #[doc = $about]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: impl Into<$crate::Patch<$ty>>) -> Self {
            self.$field = value.into();
            self
        }
    };
}

/// The functions of `Fields` that name each field.
#[doc(hidden)]
#[macro_export]
macro_rules! __access {
    ($($position:literal $key:literal $field:ident)*) => {
        fn index(&self) -> Option<&'static $crate::runtime::Index> {
            static INDEX: std::sync::LazyLock<Option<$crate::runtime::Index>> =
                std::sync::LazyLock::new(|| $crate::runtime::index(&[$($key),*]));
            INDEX.as_ref()
        }

        fn field(&self, position: usize) -> Option<&dyn $crate::runtime::Field> {
            match position {
                $($position => Some(&self.$field),)*
                _ => None,
            }
        }

        fn field_mut(&mut self, position: usize) -> Option<&mut dyn $crate::runtime::Field> {
            match position {
                $($position => Some(&mut self.$field),)*
                _ => None,
            }
        }

        #[allow(unused_variables, reason = "a shape may have no fields")]
        fn take_in_order<'t>(
            &mut self,
            text: &'t [u8],
            reading: &mut $crate::runtime::Reading<'_, 't>,
        ) -> &'t [u8] {
            $(
                let name = concat!("\"", $key, "\":");
                let text = $crate::runtime::take_next(&mut self.$field, $position, name, text, reading);
            )*
            text
        }

        fn size_below(&self) -> usize {
            0 $(+ $crate::runtime::Field::size_below(&self.$field))*
        }

        #[allow(unused_variables, unused_mut, reason = "a shape may have no fields")]
        fn write_in_order(&self, nulls: u128, out: &mut String) -> u128 {
            let mut written = 0;
            $(
                if !$crate::runtime::Field::is_absent(&self.$field) {
                    $crate::runtime::push_name(out, written == 0, concat!(",\"", $key, "\":"));
                    $crate::runtime::Field::write(&self.$field, out);
                    written |= 1 << $position;
                } else if nulls & 1 << $position != 0 {
                    $crate::runtime::push_name(out, written == 0, concat!(",\"", $key, "\":null"));
                    written |= 1 << $position;
                }
            )*
            written
        }
    };
}

/// Impls of every shape: `Value`, `Debug`, serde, schemars and utoipa.
#[doc(hidden)]
#[macro_export]
macro_rules! __shape_impls {
    ($({ $($generics:tt)* })? $name:ty) => {
        impl $(<$($generics)*>)? $crate::runtime::Value for $name {
            const HAS_SPELLINGS: bool = false;

            fn read(input: &mut $crate::runtime::Reader<'_>) -> Option<Self> {
                $crate::runtime::read_shape(input)
            }

            fn take<'t>(
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> Option<(Self, &'t [u8])> {
                let mut slot = None;
                let rest = $crate::runtime::take_shape_into(&mut slot, text, source);
                Some((slot?, rest))
            }

            fn take_into<'t>(
                slot: &mut Option<Self>,
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> &'t [u8] {
                $crate::runtime::take_shape_into(slot, text, source)
            }

            fn push<'t>(
                list: &mut Vec<Self>,
                text: &'t [u8],
                source: &$crate::runtime::Source<'t>,
            ) -> &'t [u8] {
                $crate::runtime::push_shape(list, text, source)
            }

            fn write(&self, out: &mut String) {
                $crate::runtime::write_fields(self, out);
            }

            fn size_below(&self) -> usize {
                $crate::runtime::Fields::size_below(self)
            }

            fn walk(&self, _: &$crate::runtime::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                walk.shape(self);
            }
        }

        impl $(<$($generics)*>)? std::fmt::Debug for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                $crate::runtime::debug_fields(self, f)
            }
        }

        $crate::__json_impls!($({ $($generics)* })? $name);
        $crate::__schemars_impl!($({ $($generics)* })? $name);
        $crate::__utoipa_impl!($({ $($generics)* })? $name);
    };
}

/// serde impls of a shape, or of a value that keeps its JSON text.
#[doc(hidden)]
#[macro_export]
macro_rules! __json_impls {
    ($({ $($generics:tt)* })? $name:ty) => {
        impl $(<$($generics)*>)? $crate::runtime::serde::Serialize for $name {
            fn serialize<S: $crate::runtime::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                $crate::runtime::serialize(self, serializer)
            }
        }

        impl<'de $(, $($generics)*)?> $crate::runtime::serde::Deserialize<'de> for $name {
            fn deserialize<D: $crate::runtime::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                $crate::runtime::deserialize(deserializer)
            }
        }
    };
}

/// `JsonSchema` of a shape.
#[cfg(feature = "schemars")]
#[doc(hidden)]
#[macro_export]
macro_rules! __schemars_impl {
    ($({ $($generics:tt)* })? $name:ty) => {
        impl $(<$($generics)*>)? $crate::runtime::schemars::JsonSchema for $name {
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::runtime::Fields::info(&<Self as $crate::runtime::Fields>::empty()).name.into()
            }

            fn json_schema(
                generator: &mut $crate::runtime::schemars::SchemaGenerator,
            ) -> $crate::runtime::schemars::Schema {
                let shape = <Self as $crate::runtime::Fields>::empty();
                $crate::runtime::json_schema(generator, $crate::runtime::Fields::info(&shape))
            }
        }
    };
}

/// No impl, because the feature is off.
#[cfg(not(feature = "schemars"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __schemars_impl {
    ($($shape:tt)*) => {};
}

/// `ToSchema` of a shape.
#[cfg(feature = "utoipa")]
#[doc(hidden)]
#[macro_export]
macro_rules! __utoipa_impl {
    ($({ $($generics:tt)* })? $name:ty) => {
        impl $(<$($generics)*>)? $crate::runtime::utoipa::PartialSchema for $name {
            fn schema() -> $crate::runtime::utoipa::openapi::RefOr<$crate::runtime::utoipa::openapi::Schema> {
                let shape = <Self as $crate::runtime::Fields>::empty();
                $crate::runtime::component($crate::runtime::Fields::info(&shape))
            }
        }

        impl $(<$($generics)*>)? $crate::runtime::utoipa::ToSchema for $name {
            fn name() -> std::borrow::Cow<'static, str> {
                $crate::runtime::Fields::info(&<Self as $crate::runtime::Fields>::empty()).name.into()
            }

            fn schemas(
                schemas: &mut Vec<(
                    String,
                    $crate::runtime::utoipa::openapi::RefOr<$crate::runtime::utoipa::openapi::Schema>,
                )>,
            ) {
                let shape = <Self as $crate::runtime::Fields>::empty();
                $crate::runtime::components($crate::runtime::Fields::info(&shape), schemas);
            }
        }
    };
}

/// No impl, because the feature is off.
#[cfg(not(feature = "utoipa"))]
#[doc(hidden)]
#[macro_export]
macro_rules! __utoipa_impl {
    ($($shape:tt)*) => {};
}

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
            fn read(input: &mut $crate::runtime::Reader<'_>) -> Option<Self> {
                <$crate::Text as $crate::runtime::Value>::read(input).map(Self::from_wire)
            }

            fn write(&self, out: &mut String) {
                $crate::runtime::write_string(out, self.as_str());
            }

            $($value)*
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.write_str(self.as_str())
            }
        }

        impl AsRef<str> for $name {
            fn as_ref(&self) -> &str {
                self.as_str()
            }
        }

        impl PartialEq<str> for $name {
            fn eq(&self, other: &str) -> bool {
                self.as_str() == other
            }
        }

        impl PartialEq<&str> for $name {
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
            #[must_use]
            pub const fn new(id: i64) -> Self {
                Self(id)
            }

            /// Number of the id.
            #[must_use]
            pub const fn get(self) -> i64 {
                self.0
            }
        }

        impl From<i64> for $name {
            fn from(id: i64) -> Self {
                Self(id)
            }
        }

        impl From<i32> for $name {
            fn from(id: i32) -> Self {
                Self(id.into())
            }
        }

        impl TryFrom<u64> for $name {
            type Error = std::num::TryFromIntError;

            fn try_from(id: u64) -> Result<Self, Self::Error> {
                i64::try_from(id).map(Self)
            }
        }

        impl From<$name> for i64 {
            fn from(id: $name) -> Self {
                id.0
            }
        }

        impl std::str::FromStr for $name {
            type Err = $crate::InvalidText;

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                text.parse()
                    .map(Self)
                    .map_err(|_| $crate::runtime::not_an_integer(text, stringify!($name)))
            }
        }

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        impl $crate::runtime::Value for $name {
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

            fn write(&self, out: &mut String) {
                $crate::runtime::Value::write(&self.0, out);
            }

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
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }

            #[inline]
            fn from_wire(text: $crate::Text) -> Self {
                Self(text)
            }
        }

        impl From<&str> for $name {
            fn from(id: &str) -> Self {
                Self(id.into())
            }
        }

        impl From<String> for $name {
            fn from(id: String) -> Self {
                Self(id.into())
            }
        }

        impl From<&String> for $name {
            fn from(id: &String) -> Self {
                id.as_str().into()
            }
        }

        /// Clones the id, so that a call also takes a reference.
        impl From<&$name> for $name {
            fn from(id: &Self) -> Self {
                id.clone()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> Self {
                id.0.into()
            }
        }

        impl std::str::FromStr for $name {
            type Err = std::convert::Infallible;

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
    ($(#[$doc:meta])* $name:ident = $info:path { $($(#[$variant_doc:meta])* $variant:ident = $value:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum $name {
            $($(#[$variant_doc])* $variant,)*
            /// Any other text.
            Unknown($crate::runtime::UnknownValue),
        }

        impl $name {
            /// The document's values, in its order.
            pub const DOCUMENTED: &'static [Self] = &[$(Self::$variant,)*];

            /// Text on the wire.
            #[must_use]
            pub fn as_str(&self) -> &str {
                match self {
                    $(Self::$variant => $value,)*
                    Self::Unknown(text) => text.as_str(),
                }
            }

            /// Returns `true` if the API document lists the value.
            #[must_use]
            pub fn is_documented(&self) -> bool {
                !matches!(self, Self::Unknown(_))
            }

            fn from_wire(text: $crate::Text) -> Self {
                Self::of_content(&text)
            }

            fn of_content(content: &str) -> Self {
                match content {
                    $($value => Self::$variant,)*
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

            fn walk(&self, _: &$crate::runtime::TypeInfo, walk: &mut $crate::runtime::Walk<'_>) {
                if let Self::Unknown(text) = self {
                    walk.unknown_value(&$info, text.as_str());
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
            fn from(text: &str) -> Self {
                Self::of_content(text)
            }
        }

        impl From<String> for $name {
            fn from(text: String) -> Self {
                Self::of_content(&text)
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

            fn from_str(text: &str) -> Result<Self, Self::Err> {
                match Self::of_content(text) {
                    Self::Unknown(_) => Err($crate::runtime::not_allowed(&$info, text)),
                    known => Ok(known),
                }
            }
        }

        impl TryFrom<&str> for $name {
            type Error = $crate::InvalidText;

            fn try_from(text: &str) -> Result<Self, Self::Error> {
                text.parse()
            }
        }
    };
}
