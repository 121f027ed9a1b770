//! Records with hostile names.

use backoffice_hostile::{
    description::{Presence, SHAPES, ShapeInfo, TypeInfo, endpoints},
    models::{
        registry,
        runtime::{self, Decoder, Decoders, Fields, write_fields},
        *,
    },
};

use crate::tables;

const DECODERS: &[(&ShapeInfo, Decoder)] = registry::Shapes::ALL;

/// A shape, by its type.
struct Shape(&'static ShapeInfo);

impl Shape {
    fn of<T: Record>() -> Self {
        Self(T::empty().info())
    }
}

include!(concat!(env!("OUT_DIR"), "/shapes.rs"));

#[test]
fn every_shape_is_a_type_of_its_module() {
    let types = shapes::SHAPES.iter().map(|shape| shape().0.name);
    let shapes = SHAPES.iter().map(|shape| shape.name);
    assert!(types.eq(shapes));
}

#[test]
fn every_hostile_query_can_be_read_by_a_service() {
    let query = <EveryQuery as runtime::Query>::from_object("{}");
    assert_eq!(query.unwrap().to_json(), "{}");
}

#[test]
fn every_hostile_field_name_is_read_and_written() {
    for (shape, decoder) in DECODERS {
        for (position, row) in shape.fields.iter().enumerate() {
            let name = serde_json::to_string(row.name).unwrap();
            for value in candidates(&row.ty) {
                let text = format!("{{{name}:{value}}}");
                let record = decoder.decode(text.as_bytes()).unwrap();
                assert_eq!(written(&*record), text, "{}", shape.name);
                let field = record.field(position).unwrap();
                assert!(!field.is_absent(), "{} does not read {text}", shape.name);
                assert!(record.unknown_fields().is_empty(), "{} does not read {text}", shape.name);
            }
            // A value that fits only type `any`; other fields keep it as unknown.
            let text = format!("{{{name}:[[[[[{{\"\\ud800\":-0.10e+5}}]]]]]}}");
            let record = decoder.decode(text.as_bytes()).unwrap();
            assert_eq!(written(&*record), text, "{}", shape.name);
        }
    }
}

#[test]
fn both_readers_read_null_in_the_same_way() {
    for (shape, decoder) in DECODERS {
        for (position, row) in shape.fields.iter().enumerate() {
            let name = serde_json::to_string(row.name).unwrap();
            let text = format!("{{{name}:null}}");
            // The one-pass reader leaves duplicate names to the other reader.
            for read in [&text, &format!("{{{name}:null,{name}:null}}")] {
                let record = decoder.decode(read.as_bytes()).unwrap();
                assert_eq!(written(&*record), text, "{} {read}", shape.name);
                let field = record.field(position).unwrap();
                let is_kept = !record.unknown_fields().is_empty();
                let may_be_null = matches!(row.ty, TypeInfo::Any | TypeInfo::List(_))
                    || row.presence != Presence::Required;
                assert_eq!(is_kept, !may_be_null, "{} {read}", shape.name);
                assert!(field.is_absent() || !is_kept, "{} {read}", shape.name);
            }
        }
    }
}

#[test]
fn descriptions_match_the_tables() {
    let spec = tables();
    let names = |shape: &backoffice_spec::Shape| {
        let fields = shape.fields.iter().map(|field| field.name.clone());
        fields.collect::<Vec<_>>()
    };
    assert_eq!(SHAPES.len(), spec.shapes.len());
    for (info, shape) in SHAPES.iter().zip(&spec.shapes) {
        assert_eq!(info.name, shape.name);
        let described: Vec<_> = info.fields.iter().map(|row| row.name.to_owned()).collect();
        assert_eq!(described, names(shape), "{}", shape.name);
    }
    assert_eq!(endpoints::ALL.len(), spec.endpoints.len());
    for (endpoint, row) in endpoints::ALL.iter().zip(&spec.endpoints) {
        let described = (endpoint.id, endpoint.path, endpoint.scope(), endpoint.summary);
        let expected = (&*row.id, &*row.path, row.scopes.join(" "), &*row.summary);
        assert_eq!(described, expected);
        let bodies =
            (endpoint.request.map(|shape| shape.name), endpoint.response.map(|shape| shape.name));
        assert_eq!(bodies, (row.request.as_deref(), row.response.as_deref()));
    }
    let words = spec.enums.iter().find(|row| row.name == "Words").unwrap();
    let documented: Vec<_> = Words::DOCUMENTED.iter().map(Words::as_str).collect();
    assert_eq!(documented, words.values);
    for value in &words.values {
        assert!(Words::from(value.as_str()).is_documented(), "{value:?}");
    }
}

#[test]
fn recursion_is_read_to_a_limit_and_kept_as_text_beyond_it() {
    let nested = |depth: usize, open: &str, close: &str| {
        format!("{}{{\"text\":\"end\"}}{}", open.repeat(depth), close.repeat(depth))
    };
    // The texts around the next level, and the number of values that do not fit.
    let forms = [
        ("{\"next\":", "}", 1),
        ("{\"other\":{\"third\":{\"loop\":", "}}}", 1),
        ("{\"children\":[", "]}", 1),
        ("{\"grid\":[[],[", "]]}", 1),
        ("{\"children\":[[],", "],\"text\":\"\\ud83d\\ude00\",\"unlisted\":[null]}", 128 + 1),
    ];
    for (open, close, mismatches) in forms {
        let text = nested(1_000, open, close);
        let record = Loop::from_json(&text).unwrap();
        let written = record.to_json();
        // Text that is read loses its escapes, text that is kept does not.
        let without_escapes = |text: &str| text.replace("\\ud83d\\ude00", "\u{1f600}");
        assert_eq!(without_escapes(&written), without_escapes(&text));
        assert_eq!(Loop::from_json(&written).unwrap(), record, "{open}");
        let drift = record.drift();
        let found = drift.iter().filter(|drift| drift.code.id() == "type-mismatch").count();
        assert_eq!(found, mismatches, "{open}");
    }
    let mut depth = 0;
    let record = Loop::from_json(&nested(1_000, "{\"next\":", "}")).unwrap();
    let mut place = Some(&record);
    while let Some(record) = place {
        depth += 1;
        place = record.next.as_deref();
    }
    assert_eq!(depth, 128);
}

#[test]
fn records_built_with_setters_write_the_expected_json() {
    let keywords = Keywords::from_json(r#"{"type":"a"}"#).unwrap();
    let body = KeywordsBody::new("b", ["c"], keywords, "none")
        .r#async("d")
        .new_2("e")
        .unknown_fields_2("f")
        .default_2("g")
        .with_unknown_field_2("h")
        .to_json_2("j")
        .with_unknown_field("crate", "i");
    assert_eq!(
        body.to_json(),
        "{\"type\":\"b\",\"self\":[\"c\"],\"body\":{\"type\":\"a\"},\"value\":\"none\",\"async\":\"d\",\
         \"default\":\"g\",\"unknown_fields\":\"f\",\"new\":\"e\",\"with_unknown_field\":\"h\",\"to_json\":\"j\",\"crate\":\"i\"}"
    );
    let update = LoopUpdate::new()
        .next(Loop::default())
        .children(vec![Loop::default()])
        .secret(runtime::Patch::Null);
    assert_eq!(update.to_json(), r#"{"next":{},"children":[{}],"secret":null}"#);
}

fn written(record: &dyn Fields) -> String {
    let mut out = String::new();
    write_fields(record, &mut out);
    out
}

/// JSON texts that fit a type, as they are written back.
fn candidates(ty: &TypeInfo) -> Vec<String> {
    let texts: &[&str] = match ty {
        TypeInfo::List(element) => {
            let elements = candidates(element).join(",");
            return vec!["[]".to_owned(), format!("[{elements}]")];
        }
        TypeInfo::String
        | TypeInfo::Amount
        | TypeInfo::Timestamp
        | TypeInfo::Date
        | TypeInfo::Url => &[r#""""#, r#""q\" b\\ \u0001 é 😀""#],
        TypeInfo::Enum(info) => {
            let values = info.values.iter().chain(&["none of them"]);
            return values.map(|value| serde_json::to_string(value).unwrap()).collect();
        }
        TypeInfo::Integer => &["0", "-9223372036854775808", "9223372036854775807"],
        TypeInfo::Int32 => &["0", "-2147483648", "2147483647"],
        TypeInfo::Number => &["0", "-1.50", "1e400", "0.10000000000000000000000000000001"],
        TypeInfo::Boolean => &["true", "false"],
        TypeInfo::Any => &["1.0", "[]", r#"{"a":[null]}"#],
        TypeInfo::Object => &["{}", r#"{"a":{"b":1e1}}"#],
        TypeInfo::Shape(_) => &["{}", r#"{"unlisted":{"a":null}}"#],
    };
    texts.iter().map(ToString::to_string).collect()
}
