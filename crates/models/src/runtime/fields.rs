//! Reading and writing a shape by its fields.

use std::fmt;

use super::{Index, Null, Placed, Reader, Reading, Source, Table, Value};
use backoffice_shapes::{ShapeInfo, TypeInfo};

use crate::{
    drift::Walk,
    json::{Json, write_string},
    spelling::Spellings,
    unknown_fields::{Keeping, UnknownFields},
};

/// Maximum nesting of shapes. Deeper shapes stay text.
const DEPTH_LIMIT: u32 = 128;

/// One field of a shape.
pub trait Field: fmt::Debug {
    /// Creates the field without a value.
    fn empty() -> Self
    where
        Self: Sized;

    /// Reads the field's value. It is null only if the field's type does not allow null. Returns `false` if the value does not
    /// fit; the reader is then anywhere inside it.
    fn read(&mut self, input: &mut Reader<'_>) -> bool;

    /// Reads the value at the start of `text` into the empty field, in its usual form, and returns the rest. It is empty
    /// if [`Field::read`] must read the value.
    fn take<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8];

    /// As [`Field::take`], for the short values that most fields of the type have. Calls no function.
    #[inline(always)]
    fn take_short<'t>(&mut self, _text: &'t [u8], _source: &Source<'t>) -> &'t [u8]
    where
        Self: Sized,
    {
        &[]
    }

    /// Returns [`Value::HAS_SPELLINGS`] of the value.
    fn has_spellings(&self) -> bool {
        false
    }

    /// Sets the field to null.
    fn set_null(&mut self) -> Null;

    /// Returns `true` if there is nothing to write.
    fn is_absent(&self) -> bool;

    /// Makes the field absent.
    fn clear(&mut self);

    /// Appends the value as JSON text. Called only if the field is not absent.
    fn write(&self, out: &mut String);

    /// Returns [`Value::size_below`] of the value.
    fn size_below(&self) -> usize;

    /// Reports differences between the value and the document.
    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>);
}

/// A shape as the runtime sees it: every [`Access`] has these functions.
pub trait Fields {
    /// Description of the shape.
    fn info(&self) -> &'static ShapeInfo;

    /// Creates a shape without fields.
    fn empty() -> Self
    where
        Self: Sized;

    /// Memory that [`Fields::empty`] allocates.
    fn empty_size() -> usize
    where
        Self: Sized;

    /// The engine's table of the shape, if it has one.
    fn table(&self) -> Option<&'static Table>;

    /// Positions of the fields' names; `None` if there is no index of them.
    fn index(&self) -> Option<&'static Index>;

    /// Reads the fields that come in table order, from a name on. Returns the text from the first other name on.
    fn take_in_order<'t>(&mut self, text: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8]
    where
        Self: Sized;

    /// Reads the fields that have places, in table order, if they are absent and their values fit.
    fn take_placed(&mut self, placed: &mut Placed<'_, '_>);

    /// Appends the fields in table order, each with a comma after it. `nulls` has the absent fields to write as null.
    /// Returns the written fields. Bit n of both stands for position n.
    fn write_in_order(&self, nulls: u128, out: &mut String) -> u128;

    /// Sum of [`Field::size_below`] of all fields.
    fn size_below(&self) -> usize;

    /// Returns the field at a position of [`ShapeInfo::fields`].
    fn field(&self, position: usize) -> Option<&dyn Field>;

    /// Returns the field at a position of [`ShapeInfo::fields`].
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field>;

    /// Unknown fields and values that do not fit.
    fn unknown_fields(&self) -> &UnknownFields;

    /// Unknown fields and values that do not fit.
    fn unknown_fields_mut(&mut self) -> &mut UnknownFields;
}

/// The functions of [`Fields`] for one shape, which generated code implements.
///
/// They are `#[inline]`, and those of [`Fields`] are generic. So a program compiles only the shapes that it uses, each
/// once. With `#[inline]` functions in [`Fields`] itself, each codegen unit that has a `dyn Fields` would get a copy.
#[allow(missing_docs, reason = "see `Fields`")]
pub trait Access: Sized {
    fn info(&self) -> &'static ShapeInfo;
    fn empty() -> Self;
    #[inline]
    fn empty_size() -> usize {
        0
    }
    #[inline]
    fn table(&self) -> Option<&'static Table> {
        None
    }
    fn index(&self) -> Option<&'static Index>;
    fn take_in_order<'t>(&mut self, text: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8];
    fn take_placed(&mut self, placed: &mut Placed<'_, '_>);
    fn write_in_order(&self, nulls: u128, out: &mut String) -> u128;
    fn size_below(&self) -> usize;
    fn field(&self, position: usize) -> Option<&dyn Field>;
    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field>;
    fn unknown_fields(&self) -> &UnknownFields;
    fn unknown_fields_mut(&mut self) -> &mut UnknownFields;
}

