//! Collects mistakes, and keeps one cause from being reported twice.
//!
//! An unreadable row may declare a name that other rows use, or use a name that now looks unused. Code that
//! drops such a row notes it here ([`Mistakes::lose_everything`], [`Mistakes::lose_uses`]); the checks for
//! unknown and unused names ask first.

use std::collections::BTreeSet;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use serde::{Deserialize, Deserializer};

use crate::Source;
use crate::check::Check;
use crate::error::{TableError, TableErrors};

/// A place in the sources: byte offsets into their texts, joined with one byte between.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct At {
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl From<Range<usize>> for At {
    fn from(span: Range<usize>) -> Self {
        At { start: span.start, end: span.end }
    }
}

#[derive(Clone, Debug, Default)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) at: At,
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
        let value = spanned.into_inner();
        Ok(Located { value, at })
    }
}

pub(crate) type Name = Located<String>;

/// A kind of row that other rows refer to by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Kind {
    Shape,
    Enum,
    Group,
    Scope,
    Gap,
}

impl Kind {
    pub(crate) const ALL: [Kind; 5] =
        [Kind::Shape, Kind::Enum, Kind::Group, Kind::Scope, Kind::Gap];
}

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
            texts: sources.iter().map(|source| Arc::from(source.text.as_str())).collect(),
            errors: Vec::new(),
            damaged: BTreeSet::new(),
            names_lost: false,
            uses_lost: BTreeSet::new(),
        }
    }

    /// Reports a mistake. The hint says what to do about it; an empty hint is not shown.
    pub(crate) fn report(
        &mut self,
        check: Check,
        at: At,
        message: impl Into<String>,
        hint: impl Into<String>,
    ) {
        let (source, span) = self.within(at);
        let text = self.texts.get(source).cloned().unwrap_or_default();
        let span = first_line(&text, span);
        let line_start = text[..span.start].rfind('\n').map_or(0, |newline| newline + 1);
        let error = TableError {
            check,
            file: self.sources.get(source).map_or("(no table)", |s| &s.path).to_owned(),
            line: text[..line_start].matches('\n').count() + 1,
            column: text[line_start..span.start].chars().count() + 1,
            span,
            message: message.into(),
            hint: Some(hint.into()).filter(|hint| !hint.is_empty()),
            text,
        };
        self.errors.push((at, error));
    }

    /// Notes that a source is not valid TOML, so it may declare and use names that could not be read.
    pub(crate) fn damage(&mut self, source: usize) {
        self.damaged.insert(source);
        self.lose_everything();
    }

    /// Notes that a row was dropped, together with the name that it declares.
    pub(crate) fn lose_everything(&mut self) {
        self.names_lost = true;
        self.lose_uses(&Kind::ALL);
    }

    /// Notes that a row uses an unreadable name of one of these kinds.
    pub(crate) fn lose_uses(&mut self, kinds: &[Kind]) {
        self.uses_lost.extend(kinds);
    }

    /// Returns true if a name that no row declares is certainly unknown.
    pub(crate) fn knows_all_names(&self) -> bool {
        !self.names_lost
    }

    /// Returns true if a name that no row uses is certainly unused.
    pub(crate) fn knows_all_uses(&self, kind: Kind) -> bool {
        !self.uses_lost.contains(&kind)
    }

    /// Returns the source that a place is in, and the place as offsets into it.
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

    /// Returns a part of a text value. The place is that of the whole if the text has escapes.
    pub(crate) fn part_of(&self, name: &Name, part: Range<usize>) -> Name {
        let (source, span) = self.within(name.at);
        let text = self.sources.get(source).map_or("", |source| &source.text);
        let written = text.get(span.start + 1..span.end.saturating_sub(1));
        let value = name.value.get(part.clone()).unwrap_or_default().to_owned();
        let at = if written == Some(name.value.as_str()) {
            let start = name.at.start + 1;
            At::from(start + part.start..start + part.end)
        } else {
            name.at
        };
        Name { value, at }
    }

    /// Returns the file and line of a place, for a hint.
    pub(crate) fn place(&self, at: At) -> String {
        let (source, span) = self.within(at);
        let Some(source) = self.sources.get(source) else {
            return String::new();
        };
        let before = source.text.get(..span.start).unwrap_or_default();
        format!("{}:{}", source.path, before.matches('\n').count() + 1)
    }

    /// Returns the loaded tables, or all mistakes in them.
    pub(crate) fn into_result<T>(mut self, loaded: T) -> Result<T, TableErrors> {
        let mut errors = std::mem::take(&mut self.errors);
        // Other mistakes in a damaged file may only follow from the damage.
        errors.retain(|(at, error)| {
            matches!(error.check, Check::Syntax | Check::DuplicateKey)
                || !self.damaged.contains(&self.within(*at).0)
        });
        if errors.is_empty() {
            return Ok(loaded);
        }
        errors.sort_by_key(|(at, _)| *at);
        Err(TableErrors { errors: errors.into_iter().map(|(_, error)| error).collect() })
    }
}

/// Cuts a span to its first line, within the text and on character boundaries.
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
    let end = text[start..end].find(['\n', '\r']).map_or(end, |newline| start + newline);
    start..end
}
