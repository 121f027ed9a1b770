//! Resolves endpoints: the rows that they refer to, and their paths.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};

use crate::check::Check;
use crate::mistakes::{Kind, Located, Mistakes, Name};
use crate::model::{Endpoint, Method, ShapeKind, Type};
use crate::names::{Names, find, is_lower};
use crate::nearest::nearest;
use crate::rows::{EndpointRow, Rows};
use crate::types;
use crate::{names::PAGE, shapes::page_name};

/// Most parameters of a path. The service reads them as a tuple.
const MOST_PARAMETERS: usize = 4;

/// Resolves all endpoints, and orders them by number. Returns the shapes that they list, too.
pub(crate) fn resolve(
    rows: &Rows,
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> (Vec<Endpoint>, BTreeSet<String>) {
    let (mut endpoints, mut listed) = (Vec::new(), BTreeSet::new());
    for row in &rows.endpoints {
        let response = response(row, names, &mut listed, mistakes);
        let mut shape = |name: &Option<Name>, kinds: &[ShapeKind]| {
            let row = names.shape(name.as_ref()?, kinds, mistakes)?;
            Some(row.name.value.clone())
        };
        let request = shape(&row.request, &[ShapeKind::Request, ShapeKind::Update]);
        let query = shape(&row.query, &[ShapeKind::Query]);
        check_scopes(row, mistakes);
        let scopes = row.scope.iter();
        let scopes = scopes.filter_map(|name| find(&names.scopes, name, Kind::Scope, mistakes));
        let scopes = scopes.map(|scope| scope.name.to_string()).collect();
        let group = row.group.as_ref();
        let group = group.and_then(|name| find(&names.groups, name, Kind::Group, mistakes));
        endpoints.push(Endpoint {
            id: row.name.value.clone(),
            number: in_range("number", &row.number, 1..=u32::MAX, mistakes),
            method: row.method.unwrap_or(Method::Get),
            path: row.path.as_ref().map_or_else(String::new, Name::to_string),
            params: params(row, names, mistakes).unwrap_or_default(),
            group: group.map_or_else(String::new, |group| group.name.value.clone()),
            call: call(row, mistakes),
            scopes,
            request,
            encoding: row.encoding,
            query,
            response,
            or_many: row.or_many,
            status: status(row, mistakes),
            summary: row.summary.clone(),
            section: row.section.clone(),
            gaps: names.gaps(&row.gaps, mistakes),
        });
    }
    check_repeats(&rows.endpoints, mistakes);
    endpoints.sort_by_key(|endpoint| endpoint.number);
    (endpoints, listed)
}

/// The response of an endpoint that answers without a body.
const NO_BODY: &str = "none";

/// Returns the name of the response's shape: for `page<Shape>`, that of the page; none for a response without a body.
fn response(
    row: &EndpointRow,
    names: &Names<'_>,
    listed: &mut BTreeSet<String>,
    mistakes: &mut Mistakes<'_>,
) -> Option<String> {
    let written = row.response.as_ref()?;
    let text = written.value.as_str();
    if text == NO_BODY {
        if row.or_many {
            let message = "`or_many` is for one record, but the response has no body";
            mistakes.report(Check::ShapeKind, written.at, message, "remove `or_many`");
        }
        return None;
    }
    let element = text.strip_prefix("page<");
    let page = |at| Name { value: PAGE.to_owned(), at };
    let Some(element) = element.and_then(|rest| rest.strip_suffix('>')) else {
        if row.or_many {
            names.shape(&page(written.at), &[ShapeKind::Page], mistakes);
        }
        let shape = names.shape(written, &[ShapeKind::Record], mistakes);
        return shape.map(|shape| shape.name.value.clone());
    };
    if row.or_many {
        let message = format!("`or_many` is for one record, but `{text}` is a list");
        mistakes.report(Check::ShapeKind, written.at, message, "remove `or_many`");
    }
    let start = "page<".len();
    let element = mistakes.part_of(written, start..start + element.len());
    let element = names.shape(&element, &[ShapeKind::Record], mistakes);
    let page = page(mistakes.part_of(written, 0..PAGE.len()).at);
    names.shape(&page, &[ShapeKind::Page], mistakes);
    let element = &element?.name.value;
    listed.insert(element.clone());
    Some(page_name(element))
}

fn check_scopes(row: &EndpointRow, mistakes: &mut Mistakes<'_>) {
    let mut known = BTreeSet::new();
    for scope in &row.scope {
        if !known.insert(scope.value.as_str()) {
            let message = format!("the scope `{}` is named twice", scope.value);
            mistakes.report(Check::DuplicateValue, scope.at, message, "name it once");
        }
    }
}

fn status(row: &EndpointRow, mistakes: &mut Mistakes<'_>) -> u16 {
    let status = in_range("status", &row.status, 200..=299, mistakes);
    if let (204 | 205, Some(response)) = (status, &row.response)
        && response.value != NO_BODY
    {
        let message = format!("a response with status {status} has no body");
        let hint = format!("write `response = \"{NO_BODY}\"`, or another status");
        mistakes.report(Check::NoBody, response.at, message, hint);
    }
    status
}

/// Returns the column's number if it is in the range, and the default otherwise.
fn in_range<T>(
    column: &str,
    written: &Option<Located<i64>>,
    range: RangeInclusive<T>,
    mistakes: &mut Mistakes<'_>,
) -> T
where
    T: Copy + Default + Display + PartialOrd + TryFrom<i64>,
{
    let Some(Located { value, at }) = written else {
        return T::default();
    };
    if let Ok(number) = T::try_from(*value)
        && range.contains(&number)
    {
        return number;
    }
    let message = format!("`{column}` can't be {value}");
    let hint = format!("write a number from {} to {}", range.start(), range.end());
    mistakes.report(Check::NumberRange, *at, message, hint);
    T::default()
}

/// Returns accessor and method: those of the column, or else the ids of the group and the endpoint.
fn call(row: &EndpointRow, mistakes: &mut Mistakes<'_>) -> (String, String) {
    let Some(call) = &row.call else {
        let group = row.group.as_ref().map_or_else(String::new, Name::to_string);
        return (group, row.name.value.clone());
    };
    if let Some((accessor, method)) = call.value.split_once('.')
        && is_lower(accessor, '_')
        && is_lower(method, '_')
    {
        return (accessor.to_owned(), method.to_owned());
    }
    let message = format!("`{}` is not a call", call.value);
    let hint = "write an accessor and a method in snake case: `orders.refund`";
    mistakes.report(Check::CallSyntax, call.at, message, hint);
    (String::new(), String::new())
}

/// Returns the path's parameters with their types, in the order of the path.
fn params(
    row: &EndpointRow,
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> Option<Vec<(String, Type)>> {
    let path = row.path.as_ref()?;
    let Some(in_path) = parameters_of(&path.value) else {
        let message = format!("`{}` is not a path", path.value);
        let hint = "a path starts with `/`, and a segment may be a parameter of its own name: \
             `/orders/{number}/`";
        mistakes.report(Check::PathSyntax, path.at, message, hint);
        return None;
    };
    if in_path.len() > MOST_PARAMETERS {
        let message = format!("the path has {} parameters", in_path.len());
        let hint = format!("a path has at most {MOST_PARAMETERS}");
        mistakes.report(Check::PathSyntax, path.at, message, hint);
    }
    if row.has_lost("params") {
        return None;
    }
    let params = &row.params;
    let in_path: Vec<_> =
        in_path.into_iter().map(|range| (&path.value[range.clone()], range)).collect();
    let is_in_path = |name: &Name| in_path.iter().any(|(found, _)| *found == name.value);
    let typed = params.iter().filter(|(name, _)| is_in_path(name));
    let typed = typed.map(|(name, ty)| (name.value.as_str(), ty));
    let mut typed: BTreeMap<&str, &Option<Name>> = typed.collect();
    for (name, ty) in params {
        if typed.contains_key(name.value.as_str()) {
            continue;
        }
        let untyped = in_path.iter().map(|(name, _)| *name);
        let untyped: Vec<&str> = untyped.filter(|name| !typed.contains_key(name)).collect();
        // A single untyped and a single unknown parameter are the same, misspelled.
        let meant = match untyped[..] {
            [only] if params.len() == in_path.len() => Some(only),
            _ => nearest(&name.value, untyped),
        };
        let hint = match meant {
            Some(meant) => format!("did you mean `{meant}`?"),
            None => format!("add `{{{}}}` to the path, or remove it here", name.value),
        };
        let message = format!("the path has no parameter `{}`", name.value);
        mistakes.report(Check::UnknownParameter, name.at, message, hint);
        if let Some(meant) = meant {
            typed.insert(meant, ty);
        }
    }
    let mut resolved = Vec::new();
    for (name, range) in in_path {
        if let Some(ty) = typed.get(name) {
            let ty = (ty.as_ref()).and_then(|ty| parameter_type(ty, names, mistakes));
            resolved.push((name.to_owned(), ty.unwrap_or(Type::Any)));
            continue;
        }
        let at = mistakes.part_of(path, range.clone()).at;
        let message = format!("parameter `{name}` has no type");
        let hint = format!("add it: `params = {{ {name} = \"integer\" }}`");
        mistakes.report(Check::UntypedParameter, at, message, hint);
    }
    Some(resolved)
}

fn parameter_type(ty: &Name, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Option<Type> {
    let resolved = types::resolve(ty, names, false, mistakes)?;
    use Type::{Any, List, Object, Shape};
    if matches!(resolved, List(_) | Shape(_) | Any | Object) {
        let message = format!("a path parameter can't be `{}`", ty.value);
        let hint = "write the type of one path segment: a scalar, an enum or an identity";
        mistakes.report(Check::ParameterType, ty.at, message, hint);
    }
    Some(resolved)
}

/// Returns the places of the parameters' names in a path, or none if the text is not a path.
fn parameters_of(path: &str) -> Option<Vec<Range<usize>>> {
    let mut ranges: Vec<Range<usize>> = Vec::new();
    let mut start = "/".len();
    for segment in path.strip_prefix('/')?.split('/') {
        let end = start + segment.len();
        if segment.contains(['{', '}']) {
            let name = segment.strip_prefix('{')?.strip_suffix('}')?;
            let is_repeated = ranges.iter().any(|range| path[range.clone()] == *name);
            if name.is_empty() || name.contains(['{', '}']) || is_repeated {
                return None;
            }
            ranges.push(start + "{".len()..end - "}".len());
        }
        start = end + "/".len();
    }
    Some(ranges)
}

/// Reports each endpoint that repeats the number, the route or the call of one before it.
fn check_repeats(rows: &[EndpointRow], mistakes: &mut Mistakes<'_>) {
    let mut by_value = BTreeMap::new();
    for row in rows {
        let name = &row.name.value;
        let mut check = |check, value: String, at, message: &str, hint: &str| {
            if let Some(other) = by_value.insert((check, value), name) {
                mistakes.report(check, at, format!("`{other}` {message}"), hint);
            }
        };
        if let Some(Located { value, at }) = &row.number {
            let (number, message) = (value.to_string(), "already has this number");
            let hint = "the document numbers each endpoint once";
            check(Check::DuplicateNumber, number, *at, message, hint);
        }
        if let (Some(method), Some(path)) = (row.method, &row.path)
            && let Some(parameters) = parameters_of(&path.value)
        {
            // The names of parameters make no difference to a request.
            let mut route = path.value.clone();
            for range in parameters.into_iter().rev() {
                route.replace_range(range, "");
            }
            let route = format!("{method:?} {route}");
            let message = "already has this method and path";
            let hint = "a server could not tell their requests apart";
            check(Check::DuplicateRoute, route, path.at, message, hint);
        }
        if let Some(Located { value, at }) = &row.call {
            let (call, hint) = (value.clone(), "a client's method makes one call");
            check(Check::DuplicateCall, call, *at, "already has this call", hint);
        }
    }
}
