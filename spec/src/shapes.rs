//! Resolves shapes: their own fields, fields taken over from another shape, and the pages around them.

use std::collections::{BTreeMap, BTreeSet};

use crate::check::Check;
use crate::fields;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{Field, PageFields, Presence, Shape, ShapeKind, Type};
use crate::names::{Names, PAGE, kind_name};
use crate::nearest::did_you_mean;
use crate::rows::{FieldRow, Rows, ShapeRow};
use crate::types::{ELEMENT, identity_base};

pub(crate) fn page_name(element: &str) -> String {
    format!("{element}{PAGE}")
}

/// Resolves all shapes, with a page after each shape that an endpoint lists. Returns the pairs of a shape and the shape
/// whose fields it takes over, too.
pub(crate) fn resolve(
    rows: &Rows,
    names: &Names<'_>,
    listed: &BTreeSet<String>,
    mistakes: &mut Mistakes<'_>,
) -> (Vec<Shape>, Vec<(String, String)>) {
    // All own fields come first: a shape may take over the fields of a later one.
    let mut own_fields: BTreeMap<&str, Vec<Field>> = BTreeMap::new();
    let mut resolved = Vec::new();
    for row in &rows.shapes {
        let fields = row.fields.iter();
        let fields = fields.map(|field| fields::resolve(field, row, names, mistakes));
        let fields: Vec<_> = fields.collect();
        let first = own_fields.entry(&row.name.value);
        first.or_insert_with(|| fields.clone());
        resolved.push((row, fields));
    }

    let (mut shapes, mut taken_over) = (Vec::new(), Vec::new());
    let mut unpaged = listed.clone();
    for (row, own) in resolved {
        check(row, mistakes);
        check_cursor(row, names, mistakes);
        let gaps = names.gaps(&row.gaps, mistakes);
        if row.kind() == Some(ShapeKind::Page) {
            check_template(row, &own, mistakes);
            continue;
        }
        let base = base(row, names, mistakes);
        let fields = match base {
            None => own,
            Some(base) => {
                let name = &base.name.value;
                taken_over.push((row.name.value.clone(), name.clone()));
                let base_fields = own_fields.get(name.as_str()).map_or(&[][..], Vec::as_slice);
                check_except(row, base, base_fields, mistakes);
                with_base(own, base_fields, &row.except)
            }
        };
        let is_update = row.of.is_some();
        shapes.push(Shape {
            name: row.name.value.clone(),
            kind: row.kind().unwrap_or(ShapeKind::Record),
            about: row.about.clone(),
            section: row.section.clone(),
            file: row.file.clone(),
            identity: row.identity.as_ref().map(Name::to_string),
            of: base.filter(|_| is_update).map(|base| base.name.to_string()),
            fields_shown: row.fields_shown,
            table: row.table.as_ref().map(Name::to_string),
            columns: row.table_columns.iter().map(Name::to_string).collect(),
            fields,
            gaps,
        });
        if unpaged.remove(&row.name.value) {
            let template = own_fields.get(PAGE).map_or(&[][..], Vec::as_slice);
            shapes.push(page(row, template, names, mistakes));
        }
    }
    (shapes, taken_over)
}

