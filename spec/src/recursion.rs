//! Reports shapes that require themselves, directly or through others: they have no finite value.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::Check;
use crate::mistakes::Mistakes;
use crate::model::{Presence, Shape, Spec, Type};
use crate::names::Names;

/// Reports each circle of required fields once.
pub(crate) fn check(spec: &Spec, names: &Names<'_>, mistakes: &mut Mistakes<'_>) {
    let shapes: BTreeMap<&str, &Shape> =
        spec.shapes.iter().map(|shape| (shape.name.as_str(), shape)).collect();
    let mut reported: BTreeSet<&str> = BTreeSet::new();
    for shape in &spec.shapes {
        if reported.contains(shape.name.as_str()) {
            continue;
        }
        let Some(circle) = circle_from(shape, &shapes) else {
            continue;
        };
        reported.extend(circle.iter().map(|(shape, _)| *shape));
        let Some(row) = names.shapes.get(shape.name.as_str()) else {
            continue;
        };
        let path: Vec<_> = circle.iter().map(|(shape, field)| format!("{shape}.{field}")).collect();
        let message = format!("`{}` requires itself: {}", shape.name, path.join(" -> "));
        let hint = "make one of these fields optional, or a list";
        mistakes.report(Check::RequiredRecursion, row.name.at, message, hint);
    }
}

/// Returns the shortest way from a shape back to itself: the shapes, and the field taken at each.
fn circle_from<'s>(
    start: &'s Shape,
    shapes: &BTreeMap<&'s str, &'s Shape>,
) -> Option<Vec<(&'s str, &'s str)>> {
    // The shape and field from which each shape was first reached.
    let mut reached: BTreeMap<&str, (&str, &str)> = BTreeMap::new();
    let mut next = vec![start];
    while !next.is_empty() && !reached.contains_key(start.name.as_str()) {
        for shape in std::mem::take(&mut next) {
            for (field, target) in required(shape) {
                if !reached.contains_key(target) {
                    reached.insert(target, (&shape.name, field));
                    next.extend(shapes.get(target).copied());
                }
            }
        }
    }
    let mut circle = vec![*reached.get(start.name.as_str())?];
    while let Some((shape, _)) = circle.last()
        && *shape != start.name
    {
        circle.push(*reached.get(shape)?);
    }
    circle.reverse();
    Some(circle)
}

fn required(shape: &Shape) -> impl Iterator<Item = (&str, &str)> {
    shape.fields.iter().filter_map(|field| match &field.ty {
        Type::Shape(target) if field.presence != Presence::Optional => {
            Some((field.name.as_str(), target.as_str()))
        }
        _ => None,
    })
}
