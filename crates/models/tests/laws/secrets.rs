//! Law 8: no Debug output, drift report or error shows a secret. An unknown value may be a secret, so it is hidden too.

use backoffice::description::{ShapeInfo, TypeInfo};

use crate::{
    instances::full,
    json::{Text, Value, parse, text},
    registry::{Shape, shapes},
};

/// Hidden values, as text and as digits.
const MARKS: [&str; 2] = ["hush-4711", "8086404711"];

/// Values with a mark: secrets and others.
const HIDING: [&str; 9] = [
    r#""hush-4711""#,
    r#""\ud800 hush-4711""#,
    "8086404711",
    "-8086404711.5e2",
    r#"["hush-4711"]"#,
    r#"[[{"secret_key":"hush-4711"}]]"#,
    r#"{"hush":"hush-4711","more":[8086404711]}"#,
    r#"{"secret_key":"hush-4711","card_token":8086404711}"#,
    r#""hush-4711 and a text that is so long that a report would not show it to its end, would it?""#,
];

#[test]
fn a_secret_is_never_shown() {
    let mut hidden = 0;
    for shape in shapes() {
        for hiding in HIDING {
            let hiding = parse(hiding.as_bytes()).unwrap();
            let mut instance = parse(full(shape.info).as_bytes()).unwrap();
            let places = hide(shape.info, &mut instance, &hiding, Place::Secrets);
            if places > 0 {
                hidden += places;
                check(&shape, &instance.to_json(), shape.info.name);
            }
        }
    }
    let secrets = shapes().flat_map(|shape| shape.info.fields).filter(|row| row.secret).count();
    assert!(secrets >= 6, "only {secrets} fields are secret");
    assert!(hidden >= secrets * HIDING.len(), "only {hidden} places");
}

#[test]
fn an_unknown_value_is_never_shown() {
    for shape in shapes() {
        for hiding in HIDING {
            let hiding = parse(hiding.as_bytes()).unwrap();
            let mut instance = parse(full(shape.info).as_bytes()).unwrap();
            assert!(hide(shape.info, &mut instance, &hiding, Place::Undocumented) > 0);
            check(&shape, &instance.to_json(), shape.info.name);
        }
    }
}

/// A record hides a secret also in an unexpected place.
#[test]
fn secrets_of_misplaced_records_are_never_shown() {
    for shape in shapes() {
        for row in shape.info.fields {
            let record = r#"{"secret_key":"hush-4711","card_token":8086404711}"#;
            for text in
                [record.to_owned(), format!("[[{record}]]"), format!("[1,[{record}],{record}]")]
            {
                let text = format!("{{\"{}\":{text}}}", row.name);
                check(&shape, &text, &format!("{} {}", shape.info.name, row.name));
            }
        }
    }
}

#[test]
fn an_error_shows_nothing_of_the_text() {
    for shape in shapes() {
        for text in
            ["\"hush-4711\"", "[\"hush-4711\"]", "{\"hush-4711\":tru}", "{\"a\":\"hush-4711"]
        {
            let error = (shape.decode)(text.as_bytes()).err().unwrap();
            let shown = format!("{error} {error:?}");
            assert!(!MARKS.iter().any(|mark| shown.contains(mark)), "{shown}");
        }
    }
}

fn check(shape: &Shape, instance: &str, place: &str) {
    let decoded = (shape.decode)(instance.as_bytes()).unwrap();
    let drift = decoded.drift.iter().map(|drift| format!("{drift} {drift:?}"));
    for shown in drift.chain([(shape.debug)(instance.as_bytes())]) {
        // A kept text may be shown with its escapes.
        let plain = unescaped(&shown);
        for mark in MARKS {
            assert!(
                !shown.contains(mark) && !plain.contains(mark),
                "{place} shows {mark}: {shown}"
            );
        }
    }
    let kept = unescaped(&decoded.json);
    assert!(MARKS.iter().any(|mark| kept.contains(mark)), "{place}: there was nothing to hide");
}

/// Replaces each `\u0041` by its character.
fn unescaped(text: &str) -> String {
    let mut parts = text.split("\\u");
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let unit = part.get(..4).and_then(|digits| u32::from_str_radix(digits, 16).ok());
        match unit.and_then(char::from_u32) {
            Some(c) => {
                plain.push(c);
                plain.push_str(&part[4..]);
            }
            None => plain.push_str(part),
        }
    }
    plain
}

#[derive(Clone, Copy, PartialEq)]
enum Place {
    Secrets,
    Undocumented,
}

/// Puts `hiding` at every possible place of the instance, and counts the places.
fn hide(info: &ShapeInfo, value: &mut Value, hiding: &Value, place: Place) -> usize {
    let Value::Object(fields) = value else {
        return 0;
    };
    let mut places = 0;
    for row in info.fields {
        if row.secret && place == Place::Secrets {
            fields.insert(text(row.name), hiding.clone());
            places += 1;
        } else if let Some(value) = fields.get_mut(&text(row.name)) {
            places += hide_below(&row.ty, value, hiding, place);
        }
    }
    if place == Place::Undocumented {
        let name: Text = text("unlisted");
        fields.insert(name, hiding.clone());
        places += 1;
    }
    places
}

fn hide_below(ty: &TypeInfo, value: &mut Value, hiding: &Value, place: Place) -> usize {
    match (ty, value) {
        (TypeInfo::Shape(info), value) => hide(info, value, hiding, place),
        (TypeInfo::List(ty), Value::List(elements)) => {
            let places = elements.iter_mut().map(|element| hide_below(ty, element, hiding, place));
            places.sum()
        }
        _ => 0,
    }
}
