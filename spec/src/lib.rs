//! The tables of the commerce back-office API, loaded and checked.
//!
//! Everything that this workspace knows about the API is written once, as TOML rows under
//! `spec/tables`. This crate turns those rows into a [`Spec`]: plain data in table order, with every
//! name resolved and every inherited field spelled out. The code generator reads a [`Spec`] and never
//! looks at the tables themselves.
//!
//! ```
//! use backoffice_spec::{load, Source, Type};
//!
//! let text = r#"
//! [api]
//! title = "Shop"
//! section = "9"
//! version_header = "X-Version"
//! version_enum = "ApiVersion"
//! version = "1"
//!
//! [enum.ApiVersion]
//! values = ["1"]
//! closed = true
//! section = "9"
//!
//! [group.orders]
//! title = "Orders"
//! about = "What was bought."
//!
//! [scope."orders:read"]
//! about = "Read orders."
//! section = "5"
//!
//! [shape.Order]
//! section = "2, Order"
//! about = "An order."
//! identity = "number"
//! [shape.Order.fields]
//! number = { type = "string", presence = "identity" }
//! total = "amount"
//!
//! [endpoint.retrieve_order]
//! number = 1
//! method = "GET"
//! path = "/orders/{number}/"
//! params = { number = "Order.number" }
//! group = "orders"
//! scope = "orders:read"
//! response = "Order"
//! status = 200
//! summary = "Retrieve an order"
//! section = "4, endpoint 1"
//! "#;
//! let tables = [Source { path: "tables.toml".into(), text: text.into() }];
//!
//! let spec = load(&tables).unwrap();
//! assert_eq!(spec.shapes[0].fields[1].ty, Type::Amount);
//! ```
//!
//! # Mistakes
//!
//! A maintainer who edits a row wants to hear of every mistake at once, each where it stands, and of
//! no mistake twice. So loading never stops at the first one, and reports all of them as
//! [`TableErrors`]. [`Check`] lists what is checked.
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
//! # How it works
//!
//! | step | module | what it makes |
//! |---|---|---|
//! | read | `read`, over `document` and `rows` | rows as written, each value with its place |
//! | index | `names` | names to rows; names well formed and told apart |
//! | resolve | `resolve`, over `types`, `fields`, `shapes`, `endpoints` | a draft [`Spec`] |
//! | look at the whole | `recursion`, `usage` | nothing: they only report |
//!
//! Each step works on what the one before could make of a broken table, and `mistakes` keeps one
//! cause from being reported twice.
//!
//! This crate knows nothing of Rust code, JSON Schema or any other output.

mod check;
mod document;
mod endpoints;
mod error;
mod fields;
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

use std::fs;
use std::path::{Path, PathBuf};

pub use check::Check;
pub use error::{LoadError, TableError, TableErrors};
pub use model::{
    Api, Encoding, Endpoint, Enum, Field, Gap, Group, Method, Null, Presence, Scope, Shape,
    ShapeKind, Spec, Type,
};

use mistakes::Mistakes;
use names::Names;

/// The text of one table file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where the text is from, as it is to be shown in an error; its file stem becomes [`Shape::file`].
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
    recursion::check(&draft.spec, &names, &mut mistakes);
    usage::check(&draft, &rows, &mut mistakes);
    mistakes.into_result(draft.spec)
}

/// Loads and checks all `*.toml` files of a folder, in the order of their names.
///
/// # Errors
///
/// [`LoadError::Read`] when the folder or a file in it cannot be read, [`LoadError::NoTables`] when
/// the folder holds no table file, [`LoadError::Tables`] with all mistakes in the tables.
pub fn load_dir(dir: &Path) -> Result<Spec, LoadError> {
    let failed_at = |path: &Path| {
        let path = path.to_path_buf();
        move |source| LoadError::Read { path, source }
    };
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in fs::read_dir(dir).map_err(failed_at(dir))? {
        let path = entry.map_err(failed_at(dir))?.path();
        if path
            .extension()
            .is_some_and(|extension| extension == "toml")
        {
            paths.push(path);
        }
    }
    if paths.is_empty() {
        return Err(LoadError::NoTables {
            dir: dir.to_path_buf(),
        });
    }
    paths.sort();
    let mut sources = Vec::with_capacity(paths.len());
    for path in paths {
        let text = fs::read_to_string(&path).map_err(failed_at(&path))?;
        sources.push(Source {
            path: path.display().to_string(),
            text,
        });
    }
    load(&sources).map_err(LoadError::Tables)
}
