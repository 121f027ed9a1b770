//! Tables to outputs.
//!
//! [`generate`] is a pure function: the loaded tables go in, file paths and texts come out. It lowers the
//! tables to an intermediate representation (`ir`: what every output needs to know and the tables do
//! not say, such as nullability in each profile or which shapes reach themselves), and each module of
//! `emit` turns that into one kind of output. No emitter reads files or another emitter's output.
//!
//! | output | emitter |
//! |---|---|
//! | `crates/shapes/src/generated/*.rs` | `emit::shapes`, `emit::endpoints` |
//! | `crates/models/src/generated/*.rs` | `emit::models`, `emit::names`, `emit::operations` |
//! | `crates/models/tests/generated/shapes.rs` | `emit::model_types` |
//! | `crates/client/src/generated/*.rs` | `emit::calls` |
//! | `crates/client/tests/generated/cases.rs` | `emit::call_cases` |
//! | `crates/schema/generated/{contract,strict}/*.json` | `emit::json_schema` |
//! | `crates/schema/generated/openapi.json` | `emit::openapi` |
//! | `crates/schema/generated/reference.md` | `emit::reference` |
//! | `crates/schema/src/generated/mod.rs` | `emit::schema_index` |
//! | `crates/validate/src/generated/mod.rs` | `emit::validators` |
//! | `crates/validate/src/generated/tables.rs` | `emit::tables` |
//! | `crates/validate/src/generated/checks.rs` | `emit::checks` |

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
    "crates/models/tests/generated",
    "crates/client/src/generated",
    "crates/client/tests/generated",
    "crates/schema/generated",
    "crates/schema/src/generated",
    "crates/validate/src/generated",
];

/// The command that writes the outputs, named in each of them.
pub const COMMAND: &str = "cargo xtask codegen";

/// The generated files: path from the project's root, and text.
pub type Outputs = BTreeMap<String, String>;

/// Every output of the tables.
///
/// # Errors
///
/// If an emitter wrote Rust that does not parse, which is a mistake of the generator, with the text at
/// fault; or if a shape has more fields than the validator's tables hold.
pub fn generate(spec: &Spec) -> Result<Outputs, GeneratorError> {
    let ir = ir::Ir::new(spec);
    emit::tables::capacity(&ir)?;
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
    outputs.insert(
        "crates/models/tests/generated/shapes.rs".into(),
        rust::file(emit::model_types::emit(&ir))?,
    );
    for (name, tokens) in emit::calls::emit(&ir) {
        outputs.insert(
            format!("crates/client/src/generated/{name}.rs"),
            rust::file(tokens)?,
        );
    }
    outputs.insert(
        "crates/client/tests/generated/cases.rs".into(),
        rust::file(emit::call_cases::emit(&ir))?,
    );
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
    outputs.insert(
        "crates/validate/src/generated/mod.rs".into(),
        rust::file(emit::validators::emit(&ir))?,
    );
    outputs.insert(
        "crates/validate/src/generated/tables.rs".into(),
        rust::file(emit::tables::emit(&ir))?,
    );
    outputs.insert(
        "crates/validate/src/generated/checks.rs".into(),
        rust::text(&emit::checks::emit(&ir)),
    );
    Ok(outputs)
}

/// Why there is no output.
#[derive(Debug)]
pub enum GeneratorError {
    /// An emitter wrote tokens that are not Rust, which is its mistake.
    NotRust {
        /// What the parser says.
        message: String,
        /// What was written.
        tokens: String,
    },
    /// A shape has more fields than the validator's tables hold.
    TooManyFields {
        /// The shape.
        shape: String,
        /// How many it has.
        fields: usize,
    },
}

impl std::fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::NotRust { message, tokens } => {
                write!(
                    f,
                    "the generator wrote what is not Rust: {message}\n{tokens}"
                )
            }
            Self::TooManyFields { shape, fields } => write!(
                f,
                "{shape} has {fields} fields, and the validator keeps track of {}: widen `Set` in \
                 crates/validate/src/engine/table.rs and MOST_FIELDS in \
                 crates/codegen/src/emit/tables.rs",
                emit::tables::MOST_FIELDS
            ),
        }
    }
}

impl std::error::Error for GeneratorError {}
