//! Endpoints: what they refer to, and their paths.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Display;
use std::ops::{Range, RangeInclusive};

use crate::check::Check;
use crate::mistakes::{Kind, Located, Mistakes, Name};
use crate::model::{Endpoint, Method, ShapeKind, Type};
use crate::names::{Names, find};
use crate::nearest::nearest;
use crate::rows::{EndpointRow, Rows};
use crate::shapes::{PAGE, page_name};
use crate::types;

/// All endpoints by number, and the shapes of which an endpoint returns a page.
#[derive(Default)]
pub(crate) struct Endpoints {
    pub(crate) endpoints: Vec<Endpoint>,
    pub(crate) listed: BTreeSet<String>,
}

/// Resolves all endpoints.
pub(crate) fn resolve(rows: &Rows, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Endpoints {
    let mut all = Endpoints::default();
    for row in &rows.endpoints {
        let response = response(row, names, &mut all.listed, mistakes);
        let mut shape = |name: &Option<Name>, kinds: &[ShapeKind]| {
            let row = names.shape(name.as_ref()?, kinds, mistakes)?;
            Some(row.name.value.clone())
        };
        let request = shape(&row.request, &[ShapeKind::Request, ShapeKind::Update]);
        let query = shape(&row.query, &[ShapeKind::Query]);
        let scope = row.scope.as_ref();
        let scope = scope.and_then(|name| find(&names.scopes, name, Kind::Scope, mistakes));
        let group = row.group.as_ref();
        let group = group.and_then(|name| find(&names.groups, name, Kind::Group, mistakes));
        all.endpoints.push(Endpoint {
            id: row.name.value.clone(),
            number: in_range("number", &row.number, 1..=u32::MAX, mistakes),
            method: row.method.unwrap_or(Method::Get),
            path: row
                .path
                .as_ref()
                .map_or_else(String::new, |path| path.value.clone()),
            params: params(row, names, mistakes).unwrap_or_default(),
            group: group.map_or_else(String::new, |group| group.name.value.clone()),
            call: call(row, mistakes),
            scope: scope.map_or_else(String::new, |scope| scope.name.value.clone()),
            request,
            encoding: row.encoding,
            query,
            response,
            or_many: row.or_many,
            status: in_range("status", &row.status, 200..=299, mistakes),
            summary: row.summary.clone(),
            section: row.section.clone(),
            gaps: names.gaps(&row.gaps, mistakes),
        });
    }
    check_numbers(&rows.endpoints, mistakes);
    check_routes(&rows.endpoints, mistakes);
    check_calls(&rows.endpoints, mistakes);
    all.endpoints.sort_by_key(|endpoint| endpoint.number);
    all
}

/// The name of the response's shape, which for `page<Shape>` is that of the page around the shape.
fn response(
    row: &EndpointRow,
    names: &Names<'_>,
    listed: &mut BTreeSet<String>,
    mistakes: &mut Mistakes<'_>,
) -> String {
    let Some(written) = &row.response else {
        return String::new();
    };
    let text = written.value.as_str();
    let element = text
        .strip_prefix("page<")
        .and_then(|rest| rest.strip_suffix('>'));
    let Some(element) = element else {
        let shape = names.shape(written, &[ShapeKind::Record], mistakes);
        return shape.map_or_else(String::new, |shape| shape.name.value.clone());
    };
    let start = "page<".len();
    let at = mistakes.part_of(written, start..start + element.len());
    let element = Name {
        value: element.to_owned(),
        at,
    };
    let element = names.shape(&element, &[ShapeKind::Record], mistakes);
    let at = mistakes.part_of(written, 0..PAGE.len());
    names.shape(
        &Name {
            value: PAGE.to_owned(),
            at,
        },
        &[ShapeKind::Page],
        mistakes,
    );
    let Some(element) = element else {
        return String::new();
    };
    listed.insert(element.name.value.clone());
    page_name(&element.name.value)
}

/// A number of the column's range; the default where the row has none.
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
    mistakes
        .report(
            Check::NumberRange,
            *at,
            format!("`{column}` can't be {value}"),
        )
        .hint(format!("it is from {} to {}", range.start(), range.end()));
    T::default()
}

/// Accessor and method, as the column has them; without it, the group's id and the endpoint's.
fn call(row: &EndpointRow, mistakes: &mut Mistakes<'_>) -> (String, String) {
    let Some(call) = &row.call else {
        let group = row.group.as_ref();
        let group = group.map_or_else(String::new, |group| group.value.clone());
        return (group, row.name.value.clone());
    };
    let is_name = |name: &str| {
        name.starts_with(|c: char| c.is_ascii_lowercase())
            && name
                .bytes()
                .all(|byte| matches!(byte, b'a'..=b'z' | b'0'..=b'9' | b'_'))
    };
    if let Some((accessor, method)) = call.value.split_once('.')
        && is_name(accessor)
        && is_name(method)
    {
        return (accessor.to_owned(), method.to_owned());
    }
    let message = format!("`{}` is not a call", call.value);
    mistakes
        .report(Check::CallSyntax, call.at, message)
        .hint("write an accessor and a method in snake case: `orders.refund`");
    (String::new(), String::new())
}

