//! Hints: the name or value that was probably intended, and its right form.

use std::borrow::Cow;

use backoffice_shapes::{
    Code, EnumInfo, Profile, TypeInfo,
    format::{is_amount, is_date, is_date_time},
};

use crate::{
    context::{Context, Report},
    names::Names,
    reader::Value,
};

/// Length of the longest text that is compared with names, or shown as a whole.
const LONGEST: usize = 60;

/// Minimum length of a value that one letter does not turn into another.
const SPELT: usize = 4;

/// Maximum number of unknown fields to compare with a missing field: an object may have any number of both.
const COMPARED: usize = 100;

/// Returns the hint for a violation.
pub(crate) fn hint(report: &Report<'_, '_>, profile: Profile) -> Option<String> {
    let context = report.place;
    match report.code {
        Code::MissingField => missing(report.name?, report.others?),
        Code::UnknownField => {
            let fields = context.shape.fields.iter();
            unknown_field(report.name?, fields.map(|field| field.name))
        }
        Code::TypeMismatch => type_mismatch(context, profile),
        Code::DuplicateField => {
            Some("keep one of the fields: JSON readers disagree about which one counts".to_owned())
        }
        Code::LoneSurrogate => Some("write both halves, or the character itself".to_owned()),
        _ if context.secret => None,
        Code::UnknownValue => not_allowed(context),
        Code::TimestampFormat => timestamp(&text(context)?),
        Code::TimestampNotUtc => Some("convert it to UTC and write `Z`".to_owned()),
        Code::DateFormat => {
            is_date_time(&text(context)?).then(|| "write the date without the time".to_owned())
        }
        Code::UrlFormat => Some(url(&text(context)?).to_owned()),
        Code::AmountFormat => amount(&text(context)?),
        Code::AmountDecimals => Some("round it, or correct the currency".to_owned()),
        _ => None,
    }
}

fn missing(name: &str, others: &Names<'_>) -> Option<String> {
    let near = nearest(name, others.first(COMPARED).into_iter())?;
    Some(format!("the object has {near:?}: did you mean `{name}`?"))
}

/// Returns the hint for an unknown field that may stand for one of these.
pub(crate) fn unknown_field<'c>(
    name: &str,
    fields: impl Iterator<Item = &'c str>,
) -> Option<String> {
    let near = nearest(name, fields)?;
    Some(format!("did you mean `{near}`?"))
}

/// Returns true for a text that is a value of an enumeration but for one letter, letter case, `-` and `_`.
pub(crate) fn is_nearly(text: &str, info: &EnumInfo) -> bool {
    let name = folded(text);
    let values = info.values.iter().filter(|value| value.len() >= SPELT);
    (SPELT..=LONGEST).contains(&text.len())
        && !backoffice_shapes::nearest(&name, values, folded, 1).is_empty()
}

fn not_allowed(context: &Context<'_>) -> Option<String> {
    let TypeInfo::Enum(info) = context.ty else {
        return None;
    };
    let (text, values) = (text(context)?, info.values.iter().copied());
    // A value with a suffix, such as a language with its country.
    let (front, _) = text.split_once(['-', '_']).unwrap_or_default();
    let near = nearest(&text, values.clone()).or_else(|| nearest(front, values))?;
    Some(format!("did you mean `{near}`?"))
}

fn type_mismatch(context: &Context<'_>, profile: Profile) -> Option<String> {
    let value = context.node.value;
    if matches!(value, Value::Null) {
        let hint = if context.is_optional(profile) {
            "remove the field instead of writing null"
        } else {
            "null is not allowed here; write a value"
        };
        return Some(hint.to_owned());
    }
    let short = match value {
        Value::Number(literal) => Cow::Borrowed(literal),
        Value::String(text) => text.decoded(),
        _ => Cow::Borrowed(""),
    };
    // The hints below repeat the value.
    if context.secret || short.len() > LONGEST {
        return None;
    }
    match (context.ty, value) {
        (TypeInfo::Amount, Value::Number(literal)) if is_amount(literal) => {
            Some(format!("amounts are strings: write \"{literal}\""))
        }
        (TypeInfo::Amount, Value::Number(_)) => {
            Some("amounts are strings: write digits in double quotes, such as \"10.00\"".to_owned())
        }
        (TypeInfo::String | TypeInfo::Enum(_), Value::Number(literal)) => {
            Some(format!("write \"{literal}\", in double quotes"))
        }
        (TypeInfo::Timestamp, Value::Number(_)) => {
            Some("write a date-time of RFC 3339, such as \"2023-02-10T12:00:00Z\"".to_owned())
        }
        (TypeInfo::Integer | TypeInfo::Int32 | TypeInfo::Number, Value::String(_))
            if is_amount(&short) =>
        {
            Some(format!("write {short}, without quotes"))
        }
        (TypeInfo::Boolean, Value::String(_)) if matches!(short.as_ref(), "true" | "false") => {
            Some(format!("write {short}, without quotes"))
        }
        (TypeInfo::List(_), value) if !matches!(value, Value::Array) => {
            Some("write `[` and `]` around it, even around a single element".to_owned())
        }
        _ => None,
    }
}

fn timestamp(text: &str) -> Option<String> {
    let hint = if is_date(text) {
        "add a time and an offset, such as `T00:00:00Z`"
    } else if is_date_time(&format!("{text}Z")) {
        "add an offset: `Z` for UTC"
    } else if is_date_time(&text.replacen(' ', "T", 1)) {
        "write `T` between date and time"
    } else if is_date_time(&format!("{}Z", text.replacen(' ', "T", 1))) {
        "write `T` between date and time, and an offset: `Z` for UTC"
    } else {
        return None;
    };
    Some(hint.to_owned())
}

fn url(text: &str) -> &'static str {
    if !text.contains(':') {
        "write the scheme too, such as `https://`"
    } else if text.contains(' ') {
        "write a space as `%20`"
    } else if !text.is_ascii() {
        "write characters beyond ASCII in percent encoding"
    } else {
        "write characters that RFC 3986 does not allow in percent encoding"
    }
}

fn amount(text: &str) -> Option<String> {
    let with_point = text.replacen(',', ".", 1);
    (text.len() <= LONGEST && is_amount(&with_point)).then(|| format!("write \"{with_point}\""))
}

fn text<'t>(context: &Context<'t>) -> Option<Cow<'t, str>> {
    match context.node.value {
        Value::String(text) => Some(text.decoded()),
        _ => None,
    }
}

/// Returns the candidate that `name` is probably a misspelling of. Letter case, `-` and `_` do not count, and a third
/// of the name may differ.
fn nearest<'c>(name: &str, candidates: impl Iterator<Item = &'c str>) -> Option<&'c str> {
    if name.len() > LONGEST {
        return None;
    }
    let name = folded(name);
    let length = name.chars().count();
    // Most candidates are out of the question by their length.
    let may_be_near = |candidate: &&str| {
        let letters = candidate.chars().filter(is_letter).count();
        candidate.len() <= LONGEST && letters.abs_diff(length) <= length / 3
    };
    let candidates = candidates.filter(may_be_near);
    let near = backoffice_shapes::nearest(&name, candidates, folded, length / 3);
    near.first().copied()
}

fn is_letter(c: &char) -> bool {
    !matches!(c, '_' | '-' | ' ')
}

fn folded(name: &str) -> String {
    name.chars().filter(is_letter).flat_map(char::to_lowercase).collect()
}