impl<T: Access> Fields for T {
    fn info(&self) -> &'static ShapeInfo {
        Access::info(self)
    }

    fn empty() -> Self {
        Access::empty()
    }

    fn empty_size() -> usize {
        <T as Access>::empty_size()
    }

    fn table(&self) -> Option<&'static Table> {
        Access::table(self)
    }

    fn index(&self) -> Option<&'static Index> {
        Access::index(self)
    }

    fn take_in_order<'t>(&mut self, text: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8] {
        Access::take_in_order(self, text, reading)
    }

    fn take_placed(&mut self, placed: &mut Placed<'_, '_>) {
        Access::take_placed(self, placed);
    }

    fn write_in_order(&self, nulls: u128, out: &mut String) -> u128 {
        Access::write_in_order(self, nulls, out)
    }

    fn size_below(&self) -> usize {
        Access::size_below(self)
    }

    fn field(&self, position: usize) -> Option<&dyn Field> {
        Access::field(self, position)
    }

    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field> {
        Access::field_mut(self, position)
    }

    fn unknown_fields(&self) -> &UnknownFields {
        Access::unknown_fields(self)
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        Access::unknown_fields_mut(self)
    }
}

/// For a shape that contains itself.
impl<T: Access> Access for Box<T> {
    fn info(&self) -> &'static ShapeInfo {
        T::info(self)
    }

    fn empty() -> Self {
        Self::new(T::empty())
    }

    fn empty_size() -> usize {
        size_of::<T>() + T::empty_size()
    }

    fn table(&self) -> Option<&'static Table> {
        T::table(self)
    }

    fn index(&self) -> Option<&'static Index> {
        T::index(self)
    }

    fn take_in_order<'t>(&mut self, text: &'t [u8], reading: &mut Reading<'_, 't>) -> &'t [u8] {
        T::take_in_order(self, text, reading)
    }

    fn take_placed(&mut self, placed: &mut Placed<'_, '_>) {
        T::take_placed(self, placed);
    }

    fn write_in_order(&self, nulls: u128, out: &mut String) -> u128 {
        T::write_in_order(self, nulls, out)
    }

    fn size_below(&self) -> usize {
        size_of::<T>() + T::size_below(self)
    }

    fn field(&self, position: usize) -> Option<&dyn Field> {
        T::field(self, position)
    }

    fn field_mut(&mut self, position: usize) -> Option<&mut dyn Field> {
        T::field_mut(self, position)
    }

    fn unknown_fields(&self) -> &UnknownFields {
        T::unknown_fields(self)
    }

    fn unknown_fields_mut(&mut self) -> &mut UnknownFields {
        T::unknown_fields_mut(self)
    }
}

impl<T: Value> Field for Option<T> {
    #[inline]
    fn empty() -> Self {
        None
    }

    fn read(&mut self, input: &mut Reader<'_>) -> bool {
        *self = T::read(input);
        self.is_some()
    }

    #[inline(always)]
    fn take<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        T::take_into(self, text, source)
    }

    #[inline(always)]
    fn take_short<'t>(&mut self, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        match T::take_short(text, source) {
            // The check of the field tells the compiler that there is nothing to drop.
            Some((value, rest)) if self.is_none() => {
                *self = Some(value);
                rest
            }
            _ => &[],
        }
    }

    fn has_spellings(&self) -> bool {
        T::HAS_SPELLINGS
    }

    fn set_null(&mut self) -> Null {
        *self = None;
        Null::Remembered
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

    #[inline]
    fn size_below(&self) -> usize {
        self.as_ref().map_or(0, T::size_below)
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        if let Some(value) = self {
            value.walk(ty, walk);
        }
    }
}

/// Reads a shape. Returns `None` only if the next value is not an object, or is nested too deep, or the budget is exceeded.
pub(crate) fn read_shape<T: Fields>(input: &mut Reader<'_>) -> Option<T> {
    if !input.budget()?.take_empty::<T>() {
        return None;
    }
    let mut shape = T::empty();
    // Unlike `then_some`, this moves the shape once.
    if read_fields(&mut shape, input) { Some(shape) } else { None }
}

