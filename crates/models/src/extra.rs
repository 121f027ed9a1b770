//! Members beyond the document, and values that do not fit it.

use std::fmt;

use crate::json::{Json, write_string};

/// What a shape was read with and its fields do not hold: members that the document does not list, and
/// values that do not fit their documented type. Written back as it was read.
///
/// Debug output shows names only: nobody has said which of these values are secret.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct Extra {
    members: Vec<Kept>,
}

/// One member that is kept as it was read.
#[derive(Clone, PartialEq, Eq)]
pub(crate) struct Kept {
    /// The member's name, or as it is written when its escapes hold a lone surrogate.
    name: Box<str>,
    /// Whether `name` is the text as written.
    verbatim: bool,
    value: Json,
}

impl Extra {
    /// The value of the member called `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Json> {
        self.kept()
            .find(|kept| kept.name() == Some(name))
            .map(Kept::value)
    }

    /// Names and values, in the order in which they were read. A name whose escapes hold a lone
    /// surrogate comes as it is written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Json)> {
        self.members.iter().map(|kept| (&*kept.name, &kept.value))
    }

    /// How many members are kept.
    #[must_use]
    pub fn len(&self) -> usize {
        self.members.len()
    }

    /// Whether everything that was read fits the document.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.members.is_empty()
    }

    /// Sets the member called `name`. A field of that name, if it has a value, is written instead.
    pub fn insert(&mut self, name: impl Into<String>, value: impl Into<Json>) {
        let name = name.into();
        self.keep(Some(&name), "", value.into());
    }

    /// Removes the member called `name`.
    pub fn remove(&mut self, name: &str) -> Option<Json> {
        let at = self.kept().position(|kept| kept.name() == Some(name))?;
        Some(self.members.remove(at).value)
    }

    pub(crate) fn kept(&self) -> impl Iterator<Item = &Kept> {
        self.members.iter()
    }

    pub(crate) fn keep(&mut self, plain: Option<&str>, written: &str, value: Json) {
        let (name, verbatim) = (plain.unwrap_or(written), plain.is_none());
        match self
            .members
            .iter_mut()
            .find(|kept| kept.verbatim == verbatim && &*kept.name == name)
        {
            Some(kept) => kept.value = value,
            None => self.members.push(Kept {
                name: name.into(),
                verbatim,
                value,
            }),
        }
    }

    pub(crate) fn forget(&mut self, name: &str) {
        if !self.members.is_empty() {
            self.remove(name);
        }
    }
}

impl Kept {
    /// The member's name, if it is text.
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

impl fmt::Debug for Extra {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.members.iter().map(|kept| &kept.name))
            .finish()
    }
}
