//! Makes a draft of the [`Spec`] from the rows.
//!
//! The draft of broken tables holds placeholders for unresolved rows. Only the checks on the whole read it; it
//! never leaves this crate.

use crate::check::Check;
use crate::endpoints;
use crate::events;
use crate::mistakes::{At, Kind, Mistakes, Name};
use crate::model::{Api, Enum, Gap, Group, Scope, Spec, VersionHeader};
use crate::names::{Names, PAGE, find};
use crate::rows::{ApiRow, EnumRow, FieldRow, Rows, ShapeRow};
use crate::shapes::{self, page_fields};

/// The draft, with a relation that only this crate needs.
pub(crate) struct Draft {
    pub(crate) spec: Spec,
    /// Pairs of a shape and the shape whose fields it takes over.
    pub(crate) taken_over: Vec<(String, String)>,
}

pub(crate) fn resolve(rows: &Rows, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Draft {
    let (endpoints, listed) = endpoints::resolve(rows, names, mistakes);
    let (shapes, taken_over) = shapes::resolve(rows, names, &listed, mistakes);
    let events = events::resolve(rows, names, &endpoints, mistakes);
    let groups =
        rows.groups.iter().map(|row| Group { id: row.name.value.clone(), ..row.columns.clone() });
    let scopes =
        rows.scopes.iter().map(|row| Scope { name: row.name.value.clone(), ..row.columns.clone() });
    let gaps =
        rows.gaps.iter().map(|row| Gap { id: row.name.value.clone(), ..row.columns.clone() });
    let enums = rows.enums.iter();
    let spec = Spec {
        api: api(&rows.apis, names, mistakes),
        groups: groups.collect(),
        scopes: scopes.collect(),
        enums: enums.map(|row| enumeration(row, rows, names, mistakes)).collect(),
        shapes,
        endpoints,
        events,
        gaps: gaps.collect(),
    };
    Draft { spec, taken_over }
}

fn enumeration(row: &EnumRow, rows: &Rows, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Enum {
    if row.values.value.is_empty() && !row.has_lost("values") {
        let message = format!("`{}` has no value", row.name.value);
        let hint = "list the values that the document shows, or make the field a `string`";
        mistakes.report(Check::EmptyEnum, row.values.at, message, hint);
    }
    if row.closed && (!row.ours.value.is_empty() || row.events) {
        let message = format!("`{}` is closed, so it has no values of ours", row.name.value);
        let hint = "the document allows no other values: remove `ours` and `events`";
        mistakes.report(Check::OursClosed, row.ours.at, message, hint);
    }
    let texts = |names: &[Name]| names.iter().map(Name::to_string).collect();
    let values: Vec<String> = texts(&row.values.value);
    let mut ours: Vec<String> = texts(&row.ours.value);
    if row.events {
        let events = rows.events.iter().map(|event| event.name.to_string());
        ours.extend(events.filter(|event| !values.contains(event)));
    }
    Enum {
        name: row.name.value.clone(),
        values,
        ours,
        closed: row.closed,
        events: row.events,
        section: row.section.clone(),
        gaps: names.gaps(&row.gaps, mistakes),
    }
}

fn api(rows: &[ApiRow], names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Api {
    if rows.is_empty() && mistakes.knows_all_names() {
        let at = At::default();
        let message = "no file has an `[api]` table";
        let hint = "add `[api]` with `name`, `title`, `section` and `version`";
        mistakes.report(Check::Api, at, message, hint);
    }
    for row in rows.iter().skip(1) {
        let message = "`[api]` is written twice";
        mistakes.report(Check::Api, row.name.at, message, "keep one of the two");
    }
    // A second row is checked as well.
    let version_enums: Vec<_> = rows
        .iter()
        .filter_map(|row| {
            check_header(row, mistakes);
            check_currencies(row, names, mistakes);
            version_enum(row, names, mistakes)
        })
        .collect();
    let first = rows.first();
    let page = names.shapes.get(PAGE);
    let text = |column: fn(&ApiRow) -> &String| first.map(column).cloned().unwrap_or_default();
    let name = |column: fn(&ApiRow) -> &Option<Name>| {
        let name = first.and_then(|row| column(row).as_ref());
        name.map_or_else(String::new, Name::to_string)
    };
    Api {
        name: name(|row| &row.service),
        title: text(|row| &row.title),
        version: name(|row| &row.version),
        version_header: first.and_then(|row| row.version_header.as_ref()).map(|header| {
            let versions = version_enums.into_iter().next().unwrap_or_default();
            VersionHeader { name: header.to_string(), versions }
        }),
        cursor: page.and_then(|row| Some(row.cursor.as_ref()?.to_string())),
        currencies: first
            .map(|row| row.currencies.iter().map(Name::to_string).collect())
            .unwrap_or_default(),
        base_url: first.and_then(|row| row.base_url.clone()),
        license: first.and_then(|row| row.license.clone()),
        authorization: first.and_then(|row| row.authorization.clone()),
        page: page.and_then(|row| page_fields(row)),
        section: text(|row| &row.section),
    }
}

fn check_header(api: &ApiRow, mistakes: &mut Mistakes<'_>) {
    let is_token = |byte: u8| byte.is_ascii_alphanumeric() || b"!#$%&'*+-.^_`|~".contains(&byte);
    if let Some(name) = &api.version_header
        && !name.value.bytes().all(is_token)
    {
        let message = format!("`{}` is not a valid header name", name.value);
        let hint = "write ASCII letters, digits and hyphens, as in `X-Version`";
        mistakes.report(Check::HeaderSyntax, name.at, message, hint);
    }
    let half = match (&api.version_header, &api.version_enum) {
        (Some(header), None) => Some((header, "version_enum")),
        (None, Some(versions)) => Some((versions, "version_header")),
        _ => None,
    };
    if let Some((only, missing)) = half
        && !api.has_lost(missing)
    {
        let message = format!("`[api]` has no `{missing}`");
        let hint = "the header and the enumeration of its values belong together";
        mistakes.report(Check::MissingColumn, only.at, message, hint);
        mistakes.lose_uses(&[Kind::Enum]);
    }
    if let Some(version) = &api.version
        && !version.value.bytes().all(|byte| byte.is_ascii_graphic())
    {
        let message = format!("`{}` can't be a version", version.value);
        let hint = "write visible ASCII characters, as in `2023-02-10`";
        mistakes.report(Check::HeaderSyntax, version.at, message, hint);
    }
}

fn check_currencies(api: &ApiRow, names: &Names<'_>, mistakes: &mut Mistakes<'_>) {
    let currencies = if mistakes.knows_all_names() { &api.currencies[..] } else { &[] };
    for currency in currencies {
        let is_text = |field: &FieldRow| {
            let ty = field.ty.as_ref().map(|ty| ty.value.as_str());
            ty.is_none_or(|ty| ty == "string" || names.enums.contains_key(ty))
        };
        let has_field = |shape: &&ShapeRow| {
            let mut fields = shape.fields.iter();
            fields.any(|field| field.name.value == currency.value && is_text(field))
        };
        if !names.shapes.values().any(has_field) {
            let message = format!("no shape has a text `{currency}`");
            let hint = "write the name of a field that holds a currency, such as `currency`";
            mistakes.report(Check::Currency, currency.at, message, hint);
        }
    }
}

/// Returns the enumeration of versions. It must be closed and hold the default version.
fn version_enum(api: &ApiRow, names: &Names<'_>, mistakes: &mut Mistakes<'_>) -> Option<String> {
    let version_enum = api.version_enum.as_ref()?;
    let row = find(&names.enums, version_enum, Kind::Enum, mistakes)?;
    if !row.closed {
        let message = format!("`{}` is an open enumeration", row.name.value);
        let hint = "the document allows only these versions: set `closed = true`";
        mistakes.report(Check::Version, version_enum.at, message, hint);
    }
    let values = &row.values;
    if let Some(version) = &api.version
        && !row.has_lost("values")
        && !(values.value.iter()).any(|value| value.value == version.value)
    {
        let message = format!("`{}` is not a value of `{}`", version.value, row.name.value);
        let hint = "write a value of the enumeration";
        mistakes.report(Check::Version, version.at, message, hint);
    }
    Some(row.name.value.clone())
}
