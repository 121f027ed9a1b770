// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use crate::info;
/// Description of `NeverShown`.
pub static NEVER_SHOWN: info::ShapeInfo = info::ShapeInfo {
    name: "NeverShown",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: false,
    about: "A shape in a file of endpoints.",
    fields: &[],
};