fn check(row: &ShapeRow, mistakes: &mut Mistakes<'_>) {
    let name = &row.name;
    let has_base = row.of.is_some() || row.extends.is_some();
    if row.fields.is_empty() && row.fields_shown && !row.has_lost("fields") && !has_base {
        let message = format!("`{}` has no fields", name.value);
        let hint = "if the document does not show them, set `fields_shown = false`";
        mistakes.report(Check::NoFields, name.at, message, hint);
    }
    let Some(identity) = &row.identity else {
        return;
    };
    if let Some(kind) = row.kind().filter(|kind| *kind != ShapeKind::Record) {
        let kind = kind_name(kind);
        let message = format!("`{}` can't have an identity: its kind is {kind}", name.value);
        let hint =
            "only a record has one; a field that names a record has a type such as `Order.number`";
        mistakes.report(Check::ShapeKind, identity.at, message, hint);
        return;
    }
    let field = (row.fields.iter()).find(|field| field.name.value == identity.value);
    if let Some(field) = field {
        if let Some(ty) = &field.ty
            && identity_base(row).is_none()
        {
            let message = format!("`{identity}` is an identity, so it can't be `{ty}`");
            let hint = "an identity is `string` or `integer`; \
                 a shape identified by another's identity declares no `identity`";
            mistakes.report(Check::IdentityType, ty.at, message, hint);
        }
    } else if !row.has_lost("fields") {
        let message = format!("`{}` has no field `{}`", name.value, identity.value);
        let fields = row.fields.iter().map(|field| field.name.value.as_str());
        let hint = did_you_mean(&identity.value, fields)
            .unwrap_or_else(|| "name one of its own fields".to_owned());
        mistakes.report(Check::UnknownIdentity, identity.at, message, hint);
    }
}

/// Returns the shape whose fields this one takes over.
fn base<'r>(
    row: &ShapeRow,
    names: &Names<'r>,
    mistakes: &mut Mistakes<'_>,
) -> Option<&'r ShapeRow> {
    let mut allowed = None;
    let of = (&row.of, "of", ShapeKind::Update);
    let extends = (&row.extends, "extends", ShapeKind::Request);
    for (base, column, needed) in [of, extends] {
        let Some(base) = base else { continue };
        if row.kind().is_none_or(|kind| kind == needed) {
            allowed = Some(base);
            continue;
        }
        let check = match needed {
            ShapeKind::Update => Check::OfNotUpdate,
            _ => Check::ExtendsNotRequest,
        };
        let needed = kind_name(needed);
        let message = format!("`{column}` is only for a shape of kind {needed}");
        let hint = format!("set `kind = \"{needed}\"`, or remove `{column}`");
        mistakes.report(check, base.at, message, hint);
        mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
    }
    if let Some(of) = &row.of
        && let Some(field) = row.fields.first()
    {
        let message = format!("`{}` has the fields of `{}` only", row.name.value, of.value);
        let hint = "remove `fields`, or remove `of`";
        mistakes.report(Check::OfWithFields, field.name.at, message, hint);
    }
    if let Some(except) = row.except.first()
        && row.of.is_none()
        && row.extends.is_none()
    {
        let message = format!("`{}` takes no fields from another shape", row.name.value);
        let hint = "use `except` only with `of` or `extends`";
        mistakes.report(Check::Except, except.at, message, hint);
    }
    names.shape(allowed?, &[ShapeKind::Record], mistakes)
}

fn check_except(
    row: &ShapeRow,
    base: &ShapeRow,
    base_fields: &[Field],
    mistakes: &mut Mistakes<'_>,
) {
    for except in &row.except {
        if base.has_lost("fields") || base_fields.iter().any(|field| field.name == except.value) {
            continue;
        }
        let message = format!("`{}` has no field `{}`", base.name.value, except.value);
        let fields = base_fields.iter().map(|field| field.name.as_str());
        let hint = did_you_mean(&except.value, fields)
            .unwrap_or_else(|| "write only fields of that shape".to_owned());
        mistakes.report(Check::Except, except.at, message, hint);
    }
}

/// Returns a shape's own fields, then those of its base as optional fields.
fn with_base(own: Vec<Field>, base: &[Field], except: &[Name]) -> Vec<Field> {
    let mut fields = own;
    for field in base {
        let excepted = except.iter().any(|except| except.value == field.name);
        if !excepted && !fields.iter().any(|own| own.name == field.name) {
            fields.push(Field { presence: Presence::Optional, ..field.clone() });
        }
    }
    fields
}

