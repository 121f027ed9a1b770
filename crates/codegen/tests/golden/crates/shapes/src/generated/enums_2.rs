// Written by `cargo xtask codegen` from spec/tables. Do not edit.

use crate::info;
/// What the document says of `Shapes`.
pub static SHAPES_: info::ShapeInfo = info::ShapeInfo {
    name: "Shapes",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new("decoders", info::TypeInfo::Shape(&super::DECODERS_), "2"),
    ],
};
/// What the document says of `Decoders`.
pub static DECODERS_: info::ShapeInfo = info::ShapeInfo {
    name: "Decoders",
    kind: info::ShapeKind::Record,
    section: "2",
    fields_shown: true,
    fields: &[
        info::FieldInfo::new(
            "shapes",
            info::TypeInfo::List(&info::TypeInfo::Shape(&super::SHAPES_)),
            "2",
        ),
    ],
};
