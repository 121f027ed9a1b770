//! The tables under `tests/cases`: for each rule of the API document, what it lets pass and what it
//! refuses. Each table documents its columns, the first of them all.

use std::collections::BTreeSet;

use backoffice_schema::{Profile, find};
use backoffice_validate::Code;
use toml::{Table, Value};

use super::{
    Case, Expected,
    change::{Change, changed},
};
use crate::Result;

/// The tables, by the names of their files below `tests/cases`.
const TABLES: [(&str, &str); 5] = [
    (
        "conventions.toml",
        include_str!("../../cases/conventions.toml"),
    ),
    ("resources.toml", include_str!("../../cases/resources.toml")),
    ("endpoints.toml", include_str!("../../cases/endpoints.toml")),
    ("limits.toml", include_str!("../../cases/limits.toml")),
    ("strict.toml", include_str!("../../cases/strict.toml")),
];

/// The columns of a case.
const COLUMNS: [&str; 8] = [
    "document", "at", "set", "remove", "repeat", "profile", "code", "pointer",
];

/// The cases of the tables: table by table, rule by rule, the invalid ones of a rule first, by name.
///
/// # Errors
///
/// The mistakes in the tables, all of them.
pub fn rules() -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    let mut mistakes = Vec::new();
    let mut names = BTreeSet::new();
    for (file, text) in TABLES {
        let table: Table = text
            .parse()
            .map_err(|error| format!("tests/cases/{file} is not TOML: {error}"))?;
        let rules = table.get("rule").and_then(Value::as_array);
        for rule in rules.into_iter().flatten().filter_map(Value::as_table) {
            for (kind, is_valid) in [("invalid", false), ("valid", true)] {
                for (name, row) in rule
                    .get(kind)
                    .and_then(Value::as_table)
                    .into_iter()
                    .flatten()
                {
                    if !names.insert(name.clone()) {
                        mistakes.push(format!("tests/cases/{file}: there are two cases `{name}`"));
                    }
                    match case(rule, name, row, is_valid) {
                        Ok(case) => cases.push(case),
                        Err(error) => mistakes.push(format!("tests/cases/{file}: {name}: {error}")),
                    }
                }
            }
        }
    }
    if mistakes.is_empty() {
        Ok(cases)
    } else {
        Err(mistakes.join("\n").into())
    }
}

fn case(rule: &Table, name: &str, row: &Value, is_valid: bool) -> Result<Case> {
    let row = row.as_table().ok_or("a case is a table of columns")?;
    if let Some(column) = row
        .keys()
        .find(|column| !COLUMNS.contains(&column.as_str()))
    {
        return Err(format!("there is no column `{column}`").into());
    }
    let document = find(text(row, "document")?)?;
    let profile = match row.get("profile") {
        None => Profile::Contract,
        Some(_) => {
            let name = text(row, "profile")?;
            Profile::from_name(name).ok_or_else(|| format!("there is no profile `{name}`"))?
        }
    };
    let at = text(row, "at")?;
    let json_of = |column: &str| -> Result<serde_json::Value> {
        let value = serde_json::from_str(text(row, column)?);
        Ok(value.map_err(|error| format!("`{column}` is not JSON: {error}"))?)
    };
    let change = match (row.get("set"), row.get("remove"), row.get("repeat")) {
        (Some(_), None, None) => Change::Set(json_of("set")?),
        (None, Some(Value::Boolean(true)), None) => Change::Remove,
        (None, None, Some(_)) => Change::Repeat(json_of("repeat")?),
        _ => return Err("give one of `set`, `remove = true` and `repeat`".into()),
    };
    let json = changed(document, at, &change)?;
    let violation = if is_valid {
        None
    } else {
        Some(violation(row, at)?)
    };
    Ok(Case {
        name: name.to_owned(),
        document,
        profile,
        section: text(rule, "section")?.to_owned(),
        rule: text(rule, "says")?.to_owned(),
        json,
        violation,
    })
}

fn violation(row: &Table, at: &str) -> Result<Expected> {
    let id = text(row, "code")?;
    let code = Code::from_id(id).ok_or_else(|| format!("there is no code `{id}`"))?;
    let mut expected = Expected::new(code, at);
    if row.contains_key("pointer") {
        text(row, "pointer")?.clone_into(&mut expected.pointer);
    }
    Ok(expected)
}

fn text<'a>(row: &'a Table, column: &str) -> Result<&'a str> {
    let value = row
        .get(column)
        .ok_or_else(|| format!("column `{column}` is missing"))?;
    Ok(value
        .as_str()
        .ok_or_else(|| format!("column `{column}` is not text"))?)
}
