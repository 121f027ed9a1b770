//! Reading and writing a shape by its fields.

use std::fmt;

use super::{Reader, Value};
use crate::{
    drift::Walk,
    info::{ShapeInfo, TypeInfo},
    json::{Json, write_string},
    unknown_fields::{Keeping, UnknownFields},
};

/// Maximum nesting of shapes. Deeper shapes stay text.
const DEPTH_LIMIT: u32 = 128;

/// One field of a shape.
pub trait Field: fmt::Debug {
    /// Reads the field's value. Returns `false` if it does not fit; the reader is then anywhere inside the value.
    fn read(&mut self, input: &mut Reader<'_>) -> bool;

    /// Returns `true` if there is nothing to write.
    fn is_absent(&self) -> bool;

    /// Makes the field absent.
    fn clear(&mut self);

    /// Appends the value as JSON text. Called only if the field is not absent.
    fn write(&self, out: &mut String);

    /// Reports differences between the value and the document.
    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>);
}

/// Access to the fields of a shape. Generated code implements it.
pub trait Fields {
    /// Description of the shape.
    fn info(&self) -> &'static ShapeInfo;

    /// Creates a shape without fields.
    fn empty() -> Self
    where
        Self: Sized;

    /// Returns the field at a position of [`ShapeInfo::fields`].
    fn field(&self, position: usize) -> Option<&dyn Field>;

    /// Returns the field at a position of [`ShapeInfo::fields`].
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field>;

    /// Unknown fields and values that do not fit.
    fn unknown_fields(&self) -> &UnknownFields;

    /// Unknown fields and values that do not fit.
    fn unknown_fields_mut(&mut self) -> &mut UnknownFields;
}

impl<T: Value> Field for Option<T> {
    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        if input.take_null() {
            *self = None;
            return true;
        }
        *self = T::read(input);
        self.is_some()
    }

    fn is_absent(&self) -> bool {
        self.is_none()
    }

    fn clear(&mut self) {
        *self = None;
    }

    fn write(&self, out: &mut String) {
        if let Some(value) = self {
            value.write(out);
        }
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        if let Some(value) = self {
            value.walk(ty, walk);
        }
    }
}

/// Reads a shape. Returns `None` only if the next value is not an object, or is nested too deep.
pub fn read_shape<T: Fields>(input: &mut Reader<'_>) -> Option<T> {
    let mut shape = T::empty();
    // Unlike `then_some`, this moves the shape once.
    if read_fields(&mut shape, input) {
        Some(shape)
    } else {
        None
    }
}

/// Reads an object's fields into `shape`. Values that do not fit and unknown fields go to its
/// [`UnknownFields`].
pub(crate) fn read_fields(shape: &mut dyn Fields, input: &mut Reader<'_>) -> bool {
    if input.depth >= DEPTH_LIMIT || !input.take(b'{') {
        return false;
    }
    input.depth += 1;
    let info = shape.info();
    let mut kept = Keeping::default();
    let mut expected = 0;
    while let Some(name) = input.take_string() {
        input.take(b':');
        let unescaped;
        let plain = if name.escaped {
            unescaped = name.unescape();
            unescaped.as_deref()
        } else {
            Some(name.inner())
        };
        let position = plain.and_then(|plain| info.position(plain, expected));
        if let Some(position) = position {
            expected = position + 1;
        }
        let start = input.clone();
        let fits = position
            .and_then(|position| shape.field_mut(position))
            .is_some_and(|field| field.read(input));
        if fits {
            // If a name is duplicated, the last value counts, as in serde_json.
            if let Some(plain) = plain {
                kept.forget(plain);
            }
        } else {
            *input = start;
            if let Some(field) = position.and_then(|position| shape.field_mut(position)) {
                field.clear();
            }
            let value = Json::take(input);
            kept.keep(plain, name.inner(), value);
        }
        input.take(b',');
    }
    input.take(b'}');
    input.depth -= 1;
    *shape.unknown_fields_mut() = kept.finish();
    true
}

/// Appends the shape as a JSON object: its fields in document order, then the unknown fields.
pub fn write_fields(shape: &dyn Fields, out: &mut String) {
    let info = shape.info();
    let unknown_fields = shape.unknown_fields();
    let mut separator = '{';
    let mut separate = |out: &mut String| {
        out.push(separator);
        separator = ',';
    };
    let mut present = vec![false; info.fields.len()];
    for (position, row) in info.fields.iter().enumerate() {
        let Some(field) = shape.field(position) else {
            continue;
        };
        if !field.is_absent() {
            separate(out);
            write_string(out, row.name);
            out.push(':');
            field.write(out);
            if let Some(flag) = present.get_mut(position) {
                *flag = true;
            }
        }
    }
    for kept in unknown_fields.kept() {
        let taken = kept
            .name()
            .and_then(|name| info.position(name, 0))
            .and_then(|position| present.get(position).copied())
            .unwrap_or(false);
        if !taken {
            separate(out);
            kept.write_name(out);
            out.push(':');
            out.push_str(kept.value().as_str());
        }
    }
    if separator == '{' {
        out.push('{');
    }
    out.push('}');
}

/// Formats a shape for debugging: its present fields, and the names of the unknown fields.
///
/// # Errors
///
/// Those of the formatter.
pub fn debug_fields(shape: &dyn Fields, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let info = shape.info();
    let mut out = f.debug_struct(info.name);
    for (position, row) in info.fields.iter().enumerate() {
        if let Some(field) = shape.field(position).filter(|field| !field.is_absent()) {
            out.field(row.name, &field);
        }
    }
    if !shape.unknown_fields().is_empty() {
        out.field("unknown_fields", shape.unknown_fields());
    }
    out.finish()
}
