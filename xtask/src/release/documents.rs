//! The schema documents and the OpenAPI document, compared with earlier ones.

use std::{collections::BTreeMap, error::Error, fs, path::Path};

use serde_json::Value;

/// Folder of the documents.
const FOLDER: &str = "crates/backoffice/generated";

/// Schema of the JSON report of `backoffice validate`.
const REPORT: &str = "crates/cli/report.schema.json";

/// Documents that differ: their names, each with its difference.
pub(super) struct Changes(Vec<(String, Change)>);

enum Change {
    New,
    Removed,
    At(Vec<Place>),
}

/// Place at which two documents differ.
struct Place {
    /// JSON Pointer, with a remark.
    text: String,
    /// True if a schema, a field or an operation is new there: the rules for what was listed before are the same.
    is_addition: bool,
}

/// Compares documents. Descriptions and examples do not count.
pub(super) fn compare(old: &Path, new: &Path) -> Result<Changes, Box<dyn Error>> {
    let (old, new) = (documents(old)?, documents(new)?);
    let mut changes = Vec::new();
    for (name, document) in &new {
        match old.get(name) {
            None => changes.push((name.clone(), Change::New)),
            Some(before) if before != document => {
                let mut places = Vec::new();
                differences("", false, before, document, &mut places);
                changes.push((name.clone(), Change::At(places)));
            }
            Some(_) => {}
        }
    }
    let removed = old.keys().filter(|name| !new.contains_key(*name));
    changes.extend(removed.map(|name| (name.clone(), Change::Removed)));
    Ok(Changes(changes))
}

impl Changes {
    /// Returns true if a program that relies on a document may no longer work.
    pub(super) fn is_breaking(&self) -> bool {
        self.0.iter().any(|(_, change)| match change {
            Change::New => false,
            Change::Removed => true,
            Change::At(places) => places.iter().any(|place| !place.is_addition),
        })
    }

    /// Returns a line for each document.
    pub(super) fn lines(&self) -> Vec<String> {
        if self.0.is_empty() {
            return vec!["the documents say the same".to_owned()];
        }
        let line = |(name, change): &(String, Change)| match change {
            Change::New => format!("{name}: new"),
            Change::Removed => format!("{name}: removed"),
            Change::At(places) => {
                let first: Vec<_> = places.iter().take(5).map(|place| &*place.text).collect();
                let more = match places.len().saturating_sub(5) {
                    0 => String::new(),
                    rest => format!(" and {rest} more places"),
                };
                format!("{name}: changed at {}{more}", first.join(", "))
            }
        };
        self.0.iter().map(line).collect()
    }
}

/// Names of objects that map names to schemas, fields, operations or answers, and can grow.
const GROWING: [&str; 7] = [
    "$defs",
    "definitions",
    "paths",
    "properties",
    "responses",
    "schemas",
    "webhooks",
];

/// Reads the documents below a project, without what only people read.
fn documents(project: &Path) -> Result<BTreeMap<String, Value>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    let root = project.join(FOLDER);
    let report = project.join(REPORT);
    if report.exists() {
        found.insert(REPORT.to_owned(), document(&report)?);
    }
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder)? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
            } else if path
                .extension()
                .is_some_and(|extension| extension == "json")
            {
                let name = path.strip_prefix(&root)?.display().to_string();
                found.insert(name, document(&path)?);
            }
        }
    }
    Ok(found)
}

fn document(path: &Path) -> Result<Value, Box<dyn Error>> {
    let mut document = serde_json::from_slice(&fs::read(path)?)?;
    drop_remarks(&mut document);
    Ok(document)
}

/// Removes what has no effect on a verdict. A field can have such a name, so only texts and lists go.
fn drop_remarks(value: &mut Value) {
    match value {
        Value::Object(fields) => {
            fields.retain(|name, value| match name.as_str() {
                "description" | "summary" | "title" | "$comment" => !value.is_string(),
                "examples" | "x-gaps" => !(value.is_array() || value["made-up"].is_object()),
                _ => true,
            });
            fields.values_mut().for_each(drop_remarks);
        }
        Value::Array(items) => items.iter_mut().for_each(drop_remarks),
        _ => {}
    }
}