/// The path's parameters with their types, in the order of the path.
fn params(
    row: &EndpointRow,
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> Option<Vec<(String, Type)>> {
    let path = row.path.as_ref()?;
    let Some(in_path) = parameters_of(&path.value) else {
        let message = format!("`{}` is not a path", path.value);
        mistakes.report(Check::PathSyntax, path.at, message).hint(
            "a path starts with `/`, and a segment may be a parameter of its own name: \
             `/orders/{number}/`",
        );
        return None;
    };
    let mut typed: BTreeMap<&str, &Option<Name>> = BTreeMap::new();
    if row.has_lost("params") {
        return None;
    }
    let params = &row.params;
    for (name, ty) in params {
        if in_path
            .iter()
            .any(|range| path.value[range.clone()] == name.value)
        {
            typed.insert(&name.value, ty);
        }
    }
    for (name, ty) in params {
        if typed.contains_key(name.value.as_str()) {
            continue;
        }
        let untyped = in_path.iter().map(|range| &path.value[range.clone()]);
        let untyped: Vec<&str> = untyped.filter(|name| !typed.contains_key(name)).collect();
        // With one of each, one is the other misspelled.
        let meant = match untyped[..] {
            [only] if params.len() == in_path.len() => Some(only),
            _ => nearest(&name.value, untyped),
        };
        let hint = match meant {
            Some(meant) => format!("did you mean `{meant}`?"),
            None => format!("add `{{{}}}` to the path, or remove it here", name.value),
        };
        let message = format!("the path has no parameter `{}`", name.value);
        mistakes
            .report(Check::UnknownParameter, name.at, message)
            .hint(hint);
        if let Some(meant) = meant {
            typed.insert(meant, ty);
        }
    }
    let mut resolved = Vec::new();
    for range in in_path {
        let name = &path.value[range.clone()];
        if let Some(ty) = typed.get(name) {
            let ty = ty
                .as_ref()
                .and_then(|ty| parameter_type(ty, names, mistakes));
            resolved.push((name.to_owned(), ty.unwrap_or(Type::Any)));
            continue;
        }
        let at = mistakes.part_of(path, range);
        mistakes
            .report(
                Check::UntypedParameter,
                at,
                format!("parameter `{name}` has no type"),
            )
            .hint(format!("add it: `params = {{ {name} = \"integer\" }}`"));
    }
    Some(resolved)
}

fn parameter_type(ty: &Name, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Option<Type> {
    let resolved = types::resolve(ty, names, false, mistakes)?;
    if matches!(
        resolved,
        Type::List(_) | Type::Shape(_) | Type::Any | Type::Object
    ) {
        let message = format!("a path parameter can't be `{}`", ty.value);
        mistakes
            .report(Check::ParameterType, ty.at, message)
            .hint("it is one segment of a path: a scalar, an enum or an identity");
    }
    Some(resolved)
}

/// Where the names of a path's parameters are in its text; none for what is not a path.
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

fn check_numbers(rows: &[EndpointRow], mistakes: &mut Mistakes<'_>) {
    let mut by_number = BTreeMap::new();
    for row in rows {
        let Some(number) = &row.number else { continue };
        let Some(first) = by_number.get(&number.value) else {
            by_number.insert(number.value, &row.name.value);
            continue;
        };
        let message = format!("`{first}` is number {} as well", number.value);
        mistakes
            .report(Check::DuplicateNumber, number.at, message)
            .hint("the document numbers each endpoint once");
    }
}

fn check_routes(rows: &[EndpointRow], mistakes: &mut Mistakes<'_>) {
    let mut by_route = BTreeMap::new();
    for row in rows {
        let (Some(method), Some(path)) = (row.method, &row.path) else {
            continue;
        };
        let Some(parameters) = parameters_of(&path.value) else {
            continue;
        };
        // What a parameter is called makes no difference to a request.
        let mut route = path.value.clone();
        for range in parameters.into_iter().rev() {
            route.replace_range(range, "");
        }
        let route = format!("{method:?} {route}");
        let Some(first) = by_route.get(&route) else {
            by_route.insert(route, &row.name.value);
            continue;
        };
        mistakes
            .report(
                Check::DuplicateRoute,
                path.at,
                format!("`{first}` has this method and path"),
            )
            .hint("no request could be told from the other's");
    }
}

fn check_calls(rows: &[EndpointRow], mistakes: &mut Mistakes<'_>) {
    let mut by_call = BTreeMap::new();
    for row in rows {
        let Some(call) = &row.call else { continue };
        let Some(first) = by_call.get(&call.value) else {
            by_call.insert(&call.value, &row.name.value);
            continue;
        };
        mistakes
            .report(
                Check::DuplicateCall,
                call.at,
                format!("`{first}` has this call"),
            )
            .hint("a client's method makes one call");
    }
}
