//! Rows that nothing uses: most often a sign that a row which should refer to them does not.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::Check;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{Field, ShapeKind, Spec, Type};
use crate::resolve::Draft;
use crate::rows::{Rows, ShapeRow};
use crate::shapes::PAGE;

/// Reports unused shapes, enumerations, scopes, groups and gaps.
pub(crate) fn check(draft: &Draft, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let spec = &draft.spec;
    if mistakes.knows_all_uses(Kind::Shape) {
        check_shapes(draft, rows, mistakes);
    }
    if mistakes.knows_all_uses(Kind::Enum) {
        let used = used_enums(spec);
        for name in unused(rows.enums.iter().map(|row| &row.name), &used) {
            report(
                Check::UnusedEnum,
                "enum",
                name,
                "make it the type of a field",
                mistakes,
            );
        }
    }
    if mistakes.knows_all_uses(Kind::Scope) {
        let used = spec
            .endpoints
            .iter()
            .map(|endpoint| endpoint.scope.as_str())
            .collect();
        for name in unused(rows.scopes.iter().map(|row| &row.name), &used) {
            report(
                Check::UnusedScope,
                "scope",
                name,
                "no endpoint requires it",
                mistakes,
            );
        }
    }
    if mistakes.knows_all_uses(Kind::Group) {
        let used = spec
            .endpoints
            .iter()
            .map(|endpoint| endpoint.group.as_str())
            .collect();
        for name in unused(rows.groups.iter().map(|row| &row.name), &used) {
            report(
                Check::UnusedGroup,
                "group",
                name,
                "no endpoint is in it",
                mistakes,
            );
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
            let hint = "a convention that no row cites says in `acts_in` where it acts";
            report(Check::UnusedGap, "gap", id, hint, mistakes);
        } else if !row.conventions && mistakes.knows_all_uses(Kind::Gap) {
            let hint = "cite it in `gaps` of a row, say `conventions = true`, or delete its row";
            report(Check::UnusedGap, "gap", id, hint, mistakes);
        }
    }
}

/// Reports the shapes that no endpoint leads to, but not those that only these lead to.
fn check_shapes(draft: &Draft, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let uses = uses_of_shapes(draft);
    let mut reached = BTreeSet::new();
    for endpoint in &draft.spec.endpoints {
        reach(&endpoint.response, &uses, &mut reached);
        for name in [&endpoint.request, &endpoint.query].into_iter().flatten() {
            reach(name, &uses, &mut reached);
        }
    }
    if draft
        .spec
        .shapes
        .iter()
        .any(|shape| shape.kind == ShapeKind::Page)
    {
        reached.insert(PAGE);
    }
    // A page of another name was reported where it is declared.
    let is_misnamed =
        |row: &ShapeRow| row.kind() == Some(ShapeKind::Page) && row.name.value != PAGE;
    let names = rows
        .shapes
        .iter()
        .filter(|row| !is_misnamed(row))
        .map(|row| &row.name);
    let unreached = unused(names, &reached);
    let is_used_by_another = |name: &Name| {
        unreached.iter().any(|other| {
            let others = uses.get(other.value.as_str());
            other.value != name.value
                && others.is_some_and(|uses| uses.contains(name.value.as_str()))
        })
    };
    // Those that nothing uses first; what is left then uses itself in a circle.
    let (circles, roots): (Vec<&Name>, Vec<&Name>) = unreached
        .iter()
        .copied()
        .partition(|name| is_used_by_another(name));
    for name in roots.into_iter().chain(circles) {
        if !reached.contains(name.value.as_str()) {
            let hint =
                "no endpoint leads to it: make it the type of a field, a request or a response";
            report(Check::UnusedShape, "shape", name, hint, mistakes);
            reach(&name.value, &uses, &mut reached);
        }
    }
}

/// Which shapes a shape uses: as types of fields, as element of a page, and by taking over fields.
fn uses_of_shapes(draft: &Draft) -> BTreeMap<&str, BTreeSet<&str>> {
    let mut uses: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for shape in &draft.spec.shapes {
        let targets = uses.entry(&shape.name).or_default();
        targets.extend(
            shape
                .fields
                .iter()
                .filter_map(|field| match innermost(field) {
                    Type::Shape(name) => Some(name.as_str()),
                    _ => None,
                }),
        );
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

/// Enumerations that a field has as type; the API's version is one without a field.
fn used_enums(spec: &Spec) -> BTreeSet<&str> {
    let fields = spec
        .shapes
        .iter()
        .flat_map(|shape| &shape.fields)
        .map(innermost);
    let params = spec
        .endpoints
        .iter()
        .flat_map(|endpoint| &endpoint.params)
        .map(|(_, ty)| ty);
    let types = fields.chain(params).filter_map(|ty| match ty {
        Type::Enum(name) => Some(name.as_str()),
        _ => None,
    });
    types.chain([spec.api.version_enum.as_str()]).collect()
}

fn cited_gaps(spec: &Spec) -> BTreeSet<&str> {
    let shapes = spec.shapes.iter().flat_map(|shape| {
        shape
            .gaps
            .iter()
            .chain(shape.fields.iter().flat_map(|field| &field.gaps))
    });
    let endpoints = spec.endpoints.iter().flat_map(|endpoint| &endpoint.gaps);
    let enums = spec.enums.iter().flat_map(|row| &row.gaps);
    shapes
        .chain(endpoints)
        .chain(enums)
        .map(String::as_str)
        .collect()
}

fn innermost(field: &Field) -> &Type {
    let mut ty = &field.ty;
    while let Type::List(inner) = ty {
        ty = inner;
    }
    ty
}

/// The names that are not used, each once.
fn unused<'r>(names: impl Iterator<Item = &'r Name>, used: &BTreeSet<&str>) -> Vec<&'r Name> {
    let mut seen = BTreeSet::new();
    names
        .filter(|name| !used.contains(name.value.as_str()) && seen.insert(name.value.as_str()))
        .collect()
}

fn report(check: Check, what: &str, name: &Name, hint: &str, mistakes: &mut Mistakes<'_>) {
    let message = format!("{what} `{}` is never used", name.value);
    mistakes.report(check, name.at, message).hint(hint);
}
