//! Documents of one definition, cut out of a bundle.
//!
//! The generator writes each field of a definition on lines of its own, so lines say where a definition starts and ends.

use std::collections::BTreeSet;

/// Start of a reference to a definition.
const REFERENCE: &str = "\"$ref\": \"#/$defs/";

/// The lines of a bundle.
pub(crate) struct Bundle<'t> {
    /// The first fields, one a line: the dialect, the bundle's own id, a comment.
    head: &'t str,
    /// Names of definitions, with the lines between their braces.
    definitions: Vec<(&'t str, &'t str)>,
}

impl<'t> Bundle<'t> {
    pub(crate) fn read(text: &'t str) -> Self {
        let (head, mut rest) = text.split_once("  \"$defs\": {\n").unwrap_or((text, ""));
        let mut definitions = Vec::new();
        while let Some((name, after)) =
            rest.strip_prefix("    \"").and_then(|rest| rest.split_once("\": {\n"))
        {
            let (lines, after) = after.split_once("\n    }").unwrap_or((after, ""));
            definitions.push((name, lines));
            rest = after.trim_start_matches([',', '\n']);
        }
        Self { head, definitions }
    }

    pub(crate) fn definition(&self, name: &str) -> &'t str {
        let mut found = self.definitions.iter().filter(|(other, _)| *other == name);
        found.next().map_or("", |(_, lines)| lines)
    }

    /// Returns the document of a definition of this bundle, with those that it refers to. It refers to itself as `#`.
    pub(crate) fn document(&self, id: &str, name: &str) -> String {
        let itself = format!("{REFERENCE}{name}\"");
        self.around(id, Some(name), self.definition(name)).replace(&itself, "\"$ref\": \"#\"")
    }

    /// Returns the document of a definition, with those of this bundle that it refers to. `own` is its name, if it is one of them.
    pub(crate) fn around(&self, id: &str, own: Option<&str>, definition: &str) -> String {
        let mut below = BTreeSet::new();
        let mut open = vec![definition];
        while let Some(lines) = open.pop() {
            for reference in lines.split(REFERENCE).skip(1) {
                let target = reference.split('"').next().unwrap_or_default();
                if own != Some(target) && below.insert(target) {
                    open.push(self.definition(target));
                }
            }
        }
        let mut document = String::new();
        for line in self.head.lines() {
            match line.trim_start() {
                own if own.starts_with("\"$id\"") => document += &format!("  \"$id\": \"{id}\",\n"),
                own if own.starts_with("\"title\"") => {}
                _ => document += &format!("{line}\n"),
            }
        }
        let lines = definition.lines().map(|line| line.get(4..).unwrap_or(line));
        document += &lines.collect::<Vec<_>>().join("\n");
        let below = self.definitions.iter().filter(|(name, _)| below.contains(name));
        let below = below.map(|(name, lines)| format!("    \"{name}\": {{\n{lines}\n    }}"));
        let below = below.collect::<Vec<_>>().join(",\n");
        if !below.is_empty() {
            document += &format!(",\n  \"$defs\": {{\n{below}\n  }}");
        }
        document + "\n}\n"
    }
}
