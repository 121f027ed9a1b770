//! Reports rows that nothing uses. Most often another row should refer to them.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::Check;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{Field, ShapeKind, Spec, Type};
use crate::names::PAGE;
use crate::resolve::Draft;
use crate::rows::{Row, Rows};

/// Reports unused shapes, enumerations, scopes, groups and gaps.
pub(crate) fn check(draft: &Draft, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let spec = &draft.spec;
    if mistakes.knows_all_uses(Kind::Shape) {
        check_shapes(draft, rows, mistakes);
    }
    if mistakes.knows_all_uses(Kind::Enum) {
        let hint = "make it the type of a field";
        // Deliveries use the names of the events.
        let names = rows.enums.iter().filter(|row| row.events);
        let mut used = used_enums(spec);
        used.extend(names.map(|row| row.name.value.as_str()));
        for name in unused(&rows.enums, &used) {
            report(Check::UnusedEnum, "enum", name, hint, mistakes);
        }
    }
    let endpoints = || spec.endpoints.iter();
    if mistakes.knows_all_uses(Kind::Scope) {
        let used = endpoints().flat_map(|endpoint| &endpoint.scopes).map(String::as_str).collect();
        for name in unused(&rows.scopes, &used) {
            let hint = "no endpoint requires it";
            report(Check::UnusedScope, "scope", name, hint, mistakes);
        }
    }
    if mistakes.knows_all_uses(Kind::Group) {
        let used = endpoints().map(|endpoint| endpoint.group.as_str()).collect();
        for name in unused(&rows.groups, &used) {
            let hint = "no endpoint belongs to it";
            report(Check::UnusedGroup, "group", name, hint, mistakes);
        }
    }
    check_gaps(spec, rows, mistakes);
}

fn check_gaps(spec: &Spec, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let used = cited_gaps(spec);
    for row in &rows.gaps {
        let id = &row.name;
        if used.contains(id.value.as_str()) || row.has_lost("acts_in") {
            continue;
        }
        if row.conventions && row.acts_in.is_empty() {
            let hint = "write in `acts_in` which parts follow the convention";
            report(Check::UnusedGap, "gap", id, hint, mistakes);
        } else if !row.conventions && mistakes.knows_all_uses(Kind::Gap) {
            let hint = "cite it in `gaps` of a row, set `conventions = true`, or delete its row";
            report(Check::UnusedGap, "gap", id, hint, mistakes);
        }
    }
}

/// Reports the shapes that no endpoint uses. Does not report a shape that such a shape uses.
fn check_shapes(draft: &Draft, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let uses = uses_of_shapes(draft);
    let mut reached = BTreeSet::new();
    for endpoint in &draft.spec.endpoints {
        for name in [&endpoint.request, &endpoint.query, &endpoint.response].into_iter().flatten() {
            reach(name, &uses, &mut reached);
        }
    }
    if (draft.spec.shapes.iter()).any(|shape| shape.kind == ShapeKind::Page) {
        reached.insert(PAGE);
    }
    // A page of another name was reported where it is declared.
    let pages = rows.shapes.iter().filter(|row| row.kind() == Some(ShapeKind::Page));
    reached.extend(pages.map(|row| row.name.value.as_str()).filter(|name| *name != PAGE));
    let unreached = unused(&rows.shapes, &reached);
    let uses_of = |other: &Name| uses.get(other.value.as_str());
    let is_used_by_another = |name: &&Name| {
        let mut others = unreached.iter().filter(|other| other.value != name.value);
        others.any(|other| uses_of(other).is_some_and(|uses| uses.contains(name.value.as_str())))
    };
    // First report the shapes that nothing uses. The others form circles of shapes that use each other.
    let (circles, roots): (Vec<&Name>, Vec<&Name>) =
        unreached.iter().copied().partition(is_used_by_another);
    for name in roots.into_iter().chain(circles) {
        if !reached.contains(name.value.as_str()) {
            let hint = "no endpoint leads to it: make it the type of a field, a request, a response or a query";
            report(Check::UnusedShape, "shape", name, hint, mistakes);
            reach(&name.value, &uses, &mut reached);
        }
    }
}

/// Returns the shapes that each shape uses: as types of fields, as element of a page, and by taking over fields.
fn uses_of_shapes(draft: &Draft) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for shape in &draft.spec.shapes {
        let targets = uses.entry(&shape.name).or_default();
        targets.extend(shape.fields.iter().filter_map(|field| match innermost(field) {
            Type::Shape(name) => Some(name.as_str()),
            _ => None,
        }));
        targets.extend(shape.of.as_deref());
    }
    for (shape, base) in &draft.taken_over {
        uses.entry(shape).or_default().insert(base);
    }
    uses
}

fn reach<'d>(
    name: &'d str,
    uses: &BTreeMap<&'d str, BTreeSet<&'d str>>,
    reached: &mut BTreeSet<&'d str>,
) {
    let mut next = vec![name];
    while let Some(name) = next.pop() {
        if reached.insert(name) {
            next.extend(uses.get(name).into_iter().flatten());
        }
    }
}

/// Returns the enumerations that are the type of a field or parameter, and that of the API's versions.
fn used_enums(spec: &Spec) -> BTreeSet<&str> {
    let fields = spec.shapes.iter().flat_map(|shape| &shape.fields);
    let fields = fields.map(innermost);
    let params = spec.endpoints.iter().flat_map(|endpoint| &endpoint.params);
    let params = params.map(|(_, ty)| ty);
    let types = fields.chain(params).filter_map(|ty| match ty {
        Type::Enum(name) => Some(name.as_str()),
        _ => None,
    });
    types.chain(spec.api.version_header.as_ref().map(|header| header.versions.as_str())).collect()
}

fn cited_gaps(spec: &Spec) -> BTreeSet<&str> {
    let fields = spec.shapes.iter().flat_map(|shape| &shape.fields);
    let shapes = spec.shapes.iter().flat_map(|shape| &shape.gaps);
    let endpoints = spec.endpoints.iter().flat_map(|endpoint| &endpoint.gaps);
    let enums = spec.enums.iter().flat_map(|row| &row.gaps);
    let events = spec.events.iter().flat_map(|event| &event.gaps);
    let all = shapes
        .chain(events)
        .chain(fields.flat_map(|field| &field.gaps))
        .chain(endpoints)
        .chain(enums);
    all.map(String::as_str).collect()
}

fn innermost(field: &Field) -> &Type {
    let mut ty = &field.ty;
    while let Type::List(inner) = ty {
        ty = inner;
    }
    ty
}

/// Returns the names of rows that nothing uses, each once.
fn unused<'r, T>(rows: &'r [Row<T>], used: &BTreeSet<&str>) -> Vec<&'r Name> {
    let mut seen = BTreeSet::new();
    rows.iter()
        .map(|row| &row.name)
        .filter(|name| !used.contains(name.value.as_str()) && seen.insert(name.value.as_str()))
        .collect()
}

fn report(check: Check, what: &str, name: &Name, hint: &str, mistakes: &mut Mistakes<'_>) {
    let message = format!("{what} `{}` is never used", name.value);
    mistakes.report(check, name.at, message, hint);
}