fn check_template(row: &ShapeRow, fields: &[Field], mistakes: &mut Mistakes<'_>) {
    let at = row.name.at;
    if row.name.value != PAGE {
        let message = format!("`{}` can't be a page: the page is `{PAGE}`", row.name.value);
        let hint = "a list's response is written `page<Shape>`; its page is made of `Page`";
        mistakes.report(Check::PageTemplate, at, message, hint);
        return;
    }
    let elements = Type::List(Box::new(Type::Shape(ELEMENT.to_owned())));
    let types = fields.iter().map(|field| &field.ty);
    if !row.has_lost("fields") && !types.eq([&Type::Url, &Type::Url, &elements]) {
        let message =
            format!("`{PAGE}` must have exactly three fields: two addresses, then `list<T>`");
        let hint = "write `next = \"url\"`, `previous = \"url\"` and `results = \"list<T>\"`, by any names";
        mistakes.report(Check::PageTemplate, at, message, hint);
    }
}

/// Checks the parameter that selects a page: one of a query. Only a page has one.
fn check_cursor(row: &ShapeRow, names: &Names<'_>, mistakes: &mut Mistakes<'_>) {
    let is_page = row.kind() == Some(ShapeKind::Page);
    let Some(cursor) = &row.cursor else {
        if is_page && row.name.value == PAGE && !row.has_lost("cursor") {
            let message = format!("`{PAGE}` has no `cursor`");
            let hint = "add `cursor`: the query parameter that selects a page of a list";
            mistakes.report(Check::Cursor, row.name.at, message, hint);
        }
        return;
    };
    if !is_page {
        let message = format!("`{}` is not a page", row.name.value);
        mistakes.report(Check::Cursor, cursor.at, message, "remove `cursor`");
        return;
    }
    let has_cursor = |query: &&ShapeRow| {
        let is_cursor = |field: &FieldRow| field.name.value == cursor.value;
        query.has_lost("fields")
            || query.kind() == Some(ShapeKind::Query) && query.fields.iter().any(is_cursor)
    };
    if !names.shapes.values().any(has_cursor) {
        let message = format!("no query has the parameter `{}`", cursor.value);
        let hint = "write the name of the parameter that selects a page of a list";
        mistakes.report(Check::Cursor, cursor.at, message, hint);
    }
}

/// Returns the names of the template's fields, whose order [`check_template`] checks.
pub(crate) fn page_fields(template: &ShapeRow) -> Option<PageFields> {
    let names = template.fields.iter().map(|field| field.name.to_string());
    Some(PageFields {
        names: names.collect::<Vec<_>>().try_into().ok()?,
        section: template.section.clone(),
    })
}

/// Returns the page around a shape: the template's fields, with the shape as element.
fn page(
    element: &ShapeRow,
    template: &[Field],
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> Shape {
    let element_name = &element.name.value;
    let name = page_name(element_name);
    let declared = names.shapes.get(name.as_str()).map(|row| &row.name);
    if let Some(declared) = declared.or(names.enums.get(name.as_str()).map(|row| &row.name)) {
        let message = format!("`{name}` is declared twice");
        let hint = format!("it is the page of `{element_name}` as well; rename it");
        mistakes.report(Check::DuplicateName, declared.at, message, hint);
    }
    let row = names.shapes.get(PAGE);
    let with_element =
        |field: &Field| Field { ty: element_for_t(&field.ty, element_name), ..field.clone() };
    Shape {
        name,
        kind: ShapeKind::Page,
        about: format!("A page of {element_name}."),
        section: row.map_or_else(String::new, |row| row.section.clone()),
        file: element.file.clone(),
        identity: None,
        of: Some(element_name.clone()),
        fields_shown: true,
        table: None,
        columns: Vec::new(),
        fields: template.iter().map(with_element).collect(),
        gaps: row.map_or_else(Vec::new, |row| row.gaps.iter().map(Name::to_string).collect()),
    }
}

fn element_for_t(ty: &Type, element: &str) -> Type {
    match ty {
        Type::Shape(name) if name == ELEMENT => Type::Shape(element.to_owned()),
        Type::List(inner) => Type::List(Box::new(element_for_t(inner, element))),
        other => other.clone(),
    }
}