/// Finds the places at which two values differ.
fn differences(pointer: &str, grows: bool, old: &Value, new: &Value, places: &mut Vec<Place>) {
    let below = |name: &str| format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"));
    let place = |text: String, is_addition| Place { text, is_addition };
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in new {
                // A field can have such a name, too.
                let is_map = !grows && GROWING.contains(&name.as_str());
                match old.get(name) {
                    Some(before) => differences(&below(name), is_map, before, value, places),
                    None => places.push(place(format!("{} (new)", below(name)), grows)),
                }
            }
            let removed = old.keys().filter(|name| !new.contains_key(*name));
            let removed = removed.map(|name| place(format!("{} (removed)", below(name)), false));
            places.extend(removed);
        }
        (old, new) if old != new => {
            let text = if pointer.is_empty() { "/" } else { pointer };
            places.push(place(text.to_owned(), false));
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn documents_that_accept_less_are_breaking() {
        let folder = tempfile::tempdir().expect("there is a temporary folder");
        let project = |name: &str, documents: &[(&str, &Value)]| {
            let project = folder.path().join(name);
            let generated = project.join(FOLDER);
            fs::create_dir_all(&generated).expect("the folder can be made");
            for (name, document) in documents {
                fs::write(generated.join(name), document.to_string()).expect("it can be written");
            }
            project
        };
        let before = json!({ "$defs": { "Order": { "description": "x", "required": ["total"], "properties": {
            "total": { "minimum": 0 }, "properties": { "type": "array" }
        } } } });
        let old = project("old", &[("a.json", &before), ("b.json", &before)]);
        let change = |pointer: &str, value: Value| {
            let mut after = before.clone();
            let (parent, name) = pointer.rsplit_once('/').expect("a pointer");
            after.pointer_mut(parent).expect("the place is there")[name] = value;
            after
        };
        let order = "/$defs/Order";
        for (number, (document, line, is_breaking)) in [
            (before.clone(), "", false),
            (
                change(&format!("{order}/description"), json!("y")),
                "",
                false,
            ),
            (
                change("/$defs/Refund", json!({})),
                "/$defs/Refund (new)",
                false,
            ),
            (
                change(&format!("{order}/properties/tax"), json!({})),
                "/$defs/Order/properties/tax (new)",
                false,
            ),
            (
                change(&format!("{order}/properties/total/minimum"), json!(1)),
                "/$defs/Order/properties/total/minimum",
                true,
            ),
            (
                change(&format!("{order}/properties/total/maximum"), json!(9)),
                "/$defs/Order/properties/total/maximum (new)",
                true,
            ),
            (
                change(&format!("{order}/properties/properties/maxItems"), json!(5)),
                "/$defs/Order/properties/properties/maxItems (new)",
                true,
            ),
            (
                change(&format!("{order}/required"), json!(["total", "tax"])),
                "/$defs/Order/required",
                true,
            ),
            (change("/$defs", json!({})), "/$defs/Order (removed)", true),
        ]
        .into_iter()
        .enumerate()
        {
            let documents = [("a.json", &document), ("b.json", &before)];
            let new = project(&format!("new{number}"), &documents);
            let changes = compare(&old, &new).expect("the documents can be read");
            let expected = match line {
                "" => "the documents say the same".to_owned(),
                place => format!("a.json: changed at {place}"),
            };
            assert_eq!(changes.lines(), [expected]);
            assert_eq!(changes.is_breaking(), is_breaking, "{line}");
        }
        let fewer = project("fewer", &[("a.json", &before)]);
        assert!(compare(&old, &fewer).expect("readable").is_breaking());
        assert!(!compare(&fewer, &old).expect("readable").is_breaking());
    }
}