/// Reads an object's fields into `shape`. Values that do not fit and unknown fields go to its
/// [`UnknownFields`]. Returns `false` as [`read_shape`] returns `None`.
pub(crate) fn read_fields(shape: &mut dyn Fields, input: &mut Reader<'_>) -> bool {
    let Some(budget) = input.budget() else {
        return false;
    };
    if input.depth >= DEPTH_LIMIT || !input.take(b'{') {
        return false;
    }
    input.depth += 1;
    let info = shape.info();
    let mut kept = Keeping::default();
    let mut nulls = 0_u128;
    let mut spellings = Spellings::default();
    let mut expected = 0;
    while let Some(name) = input.take_string() {
        input.take(b':');
        let plain = name.text();
        let plain = plain.as_deref();
        let position = plain.and_then(|plain| info.position(plain, expected));
        if let Some(position) = position {
            expected = position + 1;
        }
        let start = input.clone();
        let bit = position.map_or(0, |position| 1 << position);
        nulls &= !bit;
        if let Some(position) = position {
            spellings.forget(position);
        }
        let field = position.and_then(|position| shape.field_mut(position));
        let fits = field.is_some_and(|field| {
            if input.peek() == b'n' {
                let null = field.set_null();
                if let Null::Remembered = null {
                    nulls |= bit;
                }
                return !matches!(null, Null::Misfit) && input.take_null();
            }
            let fits = field.read(input);
            if fits && let Some(position) = position {
                spellings.keep_field(position, start.text_to(input), field, budget);
            }
            fits
        });
        // Not a mismatch.
        if budget.is_exceeded() {
            return false;
        }
        if fits {
            // If a name is duplicated, the last value wins, as in serde_json.
            if let Some(plain) = plain {
                kept.forget(plain);
            }
        } else {
            *input = start;
            if let Some(field) = position.and_then(|position| shape.field_mut(position)) {
                field.clear();
            }
            let value = Json::take(input);
            if !kept.keep(plain, name.inner, value, budget) {
                return false;
            }
        }
        input.take(b',');
    }
    input.take(b'}');
    input.depth -= 1;
    let unknown_fields = UnknownFields::new(info, kept.finish(), nulls, spellings, budget);
    match unknown_fields {
        Some(unknown_fields) => *shape.unknown_fields_mut() = unknown_fields,
        None => return false,
    }
    true
}

/// Appends the shape as a JSON object: its fields in document order, then the unknown fields.
pub fn write_fields(shape: &dyn Fields, out: &mut String) {
    let unknown_fields = shape.unknown_fields();
    out.push('{');
    let info = shape.info();
    let written = match unknown_fields.spellings(info) {
        None => shape.write_in_order(unknown_fields.nulls(info), out),
        Some(spellings) => write_respelt(shape, spellings, out),
    };
    for kept in unknown_fields.kept() {
        let position = kept.name().and_then(|name| shape.info().position(name, 0));
        if position.is_some_and(|position| written & 1 << position != 0) {
            continue;
        }
        kept.write_name(out);
        out.push(':');
        kept.value().write_compact(out);
        out.push(',');
    }
    if out.ends_with(',') {
        out.pop();
    }
    out.push('}');
}

/// Appends the fields as [`Fields::write_in_order`] does, with the texts that were read in another spelling.
fn write_respelt(shape: &dyn Fields, spellings: &Spellings, out: &mut String) -> u128 {
    let nulls = shape.unknown_fields().nulls(shape.info());
    let mut written = 0;
    for (position, row) in shape.info().fields.iter().enumerate() {
        let bit = 1 << position;
        let field = shape.field(position).filter(|field| !field.is_absent());
        if field.is_none() && nulls & bit == 0 {
            continue;
        }
        write_string(out, row.name);
        out.push(':');
        written |= bit;
        let start = out.len();
        match field {
            Some(field) => {
                field.write(out);
                spellings.restore(position, out, start);
            }
            None => out.push_str("null"),
        }
        out.push(',');
    }
    written
}

/// Appends a field and a comma after it. Part of [`Fields::write_in_order`]: `name` is the name with quotes and colon.
#[inline(always)]
pub fn write_next(
    field: &impl Field,
    position: u32,
    name: &str,
    nulls: u128,
    written: &mut u128,
    out: &mut String,
) {
    if !field.is_absent() {
        out.push_str(name);
        field.write(out);
        out.push(',');
        *written |= 1 << position;
    } else if nulls & 1 << position != 0 {
        out.push_str(name);
        out.push_str("null,");
        *written |= 1 << position;
    }
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
