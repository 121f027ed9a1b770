//! The `boon` crate: parse into a tree, then validate it.

use backoffice_schema::Profile;
use boon::{Compiler, Draft, Schemas};
use serde_json::Value;

use super::{InProcess, Peer, Task};
use crate::{Error, corpora::Shape, versions};

/// Compiled once, with formats asserted.
///
/// # Errors
///
/// If it does not take the shape's schema document.
pub fn peer(shape: Shape) -> Result<impl Peer, Error> {
    let document = shape.document()?;
    let id = document.id(Profile::Contract);
    let schema = serde_json::from_str(document.text(Profile::Contract))?;
    let mut schemas = Schemas::new();
    let mut compiler = Compiler::new();
    compiler.set_default_draft(Draft::V2020_12);
    compiler.enable_format_assertions();
    let refused = |error| format!("boon does not take the schema of {}: {error}", shape.name());
    compiler.add_resource(id, schema).map_err(refused)?;
    let compiled = compiler.compile(id, &mut schemas).map_err(refused)?;
    Ok(InProcess {
        name: "boon",
        version: versions::of("boon").to_owned(),
        task: Task::Validates,
        accepts: move |bytes: &[u8]| {
            serde_json::from_slice::<Value>(bytes)
                .is_ok_and(|value| schemas.validate(&value, compiled).is_ok())
        },
    })
}
