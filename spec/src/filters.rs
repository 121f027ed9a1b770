//! Resolves what the service stores and selects: the tables of records, and the filters of query parameters.

use std::collections::BTreeMap;

use crate::check::Check;
use crate::mistakes::{At, Mistakes};
use crate::model::{Filter, FilterRule, Shape, ShapeKind, Spec, Type};
use crate::nearest::{did_you_mean, list};
use crate::rows::{FieldRow, Rows, ShapeRow};

/// Returns a field's filter: a rule and the paths of fields, as in `part user.first_name user.last_name`.
pub(crate) fn resolve(
    row: &FieldRow,
    shape: &ShapeRow,
    mistakes: &mut Mistakes<'_>,
) -> Option<Filter> {
    let written = row.filter.as_ref()?;
    if shape.kind().is_some_and(|kind| kind != ShapeKind::Query) {
        let message = format!("`{}` is not a query parameter", row.name.value);
        let hint = "remove `filter`";
        mistakes.report(Check::Filter, written.at, message, hint);
        return None;
    }
    let mut words = written.value.split_whitespace();
    let word = words.next().unwrap_or_default();
    let rules = FilterRule::ALL.iter();
    let Some((_, rule)) = rules.clone().find(|(name, _)| *name == word) else {
        let names: Vec<_> = rules.map(|(name, _)| *name).collect();
        let hint = did_you_mean(word, names.iter().copied())
            .unwrap_or_else(|| format!("the rules are {}", list(&names)));
        let message = format!("`{word}` is not a rule of filters");
        mistakes.report(Check::Filter, written.at, message, hint);
        return None;
    };
    let fields: Vec<_> = words.map(str::to_owned).collect();
    if fields.is_empty() {
        let message = format!("the filter of `{}` names no field", row.name.value);
        let hint = "write the rule and then fields of the record: `whole email`";
        mistakes.report(Check::Filter, written.at, message, hint);
        return None;
    }
    Some(Filter { rule: *rule, fields })
}

/// Tables that the service has itself.
pub const SERVICE_TABLES: [&str; 10] = [
    "attempts",
    "audit",
    "deliveries",
    "ids",
    "keys",
    "outbox",
    "quotas",
    "settings",
    "stores",
    "tokens",
];

/// Words that PostgreSQL or SQLite takes as a name only between quotes.
const SQL_WORDS: &str = " add all alter analyse analyze and any array as asc asymmetric authorization between binary both case \
    cast check collate collation column commit concurrently constraint create cross current_catalog current_date current_role \
    current_schema current_time current_timestamp current_user default deferrable delete desc distinct do drop else end escape \
    except exists false fetch for foreign freeze from full grant group having if ilike in index initially inner insert intersect \
    into is isnull join lateral leading left like limit localtime localtimestamp natural not nothing notnull null offset on only \
    or order outer overlaps placing primary references returning right select session_user set similar some symmetric table \
    tablesample then to trailing transaction true union unique update user using values variadic verbose when where window with \
    autoincrement system_user ";

/// Other names in the service's SQL.
const SERVICE_WORDS: [&str; 4] = ["busy", "delivery_ids", "due", "walk"];

/// Columns that each table has.
const RECORD_COLUMNS: [&str; 4] = ["id", "json", "store", "version"];

/// Returns true if no table of records can have the name.
fn is_taken(name: &str) -> bool {
    let letters = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    !name.starts_with(|c: char| c.is_ascii_lowercase())
        || !name.chars().all(letters)
        || name.starts_with("sqlite_")
        || SERVICE_TABLES.contains(&name)
        || SERVICE_WORDS.contains(&name)
        || SQL_WORDS.contains(&format!(" {name} "))
}

/// Checks that tables belong to records, and that columns and filters name fields.
pub(crate) fn check(spec: &Spec, rows: &Rows, mistakes: &mut Mistakes<'_>) {
    let shapes: BTreeMap<&str, &Shape> =
        (spec.shapes.iter()).map(|shape| (shape.name.as_str(), shape)).collect();
    let mut tables = BTreeMap::new();
    for row in &rows.shapes {
        let Some(table) = &row.table else {
            if let Some(column) = row.table_columns.first() {
                let message = format!("`{}` has no table", row.name.value);
                mistakes.report(
                    Check::Table,
                    column.at,
                    message,
                    "add `table`, or remove `columns`",
                );
            }
            continue;
        };
        if row.identity.is_none() || row.kind() != Some(ShapeKind::Record) {
            let message = format!("`{}` can't have a table", row.name.value);
            let hint = "only a record with an `identity` has one";
            mistakes.report(Check::Table, table.at, message, hint);
        }
        if is_taken(&table.value) {
            let message = format!("a table can't have the name `{}`", table.value);
            let hint = "choose a name in snake case that neither SQL nor the service uses itself";
            mistakes.report(Check::Table, table.at, message, hint);
        }
        if let Some(other) = tables.insert(table.value.as_str(), &row.name.value) {
            let message = format!("`{other}` has the table `{}` already", table.value);
            mistakes.report(Check::Table, table.at, message, "choose another name");
        }
        for column in &row.table_columns {
            check_path(&row.name.value, &column.value, column.at, Check::Table, &shapes, mistakes);
        }
    }
    for endpoint in &spec.endpoints {
        let page = endpoint.response.as_deref().and_then(|response| shapes.get(response));
        let listed = page.and_then(|page| page.of.as_deref());
        let query = rows.shapes.iter().find(|row| Some(&row.name.value) == endpoint.query.as_ref());
        let (Some(listed), Some(query)) = (listed, query) else {
            continue;
        };
        for row in &query.fields {
            let Some(written) = &row.filter else { continue };
            for path in written.value.split_whitespace().skip(1) {
                check_path(listed, path, written.at, Check::Filter, &shapes, mistakes);
            }
        }
    }
}

fn check_path(
    shape: &str,
    path: &str,
    at: At,
    check: Check,
    shapes: &BTreeMap<&str, &Shape>,
    mistakes: &mut Mistakes<'_>,
) {
    if RECORD_COLUMNS.contains(&path) {
        let message = format!("each table has a column `{path}` of its own");
        mistakes.report(check, at, message, "name another field");
        return;
    }
    let mut shape = shapes.get(shape).copied();
    for name in path.split('.') {
        let Some(found) = shape else { return };
        let Some(field) = found.fields.iter().find(|field| field.name == name) else {
            let names = found.fields.iter().map(|field| field.name.as_str());
            let hint = did_you_mean(name, names)
                .unwrap_or_else(|| "write a path of fields, such as `user.email`".to_owned());
            let message = format!("`{}` has no field `{name}`", found.name);
            mistakes.report(check, at, message, hint);
            return;
        };
        shape = match &field.ty {
            Type::Shape(name) => shapes.get(name.as_str()).copied(),
            _ => None,
        };
    }
}
