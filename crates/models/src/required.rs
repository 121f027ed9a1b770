//! Required fields of requests.

use backoffice_shapes::TypeInfo;

use crate::{
    drift::Walk,
    runtime::{Field, Null, Reader, Source, Value},
};

/// Required field of a request. Constructors set it, so it is missing only in a body that was read from JSON without
/// the field.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Required<T>(Option<T>);

impl<T> Required<T> {
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
    fn empty() -> Self {
        Self(None)
    }

    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        Field::read(&mut self.0, input)
    }

    fn take<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        T::take_into(&mut self.0, text, source)
    }

    fn has_spellings(&self) -> bool {
        T::HAS_SPELLINGS
    }

    fn set_null(&mut self) -> Null {
        // Only a free-form value can be null.
        if self.read(&mut Reader::new("null")) { Null::Held } else { Null::Misfit }
    }

    fn is_absent(&self) -> bool {
        self.0.is_none()
    }

    fn clear(&mut self) {
        self.0 = None;
    }

    fn size_below(&self) -> usize {
        Field::size_below(&self.0)
    }

    fn write(&self, out: &mut String) {
        self.0.write(out);
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        self.0.walk(ty, walk);
    }
}
