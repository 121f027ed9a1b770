//! The intermediate representation: the tables, with the facts that several outputs derive from them (nullability,
//! the rules of each profile, shapes that reach each other). Knows no output language.

use std::collections::{BTreeMap, BTreeSet};

pub(crate) use backoffice_shapes::Profile;
use backoffice_spec::{Endpoint, Enum, Field, Null, Presence, Shape, ShapeKind, Spec, Type};
use heck::{ToShoutySnakeCase as _, ToUpperCamelCase as _};

use crate::Target;

/// The tables, indexed.
pub(crate) struct Ir<'a> {
    pub(crate) spec: &'a Spec,
    pub(crate) target: &'a Target<'a>,
    shapes: BTreeMap<&'a str, &'a Shape>,
    enums: BTreeMap<&'a str, &'a Enum>,
    /// For each enumeration that shapes use, the table file of those shapes, if they are all in one.
    files_of_enums: BTreeMap<&'a str, Option<&'a str>>,
    /// For each shape, the endpoints with it as body.
    uses: BTreeMap<&'a str, Vec<(&'a Endpoint, &'static str)>>,
    /// For each shape, the shapes that its values can hold without a list between.
    reached: BTreeMap<&'a str, BTreeSet<&'a str>>,
    /// The names of the shapes in the letter case of constants.
    constants: BTreeSet<String>,
    /// For each shape with an identity of its own, the name of the identity's type.
    identity_types: BTreeMap<&'a str, String>,
}

impl<'a> Ir<'a> {
    pub(crate) fn new(spec: &'a Spec, target: &'a Target) -> Self {
        let shapes: BTreeMap<_, _> =
            spec.shapes.iter().map(|shape| (shape.name.as_str(), shape)).collect();
        let enums =
            spec.enums.iter().map(|enumeration| (enumeration.name.as_str(), enumeration)).collect();
        let reached = shapes.keys().map(|name| (*name, inline_reach(&shapes, name))).collect();
        Self {
            spec,
            target,
            shapes,
            enums,
            files_of_enums: files_of_enums(spec),
            uses: uses(spec),
            reached,
            constants: spec.shapes.iter().map(|shape| shape.name.to_shouty_snake_case()).collect(),
            identity_types: identity_types(spec),
        }
    }

    /// Returns the shape of a name.
    pub(crate) fn shape(&self, name: &str) -> Option<&'a Shape> {
        self.shapes.get(name).copied()
    }

    /// Returns true if a shape has this name in the letter case of constants.
    pub(crate) fn is_constant(&self, name: &str) -> bool {
        self.constants.contains(name)
    }

    pub(crate) fn enumeration(&self, name: &str) -> Option<&'a Enum> {
        self.enums.get(name).copied()
    }

    /// Returns the shape of an endpoint's response, if it has a body.
    pub(crate) fn response(&self, endpoint: &Endpoint) -> Option<&'a Shape> {
        self.shape(endpoint.response.as_deref()?)
    }

    /// Returns the name of the shape that an endpoint lists, if its response is a page.
    pub(crate) fn listed(&self, endpoint: &Endpoint) -> Option<&'a str> {
        let page = self.response(endpoint).filter(|shape| shape.kind == ShapeKind::Page)?;
        page.of.as_deref()
    }

    /// Shapes that have a schema document: all but query parameters, which are not JSON.
    pub(crate) fn documents(&self) -> impl Iterator<Item = &'a Shape> {
        self.spec.shapes.iter().filter(|shape| shape.kind != ShapeKind::Query)
    }

    /// The table files that define shapes, each with those of one resource group.
    pub(crate) fn files(&self) -> BTreeSet<&'a str> {
        let shapes = self.spec.shapes.iter();
        shapes.map(|shape| shape.file.as_str()).collect()
    }

    /// Returns the table file with the shapes that use an enumeration, if all of them are in one file.
    pub(crate) fn file_of_enumeration(&self, name: &str) -> Option<&'a str> {
        self.files_of_enums.get(name).copied().flatten()
    }

    /// Returns true if a value of `owner` can hold another of its kind without a list between.
    pub(crate) fn needs_box(&self, owner: &str, ty: &Type) -> bool {
        let Type::Shape(name) = ty else { return false };
        let reached = self.reached.get(name.as_str());
        name == owner || reached.is_some_and(|reached| reached.contains(owner))
    }

    /// Returns the endpoints with the shape as body: each with `request` or `response`.
    pub(crate) fn uses(&self, shape: &str) -> &[(&'a Endpoint, &'static str)] {
        self.uses.get(shape).map_or(&[], Vec::as_slice)
    }

    /// The identities that records have: the shape and its identity field.
    pub(crate) fn identities(&self) -> impl Iterator<Item = (&'a Shape, &'a Field)> {
        identities(self.spec)
    }

    /// The name of the type of a shape's identity: `OrderNumber`, `CustomerId`. No shape, enumeration or
    /// other identity has it.
    pub(crate) fn identity_type(&self, shape: &str) -> &str {
        self.identity_types.get(shape).map_or("", String::as_str)
    }
}

