//! Macros that define the generated shapes: access to the fields, setters, and the impls that all shapes have. They
//! keep generated files short and quick to build. All functions are inlined or generic, so the compiler makes only those
//! that a program uses.

/// Access to the fields of a shape. For each field: its position, its name as JSON writes it, and the struct's field.
/// After `by`, the engine's table of the shape.
#[doc(hidden)]
#[macro_export]
macro_rules! __shape {
    ($name:ident = $info:path $(, by $table:path)? { $($position:literal $key:literal $field:ident),* }) => {
        impl $name {
            /// Unknown fields, and values that do not fit their type, unchanged.
            #[inline]
            #[must_use]
            pub fn unknown_fields(&self) -> &$crate::runtime::UnknownFields {
                &self.unknown_fields
            }

            /// Unknown fields, and values that do not fit their type, unchanged.
            #[inline]
            pub fn unknown_fields_mut(&mut self) -> &mut $crate::runtime::UnknownFields {
                &mut self.unknown_fields
            }
        }

        impl $crate::runtime::Access for $name {
            #[inline]
            fn info(&self) -> &'static $crate::runtime::ShapeInfo {
                &$info
            }

            #[inline]
            fn empty() -> Self {
                Self {
                    $($field: $crate::runtime::Field::empty(),)*
                    unknown_fields: Default::default(),
                }
            }

            $(
                #[inline]
                fn table(&self) -> Option<&'static $crate::runtime::Table> {
                    Some(&$table)
                }
            )?

            $crate::runtime::access!($($position $key $field)*);

            #[inline]
            fn unknown_fields(&self) -> &$crate::runtime::UnknownFields {
                &self.unknown_fields
            }

            #[inline]
            fn unknown_fields_mut(&mut self) -> &mut $crate::runtime::UnknownFields {
                &mut self.unknown_fields
            }
        }

        $crate::__with_unknown_field!($name $(, $table)?);
        $crate::runtime::shape_impls!($name);
    };
}

/// `with_unknown_field` of a shape with a table. Query parameters, which are not JSON, have neither.
#[doc(hidden)]
#[macro_export]
macro_rules! __with_unknown_field {
    ($name:ident) => {};
    ($name:ident, $table:path) => {
        impl $name {
            /// Adds a field that the document does not list.
            #[must_use]
            pub fn with_unknown_field(
                mut self,
                name: impl Into<$crate::Text>,
                value: impl Into<$crate::Json>,
            ) -> Self {
                self.unknown_fields.insert(name, value);
                self
            }
        }
    };
}

/// Setters of a shape, as signatures without `self`. The argument of each is one of [`__setter`]'s.
#[doc(hidden)]
#[macro_export]
macro_rules! __setters {
    (impl $name:ident { $(fn $field:ident $argument:tt;)* }) => {
        impl $name {
            $($crate::__setter! { $field $argument })*
        }
    };
}

/// One setter. `elements` are those of a list; `patch` is a value, null or absent. What stands on several lines
/// has a comma at its end.
#[doc(hidden)]
#[macro_export]
macro_rules! __setter {
    ($field:ident (value: impl Into<$ty:ty $(,)?> $(,)?)) => {
        #[doc = concat!(" Sets `", stringify!($field), "`.")]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: impl Into<$ty>) -> Self {
            self.$field = Some(value.into());
            self
        }
    };
    ($field:ident (value: $ty:ty $(,)?)) => {
        #[doc = concat!(" Sets `", stringify!($field), "`.")]
        #[inline]
        #[must_use]
        pub fn $field(mut self, value: $ty) -> Self {
            self.$field = Some(value);
            self
        }
    };
    ($field:ident (elements: [impl Into<$ty:ty $(,)?>] $(,)?)) => {
        #[doc = concat!(" Sets `", stringify!($field), "`.")]
        #[inline]
        #[must_use]
        pub fn $field(mut self, elements: impl IntoIterator<Item = impl Into<$ty>>) -> Self {
            self.$field = elements.into_iter().collect();
            self
        }
    };
    ($field:ident (patch: $ty:ty $(,)?)) => {
        #[doc = concat!(" Sets `", stringify!($field), "`.")]
        #[inline]
        #[must_use]
        pub fn $field(mut self, patch: impl Into<$crate::Patch<$ty>>) -> Self {
            self.$field = patch.into();
            self
        }
    };
}

