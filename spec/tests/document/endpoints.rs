//! Compares the calls of the document with the tables: groups, version header, endpoints, pagination, query parameters
//! and scopes.

use backoffice_spec::{Encoding, Endpoint, Null, ShapeKind, Spec, Type};

use crate::grammar::{Kind, Stated, field, fields, quoted, split};
use crate::reading::{StatedShape, known, part, parts, rows, section, shape_name};
use crate::shapes::Comparison;

pub(crate) fn compare(document: &str, shapes: &[StatedShape], comparison: &mut Comparison<'_>) {
    groups(document, comparison);
    version(document, comparison);
    let calls = section(document, 4);
    let rows = rows(parts(calls)[0].1);
    let numbers: Vec<u32> = rows.iter().map(|row| row[0].parse().unwrap()).collect();
    let found = comparison.spec.endpoints.iter().map(|endpoint| endpoint.number);
    comparison.same_list("numbers of the endpoints", numbers, found.collect());
    for row in &rows {
        let spec = comparison.spec;
        let number = row[0].parse();
        let endpoint = spec.endpoints.iter().find(|endpoint| Ok(endpoint.number) == number);
        if let Some(endpoint) = endpoint {
            compare_row(row, endpoint, shapes, comparison);
        }
    }
    pagination(part(calls, "Pagination"), comparison);
    queries(part(calls, "Query parameters of lists"), comparison);
    scopes(document, comparison);
}

fn groups(document: &str, comparison: &mut Comparison<'_>) {
    let rows = rows(section(document, 1));
    let groups = &comparison.spec.groups;
    let stated = rows.iter().map(|row| (row[0], split(row[1], ',').len()));
    let endpoints = &comparison.spec.endpoints;
    let calls = |id: &str| endpoints.iter().filter(|endpoint| endpoint.group == id).count();
    let found = groups.iter().map(|group| (group.title.as_str(), calls(&group.id)));
    comparison.same_list(
        "groups and how many calls each has",
        stated.collect::<Vec<_>>(),
        found.collect(),
    );
}

fn version(document: &str, comparison: &mut Comparison<'_>) {
    let (_, sentence) =
        section(document, 4).split_once("Every endpoint takes the header ").unwrap();
    let stated = quoted(sentence.split(')').next().unwrap());
    let api = &comparison.spec.api;
    let header = api.version_header.clone().unwrap_or_default();
    let values = comparison.spec.enums.iter().find(|found| found.name == header.versions);
    let mut found = vec![header.name.clone()];
    found.extend(values.into_iter().flat_map(|found| found.values.clone()));
    found.push(api.version.clone());
    comparison.same("version header, allowed value and default", stated, found);
    comparison.same("only these versions", true, values.is_some_and(|found| found.closed));
    for value in [&header.name, &api.version] {
        if !quoted(section(document, 9)).contains(value) {
            comparison.differ("section 9", format!("the document has no `{value}`"));
        }
    }
}

fn compare_row(
    row: &[&str],
    endpoint: &Endpoint,
    shapes: &[StatedShape],
    comparison: &mut Comparison<'_>,
) {
    let [number, call, scope, request, response] = row else {
        panic!("{row:?} is no row of an endpoint")
    };
    let place = format!("endpoint {number}");
    let found = format!("{} `{}`", format!("{:?}", endpoint.method).to_uppercase(), endpoint.path);
    comparison.same(&place, *call, &found);
    comparison.same(&place, *scope, &endpoint.scopes.join(" "));
    path_parameters(&place, &quoted(call)[0], endpoint, comparison);

    let (pages, title) = match response.strip_prefix("Page of ") {
        Some(title) => (true, title),
        None => (false, *response),
    };
    let title = if title.starts_with("Transaction (standalone") { "Transaction" } else { title };
    let stated = shape_name(title);
    let name = if pages { format!("{stated}Page") } else { stated.clone() };
    comparison.same(&place, Some(&name), endpoint.response.as_ref());

    let with_query = request.starts_with("query");
    comparison.same(&format!("{place} takes a query"), with_query, endpoint.query.is_some());
    if let (Some(names), Some(query)) = (request.strip_prefix("query `"), &endpoint.query) {
        let name = names.split('`').next().unwrap();
        comparison.fields(query, &[field(name, "string")]);
    }
    let form = request.starts_with("multipart/form-data");
    let with_body = form || request.starts_with("JSON body");
    assert!(with_query || with_body || request.starts_with("none"), "no rule for `{request}`");
    comparison.same(
        &format!("{place} takes a form"),
        form,
        endpoint.encoding == Encoding::Multipart,
    );
    comparison.same(&format!("{place} takes a body"), with_body, endpoint.request.is_some());
    if let Some(name) = &endpoint.request {
        body(&place, request, name, &stated, shapes, comparison);
    }
}

/// `number` is the order number; the others are numeric record ids.
fn path_parameters(place: &str, path: &str, endpoint: &Endpoint, comparison: &mut Comparison<'_>) {
    let names = path.split('{').skip(1).map(|rest| rest.split('}').next().unwrap());
    let stated = names.map(|name| (name, name == "number"));
    let is_text = |ty: &Type| match ty {
        Type::Identity { base, .. } => **base == Type::String,
        ty => *ty == Type::String,
    };
    let found = endpoint.params.iter().map(|(name, ty)| (name.as_str(), is_text(ty)));
    let place = format!("path parameters of {place}, and which are text");
    comparison.same_list(&place, stated.collect::<Vec<_>>(), found.collect());
}

