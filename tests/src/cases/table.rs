//! The tables under `tests/cases`: each rule of the API document with payloads that follow or break it. The comment at
//! the top of `conventions.toml` describes the columns.

use std::collections::{BTreeMap, BTreeSet};

use backoffice::schema::{Profile, find};
use backoffice_description::validate::Code;
use serde::Deserialize;
use toml::Value;

use super::{
    Case, Expected,
    change::{Change, changed_briefly},
};
use crate::Result;

/// The tables, by the names of their files below `tests/cases`.
const TABLES: [(&str, &str); 5] = [
    ("conventions.toml", include_str!("../../cases/conventions.toml")),
    ("resources.toml", include_str!("../../cases/resources.toml")),
    ("endpoints.toml", include_str!("../../cases/endpoints.toml")),
    ("limits.toml", include_str!("../../cases/limits.toml")),
    ("strict.toml", include_str!("../../cases/strict.toml")),
];

/// The tables of one file.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    rule: Vec<Rule>,
}

/// A rule and its cases by name.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rule {
    section: String,
    says: String,
    #[serde(default)]
    invalid: BTreeMap<String, Value>,
    #[serde(default)]
    valid: BTreeMap<String, Value>,
}

/// The columns of a case.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Row {
    document: String,
    at: String,
    set: Option<String>,
    #[serde(default)]
    remove: bool,
    repeat: Option<String>,
    profile: Option<String>,
    code: Option<String>,
    pointer: Option<String>,
}

/// Reads the cases: table by table, rule by rule, a rule's invalid cases first, by name.
///
/// # Errors
///
/// All mistakes in the rows; a file that has another form ends the reading.
pub fn rules() -> Result<Vec<Case>> {
    rules_of(&TABLES)
}

fn rules_of(tables: &[(&str, &str)]) -> Result<Vec<Case>> {
    let mut cases = Vec::new();
    let mut mistakes = Vec::new();
    let mut names = BTreeSet::new();
    for (file, text) in tables {
        let file = format!("tests/cases/{file}");
        let table: File = toml::from_str(text).map_err(|error| format!("{file}: {error}"))?;
        for rule in &table.rule {
            let invalid = rule.invalid.iter().map(|(name, row)| (name, row, false));
            let valid = rule.valid.iter().map(|(name, row)| (name, row, true));
            for (name, row, is_valid) in invalid.chain(valid) {
                if !names.insert(name.clone()) {
                    mistakes.push(format!("{file}: two cases have the name `{name}`"));
                }
                match case(rule, name, row, is_valid) {
                    Ok(case) => cases.push(case),
                    Err(error) => mistakes.push(format!("{file}: {name}: {error}")),
                }
            }
        }
    }
    if mistakes.is_empty() { Ok(cases) } else { Err(mistakes.join("\n").into()) }
}

fn case(rule: &Rule, name: &str, row: &Value, is_valid: bool) -> Result<Case> {
    let row: Row = row.clone().try_into()?;
    let json_of = |text: &str| {
        serde_json::from_str(text).map_err(|error| format!("`{text}` is not JSON: {error}"))
    };
    let change = match (&row.set, row.remove, &row.repeat) {
        (Some(value), false, None) => Change::Set(json_of(value)?),
        (None, true, None) => Change::Remove,
        (None, false, Some(value)) => Change::Repeat(json_of(value)?),
        _ => return Err("give one of `set`, `remove = true` and `repeat`".into()),
    };
    let document = find(&row.document)?;
    let profile = match &row.profile {
        None => Profile::Contract,
        Some(name) => {
            Profile::from_name(name).ok_or_else(|| format!("there is no profile `{name}`"))?
        }
    };
    Ok(Case {
        name: name.to_owned(),
        document,
        profile,
        section: rule.section.clone(),
        rule: rule.says.clone(),
        json: changed_briefly(document, profile, &row.at, &change)?,
        violation: if is_valid { None } else { Some(row.violation()?) },
    })
}

impl Row {
    fn violation(self) -> Result<Expected> {
        let id = self.code.ok_or("column `code` is missing")?;
        let code = Code::from_id(&id).ok_or_else(|| format!("there is no code `{id}`"))?;
        let mut expected = Expected::new(code, &self.at);
        if let Some(pointer) = self.pointer {
            expected.pointer = pointer;
        }
        Ok(expected)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_wrong_row_is_named() {
        let table = r#"
            [[rule]]
            section = "1"
            says = "Amounts are strings."
            [rule.invalid]
            a = { document = "RefundOrder", at = "/amount", set = '5', code = "type-mismatch" }
            b = { document = "RefundOrder", at = "/amount", set = '5', cod = "type-mismatch" }
            c = { document = "RefundOrder", at = "/amount", set = '5' }
            d = { document = "RefundOrder", at = "/amount", set = '5', remove = true }
            e = { document = "RefundOrder", at = "/amount", set = 'x', code = "type-mismatch" }
            [rule.valid]
            a = { document = "RefundOrder", at = "/note", set = '""' }
        "#;
        let error = rules_of(&[("a.toml", table)]).unwrap_err().to_string();
        for expected in [
            "tests/cases/a.toml: b: unknown field `cod`",
            "tests/cases/a.toml: c: column `code` is missing",
            "tests/cases/a.toml: d: give one of `set`",
            "tests/cases/a.toml: e: `x` is not JSON",
            "tests/cases/a.toml: two cases have the name `a`",
        ] {
            assert!(error.contains(expected), "{expected}:\n{error}");
        }
    }
}
