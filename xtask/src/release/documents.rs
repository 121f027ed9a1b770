//! The schema documents and the OpenAPI document, compared with earlier ones.

use std::{collections::BTreeMap, error::Error, fs, path::Path};

use serde_json::Value;

/// Folder of the documents.
const FOLDER: &str = "crates/schema/generated";

/// Returns a line for each document that is new, was removed, or accepts other texts. Descriptions and examples do not count.
pub(super) fn compare(old: &Path, new: &Path) -> Result<Vec<String>, Box<dyn Error>> {
    let (old, new) = (documents(old)?, documents(new)?);
    let mut lines = Vec::new();
    for (name, document) in &new {
        match old.get(name) {
            None => lines.push(format!("{name}: new")),
            Some(before) if before != document => {
                let mut places = Vec::new();
                differences("", before, document, &mut places);
                let first = places
                    .iter()
                    .take(5)
                    .cloned()
                    .collect::<Vec<_>>()
                    .join(", ");
                let rest = places.len().saturating_sub(5);
                let more = if rest > 0 {
                    format!(" and {rest} more places")
                } else {
                    String::new()
                };
                lines.push(format!("{name}: changed at {first}{more}"));
            }
            Some(_) => {}
        }
    }
    let removed = old.keys().filter(|name| !new.contains_key(*name));
    lines.extend(removed.map(|name| format!("{name}: removed")));
    if lines.is_empty() {
        lines.push("the documents say the same".to_owned());
    }
    Ok(lines)
}

/// Reads the documents below a project, without what only people read.
fn documents(project: &Path) -> Result<BTreeMap<String, Value>, Box<dyn Error>> {
    let mut found = BTreeMap::new();
    let root = project.join(FOLDER);
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
                let mut document = serde_json::from_slice(&fs::read(&path)?)?;
                drop_remarks(&mut document);
                let name = path.strip_prefix(&root)?.display().to_string();
                found.insert(name, document);
            }
        }
    }
    Ok(found)
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

/// Finds the JSON Pointers at which two values differ.
fn differences(pointer: &str, old: &Value, new: &Value, places: &mut Vec<String>) {
    let below = |name: &str| format!("{pointer}/{}", name.replace('~', "~0").replace('/', "~1"));
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in new {
                match old.get(name) {
                    Some(before) => differences(&below(name), before, value, places),
                    None => places.push(format!("{} (new)", below(name))),
                }
            }
            let removed = old.keys().filter(|name| !new.contains_key(*name));
            places.extend(removed.map(|name| format!("{} (removed)", below(name))));
        }
        (old, new) if old != new => places.push(if pointer.is_empty() {
            "/".into()
        } else {
            pointer.to_owned()
        }),
        _ => {}
    }
}
