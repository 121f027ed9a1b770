//! Unknown fields, and values that do not fit.

use std::{
    collections::{BTreeMap, HashMap},
    fmt,
    hash::{Hash, Hasher},
};

use backoffice_shapes::ShapeInfo;

use crate::{
    json::{Json, write_string},
    runtime::budget::Budget,
    spelling::Spellings,
    text::Text,
};

/// Fields that the document does not list, and values that do not fit their documented type. They stay unchanged and
/// are written back. Two sets of fields are equal if they have equal values, in any order.
///
/// They also remember which documented fields were null, so that these are written back as null. Null and absent are
/// equal.
///
/// Debug output shows only the names, because a value may be secret.
#[derive(Clone, Default)]
pub struct UnknownFields {
    /// Most records have nothing here, so it costs one word.
    odd: Option<Box<Odd>>,
    /// Documented fields that were null, one bit each.
    nulls: [u64; 2],
    /// The shape that was read. Its positions mean nothing in another shape, to which users may move the fields.
    shape: Option<&'static ShapeInfo>,
}

#[derive(Clone, Default)]
struct Odd {
    fields: Vec<Kept>,
    spellings: Spellings,
}

/// A field with its unchanged value.
#[derive(Clone)]
pub(crate) struct Kept {
    /// Name of the field. If it has a lone surrogate, the escaped form.
    name: Text,
    /// `true` if `name` is the escaped form.
    verbatim: bool,
    value: Json,
}

impl UnknownFields {
    /// Returns the value of the field called `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.kept().find(|kept| kept.name() == Some(name)).map(Kept::value)
    }

    /// Iterates over names and values in the order in which they were read. A name with a lone surrogate is in
    /// its escaped form.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Json)> {
        self.kept().map(|kept| (&*kept.name, &kept.value))
    }

    /// Number of fields.
    #[must_use]
    pub fn len(&self) -> usize {
        self.odd.as_ref().map_or(0, |odd| odd.fields.len())
    }

    /// Returns `true` if there are no such fields.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Sets the field called `name`. If the shape itself has a field of that name with a value, the shape's value is
    /// written instead.
    pub fn insert(&mut self, name: impl Into<Text>, value: impl Into<Json>) {
        let (name, value) = (name.into(), value.into());
        let fields = &mut self.odd.get_or_insert_default().fields;
        let same = |kept: &&mut Kept| kept.name() == Some(&*name);
        match fields.iter_mut().find(same) {
            Some(kept) => kept.value = value,
            None => fields.push(Kept::new(name, value)),
        }
    }

    /// Removes the field called `name`.
    pub fn remove(&mut self, name: &str) -> Option<Json> {
        let at = self.kept().position(|kept| kept.name() == Some(name))?;
        Some(self.odd.as_mut()?.fields.remove(at).value)
    }

    pub(crate) fn kept(&self) -> impl Iterator<Item = &Kept> {
        self.odd.iter().flat_map(|odd| &odd.fields)
    }

    /// Creates the unknown fields of a shape. Returns `None` if the budget is not enough.
    pub(crate) fn new(
        shape: &'static ShapeInfo,
        fields: Vec<Kept>,
        nulls: u128,
        spellings: Spellings,
        budget: &Budget,
    ) -> Option<Self> {
        let mut unknown_fields = Self::default();
        unknown_fields.set_nulls(shape, nulls);
        if !fields.is_empty() || !spellings.is_empty() {
            if !budget.take(size_of::<Odd>()) {
                return None;
            }
            unknown_fields.odd = Some(Box::new(Odd { fields, spellings }));
        }
        Some(unknown_fields)
    }

    /// Texts of the documented fields of a shape that we write in another way.
    pub(crate) fn spellings(&self, shape: &'static ShapeInfo) -> Option<&Spellings> {
        let spellings = self.odd.as_ref().map(|odd| &odd.spellings);
        spellings.filter(|spellings| self.is_of(shape) && !spellings.is_empty())
    }

    fn is_of(&self, shape: &'static ShapeInfo) -> bool {
        self.shape.is_some_and(|own| std::ptr::eq(own, shape))
    }

    /// Sets the documented fields that were null, one bit each.
    pub(crate) fn set_nulls(&mut self, shape: &'static ShapeInfo, nulls: u128) {
        self.shape = Some(shape);
        self.nulls = [nulls as u64, (nulls >> 64) as u64];
    }

    /// Returns the documented fields of a shape that were null, one bit each.
    pub(crate) fn nulls(&self, shape: &'static ShapeInfo) -> u128 {
        if !self.is_of(shape) {
            return 0;
        }
        let [low, high] = self.nulls;
        u128::from(low) | u128::from(high) << 64
    }

    /// Values by name.
    fn sorted(&self) -> BTreeMap<(&str, bool), &Json> {
        self.kept().map(|kept| ((&*kept.name, kept.verbatim), &kept.value)).collect()
    }
}