/// The functions of `Access` that name each field.
#[doc(hidden)]
#[macro_export]
macro_rules! __access {
    ($($position:literal $key:literal $field:ident)*) => {
        #[inline]
        fn index(&self) -> Option<&'static $crate::runtime::Index> {
            static INDEX: std::sync::LazyLock<Option<$crate::runtime::Index>> =
                std::sync::LazyLock::new(|| $crate::runtime::index(&[$($key),*]));
            INDEX.as_ref()
        }

        #[inline]
        fn field(&self, position: usize) -> Option<&dyn $crate::runtime::Field> {
            match position {
                $($position => Some(&self.$field),)*
                _ => None,
            }
        }

        #[inline]
        fn field_mut(&mut self, position: usize) -> Option<&mut dyn $crate::runtime::Field> {
            match position {
                $($position => Some(&mut self.$field),)*
                _ => None,
            }
        }

        #[allow(unused_variables, reason = "a shape may have no fields")]
        #[inline]
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

        #[allow(unused_variables, reason = "a shape may have no fields")]
        #[inline]
        fn take_placed(&mut self, placed: &mut $crate::runtime::Placed<'_, '_>) {
            $($crate::runtime::take_placed(&mut self.$field, $position, placed);)*
        }

        #[inline]
        fn size_below(&self) -> usize {
            0 $(+ $crate::runtime::Field::size_below(&self.$field))*
        }

        #[allow(unused_variables, unused_mut, reason = "a shape may have no fields")]
        #[inline]
        fn write_in_order(&self, nulls: u128, out: &mut String) -> u128 {
            let mut written = 0;
            $(
                let name = concat!("\"", $key, "\":");
                $crate::runtime::write_next(&self.$field, $position, name, nulls, &mut written, out);
            )*
            written
        }
    };
}

/// Impls of every shape: `Debug`, serde, schemars and utoipa.
#[doc(hidden)]
#[macro_export]
macro_rules! __shape_impls {
    ($({ $($generics:tt)* })? $name:ty) => {
        impl $(<$($generics)*>)? std::fmt::Debug for $name {
            #[inline]
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
        #[cfg_attr(docsrs, doc(cfg(feature = "schemars")))]
        impl $(<$($generics)*>)? $crate::runtime::schemars::JsonSchema for $name {
            #[inline]
            fn schema_name() -> std::borrow::Cow<'static, str> {
                $crate::runtime::Fields::info(&<Self as $crate::runtime::Fields>::empty()).name.into()
            }

            #[inline]
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
        #[cfg_attr(docsrs, doc(cfg(feature = "utoipa")))]
        impl $(<$($generics)*>)? $crate::runtime::utoipa::PartialSchema for $name {
            #[inline]
            fn schema() -> $crate::runtime::utoipa::openapi::RefOr<$crate::runtime::utoipa::openapi::Schema> {
                let shape = <Self as $crate::runtime::Fields>::empty();
                $crate::runtime::component($crate::runtime::Fields::info(&shape))
            }
        }

        #[cfg_attr(docsrs, doc(cfg(feature = "utoipa")))]
        impl $(<$($generics)*>)? $crate::runtime::utoipa::ToSchema for $name {
            #[inline]
            fn name() -> std::borrow::Cow<'static, str> {
                $crate::runtime::Fields::info(&<Self as $crate::runtime::Fields>::empty()).name.into()
            }

            #[inline]
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
