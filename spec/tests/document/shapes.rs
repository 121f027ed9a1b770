//! Compares the document's shapes with those of the tables: names in order, types, bounds and values.

use std::collections::BTreeSet;

use backoffice_spec::{Enum, Field, Null, Presence, Shape, ShapeKind, Spec, Type};

use crate::grammar::{Kind, Stated, quoted};
use crate::reading::{StatedShape, section, shape_by_place, shape_name};

/// The findings so far, and the rules of the document that hold for all fields.
pub(crate) struct Comparison<'s> {
    pub(crate) spec: &'s Spec,
    pub(crate) differences: Vec<String>,
    compared: BTreeSet<String>,
    /// Section 8 names the fields that are 32-bit signed, and their lowest values.
    int32: Vec<String>,
    lowest: i64,
}

impl<'s> Comparison<'s> {
    pub(crate) fn new(document: &str, spec: &'s Spec) -> Self {
        let (_, rest) = section(document, 8).split_once("32-bit signed").unwrap();
        let (lowest, names) = rest.lines().next().unwrap().split_once("): ").unwrap();
        let (_, lowest) = lowest.split_once("lowest value ").unwrap();
        let names = names.trim_end_matches('.').split(", ");
        Self {
            spec,
            differences: Vec::new(),
            compared: BTreeSet::new(),
            int32: names.map(|name| name.trim_end_matches(" entries").to_owned()).collect(),
            lowest: lowest.parse().unwrap(),
        }
    }

    pub(crate) fn differ(&mut self, place: &str, what: impl AsRef<str>) {
        self.differences.push(format!("{place}: {}", what.as_ref()));
    }

    /// Reports a difference of two values.
    pub(crate) fn same<T: PartialEq + std::fmt::Debug>(
        &mut self,
        place: &str,
        document: T,
        tables: T,
    ) {
        if document != tables {
            self.differ(
                place,
                format!("the document has {document:?}, the tables have {tables:?}"),
            );
        }
    }

    /// Reports a difference of two lists: the entries that only one of them has, or the order.
    pub(crate) fn same_list<T: PartialEq + std::fmt::Debug>(
        &mut self,
        place: &str,
        document: Vec<T>,
        tables: Vec<T>,
    ) {
        let without = |list: &[T], other: &[T]| {
            let only = list.iter().filter(|entry| !other.contains(entry));
            only.map(|entry| format!("{entry:?}")).collect::<Vec<_>>().join(", ")
        };
        let [added, missing] = [without(&tables, &document), without(&document, &tables)];
        if !added.is_empty() {
            self.differ(place, format!("the document does not have {added}"));
        }
        if !missing.is_empty() {
            self.differ(place, format!("the tables do not have {missing}"));
        }
        if added.is_empty() && missing.is_empty() {
            self.same(place, document, tables);
        }
    }

