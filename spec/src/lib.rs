//! Loads and checks the tables of the commerce back-office API.
//!
//! The TOML files in `spec/tables` hold everything that this workspace knows about the API. [`load_dir`]
//! turns them into a [`Spec`]: plain data in table order, with every name resolved and every inherited field
//! spelled out. Only the code generator reads a [`Spec`]. This crate knows no Rust names, no JSON Schema and
//! no other output.
//!
//! Loading reports all mistakes at once, each at its place, and no mistake twice. [`Check`] lists the rules.
//!
//! ```
//! # use backoffice_spec::{load, Source};
//! let text = "[enum.Color]\nvalues = []\nsection = \"\"\n";
//! let tables = [Source { path: "enums.toml".into(), text: text.into() }];
//!
//! let errors = load(&tables).unwrap_err();
//! assert_eq!(errors.errors.len(), 4); // also: no `[api]`, and nothing uses the enum
//! assert!(errors.to_string().contains("enums.toml:2:10"));
//! ```
//!
//! | step | module | result |
//! |---|---|---|
//! | read | `read`, over `document` and `rows` | rows as written, each value with its place |
//! | index | `names` | names to rows; checks the form of names |
//! | resolve | `resolve`, over `types`, `fields`, `shapes`, `endpoints`, `events` | a draft [`Spec`] |
//! | check the whole | `filters`, `recursion`, `usage` | reports only |
//!
//! Each step works on whatever the step before could read of a broken table.

mod check;
mod document;
mod endpoints;
mod error;
mod events;
mod fields;
mod filters;
mod mistakes;
pub mod model;
mod names;
mod nearest;
mod read;
mod recursion;
mod resolve;
mod rows;
mod shapes;
mod types;
mod usage;

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

pub use check::Check;
pub use error::{TableError, TableErrors};
pub use filters::SERVICE_TABLES;
pub use model::{
    Api, Authorization, Encoding, Endpoint, Enum, Event, Field, Filter, FilterRule, Gap, Group,
    Method, Null, PageFields, Presence, Scope, Shape, ShapeKind, Spec, Type,
};

use mistakes::Mistakes;
use names::Names;

/// The text of one table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Path that errors show; its file stem becomes [`Shape::file`].
    pub path: String,
    /// TOML.
    pub text: String,
}

/// Loads and checks tables that are in memory, in the given order.
///
/// Any source may hold rows of any kind.
///
/// # Errors
///
/// All mistakes in the tables, by source and then by place.
pub fn load(sources: &[Source]) -> Result<Spec, TableErrors> {
    let mut mistakes = Mistakes::new(sources);
    let rows = read::read(sources, &mut mistakes);
    names::check(&rows, &mut mistakes);
    let names = Names::new(&rows);
    let draft = resolve::resolve(&rows, &names, &mut mistakes);
    filters::check(&draft.spec, &rows, &mut mistakes);
    recursion::check(&draft.spec, &names, &mut mistakes);
    usage::check(&draft, &rows, &mut mistakes);
    mistakes.into_result(draft.spec)
}

/// Loads and checks all `*.toml` files of a folder, in the order of their names.
///
/// # Errors
///
/// An unreadable folder or file, or [`TableErrors`] with all mistakes in the tables.
pub fn load_dir(dir: &Path) -> Result<Spec, Box<dyn Error + Send + Sync>> {
    let unreadable =
        |path: &Path, error| format!("cannot read the tables at {}: {error}", path.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(dir).map_err(|error| unreadable(dir, error))? {
        let path = entry.map_err(|error| unreadable(dir, error))?.path();
        if path.extension().is_some_and(|found| found == "toml") {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(
            format!("no *.toml file in {}; name the folder of the tables", dir.display()).into()
        );
    }
    paths.sort();
    let source = |path: &PathBuf| {
        let text = fs::read_to_string(path).map_err(|error| unreadable(path, error))?;
        let path = path.display().to_string();
        Ok(Source { path, text })
    };
    let sources = paths.iter().map(source).collect::<Result<Vec<_>, String>>()?;
    Ok(load(&sources)?)
}
