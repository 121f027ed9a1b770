//! Reading every field of a record, of the models and of serde's derives.

use std::collections::BTreeMap;

use backoffice::models;
use serde_json::value::RawValue;

use crate::derive::{Text, borrowed, owned};

/// A value that the contestants read after they decoded it.
pub(super) trait Touch {
    /// Returns the sum of the lengths of its texts and of its numbers and booleans. Free-form values count as 0, because
    /// the contestants keep them in different forms.
    fn touch(&self) -> u64;
}

/// Implements `Touch` for types by another value that has it.
macro_rules! touch {
    ($($ty:ty,)* as |$value:ident| $touched:expr) => {
        $(impl Touch for $ty {
            fn touch(&self) -> u64 {
                let $value = self;
                $touched.touch()
            }
        })*
    };
}

include!(concat!(env!("OUT_DIR"), "/readers.rs"));

touch! { i64, i32, bool, f64, as |number| (*number as u64) }
touch! { String, as |text| text.as_str() }
touch! { Text<'_>, as |text| text.0 }
touch! { models::Amount, models::Text, models::Date, models::Timestamp, models::Url, as |text| text.as_str() }
touch! { models::Secret, as |secret| secret.expose() }
touch! { models::Number, as |number| number.to_f64() }
touch! {
    serde_json::Value, serde_json::Map<String, serde_json::Value>,
    &RawValue, BTreeMap<Text<'_>, &RawValue>,
    models::Json, models::Object,
    as |_free_form| 0
}

impl Touch for u64 {
    fn touch(&self) -> u64 {
        *self
    }
}

impl Touch for str {
    fn touch(&self) -> u64 {
        self.len() as u64
    }
}

impl<T: Touch> Touch for [T] {
    fn touch(&self) -> u64 {
        self.iter().map(Touch::touch).fold(0, u64::wrapping_add)
    }
}

impl<T: Touch> Touch for Vec<T> {
    fn touch(&self) -> u64 {
        self.as_slice().touch()
    }
}

impl<T: Touch> Touch for models::List<T> {
    fn touch(&self) -> u64 {
        (**self).touch()
    }
}

impl<T: Touch> Touch for Option<T> {
    fn touch(&self) -> u64 {
        self.as_ref().map_or(0, Touch::touch)
    }
}

impl<T: Touch> Touch for Box<T> {
    fn touch(&self) -> u64 {
        (**self).touch()
    }
}