impl PartialEq for UnknownFields {
    fn eq(&self, other: &Self) -> bool {
        self.len() == other.len() && self.sorted() == other.sorted()
    }
}

impl Eq for UnknownFields {}

impl Hash for UnknownFields {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.sorted().hash(state);
    }
}

/// Unknown fields of an object that is being read. If a name is duplicated, the last value is taken; the maps find the
/// first one in constant time.
#[derive(Default)]
pub(crate) struct Keeping {
    /// The fields, in the order of their first values. `None` if a later value fits its field.
    fields: Vec<Option<Kept>>,
    /// Places in `fields`, by name.
    places: HashMap<Box<str>, usize>,
    /// Places in `fields`, by escaped name.
    verbatim_places: HashMap<Box<str>, usize>,
}

/// Maximum memory of an entry of the maps: after they have grown, they are less than half full, and while they grow, the
/// former ones exist too.
const PLACE_SIZE: usize = 4 * size_of::<(Box<str>, usize)>();

impl Keeping {
    /// Keeps a value under its `plain` name, or else under its `written` one. Returns `false` if the budget is not enough.
    pub(crate) fn keep(
        &mut self,
        plain: Option<&str>,
        written: &str,
        value: Json,
        budget: &Budget,
    ) -> bool {
        let (name, verbatim) = (plain.unwrap_or(written), plain.is_none());
        if !budget.take(PLACE_SIZE + name.len()) {
            return false;
        }
        let kept = Kept { name: name.into(), verbatim, value };
        let places = if verbatim { &mut self.verbatim_places } else { &mut self.places };
        let place = *places.entry(name.into()).or_insert(self.fields.len());
        match self.fields.get_mut(place) {
            Some(field) => {
                *field = Some(kept);
                true
            }
            None => budget.push(&mut self.fields, Some(kept)),
        }
    }

    /// Drops the kept value of a field whose later value fits.
    pub(crate) fn forget(&mut self, name: &str) {
        if let Some(place) = self.places.get(name)
            && let Some(field) = self.fields.get_mut(*place)
        {
            *field = None;
        }
    }

    /// Returns the kept fields at the end of the object.
    pub(crate) fn finish(self) -> Vec<Kept> {
        self.fields.into_iter().flatten().collect()
    }
}

impl Kept {
    pub(crate) fn new(name: impl Into<Text>, value: Json) -> Self {
        Self { name: name.into(), verbatim: false, value }
    }

    /// Name of the field, if it is text.
    pub(crate) fn name(&self) -> Option<&str> {
        (!self.verbatim).then_some(&self.name)
    }

    pub(crate) fn value(&self) -> &Json {
        &self.value
    }

    pub(crate) fn write_name(&self, out: &mut String) {
        if self.verbatim {
            out.push('"');
            out.push_str(&self.name);
            out.push('"');
        } else {
            write_string(out, &self.name);
        }
    }
}

impl fmt::Debug for UnknownFields {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.kept().map(|kept| &kept.name)).finish()
    }
}
