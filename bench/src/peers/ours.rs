//! This project's validator: the one file of the bench that calls it.

use backoffice_validate::{self as validate, Profile, Validator};

use super::{InProcess, Peer, Task};
use crate::{Error, corpora::Shape, versions};

/// Its name in reports.
pub const NAME: &str = "backoffice-validate";

/// Bytes to verdict.
///
/// # Errors
///
/// If the project has no such shape any more.
pub fn peer(shape: Shape) -> Result<impl Peer, Error> {
    let validator = Validator::new(validate::Shape::by_name(shape.name())?, Profile::Contract);
    Ok(InProcess {
        name: NAME,
        version: versions::of(NAME).to_owned(),
        task: Task::Validates,
        accepts: move |bytes: &[u8]| validator.is_valid(bytes),
    })
}
