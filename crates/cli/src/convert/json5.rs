//! JSONC and JSON5.

use jsonc_parser::{
    CollectOptions, ParseOptions,
    ast::{ObjectPropName, Value},
    common::Ranged as _,
    parse_to_ast,
};

use super::Kind;
use super::{Json, Wrong};

/// JSON.
const JSON: ParseOptions = ParseOptions {
    allow_comments: false,
    allow_loose_object_property_names: false,
    allow_trailing_commas: false,
    allow_missing_commas: false,
    allow_single_quoted_strings: false,
    allow_hexadecimal_numbers: false,
    allow_unary_plus_numbers: false,
    allow_bare_decimal_point_numbers: false,
    allow_non_finite_numbers: false,
    allow_extended_string_escapes: false,
};

/// JSON with comments and commas at the end, as editors read their settings.
pub(super) const JSONC: ParseOptions =
    ParseOptions { allow_comments: true, allow_trailing_commas: true, ..JSON };

/// JSON5, without the numbers that JSON has none for.
pub(super) const JSON5: ParseOptions = ParseOptions {
    allow_loose_object_property_names: true,
    allow_single_quoted_strings: true,
    allow_hexadecimal_numbers: true,
    allow_unary_plus_numbers: true,
    allow_bare_decimal_point_numbers: true,
    allow_extended_string_escapes: true,
    ..JSONC
};

pub(super) fn convert(text: &str, options: &ParseOptions, json: &mut Json) -> Result<Kind, Wrong> {
    let parsed = parse_to_ast(text, &CollectOptions::default(), options)
        .map_err(|error| Wrong::new(error.range().start, lowercase(&error.kind().to_string())))?;
    let value = parsed.value;
    let value = value.ok_or_else(|| Wrong::new(text.len(), "the text has no value"))?;
    write(&value, json)?;
    Ok(match value {
        Value::Array(_) => Kind::Array,
        _ => Kind::Document,
    })
}

/// Returns true if comments, and nothing else except commas at its ends, keep a text from being JSON.
pub(super) fn has_comments(text: &str) -> bool {
    let parses = |options: &ParseOptions| {
        let parsed = parse_to_ast(text, &CollectOptions::default(), options);
        parsed.is_ok_and(|parsed| parsed.value.is_some())
    };
    let commas = ParseOptions { allow_comments: false, ..JSONC };
    parses(&JSONC) && !parses(&commas)
}

fn write(value: &Value<'_>, json: &mut Json) -> Result<(), Wrong> {
    let at = value.range().start;
    match value {
        Value::StringLit(text) => json.string(at, &text.value),
        Value::NumberLit(number) => {
            let plain = number.value.trim_start_matches(['+', '-']);
            let sign = if number.value.starts_with('-') { "-" } else { "" };
            match plain.strip_prefix("0x").or_else(|| plain.strip_prefix("0X")) {
                Some(digits) => json.digits(at, sign, digits, 16)?,
                None => json.number(at, number.value),
            }
        }
        Value::BooleanLit(boolean) => json.token(at, if boolean.value { "true" } else { "false" }),
        Value::NullKeyword(_) => json.token(at, "null"),
        Value::Array(array) => {
            json.token(at, "[");
            for (number, element) in array.elements.iter().enumerate() {
                json.text.push_str(if number > 0 { "," } else { "" });
                write(element, json)?;
            }
            json.text.push(']');
        }
        Value::Object(object) => {
            json.token(at, "{");
            for (number, property) in object.properties.iter().enumerate() {
                json.text.push_str(if number > 0 { "," } else { "" });
                let name = match &property.name {
                    ObjectPropName::String(name) => &*name.value,
                    ObjectPropName::Word(name) => name.value,
                };
                json.string(property.name.range().start, name);
                json.text.push(':');
                write(&property.value, json)?;
            }
            json.text.push('}');
        }
    }
    Ok(())
}

/// Returns a message of the parser in the middle of a sentence.
fn lowercase(message: &str) -> String {
    let mut characters = message.chars();
    let first = characters.next().into_iter().flat_map(char::to_lowercase);
    first.chain(characters).collect()
}
