//! Fields of partial updates.

use backoffice_shapes::TypeInfo;

use crate::{
    drift::Walk,
    list::List,
    runtime::{Field, Null, Reader, Source, Value},
    text::Text,
};

/// Field of a partial update: unchanged, cleared or set.
///
/// # Examples
///
/// ```
/// use backoffice::models::{Patch, Record as _, UpdateCustomer};
///
/// let body = UpdateCustomer::new().first_name("Ada").phone_number(Patch::Null);
/// assert_eq!(body.to_json(), r#"{"first_name":"Ada","phone_number":null}"#);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Patch<T> {
    /// Absent from the body: the resource keeps its value.
    #[default]
    Absent,
    /// `null` in the body.
    Null,
    /// A value in the body.
    Value(T),
}

impl<T> Patch<T> {
    /// Returns the value, if there is one.
    #[must_use]
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(value) => Some(value),
            Self::Absent | Self::Null => None,
        }
    }

    /// Makes a value of `Some`, and `null` of `None`.
    #[must_use]
    pub fn from_option(value: Option<T>) -> Self {
        value.map_or(Self::Null, Self::Value)
    }

    /// Returns `true` if the field is not in the body.
    #[must_use]
    pub fn is_absent(&self) -> bool {
        matches!(self, Self::Absent)
    }

    /// Returns `true` if the field is `null` in the body.
    #[must_use]
    pub fn is_null(&self) -> bool {
        matches!(self, Self::Null)
    }
}

impl<T> From<T> for Patch<T> {
    fn from(value: T) -> Self {
        Self::Value(value)
    }
}

impl From<&str> for Patch<Text> {
    fn from(value: &str) -> Self {
        Self::Value(value.into())
    }
}

impl From<String> for Patch<Text> {
    fn from(value: String) -> Self {
        Self::Value(value.into())
    }
}

impl<T> From<Vec<T>> for Patch<List<T>> {
    fn from(elements: Vec<T>) -> Self {
        Self::Value(elements.into())
    }
}

impl<T, U: Into<T>, const N: usize> From<[U; N]> for Patch<List<T>> {
    fn from(elements: [U; N]) -> Self {
        Self::Value(elements.into_iter().collect())
    }
}

impl<T: Value> Field for Patch<T> {
    fn empty() -> Self {
        Self::Absent
    }

    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        *self = T::read(input).map_or(Self::Absent, Self::Value);
        !self.is_absent()
    }

    fn take<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        match T::take(text, source) {
            Some((value, rest)) => {
                *self = Self::Value(value);
                rest
            }
            None => &[],
        }
    }

    fn has_spellings(&self) -> bool {
        T::HAS_SPELLINGS
    }

    fn set_null(&mut self) -> Null {
        *self = Self::Null;
        Null::Held
    }

    fn is_absent(&self) -> bool {
        self.is_absent()
    }

    fn clear(&mut self) {
        *self = Self::Absent;
    }

    fn size_below(&self) -> usize {
        self.value().map_or(0, T::size_below)
    }

    fn write(&self, out: &mut String) {
        match self {
            Self::Value(value) => value.write(out),
            Self::Null => out.push_str("null"),
            Self::Absent => {}
        }
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        if let Self::Value(value) = self {
            value.walk(ty, walk);
        }
    }
}
