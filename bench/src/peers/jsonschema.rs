//! The `jsonschema` crate's run-time validator: parse into a tree, then validate it.

use backoffice_schema::Profile;
use jsonschema::Draft;
use serde_json::Value;

use super::{InProcess, Peer, Task};
use crate::{Error, corpora::Shape, versions};

/// Its name in reports.
pub const NAME: &str = "jsonschema";

/// Compiled once, with formats asserted.
///
/// # Errors
///
/// If it does not take the shape's schema document.
pub fn peer(shape: Shape) -> Result<impl Peer, Error> {
    let schema = serde_json::from_str(shape.document()?.text(Profile::Contract))?;
    let validator = jsonschema::options()
        .with_draft(Draft::Draft202012)
        .should_validate_formats(true)
        .build(&schema)
        .map_err(|error| {
            format!(
                "jsonschema does not take the schema of {}: {error}",
                shape.name()
            )
        })?;
    Ok(InProcess {
        name: NAME,
        version: versions::of("jsonschema").to_owned(),
        task: Task::Validates,
        accepts: move |bytes: &[u8]| {
            serde_json::from_slice::<Value>(bytes).is_ok_and(|value| validator.is_valid(&value))
        },
    })
}
