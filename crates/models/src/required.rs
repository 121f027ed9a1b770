//! Required fields of requests.

use crate::{
    drift::Walk,
    info::TypeInfo,
    runtime::{Field, Reader, Value},
};

/// Required field of a request. Constructors set it, so it is missing only in a body that was read from JSON without
/// the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Required<T>(Option<T>);

impl<T> Required<T> {
    #[doc(hidden)]
    #[must_use]
    pub fn missing() -> Self {
        Self(None)
    }

    /// Returns the value, if the field is present.
    #[must_use]
    pub fn into_inner(self) -> Option<T> {
        self.0
    }

    /// Returns a reference to the value, if the field is present.
    #[must_use]
    pub fn get(&self) -> Option<&T> {
        self.0.as_ref()
    }
}

impl<T> From<T> for Required<T> {
    fn from(value: T) -> Self {
        Self(Some(value))
    }
}

impl<T: Value> Field for Required<T> {
    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        // A required field can't be null.
        let is_null = input.peek() == b'n';
        self.0 = if is_null { None } else { T::read(input) };
        self.0.is_some()
    }

    fn is_absent(&self) -> bool {
        self.0.is_none()
    }

    fn clear(&mut self) {
        self.0 = None;
    }

    fn write(&self, out: &mut String) {
        self.0.write(out);
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        self.0.walk(ty, walk);
    }
}
