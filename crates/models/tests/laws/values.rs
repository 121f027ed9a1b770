//! Values that are kept as JSON text, lists, and responses in each of their forms.

use backoffice::{
    description::{FieldInfo, ShapeInfo, ShapeKind, TypeInfo},
    models::{
        Code, Json, List, Number, OneOrMany, Order, PaymentStatus, Record as _, ResponseBody as _,
        Subscription, Text, UnknownFields, runtime,
    },
};
use serde_json::json;

#[test]
fn white_space_outside_strings_is_kept_and_not_written() {
    let read = "{ \"a b\" : [ 1 , \"x \\\" y\" ,\n null ] }";
    let written = r#"{"a b":[1,"x \" y",null]}"#;
    let json = Json::parse(&format!(" {read} ")).unwrap();
    assert_eq!(json.as_str(), read);
    assert_eq!(json.to_string(), written);
    assert_eq!(json, Json::parse(written).unwrap());
    // A free-form field, an unknown one, and one that does not fit.
    let order =
        |value: &str| format!(r#"{{"metadata":{value},"unknown":{value},"created_at":{value}}}"#);
    assert_eq!(Order::from_json(&order(read)).unwrap().to_json(), order(written));
}

#[test]
fn indented_text_matches_serde_json() {
    let text = r#"{"a":[],"b":{},"c":[1,{"d":"x,y:{}[]\""}],"e":null}"#;
    let value: serde_json::Value = serde_json::from_str(text).unwrap();
    let json = Json::parse(text).unwrap();
    assert_eq!(format!("{json:#}"), serde_json::to_string_pretty(&value).unwrap());
    assert_eq!(format!("{json}"), text);
}

#[test]
fn deep_levels_are_written_on_one_line() {
    let deep = |levels: usize, inner: &str| {
        Json::parse(&format!("{}{inner}{}", "[".repeat(levels), "]".repeat(levels))).unwrap()
    };
    let json = deep(18, r#"{"a":[1,2]}"#);
    let shown = format!("{json:#}");
    assert_eq!(shown.lines().count(), 33);
    let line = shown.lines().nth(16).unwrap();
    assert_eq!(line.trim_start(), r#"[[{"a":[1,2]}]]"#);
    assert_eq!(Json::parse(&shown).unwrap(), json);
    // Formatting panics at a width of 65,536.
    let shown = format!("{:#}", deep(40_000, "1,2"));
    assert!(shown.len() < 90_000, "{}", shown.len());
}

#[test]
fn written_text_reads_back_the_same() {
    let text = "q\" b\\ n\n r\r t\t nul\0 esc\u{1b} del\u{7f} é 😀 \u{2028}";
    assert_eq!(Json::from_text(text).to_text().as_deref(), Some(text));
    assert_eq!(serde_json::from_str::<String>(Json::from_text(text).as_str()).unwrap(), text);
}

#[test]
fn lists_numbers_and_free_form_values_go_through_serde_whole() {
    let text = r#"[{"tags":["a",5,"b"],"rate":0.10000000000000000001,"any":{"n":1e400}}]"#;
    type Row = std::collections::BTreeMap<String, Json>;
    let rows: Vec<Row> = serde_json::from_str(text).unwrap();
    let row = &rows[0];
    let tags: List<Text> = serde_json::from_str(row["tags"].as_str()).unwrap();
    assert_eq!(tags, ["a", "b"]);
    assert_eq!(serde_json::to_string(&tags).unwrap(), r#"["a",5,"b"]"#);
    let rate: Number = serde_json::from_str(row["rate"].as_str()).unwrap();
    assert_eq!(serde_json::to_string(&rate).unwrap(), "0.10000000000000000001");
    assert_eq!(serde_json::to_string(&row["any"]).unwrap(), r#"{"n":1e400}"#);
    assert_eq!(serde_json::from_value::<List<i64>>(json!([1, 2])).unwrap(), [1, 2]);
    assert!(serde_json::from_str::<List<i64>>("{}").is_err());
}

#[test]
fn mismatched_elements_stay_at_their_place() {
    let mut list: List<i64> = serde_json::from_str(r#"["x",1,2,null,3]"#).unwrap();
    list.retain(|number| *number != 2);
    list.push(4);
    assert_eq!(serde_json::to_string(&list).unwrap(), r#"["x",1,3,null,4]"#);
    assert_eq!(list.remove(0), Some(1));
    assert_eq!(list.remove(7), None);
    list.clear();
    assert_eq!(serde_json::to_string(&list).unwrap(), "[]");
}

#[test]
fn every_response_form_is_read_and_mismatches_are_kept() {
    let cases = [
        (r#"{"id":7,"status":null}"#, 1, vec![], None),
        (r#"{"id":7,"num_lines":"x"}"#, 1, vec!["/num_lines"], None),
        ("[]", 0, vec![], None),
        (r#" [ {"id":7}, 5, {"id":8,"num_lines":"x"} ] "#, 2, vec!["/1", "/2/num_lines"], None),
        (r#"{"results":[]}"#, 0, vec![], None),
        (r#"{"next":"/a","results":[{"id":7},null]}"#, 1, vec!["/results/1"], Some("/a")),
        (r#"{"next":7,"results":[{}]}"#, 1, vec!["/results/0/id", "/next"], Some("7")),
        (
            r#"{"previous":{},"count":2,"next":"/a","results":[]}"#,
            0,
            vec!["/previous", "/count"],
            Some("/a"),
        ),
        // Names with a lone surrogate, with escapes, and duplicated: the last value counts.
        (r#"{"\ud800":1,"next":"/a","results":[{"id":7}]}"#, 1, vec!["/\u{fffd}"], Some("/a")),
        (
            r#"{"n\u0065xt":{},"results":7,"r\u0065sults":[{"id":7}],"next":"/a","a":1,"a":2}"#,
            1,
            vec!["/a"],
            Some("/a"),
        ),
        (r#"{"next":"/a","next":{},"results":[]}"#, 0, vec!["/next"], Some("{}")),
        (r#"{"next":null,"results":null}"#, 0, vec!["/results"], None),
        // A record with a field of that name, which is no list.
        (r#"{"id":7,"results":{}}"#, 1, vec!["/results"], None),
        (r#"{"id":7,"results":[]}"#, 1, vec!["/results"], None),
        // A page without a list.
        (r#"{"results":{}}"#, 0, vec!["/results"], None),
        (r#"{"next":"/a","id":7}"#, 0, vec!["/results", "/id"], Some("/a")),
        (r#"{"detail":"busy"}"#, 0, vec!["/results", "/detail"], None),
        ("{}", 0, vec!["/results"], None),
    ];
    for (text, count, drift, next) in cases {
        let read = OneOrMany::<Subscription>::from_slice(text.as_bytes()).expect(text);
        assert_eq!(read.iter().count(), count, "{text}");
        assert_eq!(read.next(), next, "{text}");
        let found: Vec<_> = read.drift().into_iter().map(|drift| drift.pointer).collect();
        assert_eq!(found, drift, "{text}");
        assert_eq!(read.into_vec().len(), count, "{text}");
    }
    for text in ["", "7", "null", "\"text\"", "[", "{}{}", "[1]x"] {
        assert!(OneOrMany::<Subscription>::from_slice(text.as_bytes()).is_err(), "{text}");
    }
}

#[test]
fn any_one_json_value_is_an_answer() {
    let cases: [(&[u8], Option<&str>); 7] = [
        (b" { \"a\" : [1e400] } ", Some(r#"{ "a" : [1e400] }"#)),
        (b"7", Some("7")),
        (b"null", Some("null")),
        (b"", None),
        (b"{}{}", None),
        (b"<html>", None),
        (b"\"\xff\"", None),
    ];
    for (bytes, expected) in cases {
        let read = Json::decode(bytes);
        let shown = String::from_utf8_lossy(bytes);
        assert_eq!(read.as_ref().ok().map(Json::as_str), expected, "{shown}");
        assert!(read.is_err() || Json::drifts(&read.unwrap()).is_empty());
    }
}

static BOUNDED: ShapeInfo = ShapeInfo {
    name: "Bounded",
    kind: ShapeKind::Record,
    section: "test",
    fields_shown: true,
    about: "",
    fields: &[FieldInfo::new("n", TypeInfo::Integer, "test").minimum(1).maximum(5)],
};

#[derive(Clone, Default, PartialEq)]
pub(crate) struct Bounded {
    n: Option<i64>,
    unknown_fields: UnknownFields,
}

runtime::shape! { Bounded = BOUNDED { 0 "n" n } }

/// No shape of the tables has a maximum yet.
#[test]
fn a_number_below_and_one_above_its_bounds_have_different_codes() {
    let cases = [
        ("0", Some(Code::BelowMinimum)),
        ("1", None),
        ("5", None),
        ("6", Some(Code::AboveMaximum)),
    ];
    for (number, code) in cases {
        let record = Bounded::from_json(&format!(r#"{{"n":{number}}}"#)).unwrap();
        let drift = record.drift();
        assert_eq!(drift.first().map(|drift| drift.code), code, "{number}");
        let expected = drift.first().map(|drift| &*drift.expected);
        assert_eq!(expected, code.map(|_| "a number from 1 to 5"), "{number}");
    }
}

#[test]
fn records_are_built_from_their_id_and_setters() {
    let order = Order::new("1001")
        .currency("USD")
        .tags(["vip"])
        .is_test(false)
        .with_unknown_field("colour", "red");
    let text =
        r#"{"number":"1001","currency":"USD","is_test":false,"tags":["vip"],"colour":"red"}"#;
    assert_eq!(order.to_json(), text);
    assert_eq!(order, Order::from_json(text).unwrap());
}

#[test]
fn values_of_ours_are_variants_that_the_document_does_not_list() {
    let text = r#"{"number":"1","payment_status":"partially_refunded"}"#;
    let order = Order::from_json(text).unwrap();
    let status = order.payment_status.clone().unwrap();
    assert_eq!(status, PaymentStatus::PartiallyRefunded);
    assert_eq!(PaymentStatus::from(status.as_str()), status);
    assert!(!status.is_documented() && !PaymentStatus::DOCUMENTED.contains(&status));
    assert_eq!(order.drift().len(), 1);
    assert_eq!(order.to_json(), text);
}
