//! The errors of loading, and how they are shown.

use std::fmt;
use std::ops::Range;
use std::sync::Arc;

use annotate_snippets::renderer::Renderer;
use annotate_snippets::{AnnotationKind, Level, Snippet, normalize_untrusted_str};

use crate::check::Check;

/// A mistake in the tables.
#[derive(Clone)]
pub struct TableError {
    /// The rule that is broken.
    pub check: Check,
    /// The path of the source, as it was given.
    pub file: String,
    /// Line, from 1.
    pub line: usize,
    /// Column in characters, from 1.
    pub column: usize,
    /// The place as byte offsets into the source, within one line.
    pub span: Range<usize>,
    /// The mistake.
    pub message: String,
    /// Advice on how to mend it.
    pub hint: Option<String>,
    /// The source's text, from which the snippet is cut.
    pub(crate) text: Arc<str>,
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let snippet = Snippet::source(&*self.text)
            .path(self.file.as_str())
            .annotation(AnnotationKind::Primary.span(self.span.clone()));
        let title = Level::ERROR.primary_title(self.message.as_str()).id(self.check.code());
        let mut group = title.element(snippet);
        if let Some(hint) = &self.hint {
            group = group.element(Level::HELP.message(normalize_untrusted_str(hint)));
        }
        f.write_str(&Renderer::plain().render(&[group]))
    }
}

impl fmt::Debug for TableError {
    // The derived form would hold the whole text of the source.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl std::error::Error for TableError {}

/// All mistakes in the tables: never empty, by source and then by place.
///
/// Its text form shows each with its line, and ends with their count.
#[derive(Clone, Debug)]
pub struct TableErrors {
    /// The mistakes.
    pub errors: Vec<TableError>,
}

impl fmt::Display for TableErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for error in &self.errors {
            writeln!(f, "{error}\n")?;
        }
        match self.errors.len() {
            1 => f.write_str("1 mistake in the tables"),
            count => write!(f, "{count} mistakes in the tables"),
        }
    }
}

impl std::error::Error for TableErrors {}
