//! Shapes for the engine: generated static data.

use super::{
    Pass,
    hash::{END, Key, LENGTH, WHOLE, spread},
    scan::{self, Vectors},
};

/// Fields of a shape, one bit each.
#[cfg(not(backoffice_wide))]
pub type Set = u64;

/// Fields of a shape, one bit each.
#[cfg(backoffice_wide)]
pub type Set = u128;

/// A shape as the engine reads it.
#[derive(Debug)]
pub struct Table {
    /// Fields, in the order of the document.
    pub fields: &'static [Field],
    /// Their names.
    pub names: &'static [&'static str],
    /// Required fields, by profile: bit n stands for field n.
    pub required: [Set; 2],
    /// Fields for which any string passes, by profile: see [`Table::completed`].
    pub texts: [Set; 2],
    /// True if unknown fields pass, by profile.
    pub open: [bool; 2],
    /// For each slot of the hash table, the number of the field in it.
    pub slots: &'static [u8],
    /// Shift from a hash to the number of a slot: see [`Table::completed`].
    pub shift: u32,
    /// Seed of the hash. With it, each name has a slot of its own.
    pub seed: u64,
    /// Generated code for a value of this shape, if there is any.
    pub check: Option<Check>,
}

/// Checks the value at the start of a text and returns the rest. The rest is empty if the value is invalid or the
/// prefilter cannot decide.
pub type Check = for<'t> fn(&'t [u8], &Pass) -> &'t [u8];

/// A field of a shape; it fills one line of the processor's cache, if sets have 64 bits.
#[derive(Debug)]
#[repr(C, align(64))]
pub struct Field {
    name: Key,
    /// The bit that stands for it.
    pub bit: Set,
    /// Its rule.
    pub value: Value,
}

/// The rule for the value of a field or the element of a list.
#[derive(Debug)]
pub struct Value {
    /// The rule for a value other than null.
    pub rule: Rule,
    /// Profiles in which null passes too.
    pub null: Profiles,
}

/// Profiles, one bit each: contract 1, strict 2.
pub type Profiles = u8;