fn body(
    place: &str,
    request: &str,
    name: &str,
    answer: &str,
    shapes: &[StatedShape],
    comparison: &mut Comparison<'_>,
) {
    let Some(shape) = comparison.shape(name) else {
        return;
    };
    if request.contains("any subset of") {
        comparison.same(place, ShapeKind::Update, shape.kind);
        comparison.same(place, Some(answer), shape.of.as_deref());
        comparison.fields(name, &known(shapes, answer));
        return;
    }
    let listed = request.strip_prefix("JSON body with ");
    comparison.same(
        &format!("{place} shows the body's fields"),
        listed.is_some(),
        shape.fields_shown,
    );
    let listed = listed.map_or("", |listed| split(listed, ';')[0]);
    let mut stated =
        if listed.is_empty() { Vec::new() } else { fields(&listed.replace(" and ", ", ")) };
    for entry in &mut stated {
        if matches!(entry.kind, Kind::Unsaid) {
            let of_answer =
                known(shapes, answer).into_iter().find(|field| field.name == entry.name);
            *entry = Stated { required: entry.required, ..of_answer.unwrap() };
        }
    }
    if let Some((_, title)) = request.split_once("(those in ") {
        let others = shape_name(title.split(')').next().unwrap());
        let mut others = known(shapes, &others);
        others.retain(|other| stated.iter().all(|entry| entry.name != other.name));
        stated.extend(others);
    }
    comparison.fields(name, &stated);
}

fn pagination(text: &str, comparison: &mut Comparison<'_>) {
    let (numbers, _) = text.split_once("List endpoints (").unwrap().1.split_once(')').unwrap();
    let listed = quoted(text).into_iter().find(|quote| quote.starts_with('{')).unwrap();
    let listed = listed.trim_matches(['{', '}']).split(", ").map(str::to_owned);
    let listed: Vec<_> = listed.collect();
    let spec = comparison.spec;
    let page = |endpoint: &&Endpoint| {
        let shape =
            spec.shapes.iter().find(|shape| Some(&shape.name) == endpoint.response.as_ref());
        shape.is_some_and(|shape| shape.kind == ShapeKind::Page)
    };
    let paged = spec.endpoints.iter().filter(page).map(|endpoint| endpoint.number.to_string());
    comparison.same_list(
        "endpoints that are paged",
        numbers.split(", ").map(str::to_owned).collect::<Vec<_>>(),
        paged.collect(),
    );
    for shape in spec.shapes.iter().filter(|shape| shape.kind == ShapeKind::Page) {
        let names = shape.fields.iter().map(|field| field.name.clone()).collect();
        comparison.same(&format!("fields of {}", shape.name), listed.clone(), names);
        for field in &shape.fields {
            let of = shape.of.clone().unwrap_or_default();
            let expected = match field.name.as_str() {
                "results" => (Type::List(Box::new(Type::Shape(of))), Null::Unsaid),
                _ => (Type::Url, Null::Shown),
            };
            comparison.same(
                &format!("{}.{}", shape.name, field.name),
                expected,
                (field.ty.clone(), field.null),
            );
        }
    }
}

fn queries(text: &str, comparison: &mut Comparison<'_>) {
    for list in text.split("\nGET `").skip(1) {
        let (path, rest) = list.split_once("` (all optional):").unwrap();
        let rows = rows(rest);
        let stated = if rows.is_empty() {
            fields(rest.trim())
        } else {
            let row = |row: &Vec<&str>| -> Vec<_> {
                let values = if row[2].starts_with('`') {
                    format!(" (allowed values: {})", row[2])
                } else {
                    String::new()
                };
                let said = format!("{}{values}", row[1]);
                row[0].split(", ").map(|name| field(name, &said)).collect()
            };
            rows.iter().flat_map(row).collect()
        };
        let query = query(comparison.spec, path);
        match query {
            Some(query) => comparison.fields(query, &stated),
            None => comparison.differ(path, "the tables have no query for this list"),
        }
    }
}

fn query<'s>(spec: &'s Spec, path: &str) -> Option<&'s str> {
    let mut lists = spec.endpoints.iter().filter(|endpoint| endpoint.path == path);
    lists.find_map(|endpoint| endpoint.query.as_deref())
}

fn scopes(document: &str, comparison: &mut Comparison<'_>) {
    let rows = rows(section(document, 5));
    let stated: Vec<_> = rows.iter().map(|row| (row[0], row[1].to_owned())).collect();
    let found = comparison.spec.scopes.iter().map(|scope| {
        let endpoints = comparison
            .spec
            .endpoints
            .iter()
            .filter(|endpoint| endpoint.scopes.contains(&scope.name));
        let numbers: Vec<_> = endpoints.map(|endpoint| endpoint.number.to_string()).collect();
        (scope.name.as_str(), numbers.join(", "))
    });
    let found = found.collect();
    comparison.same_list("scopes and the endpoints that use them", stated, found);
}
