//! `utoipa::ToSchema` of every shape.

use serde_json::json;
use utoipa::openapi::{RefOr, Schema};

use backoffice_shapes::{ShapeInfo, TypeInfo};

use crate::json_schema::Writer;

/// Returns the schema of a shape. Shapes inside it are references to components.
#[must_use]
pub fn schema(info: &ShapeInfo) -> RefOr<Schema> {
    let mut writer = Writer {
        // utoipa reads the type null as any type.
        any: json!({"type": null}),
        reference: |info: &ShapeInfo| json!({"$ref": format!("#/components/schemas/{}", info.name)}),
    };
    // utoipa has every keyword that the writer uses, so reading does not fail.
    let schema = serde_json::from_value(writer.shape(info).into());
    RefOr::T(schema.unwrap_or_default())
}

/// Adds the schemas of the shapes inside a shape, by name.
pub fn schemas(info: &ShapeInfo, found: &mut Vec<(String, RefOr<Schema>)>) {
    for row in info.fields {
        let mut ty = &row.ty;
        while let TypeInfo::List(element) = ty {
            ty = element;
        }
        if let TypeInfo::Shape(inner) = ty
            && found.iter().all(|(name, _)| name != inner.name)
        {
            found.push((inner.name.to_owned(), schema(inner)));
            schemas(inner, found);
        }
    }
}