/// The rule for a value other than null.
#[derive(Clone, Copy, Debug)]
pub enum Rule {
    /// A string.
    String,
    /// A whole number.
    Integer,
    /// A whole number of 32 bits.
    Int32,
    /// A whole number within bounds.
    Bounded(&'static Bounds),
    /// A number. Its bounds are checked, if it has any.
    Number(Option<&'static Bounds>),
    /// True or false.
    Boolean,
    /// A string; in the strict profile a decimal number.
    Amount,
    /// A date-time; in the strict profile in UTC.
    Timestamp,
    /// A calendar date.
    Date,
    /// An absolute URL.
    Url,
    /// One of these strings, which need no escapes. A reference to a reference keeps rules small.
    Enum(&'static &'static [&'static str]),
    /// A string. [`is_documented`](super::is_documented) accepts only these.
    OpenEnum(&'static &'static [&'static str]),
    /// Any value.
    Any,
    /// Any object.
    Object,
    /// A list of such values.
    List(&'static Value),
    /// An object of a shape.
    Shape(&'static Table),
}

/// The lowest and the highest value of a number, if it has them.
#[derive(Debug)]
pub struct Bounds {
    /// The lowest.
    pub low: Option<i64>,
    /// The highest.
    pub high: Option<i64>,
}

impl Value {
    /// Any value.
    pub const ANY: Self = Self::new(Rule::Any, 3);

    /// A value for which the rule holds, or null in some profiles.
    pub const fn new(rule: Rule, null: Profiles) -> Self {
        Self { rule, null }
    }
}

/// Defines the table of a shape. The arguments are fields of [`Table`]; those of a field are the arguments of [`Field::new`], with
/// null before the rule.
#[doc(hidden)]
#[macro_export]
macro_rules! table {
    ($table:ident $check:expr, $required:expr, $open:expr, $seed:literal, $slots:expr, {
        $($number:literal $field:literal $null:literal $rule:expr;)*
    }) => {
        /// The shape as the engine reads it.
        pub static $table: $crate::table::Table = $crate::table::Table {
            fields: &[$($crate::table::Field::new($number, $field, $rule, $null)),*],
            names: &[$($field),*],
            required: $required,
            open: $open,
            slots: &$slots,
            seed: $seed,
            check: $check,
            ..$crate::table::Table::EMPTY
        }
        .completed();
    };
}

const _: () = assert!(size_of::<Field>() == 64 || size_of::<Set>() > 8);

impl Field {
    /// A field by its number.
    pub const fn new(number: u32, name: &'static str, rule: Rule, null: Profiles) -> Self {
        Self { name: Key::new(name.as_bytes()), bit: 1 << number, value: Value::new(rule, null) }
    }
}

impl Key {
    /// Returns the key of the name of `length` bytes at the start of a text. If no quote and colon follow, or the name
    /// is longer than [`WHOLE`], the key equals no key of a table.
    #[inline(always)]
    pub(super) fn within(text: &[u8; LENGTH], length: usize, vectors: impl Vectors) -> Self {
        static MASKS: [Key; LENGTH + 1] = {
            let mut masks = [Key([0; LENGTH]); LENGTH + 1];
            let mut length = 0;
            while length <= WHOLE {
                let mut at = 0;
                while at < length + END.len() {
                    masks[length].0[at] = u8::MAX;
                    at += 1;
                }
                length += 1;
            }
            masks
        };
        Self(vectors.and(text, &MASKS[length].0))
    }
}

impl Rule {
    /// Returns the rule for the value of a field.
    pub fn of_field(self, name: &str) -> Option<&'static Value> {
        let Self::Shape(table) = self else {
            return None;
        };
        let name = name.as_bytes();
        Some(&table.find(name, &Key::new(name))?.value)
    }

    /// Returns the profiles in which any string passes.
    const fn any_text(&self) -> Profiles {
        match self {
            Self::String | Self::OpenEnum(_) | Self::Any => 3,
            Self::Amount => 1,
            _ => 0,
        }
    }
}

impl Table {
    /// A table without fields and slots.
    pub const EMPTY: Self = Self {
        fields: &[],
        names: &[],
        required: [0; 2],
        texts: [0; 2],
        open: [false; 2],
        slots: &[],
        shift: 0,
        seed: 0,
        check: None,
    };

    /// Fills in `texts` from the rules of the fields, and `shift` from the number of slots.
    pub const fn completed(mut self) -> Self {
        self.shift = u64::BITS - self.slots.len().ilog2();
        let mut number = 0;
        while number < self.fields.len() {
            let Field { bit, value, .. } = &self.fields[number];
            let profiles = value.rule.any_text();
            self.texts[0] |= *bit * (profiles & 1) as Set;
            self.texts[1] |= *bit * (profiles >> 1 & 1) as Set;
            number += 1;
        }
        self
    }

    /// Finds a field by its name and the key of its name.
    #[inline]
    pub fn find(&self, name: &[u8], key: &Key) -> Option<&'static Field> {
        let (number, field) = self.find_key(key, scan::Halves)?;
        let is_it = name.len() <= WHOLE || self.names.get(number)?.as_bytes() == name;
        is_it.then_some(field)
    }

    /// Finds a field by the key of its name. A key has only parts of a name longer than [`WHOLE`].
    #[inline(always)]
    pub(super) fn find_key(
        &self,
        key: &Key,
        vectors: impl Vectors,
    ) -> Option<(usize, &'static Field)> {
        let slot = spread(vectors.fold(&key.0), self.seed) >> self.shift;
        let number = usize::from(*self.slots.get(slot as usize)?);
        let field = self.fields.get(number)?;
        vectors.equal(&key.0, &field.name.0).then_some((number, field))
    }
}

#[cfg(test)]
#[path = "tests/table.rs"]
mod tests;