/// Returns true if null passes as the field's value.
pub(crate) fn may_be_null(shape: &Shape, field: &Field, profile: Profile) -> bool {
    if field.ty == Type::Any || field.null == Null::Shown {
        return true;
    }
    if field.presence != Presence::Optional || shape.kind == ShapeKind::Query {
        return false;
    }
    // In a partial update null clears a field.
    profile == Profile::Contract || field.null == Null::Sensible || shape.kind == ShapeKind::Update
}

/// Returns true if the field must be there.
pub(crate) fn must_be_there(shape: &Shape, field: &Field, profile: Profile) -> bool {
    let answers = matches!(shape.kind, ShapeKind::Record | ShapeKind::Page);
    field.presence != Presence::Optional
        || profile == Profile::Strict && answers && !field.sometimes
}

/// Returns true if unknown fields pass.
pub(crate) fn is_open(shape: &Shape, profile: Profile) -> bool {
    profile == Profile::Contract || !shape.fields_shown
}

/// Returns the enumeration that a type names, inside lists too.
fn enumeration_in(ty: &Type) -> Option<&str> {
    match ty {
        Type::Enum(name) => Some(name),
        Type::List(element) => enumeration_in(element),
        _ => None,
    }
}

fn identities(spec: &Spec) -> impl Iterator<Item = (&Shape, &Field)> {
    spec.shapes.iter().filter_map(|shape| {
        let name = shape.identity.as_deref()?;
        // An update repeats the fields of the shape it updates, with that shape's identity.
        let owns = |field: &&Field| matches!(&field.ty, Type::Identity { shape: owner, .. } if *owner == shape.name);
        let field = shape.fields.iter().find(|field| field.name == name).filter(owns)?;
        Some((shape, field))
    })
}

fn identity_types(spec: &Spec) -> BTreeMap<&str, String> {
    let shapes = spec.shapes.iter().map(|shape| &shape.name);
    let enums = spec.enums.iter().map(|enumeration| &enumeration.name);
    let mut taken: BTreeSet<String> =
        shapes.chain(enums).map(|name| name.to_upper_camel_case()).collect();
    identities(spec)
        .map(|(shape, field)| {
            let base = format!("{} {}", shape.name, field.name).to_upper_camel_case();
            let mut name = base.clone();
            let mut count = 1;
            while !taken.insert(name.clone()) {
                count += 1;
                name = format!("{base}{count}");
            }
            (shape.name.as_str(), name)
        })
        .collect()
}

fn files_of_enums(spec: &Spec) -> BTreeMap<&str, Option<&str>> {
    let mut files: BTreeMap<&str, Option<&str>> = BTreeMap::new();
    for shape in &spec.shapes {
        for name in shape.fields.iter().filter_map(|field| enumeration_in(&field.ty)) {
            let file = Some(shape.file.as_str());
            let found = files.entry(name).or_insert(file);
            if *found != file {
                *found = None;
            }
        }
    }
    files
}

fn uses(spec: &Spec) -> BTreeMap<&str, Vec<(&Endpoint, &'static str)>> {
    let mut uses: BTreeMap<&str, Vec<_>> = BTreeMap::new();
    for endpoint in &spec.endpoints {
        if let Some(request) = &endpoint.request {
            uses.entry(request).or_default().push((endpoint, "request"));
        }
        if let Some(response) = &endpoint.response {
            uses.entry(response).or_default().push((endpoint, "response"));
        }
    }
    uses
}

fn inline_reach<'a>(shapes: &BTreeMap<&'a str, &'a Shape>, from: &'a str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut open = vec![from];
    while let Some(shape) = open.pop().and_then(|name| shapes.get(name)) {
        for field in &shape.fields {
            if let Type::Shape(name) = &field.ty
                && reached.insert(name.as_str())
            {
                open.push(name);
            }
        }
    }
    reached
}
