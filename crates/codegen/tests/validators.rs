//! Builds the validator's outputs for hostile tables, and runs the prefilter on payloads that fit them.
//!
//! The test includes the source of the engine, because the outputs for hostile tables have no crate of their own.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]
#![allow(dead_code, reason = "the test uses a part of what is built")]
#![allow(unreachable_pub, reason = "what is public in the crate of the engine")]
#![allow(clippy::all, reason = "the engine is linted where it is at home")]

/// The types of the generated descriptions.
pub mod info {
    pub use backoffice_shapes::{EnumInfo, FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo};
}

/// The types of the generated endpoints.
pub mod endpoint {
    pub use backoffice_shapes::{Encoding, Endpoint, Method, PathParameter, Scope};
}

/// The type of the generated events.
pub mod event {
    pub use backoffice_shapes::Event;
}

use info::TypeInfo;

#[path = "golden/crates/shapes/src/generated/mod.rs"]
#[rustfmt::skip]
pub mod descriptions;

#[path = "../../engine/src/engine/mod.rs"]
#[rustfmt::skip]
#[macro_use]
mod engine;

/// As in the engine with its feature `checks`.
macro_rules! check_of {
    ($name:ident) => {
        Some(crate::generated::checks::$name)
    };
}

/// The tables of the hostile shapes, and their checks.
#[path = "golden/crates/engine/src/generated"]
#[rustfmt::skip]
pub mod generated {
    pub(crate) mod checks;
    pub mod tables;
}

use generated::tables;

#[path = "golden/crates/validate/src/generated/mod.rs"]
#[rustfmt::skip]
pub mod validators;

/// The validator's shapes, built with the prefilter alone.
pub mod shape {
    use crate::{
        engine::{self, table::Table},
        info::ShapeInfo,
        violation::Violations,
    };

    /// A shape's description and its table.
    #[derive(Debug)]
    pub struct Shape {
        /// The description from the API document.
        pub info: &'static ShapeInfo,
        table: &'static Table,
    }

    impl Shape {
        pub(crate) const fn new(info: &'static ShapeInfo, table: &'static Table) -> Self {
            Self { info, table }
        }

        /// Runs the prefilter in the contract profile.
        pub fn check(&self, bytes: &[u8]) -> Result<(), Violations> {
            if self.accepts(bytes, false) {
                Ok(())
            } else {
                Err(Violations)
            }
        }

        /// Runs the prefilter. White space after the text must not change the result.
        pub fn accepts(&self, bytes: &[u8], strict: bool) -> bool {
            let accepts = engine::accepts(self.table, strict, bytes);
            let padded = [bytes, &[b' '; 100]].concat();
            assert_eq!(engine::accepts(self.table, strict, &padded), accepts);
            accepts
        }
    }
}

/// The error type; the prefilter knows no details.
pub mod violation {
    /// The text is not certainly valid.
    #[derive(Debug)]
    pub struct Violations;
}

/// A shape of the hostile tables.
fn shape(name: &str) -> &'static shape::Shape {
    let is_it = |shape: &&'static shape::Shape| shape.info.name == name;
    validators::SHAPES.iter().copied().find(is_it).unwrap()
}

/// The shape whose fields' names collide.
fn collisions() -> &'static shape::Shape {
    shape("Collisions")
}

