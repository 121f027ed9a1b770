//! Collects mistakes, and keeps one cause from being reported twice.
//!
//! A row that can't be read may have declared a name that others use, or used a name that now looks
//! unused. Whoever drops such a row says so here ([`Mistakes::lose_everything`],
//! [`Mistakes::lose_uses`]), and the checks that would draw a wrong conclusion ask first.

use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

use crate::Source;
use crate::check::Check;
use crate::error::{TableError, TableErrors};

/// A place in the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct At {
    pub(crate) source: usize,
    pub(crate) start: usize,
    pub(crate) end: usize,
}

impl At {
    pub(crate) fn new(source: usize, span: Range<usize>) -> Self {
        At {
            source,
            start: span.start,
            end: span.end,
        }
    }
}

/// A value and where it is written.
#[derive(Clone, Debug)]
pub(crate) struct Located<T> {
    pub(crate) value: T,
    pub(crate) at: At,
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
        let text = self.texts.get(at.source).cloned().unwrap_or_default();
        let span = first_line(&text, at.start..at.end);
        let line_start = text[..span.start]
            .rfind('\n')
            .map_or(0, |newline| newline + 1);
        let error = TableError {
            check,
            file: self
                .sources
                .get(at.source)
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

    /// The place of a part of a text value, or of the whole where the value is written with escapes.
    pub(crate) fn part_of(&self, name: &Name, part: Range<usize>) -> At {
        let At { source, start, end } = name.at;
        let text = self.sources.get(source).map_or("", |source| &source.text);
        let written = text.get(start + 1..end.saturating_sub(1));
        if written == Some(name.value.as_str()) {
            At::new(source, start + 1 + part.start..start + 1 + part.end)
        } else {
            name.at
        }
    }

    /// For a hint: where something is written.
    pub(crate) fn place(&self, at: At) -> String {
        let Some(source) = self.sources.get(at.source) else {
            return String::new();
        };
        let before = source.text.get(..at.start).unwrap_or_default();
        format!("{}:{}", source.path, before.matches('\n').count() + 1)
    }

    /// The loaded tables, if there is no mistake in them.
    pub(crate) fn into_result<T>(self, loaded: T) -> Result<T, TableErrors> {
        let mut errors = self.errors;
        // What else is wrong with rows of a damaged file may only follow from the damage.
        errors.retain(|(at, error)| {
            matches!(error.check, Check::Syntax | Check::DuplicateKey)
                || !self.damaged.contains(&at.source)
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
