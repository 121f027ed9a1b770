//! Generates all outputs from the tables.
//!
//! [`generate`] is a pure function from the loaded tables and a [`Target`] to file paths and texts. It first makes an intermediate
//! representation, `ir`: facts that several outputs need and the tables do not hold, such as nullability in each
//! profile. Then each module of `emit` makes one kind of output. No emitter reads files or another emitter's
//! output.
//!
//! | output, below the product's folder | emitter |
//! |---|---|
//! | `description/src/generated/shapes/*.rs` | `emit::shapes`, `emit::endpoints`, `emit::events` |
//! | `description/src/generated/tables.rs` | `emit::tables` |
//! | `description/src/generated/validators.rs` | `emit::validators` |
//! | `src/models/generated/*.rs` | `emit::models`, `emit::names`, `emit::operations` |
//! | `src/client/generated/*.rs` | `emit::calls` |
//! | `src/webhooks/generated/events.rs` | `emit::events` |
//! | `src/server/generated/{api,tables}.rs` | `emit::service`, `emit::store` |
//! | `src/schema/generated/mod.rs` | `emit::schema_index` |
//! | `generated/{contract,strict}/{bundle,deliveries}.json` | `emit::json_schema` |
//! | `generated/openapi.json` | `emit::openapi` |
//! | `generated/reference.md` | `emit::reference` |
//! | `tests/generated/{shapes,cases}.rs` | `emit::model_types`, `emit::call_cases` |

mod emit;
mod ir;
mod json;
mod lines;
mod markdown;
mod package;
pub mod peer;
mod rust;
mod target;

use std::collections::BTreeMap;

use backoffice_spec::Spec;

pub use self::{
    package::package,
    target::{BACKOFFICE, Target},
};

/// The command that writes the outputs. Each output names it.
pub const COMMAND: &str = "cargo xtask codegen";

/// The text of each generated file, by its path from the project's root.
pub type Outputs = BTreeMap<String, String>;

/// Generates every output of the tables for a product.
///
/// # Errors
///
/// If a shape has more fields than the validator's tables hold, or if an emitter wrote tokens that are not
/// Rust, which is a mistake of the generator.
pub fn generate(spec: &Spec, target: &Target<'_>) -> Result<Outputs, GeneratorError> {
    let ir = ir::Ir::new(spec, target);
    emit::tables::check_capacity(&ir)?;
    let Target { folder, .. } = target;
    let description = target.description_sources();
    let mut files = Vec::new();
    for (part, emitted) in [
        (format!("{description}/generated/shapes"), emit::shapes::emit(&ir)),
        (format!("{folder}/src/models/generated"), emit::models::emit(&ir)),
        (format!("{folder}/src/client/generated"), emit::calls::emit(&ir)),
    ] {
        let emitted = emitted.into_iter();
        files.extend(emitted.map(|(name, tokens)| (format!("{part}/{name}.rs"), tokens)));
    }
    files.extend([(format!("{folder}/src/server/generated/api.rs"), emit::service::emit(&ir))]);
    if !spec.events.is_empty() {
        files
            .push((format!("{folder}/src/webhooks/generated/events.rs"), emit::events::typed(&ir)));
    }
    if target.has_tests {
        let tests = format!("{folder}/tests/generated");
        files.extend([
            (format!("{tests}/shapes.rs"), emit::model_types::emit(&ir)),
            (format!("{tests}/cases.rs"), emit::call_cases::emit(&ir)),
        ]);
    }
    if let Some(tables) = emit::store::emit(&ir) {
        files.push((format!("{folder}/src/server/generated/tables.rs"), tables));
    }
    let mut outputs = Outputs::new();
    if let Some(base) = target.documents {
        let base = format!("{base}{}/", spec.api.version);
        let index = emit::schema_index::emit(&ir, &base);
        files.push((format!("{folder}/src/schema/generated/mod.rs"), index));
        let openapi = ("openapi.json".to_owned(), emit::openapi::emit(&ir));
        let reference = ("reference.md".to_owned(), emit::reference::emit(&ir));
        let documents = emit::json_schema::emit(&ir, &base);
        for (path, text) in documents.into_iter().chain([openapi, reference]) {
            outputs.insert(format!("{folder}/generated/{path}"), text);
        }
    }
    for (path, tokens) in files {
        outputs.insert(path, rust::file(target, tokens)?);
    }
    for (name, body) in
        [("tables", emit::tables::emit(&ir)), ("validators", emit::validators::emit(&ir))]
    {
        let text = rust::text(target, &body);
        outputs.insert(format!("{description}/generated/{name}.rs"), text);
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
