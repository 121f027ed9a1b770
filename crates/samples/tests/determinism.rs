//! The same arguments give the same text, in every version and in any order.

use backoffice::samples::{Profile, Samples};
use backoffice_description::{
    FieldInfo, NOTE_AUTHOR, ORDER, Presence, REFUND_ORDER, SHAPES, ShapeInfo, ShapeKind, TAX_LINE,
    TypeInfo, VOUCHER,
};

/// Shape, seed, number and text. Users notice a change of these texts.
const STABLE: &[(&ShapeInfo, u64, Profile, u64, &str)] = &[
    (&REFUND_ORDER, 0, Profile::Contract, 0, r#"{"amount":"17.97"}"#),
    (
        &VOUCHER,
        1,
        Profile::Strict,
        41,
        concat!(
            r#"{"code":"SPRING-43","end_datetime":"2023-12-04T22:07:10.673Z","#,
            r#""name":"Spring voucher","start_datetime":"2023-08-06T22:07:10.791Z"}"#,
        ),
    ),
    (
        &VOUCHER,
        1,
        Profile::Contract,
        41,
        concat!(
            r#"{"code":"SPRING-43","end_datetime":"2023-12-04T22:07:10.673Z","#,
            r#""start_datetime":"2023-08-06T22:07:10.791Z"}"#,
        ),
    ),
    (
        &TAX_LINE,
        2,
        Profile::Strict,
        0,
        concat!(
            r#"{"amount":"1.31","currency":"GBP","rate":0.2,"#,
            r#""report_values":{"amount":"1.66","currency":"USD"},"#,
            r#""source":"store","tax_id":21,"tax_title":"VAT"}"#,
        ),
    ),
    (
        &NOTE_AUTHOR,
        3,
        Profile::Strict,
        1 << 60,
        concat!(
            r#"{"email":"zoe.patel@example.net","first_name":"Zoë","#,
            r#""id":1387079,"last_name":"Patel"}"#,
        ),
    ),
];

#[test]
fn samples_never_change() {
    for (shape, seed, profile, n, expected) in STABLE {
        assert_eq!(Samples::new(shape, *seed, *profile).instance(*n), *expected);
    }
}

#[test]
fn an_instance_does_not_depend_on_those_before() {
    for shape in SHAPES {
        let samples = Samples::new(shape, 5, Profile::Contract);
        let many: Vec<String> = samples.clone().take(12).collect();
        let few: Vec<String> = samples.clone().take(5).collect();
        assert_eq!(many[..5], few);
        assert_eq!(samples.clone().starting_at(9).next(), Some(many[9].clone()));
        assert_eq!(samples.clone().nth(11), Some(many[11].clone()));
        assert_eq!(samples.instance(7), many[7]);
    }
    let mut last = Samples::new(&ORDER, 5, Profile::Strict).starting_at(u64::MAX);
    assert!(
        last.next().is_some()
            && last.next() == Some(Samples::new(&ORDER, 5, Profile::Strict).instance(0))
    );
}

#[test]
fn seeds_and_shapes_give_different_instances() {
    let mut texts: Vec<String> =
        (0..200).map(|seed| Samples::new(&ORDER, seed, Profile::Strict).instance(0)).collect();
    texts.sort();
    texts.dedup();
    assert_eq!(texts.len(), 200);
}

#[test]
fn the_caller_s_memory_is_reused() {
    let mut samples = Samples::new(&ORDER, 2, Profile::Strict);
    let mut out = String::with_capacity(64 * 1024);
    let start = out.as_ptr();
    for _ in 0..100 {
        out.clear();
        samples.write_next(&mut out);
        assert!(out.len() < 64 * 1024);
        assert_eq!(out.as_ptr(), start);
    }
    out.push('\n');
    let length = out.len();
    samples.write_next(&mut out);
    assert!(out[length..].starts_with('{'), "an instance is appended");
}

#[test]
fn orders_have_the_size_of_real_ones() {
    let orders = Samples::new(&ORDER, 9, Profile::Strict).take(300);
    let sizes: Vec<usize> = orders.map(|text| text.len()).collect();
    assert!(sizes.iter().all(|size| (5_000..30_000).contains(size)), "{sizes:?}");
}

#[test]
fn a_recursive_shape_ends() {
    static TREE: ShapeInfo = ShapeInfo {
        name: "Tree",
        kind: ShapeKind::Record,
        section: "test",
        fields_shown: true,
        about: "",
        fields: &[
            FieldInfo::new("id", TypeInfo::Integer, "test").presence(Presence::Identity).not_null(),
            FieldInfo::new("parent", TypeInfo::Shape(&TREE), "test").strict_nullable(),
            FieldInfo::new("branches", TypeInfo::List(&TypeInfo::Shape(&TREE)), "test"),
            FieldInfo::new("twin", TypeInfo::Shape(&TREE), "test").strict_optional(),
        ],
    };
    for profile in [Profile::Strict, Profile::Contract] {
        for text in Samples::new(&TREE, 1, profile).take(50) {
            assert!(text.len() < 10_000, "{text}");
            assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok());
        }
    }
}