#[test]
fn names_with_equal_keys_go_to_the_diagnostic_pass() {
    let (first, second) = (
        "collides_at_begin_1_collides_at_the_end",
        "collides_at_begin_2_collides_at_the_end",
    );
    let in_order = format!(r#"{{"{first}":1,"{second}":2}}"#);
    assert!(collisions().check(in_order.as_bytes()).is_ok());
    let wrong = [
        format!(r#"{{"zz":1,"{second}":true}}"#),
        format!(r#"{{"{second}":7,"{first}":"wrong"}}"#),
        format!(r#"{{"{first}":1,"{first}":1}}"#),
    ];
    for text in wrong {
        assert!(collisions().check(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn values_that_json_must_escape_are_refused_unescaped() {
    assert!(collisions().check(br#"{"closed":"yes"}"#).is_ok());
    let wrong = [
        r#"{"closed":"quote"d"}"#,
        r#"{"closed":"back\slash}"#,
        "{\"closed\":\"line\nbreak\"}",
        r#"{"closed":"maybe"}"#,
    ];
    for text in wrong {
        assert!(collisions().check(text.as_bytes()).is_err(), "{text}");
    }
}

/// Returns true if JSON writes the name with escapes.
fn is_hostile(name: &str) -> bool {
    name.contains(|c: char| c < ' ' || "\"\\".contains(c))
}

#[test]
fn the_prefilter_does_not_accept_names_that_json_must_escape() {
    let names = shape("Names");
    let first = names.info.fields[0].name;
    let hostile = names.info.fields.iter().map(|field| field.name);
    let hostile: Vec<_> = hostile.filter(|name| is_hostile(name)).collect();
    assert!(hostile.len() > 4, "{hostile:?}");
    for name in &hostile {
        for value in ["1", "\"x\"", "null", "true"] {
            for first_value in ["1", "\"x\""] {
                let text = format!("{{\"{first}\":{first_value},\"{name}\":{value}}}");
                assert!(!names.accepts(text.as_bytes(), false), "{text}");
            }
        }
    }
}

#[test]
fn names_with_control_characters_that_json_allows_are_found() {
    for name in ["delete\u{7F}", "next\u{85}line"] {
        for (value, fits) in [("7", true), ("\"x\"", false)] {
            let text = format!("{{\"an/odd~id\":1,\"{name}\":{value}}}");
            assert_eq!(
                shape("Names").accepts(text.as_bytes(), false),
                fits,
                "{text}"
            );
        }
    }
}

#[test]
fn strict_requires_fields_whose_names_json_escapes() {
    let fields = shape("Names").info.fields.iter();
    let value = |ty: &TypeInfo| match ty {
        TypeInfo::Integer => "1",
        TypeInfo::Boolean => "true",
        _ => "\"x\"",
    };
    let fields = fields.map(|field| (field.name, value(&field.ty)));
    let plain: Vec<_> = fields
        .filter(|(name, _)| !is_hostile(name))
        .map(|(name, value)| format!("\"{name}\":{value}"))
        .collect();
    let text = format!("{{{}}}", plain.join(","));
    assert!(shape("Names").accepts(text.as_bytes(), false), "{text}");
    assert!(!shape("Names").accepts(text.as_bytes(), true), "{text}");
}

#[test]
fn fields_with_hostile_names_are_found() {
    let mut known = 0;
    for shape in validators::SHAPES {
        let required = |field: &&info::FieldInfo| field.presence != info::Presence::Optional;
        if shape.info.fields.iter().any(|field| required(&field)) {
            continue;
        }
        assert!(shape.check(b"{}").is_ok(), "{}", shape.info.name);
        for field in shape.info.fields {
            let name = serde_json::to_string(field.name).unwrap();
            let other = match field.ty {
                TypeInfo::Integer | TypeInfo::Int32 | TypeInfo::Number => "true",
                _ => "7",
            };
            let text = format!("{{{name}:{other}}}");
            let fits = matches!(field.ty, TypeInfo::Any);
            let is_plain = !name.contains('\\');
            let is_known = shape.check(text.as_bytes()).is_ok();
            assert!(
                is_known == fits || !is_plain && !is_known,
                "{} {text}",
                shape.info.name
            );
            let null = format!("{{{name}:null}}");
            let is_null = shape.check(null.as_bytes()).is_ok();
            let may_be_null = fits || field.nullable;
            assert!(
                is_null == may_be_null || !is_plain && !is_null,
                "{} {null}",
                shape.info.name
            );
            known += usize::from(is_null);
        }
    }
    assert!(known > 100, "{known}");
}
