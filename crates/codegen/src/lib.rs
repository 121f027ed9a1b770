//! Generates all outputs from the tables.
//!
//! [`generate`] is a pure function from the loaded tables to file paths and texts. It first makes an intermediate
//! representation, `ir`: facts that several outputs need and the tables do not hold, such as nullability in each
//! profile. Then each module of `emit` makes one kind of output. No emitter reads files or another emitter's
//! output.
//!
//! | output | emitter |
//! |---|---|
//! | `crates/backoffice/description/src/generated/shapes/*.rs` | `emit::shapes`, `emit::endpoints`, `emit::events` |
//! | `crates/backoffice/src/webhooks/generated/events.rs` | `emit::events` |
//! | `crates/backoffice/src/models/generated/*.rs` | `emit::models`, `emit::names`, `emit::operations` |
//! | `crates/backoffice/tests/generated/shapes.rs` | `emit::model_types` |
//! | `crates/backoffice/src/client/generated/*.rs` | `emit::calls` |
//! | `crates/backoffice/tests/generated/cases.rs` | `emit::call_cases` |
//! | `crates/backoffice/generated/{contract,strict}/{bundle,deliveries}.json` | `emit::json_schema` |
//! | `crates/backoffice/generated/openapi.json` | `emit::openapi` |
//! | `crates/backoffice/generated/reference.md` | `emit::reference` |
//! | `crates/backoffice/src/schema/generated/mod.rs` | `emit::schema_index` |
//! | `crates/backoffice/description/src/generated/validators.rs` | `emit::validators` |
//! | `crates/backoffice/src/server/generated/{api,tables}.rs` | `emit::service`, `emit::store` |
//! | `crates/backoffice/description/src/generated/{tables,checks}.rs` | `emit::tables`, `emit::checks` |

mod emit;
mod ir;
mod markdown;
pub mod peer;
mod rust;

use std::collections::BTreeMap;

use backoffice_spec::Spec;

/// Folders with only generated files, from the project's root.
pub const OWNED: &[&str] = &[
    "crates/backoffice/description/src/generated",
    "crates/backoffice/src/models/generated",
    "crates/backoffice/tests/generated",
    "crates/backoffice/src/client/generated",
    "crates/backoffice/generated",
    "crates/backoffice/src/schema/generated",
    "crates/backoffice/src/server/generated",
    "crates/backoffice/src/webhooks/generated",
];

/// The command that writes the outputs. Each output names it.
pub const COMMAND: &str = "cargo xtask codegen";

/// The text of each generated file, by its path from the project's root.
pub type Outputs = BTreeMap<String, String>;

/// Generates every output of the tables.
///
/// # Errors
///
/// If a shape has more fields than the validator's tables hold, or if an emitter wrote tokens that are not
/// Rust, which is a mistake of the generator.
pub fn generate(spec: &Spec) -> Result<Outputs, GeneratorError> {
    let ir = ir::Ir::new(spec);
    emit::tables::check_capacity(&ir)?;
    let mut outputs = Outputs::new();
    let folders = [
        (
            "crates/backoffice/description/src/generated/shapes",
            emit::shapes::emit(&ir),
        ),
        (
            "crates/backoffice/src/models/generated",
            emit::models::emit(&ir),
        ),
        (
            "crates/backoffice/src/client/generated",
            emit::calls::emit(&ir),
        ),
    ];
    for (folder, files) in folders {
        for (name, tokens) in files {
            outputs.insert(format!("{folder}/{name}.rs"), rust::file(tokens)?);
        }
    }
    for (path, tokens) in [
        (
            "backoffice/tests/generated/shapes.rs",
            emit::model_types::emit(&ir),
        ),
        (
            "backoffice/tests/generated/cases.rs",
            emit::call_cases::emit(&ir),
        ),
        (
            "backoffice/src/schema/generated/mod.rs",
            emit::schema_index::emit(&ir),
        ),
        (
            "backoffice/description/src/generated/validators.rs",
            emit::validators::emit(&ir),
        ),
        (
            "backoffice/description/src/generated/tables.rs",
            emit::tables::emit(&ir),
        ),
        (
            "backoffice/src/server/generated/api.rs",
            emit::service::emit(&ir),
        ),
        (
            "backoffice/src/server/generated/tables.rs",
            emit::store::emit(&ir),
        ),
        (
            "backoffice/src/webhooks/generated/events.rs",
            emit::events::typed(&ir),
        ),
    ] {
        outputs.insert(format!("crates/{path}"), rust::file(tokens)?);
    }
    let checks = rust::text(&emit::checks::emit(&ir));
    outputs.insert(
        "crates/backoffice/description/src/generated/checks.rs".into(),
        checks,
    );
    let openapi = ("openapi.json".to_owned(), emit::openapi::emit(&ir));
    let reference = ("reference.md".to_owned(), emit::reference::emit(&ir));
    let documents = emit::json_schema::emit(&ir);
    for (path, text) in documents.into_iter().chain([openapi, reference]) {
        outputs.insert(format!("crates/backoffice/generated/{path}"), text);
    }
    Ok(outputs)
}

/// The reason why there is no output.
#[derive(Debug)]
pub struct GeneratorError(String);

impl std::fmt::Display for GeneratorError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for GeneratorError {}
