//! Fields that a request must have.

use crate::{
    drift::Walk,
    info::TypeInfo,
    runtime::{Field, Reader, Value},
};

/// A field that the API document requires of a request. Constructors fill it, so it is missing only
/// from a body that was read from elsewhere and lacks it.
///
/// # Examples
///
/// ```
/// use backoffice_models::{Record as _, RefundOrder};
///
/// let body = RefundOrder::from_json("{}")?;
/// assert!(body.amount.get().is_none());
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Required<T>(Option<T>);

impl<T> Required<T> {
    #[doc(hidden)]
    #[must_use]
    pub fn missing() -> Self {
        Self(None)
    }

    /// The value itself, if the body that was read has one.
    #[must_use]
    pub fn into_inner(self) -> Option<T> {
        self.0
    }

    /// The value, if the body that was read has one.
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
        // null is no value of a required field: it does not fit.
        self.0 = if input.peek() == b'n' {
            None
        } else {
            T::read(input)
        };
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