    pub(crate) fn shape(&mut self, name: &str) -> Option<&'s Shape> {
        self.compared.insert(name.to_owned());
        let shape = self.spec.shapes.iter().find(|shape| shape.name == name);
        if shape.is_none() {
            self.differ(name, "the tables have no such shape");
        }
        shape
    }

    /// Compares all shapes of section 2.
    pub(crate) fn shapes(&mut self, shapes: &[StatedShape]) {
        for StatedShape { name, fields } in shapes {
            self.fields(name, fields);
        }
    }

    /// Compares a shape's fields, and those of the objects that the document spells out inside it.
    pub(crate) fn fields(&mut self, name: &str, stated: &[Stated]) {
        let Some(shape) = self.shape(name) else {
            return;
        };
        self.same_list(
            &format!("fields of {name}"),
            stated.iter().map(|field| field.name.as_str()).collect::<Vec<_>>(),
            shape.fields.iter().map(|field| field.name.as_str()).collect(),
        );
        for stated in stated {
            if let Some(field) = shape.fields.iter().find(|field| field.name == stated.name) {
                self.field(shape, field, stated);
            }
        }
    }

    fn field(&mut self, shape: &Shape, field: &Field, stated: &Stated) {
        let place = format!("{}.{}", shape.name, field.name);
        let bounds = match self.is_int32(stated) && !stated.list {
            true => (Some(self.lowest), Some(i64::from(i32::MAX))),
            false => (stated.minimum, None),
        };
        self.same(&format!("bounds of {place}"), bounds, (field.minimum, field.maximum));
        let required = field.presence == Presence::Required;
        self.same(&format!("required: {place}"), stated.required, required);
        self.same(
            &format!("left out in some responses: {place}"),
            stated.sometimes,
            field.sometimes,
        );
        if stated.hidden && !field.secret {
            self.differ(&place, "hidden in the document, no secret in the tables");
        }
        let mut ty = &field.ty;
        let mut is_list = false;
        if let Type::List(element) = ty {
            (ty, is_list) = (element, true);
        }
        self.same(&format!("a list: {place}"), stated.list, is_list);
        if let Type::Identity { base, .. } = ty {
            ty = base;
        }
        self.values(&place, ty, stated);

        let owner = shape.of.as_deref().unwrap_or(&shape.name);
        match (shape_by_place(owner, &field.name), &stated.kind, ty) {
            (Some(expected), _, Type::Shape(found)) => self.same(&place, expected, found.as_str()),
            (None, Kind::Named(title), Type::Shape(found)) => {
                self.same(&place, shape_name(title), found.clone())
            }
            (None, Kind::Inline(listed), Type::Shape(found)) => self.fields(found, listed),
            (None, kind, ty) if self.is_scalar(kind, ty, stated) => {}
            (_, kind, ty) => {
                self.differ(&place, format!("the document has {kind:?}, the tables have {ty:?}"));
            }
        }
        // Section 1: "`metadata` is a free-form value that may be null".
        if field.name == "metadata" && (*ty != Type::Any || field.null != Null::Shown) {
            self.differ(&place, "it is a free-form value that may be null");
        }
    }

    fn is_scalar(&self, kind: &Kind, ty: &Type, stated: &Stated) -> bool {
        match (kind, ty) {
            (Kind::String, Type::String | Type::Amount | Type::Enum(_))
            | (Kind::Number, Type::Number)
            | (Kind::Boolean, Type::Boolean)
            | (Kind::Amount, Type::Amount)
            | (Kind::Timestamp, Type::Timestamp)
            | (Kind::Date, Type::Date)
            | (Kind::Url, Type::Url)
            | (Kind::Any, Type::Any)
            | (Kind::Object, Type::Object) => true,
            (Kind::Integer, Type::Integer | Type::Int32) => {
                self.is_int32(stated) == (*ty == Type::Int32)
            }
            // If the document gives no type, the tables decide the scalar or the elements of a list.
            (Kind::Unsaid, Type::List(_)) => false,
            (Kind::Unsaid, Type::Any | Type::Object | Type::Shape(_)) => {
                stated.list || stated.name == "metadata"
            }
            (Kind::Unsaid, _) => true,
            _ => false,
        }
    }

    fn is_int32(&self, stated: &Stated) -> bool {
        stated.int32 || self.int32.contains(&stated.name)
    }

    /// Allowed values make a closed enumeration, seen values an open one. Without values, the type is text or an open
    /// enumeration.
    fn values(&mut self, place: &str, ty: &Type, stated: &Stated) {
        let found = match ty {
            Type::Enum(name) => self.spec.enums.iter().find(|known| known.name == *name),
            _ => None,
        };
        let (values, closed) =
            found.map_or((&[][..], false), |found| (&found.values, found.closed));
        let expected = [&*stated.allowed, &*stated.seen].concat();
        if !expected.is_empty() {
            self.same_list(&format!("values of {place}"), expected, values.to_vec());
        }
        let expected = !stated.allowed.is_empty();
        self.same(&format!("no other values allowed: {place}"), expected, closed);
    }

    /// Section 3 names states, and section 6 an event. Each list must equal the values of the enumeration of some
    /// field.
    pub(crate) fn named_values(&mut self, document: &str) {
        let (_, states) = section(document, 3).split_once(": ").unwrap();
        for state in states.split("), ") {
            let (field, values) = state.split_once(" (").unwrap();
            let field = field.trim_end_matches(" filter").rsplit(' ').next().unwrap();
            let values = values.split(')').next().unwrap();
            self.enumeration(field, &quoted(values));
        }
        let (_, event) = section(document, 6).split_once("One event name is given: ").unwrap();
        self.enumeration("events", &quoted(event.split(". ").next().unwrap()));
    }

    fn enumeration(&mut self, field: &str, values: &[String]) {
        let expected: BTreeSet<_> = values.iter().collect();
        let matches = |found: &Enum| found.values.iter().collect::<BTreeSet<_>>() == expected;
        let known: BTreeSet<_> = self
            .spec
            .enums
            .iter()
            .filter(|found| matches(found))
            .map(|found| &*found.name)
            .collect();
        let mut fields = self.spec.shapes.iter().flat_map(|shape| &shape.fields);
        let found = fields.any(|found| {
            let ty = if let Type::List(element) = &found.ty { element } else { &found.ty };
            found.name == field && matches!(ty, Type::Enum(name) if known.contains(name.as_str()))
        });
        if !found {
            self.differ(field, format!("no field of this name has the values {values:?}"));
        }
    }

    /// Reports the shapes that the document does not have.
    pub(crate) fn nothing_else(&mut self) {
        for shape in &self.spec.shapes {
            if shape.kind != ShapeKind::Page && !self.compared.contains(&shape.name) {
                self.differ(&shape.name, "the document has no such shape");
            }
        }
    }
}
