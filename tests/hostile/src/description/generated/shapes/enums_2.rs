// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

use crate::info;
/// Description of `Shapes`.
pub static SHAPES_: info::ShapeInfo = info::ShapeInfo {
    name: "Shapes",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape in a file of enumerations.",
    fields: &[
        info::FieldInfo::new("decoders", info::TypeInfo::Shape(&super::DECODERS_), "2")
            .about("Decoders: a shape whose description has the name of another list in that index. Section 2."),
    ],
};
/// Description of `Decoders`.
pub static DECODERS_: info::ShapeInfo = info::ShapeInfo {
    name: "Decoders",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    about: "A shape whose description has the name of another list in that index.",
    fields: &[
        info::FieldInfo::new("shapes", info::TypeInfo::List(&info::TypeInfo::Shape(&super::SHAPES_)), "2")
            .about("Shapes: list. Each item: a shape in a file of enumerations. Section 2."),
    ],
};
