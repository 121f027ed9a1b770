//! What loading can fail with, and how it reads.
//!
//! Knows how an error is shown; the modules that find mistakes know why.

use std::fmt;
use std::io;
use std::ops::Range;
use std::path::PathBuf;
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
    /// What is wrong.
    pub message: String,
    /// What to do about it.
    pub hint: Option<String>,
    /// The source's text, from which the snippet is cut.
    pub(crate) text: Arc<str>,
}

impl TableError {
    pub(crate) fn hint(&mut self, hint: impl Into<String>) {
        self.hint = Some(hint.into());
    }
}

impl fmt::Display for TableError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let snippet = Snippet::source(&*self.text)
            .path(self.file.as_str())
            .annotation(AnnotationKind::Primary.span(self.span.clone()));
        let title = Level::ERROR
            .primary_title(self.message.as_str())
            .id(self.check.code());
        let mut group = title.element(snippet);
        if let Some(hint) = &self.hint {
            group = group.element(Level::HELP.message(normalize_untrusted_str(hint)));
        }
        f.write_str(&Renderer::plain().render(&[group]))
    }
}

impl fmt::Debug for TableError {
    // Without the source's text, which would bury the rest.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("TableError")
            .field("check", &self.check)
            .field("file", &self.file)
            .field("line", &self.line)
            .field("column", &self.column)
            .field("message", &self.message)
            .field("hint", &self.hint)
            .finish_non_exhaustive()
    }
}

impl std::error::Error for TableError {}

/// All mistakes in the tables: never empty, by source and then by place.
///
/// Its text form shows each with the line it is about and ends with their count.
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

/// Why a folder of tables could not be loaded.
#[derive(Debug)]
pub enum LoadError {
    /// The folder or a file in it could not be read.
    Read {
        /// What was being read.
        path: PathBuf,
        /// Why it could not be.
        source: io::Error,
    },
    /// The folder holds no `*.toml` file.
    NoTables {
        /// The folder.
        dir: PathBuf,
    },
    /// The tables have mistakes.
    Tables(TableErrors),
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Read { path, source } => {
                write!(f, "cannot read the tables at {}: {source}", path.display())
            }
            LoadError::NoTables { dir } => {
                write!(
                    f,
                    "no *.toml file in {}: is it the folder of the tables?",
                    dir.display()
                )
            }
            LoadError::Tables(errors) => errors.fmt(f),
        }
    }
}

impl std::error::Error for LoadError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            LoadError::Read { source, .. } => Some(source),
            // Its text is already the whole of this error's.
            LoadError::NoTables { .. } | LoadError::Tables(_) => None,
        }
    }
}
