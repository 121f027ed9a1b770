//! A shape for tests of the runtime.

#![allow(dead_code, unreachable_pub, reason = "the macro makes public functions, as a shape has")]

use backoffice_shapes::{FieldInfo, ShapeInfo, ShapeKind, TypeInfo};

use crate::{
    list::List, runtime::shape, scalars::Secret, text::Text, unknown_fields::UnknownFields,
};

static PARCEL: ShapeInfo = ShapeInfo {
    name: "Parcel",
    kind: ShapeKind::Record,
    section: "1",
    fields_shown: true,
    about: "A parcel.",
    fields: &[
        FieldInfo::new("code", TypeInfo::String, "1"),
        FieldInfo::new("method", TypeInfo::String, "1"),
        FieldInfo::new("is_sent", TypeInfo::Boolean, "1"),
        FieldInfo::new("secret", TypeInfo::String, "1").secret(),
        FieldInfo::new("parts", TypeInfo::List(&TypeInfo::Shape(&PARCEL)), "1"),
    ],
};

#[derive(Clone, Default, PartialEq)]
pub(crate) struct Parcel {
    pub(crate) code: Option<Text>,
    pub(crate) method: Option<Text>,
    pub(crate) is_sent: Option<bool>,
    pub(crate) secret: Option<Secret>,
    pub(crate) parts: List<Parcel>,
    unknown_fields: UnknownFields,
}

shape! {
    Parcel = PARCEL { 0 "code" code, 1 "method" method, 2 "is_sent" is_sent, 3 "secret" secret, 4 "parts" parts }
}
