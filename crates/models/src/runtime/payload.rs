//! Code that the macros of `backoffice-macros` call: a payload's text, with values of Rust between its parts.

use std::{fmt::Debug, marker::PhantomData};

use super::{Fields, List, Patch, Required, Value};
use crate::Record;

/// Text of a payload that the macro has checked.
pub struct Payload(String);

/// Does not show the text, which may have secrets.
impl Debug for Payload {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Payload").finish_non_exhaustive()
    }
}

impl Payload {
    /// Starts with a text.
    #[must_use]
    pub fn new(text: &str) -> Self {
        // RFC 8259, section 8.1.
        Self(text.trim_start_matches('\u{feff}').to_owned())
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, text: &str) -> Self {
        self.0.push_str(text);
        self
    }

    /// Adds a value of the type that its field has.
    #[must_use]
    pub fn value<T: Value>(mut self, _: Slot<T>, value: impl Into<T>) -> Self {
        value.into().write(&mut self.0);
        self
    }

    /// Reads the record.
    ///
    /// # Panics
    ///
    /// If the text is not a JSON object, which the macro has checked.
    #[must_use]
    pub fn read<T: Fields>(self) -> T {
        match T::from_json(&self.0) {
            Ok(record) => record,
            Err(error) => panic!("a payload that was checked can't be read: {error}"),
        }
    }
}

/// Type of a value in a payload.
pub struct Slot<T>(PhantomData<fn() -> T>);

impl<T> Debug for Slot<T> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(std::any::type_name::<T>())
    }
}

impl<T> Slot<T> {
    /// Names a type.
    #[must_use]
    #[allow(clippy::new_without_default, reason = "macros alone make slots")]
    pub const fn new() -> Self {
        Self(PhantomData)
    }

    /// Goes to a field of a record.
    #[must_use]
    pub fn field<F: Holds>(self, _: impl FnOnce(&mut T) -> &mut F) -> Slot<F::Held> {
        Slot::new()
    }
}

impl<T> Slot<List<T>> {
    /// Goes to the elements of a list.
    #[must_use]
    pub fn item(self) -> Slot<T> {
        Slot::new()
    }
}

/// Type of a record's field.
pub trait Holds {
    /// Type of its value.
    type Held;
}

impl<T> Holds for Option<T> {
    type Held = T;
}

impl<T> Holds for Patch<T> {
    type Held = T;
}

impl<T> Holds for Required<T> {
    type Held = T;
}

impl<T> Holds for List<T> {
    type Held = Self;
}
