//! Payloads that fit the hostile tables, and the prefilter's verdicts on them.

use backoffice_hostile::{
    description::{FieldInfo, Presence, TypeInfo, validators},
    runtimes::backoffice_validate::{Profile, Shape, Validator},
};

/// Runs the prefilter. White space after the text must not change the result, and what passes must be valid.
fn accepts(shape: &'static Shape, bytes: &[u8], strict: bool) -> bool {
    let profile = match strict {
        true => Profile::Strict,
        false => Profile::Contract,
    };
    let validator = Validator::new(shape, profile);
    let (accepts, verdict) = validator.passes(bytes);
    assert!(!accepts || verdict.is_ok(), "{verdict:?}");
    let padded = [bytes, &[b' '; 100]].concat();
    assert_eq!(validator.passes(&padded).0, accepts);
    accepts
}

/// Runs the prefilter in the contract profile.
fn passes(shape: &'static Shape, bytes: &[u8]) -> bool {
    accepts(shape, bytes, false)
}

/// A shape of the hostile tables.
fn shape(name: &str) -> &'static Shape {
    let mut all = validators::SHAPES.all().iter().copied();
    all.find(|shape| shape.name() == name).unwrap()
}

/// The shape whose fields' names collide.
fn collisions() -> &'static Shape {
    shape("Collisions")
}

#[test]
fn names_with_equal_keys_go_to_the_diagnostic_pass() {
    let (first, second) =
        ("collides_at_begin_1_collides_at_the_end", "collides_at_begin_2_collides_at_the_end");
    let in_order = format!(r#"{{"{first}":1,"{second}":2}}"#);
    assert!(passes(collisions(), in_order.as_bytes()));
    let wrong = [
        format!(r#"{{"zz":1,"{second}":true}}"#),
        format!(r#"{{"{second}":7,"{first}":"wrong"}}"#),
        format!(r#"{{"{first}":1,"{first}":1}}"#),
    ];
    for text in wrong {
        assert!(!passes(collisions(), text.as_bytes()), "{text}");
    }
}

#[test]
fn values_that_json_must_escape_are_refused_unescaped() {
    assert!(passes(collisions(), br#"{"closed":"yes"}"#));
    let wrong = [
        r#"{"closed":"quote"d"}"#,
        r#"{"closed":"back\slash}"#,
        "{\"closed\":\"line\nbreak\"}",
        r#"{"closed":"maybe"}"#,
    ];
    for text in wrong {
        assert!(!passes(collisions(), text.as_bytes()), "{text}");
    }
}

/// Returns true if JSON writes the name with escapes.
fn is_hostile(name: &str) -> bool {
    name.contains(|c: char| c < ' ' || "\"\\".contains(c))
}

#[test]
fn the_prefilter_does_not_accept_names_that_json_must_escape() {
    let names = shape("Names");
    let first = names.info().fields[0].name;
    let hostile = names.info().fields.iter().map(|field| field.name);
    let hostile: Vec<_> = hostile.filter(|name| is_hostile(name)).collect();
    assert!(hostile.len() > 4, "{hostile:?}");
    for name in &hostile {
        for value in ["1", "\"x\"", "null", "true"] {
            for first_value in ["1", "\"x\""] {
                let text = format!("{{\"{first}\":{first_value},\"{name}\":{value}}}");
                assert!(!passes(names, text.as_bytes()), "{text}");
            }
        }
    }
}

#[test]
fn names_with_control_characters_that_json_allows_are_found() {
    for name in ["delete\u{7F}", "next\u{85}line"] {
        for (value, fits) in [("7", true), ("\"x\"", false)] {
            let text = format!("{{\"an/odd~id\":1,\"{name}\":{value}}}");
            assert_eq!(passes(shape("Names"), text.as_bytes()), fits, "{text}");
        }
    }
}

#[test]
fn strict_requires_fields_whose_names_json_escapes() {
    let fields = shape("Names").info().fields.iter();
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
    assert!(passes(shape("Names"), text.as_bytes()), "{text}");
    assert!(!accepts(shape("Names"), text.as_bytes(), true), "{text}");
}

#[test]
fn fields_with_hostile_names_are_found() {
    let mut known = 0;
    for shape in validators::SHAPES.all() {
        let required = |field: &&FieldInfo| field.presence != Presence::Optional;
        if shape.info().fields.iter().any(|field| required(&field)) {
            continue;
        }
        assert!(passes(shape, b"{}"), "{}", shape.name());
        for field in shape.info().fields {
            let name = serde_json::to_string(field.name).unwrap();
            let other = match field.ty {
                TypeInfo::Integer | TypeInfo::Int32 | TypeInfo::Number => "true",
                _ => "7",
            };
            let text = format!("{{{name}:{other}}}");
            let fits = matches!(field.ty, TypeInfo::Any);
            let is_plain = !name.contains('\\');
            let is_known = passes(shape, text.as_bytes());
            assert!(is_known == fits || !is_plain && !is_known, "{} {text}", shape.name());
            let null = format!("{{{name}:null}}");
            let is_null = passes(shape, null.as_bytes());
            let may_be_null = fits || field.nullable;
            assert!(is_null == may_be_null || !is_plain && !is_null, "{} {null}", shape.name());
            known += usize::from(is_null);
        }
    }
    assert!(known > 100, "{known}");
}
