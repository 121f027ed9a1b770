//! Fields beyond the document, and values that do not fit it.

use std::{collections::HashMap, fmt};

use crate::json::{Json, write_string};

/// What a shape was read with and its fields do not hold: fields that the document does not list, and
/// values that do not fit their documented type. Written back as it was read.
///
/// Debug output shows names only: nobody has said which of these values are secret.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct UnknownFields {
    fields: Vec<Kept>,
}

/// One field that is kept as it was read.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The field's name, or as it is written when its escapes hold a lone surrogate.
    name: Box<str>,
    /// Whether `name` is the text as written.
    verbatim: bool,
    value: Json,
}

impl UnknownFields {
    /// The value of the field called `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.kept()
            .find(|kept| kept.name() == Some(name))
            .map(Kept::value)
    }

    /// Names and values, in the order in which they were read. A name whose escapes hold a lone
    /// surrogate comes as it is written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Json)> {
        self.fields.iter().map(|kept| (&*kept.name, &kept.value))
    }

    /// How many fields are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.fields.len()
    }

    /// Whether everything that was read fits the document.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.fields.is_empty()
    }

    /// Sets the field called `name`. A field of that name, if it has a value, is written instead.
    pub fn insert(&mut self, name: impl Into<String>, value: impl Into<Json>) {
        let (name, value) = (name.into(), value.into());
        let same = |kept: &&mut Kept| kept.name() == Some(&*name);
        match self.fields.iter_mut().find(same) {
            Some(kept) => kept.value = value,
            None => self.fields.push(Kept {
                name: name.into(),
                verbatim: false,
                value,
            }),
        }
    }

    /// Removes the field called `name`.
    pub fn remove(&mut self, name: &str) -> Option<Json> {
        let at = self.kept().position(|kept| kept.name() == Some(name))?;
        Some(self.fields.remove(at).value)
    }

    pub(crate) fn kept(&self) -> impl Iterator<Item = &Kept> {
        self.fields.iter()
    }
}

/// What is kept while an object is read. Of a name that comes twice the last value counts, and finding
/// the first takes the same time however many fields there are.
#[derive(Default)]
pub(crate) struct Keeping {
    /// In the order of their names' first values; none where a later value fits its field.
    fields: Vec<Option<Kept>>,
    /// From names to their places in `fields`.
    places: HashMap<Box<str>, usize>,
    /// The same for names that are kept as written.
    verbatim_places: HashMap<Box<str>, usize>,
}

impl Keeping {
    /// Keeps a value. `plain` is the field's name; without it, the name is kept as it is `written`.
    pub(crate) fn keep(&mut self, plain: Option<&str>, written: &str, value: Json) {
        let (name, verbatim) = (plain.unwrap_or(written), plain.is_none());
        let kept = Kept {
            name: name.into(),
            verbatim,
            value,
        };
        let places = if verbatim {
            &mut self.verbatim_places
        } else {
            &mut self.places
        };
        let place = *places.entry(name.into()).or_insert(self.fields.len());
        match self.fields.get_mut(place) {
            Some(field) => *field = Some(kept),
            None => self.fields.push(Some(kept)),
        }
    }

    /// Drops what was kept of a field whose later value fits.
    pub(crate) fn forget(&mut self, name: &str) {
        if let Some(place) = self.places.get(name)
            && let Some(field) = self.fields.get_mut(*place)
        {
            *field = None;
        }
    }

    /// What is left at the end of the object.
    pub(crate) fn finish(self) -> UnknownFields {
        UnknownFields {
            fields: self.fields.into_iter().flatten().collect(),
        }
    }
}

impl Kept {
    /// The field's name, if it is text.
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
        f.debug_set()
            .entries(self.fields.iter().map(|kept| &kept.name))
            .finish()
    }
}
