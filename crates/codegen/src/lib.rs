//! Tables to outputs.
//!
//! [`generate`] is a pure function: the loaded tables go in, file paths and texts come out. It lowers the
//! tables to an intermediate representation (`ir`: what every output needs to know and the tables do
//! not say, such as nullability in each profile or which shapes reach themselves), and each module of
//! `emit` turns that into one kind of output. No emitter reads files or another emitter's output.
//!
//! | output | emitter |
//! |---|---|
//! | `crates/shapes/src/generated/*.rs` | `emit::shapes` |
//! | `crates/models/src/generated/*.rs` | `emit::models`, `emit::names`, `emit::operations` |
//! | `crates/schema/generated/{contract,strict}/*.json` | `emit::json_schema` |
//! | `crates/schema/generated/openapi.json` | `emit::openapi` |
//! | `crates/schema/generated/reference.md` | `emit::reference` |
//! | `crates/schema/src/generated/mod.rs` | `emit::schema_index` |

mod emit;
mod ir;
mod markdown;
pub mod peer;
mod rust;

use std::collections::BTreeMap;

use backoffice_spec::Spec;

/// Folders that hold generated files and nothing else, from the project's root.
pub const OWNED: &[&str] = &[
    "crates/shapes/src/generated",
    "crates/models/src/generated",
    "crates/schema/generated",
    "crates/schema/src/generated",
];

/// The command that writes the outputs, named in each of them.
pub const COMMAND: &str = "cargo xtask codegen";

/// The generated files: path from the project's root, and text.
pub type Outputs = BTreeMap<String, String>;

/// Every output of the tables.
///
/// # Errors
///
/// If an emitter wrote Rust that does not parse: a mistake of the generator, with the text at fault.
pub fn generate(spec: &Spec) -> Result<Outputs, GeneratorError> {
    let ir = ir::Ir::new(spec);
    let mut outputs = Outputs::new();
    for (name, tokens) in emit::shapes::emit(&ir) {
        outputs.insert(
            format!("crates/shapes/src/generated/{name}.rs"),
            rust::file(tokens)?,
        );
    }
    for (name, tokens) in emit::models::emit(&ir) {
        outputs.insert(
            format!("crates/models/src/generated/{name}.rs"),
            rust::file(tokens)?,
        );
    }
    for (path, text) in emit::json_schema::emit(&ir) {
        outputs.insert(format!("crates/schema/generated/{path}"), text);
    }
    outputs.insert(
        "crates/schema/generated/openapi.json".into(),
        emit::openapi::emit(&ir),
    );
    outputs.insert(
        "crates/schema/generated/reference.md".into(),
        emit::reference::emit(&ir),
    );
    outputs.insert(
        "crates/schema/src/generated/mod.rs".into(),
        rust::file(emit::schema_index::emit(&ir))?,
    );
    Ok(outputs)
}

/// Tokens that are not Rust: a mistake of an emitter.
#[derive(Debug)]
pub struct GeneratorError {
    message: String,
    tokens: String,
}

impl std::fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "the generator wrote what is not Rust: {}\n{}",
            self.message, self.tokens
        )
    }
}

impl std::error::Error for GeneratorError {}
