//! Payloads as other services write them: another order of fields, and values of other lengths, alphabets and spellings than the
//! samples have, with more nulls. They are valid in the contract profile.

use std::fs;

use backoffice::description::{ShapeInfo, TypeInfo};
use fastrand::Rng;
use indexmap::IndexMap;
use serde_json::value::RawValue;

use crate::{Error, machine, reshape};

/// Letters of texts. Most texts are of the first.
const ALPHABETS: [&str; 5] = [
    "abcdefghijklmnopqrstuvwxyz ABCDEFGH 0123456789-_/.,",
    "aeiouéèüößåñçøìâ nrstl",
    "абвгдежзиклмнопрстуфхцчшыэюя ",
    "日本語中文字漢字仮名交じり文 한국어",
    "abcdefghijklmnopqrstuvwxyz, 😀é\"\\\n\t",
];

/// Nulls in ten optional values.
const NULLS: u32 = 3;

/// Writes a record of a shape anew. Fields have the order of a published sample, if there is one, or else of their names.
pub(crate) fn record(sample: &str, shape: &ShapeInfo, random: &mut Rng) -> Result<String, Error> {
    let file = format!("../shared/payloads/{}.json", shape.name.to_lowercase());
    let model = fs::read_to_string(machine::project().join(file)).unwrap_or_default();
    Ok(object(&reshape::arranged(sample, &model)?, shape, random)?)
}

fn object(text: &str, shape: &ShapeInfo, random: &mut Rng) -> serde_json::Result<String> {
    let fields: IndexMap<String, &RawValue> = serde_json::from_str(text)?;
    let fields = fields.iter().map(|(name, before)| {
        let value = match shape.field(name) {
            Some(field) if field.nullable && random.u32(..10) < NULLS => "null".to_owned(),
            Some(field) => value(before.get(), field.ty, random)?,
            None => before.get().to_owned(),
        };
        Ok(format!("\"{name}\":{value}"))
    });
    let fields = fields.collect::<serde_json::Result<Vec<_>>>()?;
    Ok(format!("{{{}}}", fields.join(",")))
}

fn value(before: &str, ty: TypeInfo, random: &mut Rng) -> serde_json::Result<String> {
    if before == "null" {
        return Ok(before.to_owned());
    }
    Ok(match ty {
        TypeInfo::String => text(random)?,
        TypeInfo::Amount => {
            let decimals = random.usize(..5);
            format!(
                "\"{:.decimals$}\"",
                random.f64() * 10_f64.powi(random.i32(0..9))
            )
        }
        TypeInfo::Timestamp => {
            let zone = random
                .choice(["Z", "+00:00", "-05:00", "+05:30"])
                .unwrap_or("Z");
            let fraction = random
                .choice(["", ".5", ".123456", ".987654321"])
                .unwrap_or("");
            let [month, day, hour, second] = [12, 28, 24, 60].map(|end| random.u8(..end));
            let (year, month, day) = (random.u16(1990..2040), month + 1, day + 1);
            format!(
                "\"{year}-{month:02}-{day:02}T{hour:02}:{second:02}:{second:02}{fraction}{zone}\""
            )
        }
        TypeInfo::Url => format!(
            "\"https://{:x}.example/{:x}?a={}\"",
            random.u32(..),
            random.u64(..),
            random.u8(..)
        ),
        TypeInfo::Integer => {
            let digits = random.u32(1..18);
            random.i64(0..10_i64.pow(digits)).to_string()
        }
        TypeInfo::Number => format!("{:.3}", random.f64() * 90.0),
        TypeInfo::Shape(shape) => object(before, shape, random)?,
        TypeInfo::List(element) => {
            let elements: Vec<&RawValue> = serde_json::from_str(before)?;
            let elements = elements
                .into_iter()
                .map(|before| value(before.get(), *element, random));
            let elements = elements.collect::<serde_json::Result<Vec<_>>>()?;
            format!("[{}]", elements.join(","))
        }
        _ => before.to_owned(),
    })
}

/// Most texts are short, some are long.
fn text(random: &mut Rng) -> serde_json::Result<String> {
    let kind = random
        .usize(..ALPHABETS.len() * 2)
        .saturating_sub(ALPHABETS.len());
    let letters: Vec<char> = ALPHABETS[kind].chars().collect();
    let length = match random.u8(..10) {
        0..4 => random.usize(..8),
        4..8 => random.usize(8..40),
        _ => random.usize(40..200),
    };
    let text: String = (0..length)
        .filter_map(|_| random.choice(&letters))
        .collect();
    serde_json::to_string(&text)
}
