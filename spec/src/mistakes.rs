//! Collects mistakes, and keeps one cause from being reported twice.
//!
//! A row that can't be read may have declared a name that others use, or used a name that now looks
//! unused. Whoever drops such a row says so here ([`Mistakes::lose_everything`],
//! [`Mistakes::lose_uses`]), and the checks that would draw a wrong conclusion ask first.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};

use crate::Source;
use crate::check::Check;
use crate::error::{TableError, TableErrors};

/// A place in the sources: byte offsets into all of them, one after the other with a byte between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct At {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl From<Range<usize>> for At {
    fn from(span: Range<usize>) -> Self {
        At {
            start: span.start,
            end: span.end,
        }
    }
}

/// A value and where it is written.
#[derive(Clone, Debug, Default)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) at: At,
}

impl<T> Located<T> {
    pub(crate) fn new(value: T, at: At) -> Self {
        Located { value, at }
    }
}

impl<T: fmt::Display> fmt::Display for Located<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.value.fmt(f)
    }
}

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Located<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let spanned = toml::Spanned::<T>::deserialize(deserializer)?;
        let at = spanned.span().into();
        Ok(Located::new(spanned.into_inner(), at))
    }
}

/// A name as it is written in a table.
pub(crate) type Name = Located<String>;

/// What can be named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Shape,
    Enum,
    Group,
    Scope,
    Gap,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::Shape, Kind::Enum, Kind::Group, Kind::Scope, Kind::Gap];
}

/// The mistakes found so far.
pub(crate) struct Mistakes<'s> {
    sources: &'s [Source],
    /// The sources' texts, shared by all errors about them.
    texts: Vec<Arc<str>>,
    errors: Vec<(At, TableError)>,
    damaged: BTreeSet<usize>,
    names_lost: bool,
    uses_lost: BTreeSet<Kind>,
}

impl<'s> Mistakes<'s> {
    pub(crate) fn new(sources: &'s [Source]) -> Self {
        Mistakes {
            sources,
            texts: sources
                .iter()
                .map(|source| Arc::from(source.text.as_str()))
                .collect(),
            errors: Vec::new(),
            damaged: BTreeSet::new(),
            names_lost: false,
            uses_lost: BTreeSet::new(),
        }
    }

    /// Reports a mistake; a hint can be added to what it returns.
    pub(crate) fn report(
        &mut self,
        check: Check,
        at: At,
        message: impl Into<String>,
    ) -> &mut TableError {
        let (source, span) = self.within(at);
        let text = self.texts.get(source).cloned().unwrap_or_default();
        let span = first_line(&text, span);
        let line_start = text[..span.start]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let error = TableError {
            check,
            file: self
                .sources
                .get(source)
                .map_or("(no table)", |s| &s.path)
                .to_owned(),
            line: text[..line_start].matches('\n').count() + 1,
            column: text[line_start..span.start].chars().count() + 1,
            span,
            message: message.into(),
            hint: None,
            text,
        };
        let last = self.errors.len();
        self.errors.push((at, error));
        &mut self.errors[last].1
    }

    /// Says that a source is not TOML as a whole: what was read of it is good for names only.
    pub(crate) fn damage(&mut self, source: usize) {
        self.damaged.insert(source);
        self.lose_everything();
    }

    /// Says that a row was dropped, with the name that it declares.
    pub(crate) fn lose_everything(&mut self) {
        self.names_lost = true;
        self.lose_uses(&Kind::ALL);
    }

    /// Says that a row was read without some of the names in it.
    pub(crate) fn lose_some_uses(&mut self) {
        self.lose_uses(&Kind::ALL);
    }

    /// Says that a name of one of these kinds was meant to be used, and it is not known which.
    pub(crate) fn lose_uses(&mut self, kinds: &[Kind]) {
        self.uses_lost.extend(kinds);
    }

    /// Whether a name that no row declares can be called unknown.
    pub(crate) fn knows_all_names(&self) -> bool {
        !self.names_lost
    }

    /// Whether a name that no row uses can be called unused.
    pub(crate) fn knows_all_uses(&self, kind: Kind) -> bool {
        !self.uses_lost.contains(&kind)
    }

    /// The source that a place is in, and the place as offsets into it.
    fn within(&self, at: At) -> (usize, Range<usize>) {
        let mut base = 0;
        for (index, source) in self.sources.iter().enumerate() {
            let next = base + source.text.len() + 1;
            if at.start < next {
                return (index, at.start - base..at.end.saturating_sub(base));
            }
            base = next;
        }
        (self.sources.len(), 0..0)
    }

    /// The place of a part of a text value, or of the whole where the value is written with escapes.
    pub(crate) fn part_of(&self, name: &Name, part: Range<usize>) -> At {
        let (source, span) = self.within(name.at);
        let text = self.sources.get(source).map_or("", |source| &source.text);
        let written = text.get(span.start + 1..span.end.saturating_sub(1));
        if written == Some(name.value.as_str()) {
            let start = name.at.start + 1;
            At::from(start + part.start..start + part.end)
        } else {
            name.at
        }
    }

    /// For a hint: file and line of a place.
    pub(crate) fn place(&self, at: At) -> String {
        let (source, span) = self.within(at);
        let Some(source) = self.sources.get(source) else {
            return String::new();
        };
        let before = source.text.get(..span.start).unwrap_or_default();
        format!("{}:{}", source.path, before.matches('\n').count() + 1)
    }

    /// The loaded tables, if there is no mistake in them.
    pub(crate) fn into_result<T>(self, loaded: T) -> Result<T, TableErrors> {
        let mut errors = self.errors.clone();
        // Other mistakes in a damaged file may only follow from the damage.
        errors.retain(|(at, error)| {
            matches!(error.check, Check::Syntax | Check::DuplicateKey)
                || !self.damaged.contains(&self.within(*at).0)
        });
        if errors.is_empty() {
            return Ok(loaded);
        }
        errors.sort_by_key(|(at, _)| *at);
        Err(TableErrors {
            errors: errors.into_iter().map(|(_, error)| error).collect(),
        })
    }
}

/// A span's part on its first line, within the text and on character boundaries.
fn first_line(text: &str, span: Range<usize>) -> Range<usize> {
    let boundary = |mut offset: usize| {
        offset = offset.min(text.len());
        while !text.is_char_boundary(offset) {
            offset -= 1;
        }
        offset
    };
    let start = boundary(span.start);
    let end = boundary(span.end).max(start);
    let end = text[start..end]
        .find(['\n', '\r'])
        .map_or(end, |newline| start + newline);
    start..end
}
