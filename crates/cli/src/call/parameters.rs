//! Parameters of a call: checks their names and values against the API document.

use backoffice::{
    description::{Endpoint, format},
    models::Json,
};
use backoffice_description::{FieldInfo, Presence, TypeInfo};

use crate::{failure::Failure, options::Pair};

#[derive(Debug, Default)]
pub(super) struct Parameters {
    pub(super) path: Vec<Pair>,
    pub(super) query: Vec<Pair>,
}

impl Parameters {
    /// Checks the given parameters and splits them into path and query.
    pub(super) fn new(endpoint: &Endpoint, given: &[Pair]) -> Result<Self, Failure> {
        let mut parameters = Self::default();
        for pair in given {
            let in_path = endpoint.path_parameters.iter().find(|known| known.name == pair.name);
            let (ty, field) = match (in_path, field(endpoint, &pair.name)) {
                (Some(parameter), _) => (&parameter.ty, None),
                (None, Some(field)) => (&field.ty, Some(field)),
                (None, None) => return Err(unknown(endpoint, pair)),
            };
            let (list, element) = match ty {
                TypeInfo::List(element) => (true, *element),
                ty => (false, ty),
            };
            if !list && given.iter().filter(|other| other.name == pair.name).count() > 1 {
                let message = format!("parameter `{}` is passed more than once", pair.name);
                return Err(Failure::usage(message, "it takes one value; pass it once"));
            }
            let bounds = field.map_or((None, None), |field| (field.minimum, field.maximum));
            fits(element, bounds, &pair.value).map_err(|expected| {
                let Pair { name, value } = pair;
                let message = format!("parameter `{name}`: expected {expected}, found `{value}`");
                Failure::usage(message, named(endpoint))
            })?;
            let part = match in_path {
                Some(_) => &mut parameters.path,
                None => &mut parameters.query,
            };
            part.push(pair.clone());
        }
        let is_missing = |name: &&str| given.iter().all(|pair| pair.name != *name);
        let missing: Vec<_> = required(endpoint).filter(is_missing).collect();
        if missing.is_empty() {
            return Ok(parameters);
        }
        let options = missing.iter().map(|name| format!("`--param {name}=…`"));
        Err(Failure::usage(
            format!("`{}` needs {}", endpoint.call, missing.join(" and ")),
            format!("pass {}", options.collect::<Vec<_>>().join(" ")),
        ))
    }
}

/// Returns the names of the parameters that a call needs.
pub(super) fn required(endpoint: &Endpoint) -> impl Iterator<Item = &'static str> {
    let path = endpoint.path_parameters.iter().map(|known| known.name);
    let query = endpoint.query.map_or(&[][..], |query| query.fields);
    let query = query.iter().filter(|field| field.presence == Presence::Required);
    path.chain(query.map(|field| field.name))
}

fn field(endpoint: &Endpoint, name: &str) -> Option<&'static FieldInfo> {
    endpoint.query.and_then(|query| query.field(name))
}

/// Checks that a text is a value of a type. Fails with the description of the expected value.
fn fits(
    ty: &TypeInfo,
    (minimum, maximum): (Option<i64>, Option<i64>),
    text: &str,
) -> Result<(), String> {
    let is_number =
        || Json::parse(text).is_ok_and(|json| json.kind() == "number" && json.as_str() == text);
    let is_integer = || {
        let digits = text.strip_prefix('-').unwrap_or(text);
        !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit())
    };
    let fits = match ty {
        TypeInfo::Integer => is_integer(),
        TypeInfo::Int32 => is_integer() && text.parse::<i32>().is_ok(),
        TypeInfo::Number => is_number(),
        TypeInfo::Boolean => matches!(text, "true" | "false"),
        TypeInfo::Amount => format::is_amount(text),
        TypeInfo::Timestamp => format::is_date_time(text),
        TypeInfo::Date => format::is_date(text),
        TypeInfo::Url => format::is_url(text),
        TypeInfo::Enum(info) => !info.closed || info.values.contains(&text),
        TypeInfo::String
        | TypeInfo::Any
        | TypeInfo::Object
        | TypeInfo::List(_)
        | TypeInfo::Shape(_) => true,
    };
    if !fits {
        return Err(ty.expected());
    }
    let value = text.parse::<f64>().unwrap_or_default();
    match (minimum, maximum) {
        (Some(minimum), _) if value < minimum as f64 => Err(format!("at least {minimum}")),
        (_, Some(maximum)) if value > maximum as f64 => Err(format!("at most {maximum}")),
        _ => Ok(()),
    }
}

/// Returns the names of an endpoint's parameters, the path first.
fn names(endpoint: &Endpoint) -> Vec<&'static str> {
    let path = endpoint.path_parameters.iter().map(|known| known.name);
    let query = endpoint.query.map_or(&[][..], |query| query.fields);
    path.chain(query.iter().map(|field| field.name)).collect()
}

fn named(endpoint: &Endpoint) -> String {
    let names = names(endpoint);
    let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
    match names.join(", ").as_str() {
        "" => format!("`{}` has no parameters", endpoint.call),
        names => format!("parameters of `{}`: {names}", endpoint.call),
    }
}

fn unknown(endpoint: &Endpoint, Pair { name, .. }: &Pair) -> Failure {
    let help = format!(
        "{}; `--unknown-param {name}=…` sends one that the API document does not list",
        named(endpoint)
    );
    let message = format!("`{}` has no parameter `{name}`", endpoint.call);
    Failure::unknown(message, name, names(endpoint), &help)
}

#[cfg(test)]
mod tests {
    use backoffice_description::{ShapeInfo, ShapeKind, endpoints};

    use super::*;

    static QUERY: ShapeInfo = ShapeInfo {
        name: "Query",
        kind: ShapeKind::Query,
        section: "4",
        fields_shown: true,
        about: "A query with a required parameter.",
        fields: &[FieldInfo::new("from", TypeInfo::Date, "4").presence(Presence::Required)],
    };

    #[test]
    fn a_required_query_parameter_is_asked_for() {
        let endpoint = Endpoint { query: Some(&QUERY), ..endpoints::LIST_USERS };
        let error = Parameters::new(&endpoint, &[]).expect_err("`from` is missing");
        assert!(format!("{error:?}").contains("needs from"), "{error:?}");
        let from = Pair { name: "from".to_owned(), value: "2026-01-31".to_owned() };
        let parameters = Parameters::new(&endpoint, &[from]).expect("all are there");
        assert_eq!(parameters.query.len(), 1);
    }
}
