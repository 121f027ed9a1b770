//! `backoffice init`: looks at the files of a repository and writes a configuration for them.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    fs::File,
    io::{self, Write as _},
    path::Path,
};

use serde_json::Value;

use crate::{
    config::{self, Config, Pattern},
    failure::Failure,
    files::folder_of,
    validate::{Plan, Planned},
};

/// Files of other tools.
const OTHERS: [&str; 24] = [
    "node_modules/",
    ".vscode/",
    ".devcontainer/",
    "package.json",
    "package-lock.json",
    "npm-shrinkwrap.json",
    "*.lock.json",
    "tsconfig*.json",
    "jsconfig.json",
    "composer.json",
    "bower.json",
    "deno.json",
    "lerna.json",
    "nx.json",
    "turbo.json",
    "angular.json",
    "vercel.json",
    "renovate.json",
    "launch.json",
    "manifest.json",
    "appsettings*.json",
    ".eslintrc.json",
    ".prettierrc.json",
    "*.code-workspace.json",
];

/// Maximum number of files that a rule names one by one, and of lines that say what `validate` would do.
const MOST_NAMED: usize = 20;

/// Writes a configuration into the working folder. Keeps an existing one.
pub(crate) fn run() -> Result<String, Failure> {
    let path = Path::new(config::FILE);
    if path.exists() {
        return Err(exists());
    }
    let excluded = excluded(&Plan::of(Config::default()));
    let text = text(&excluded, &Plan::of(with_exclude(&excluded)?));
    let written = File::create_new(path).and_then(|mut file| file.write_all(text.as_bytes()));
    written.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => exists(),
        _ => Failure::unchecked(format!("could not write {}: {error}", config::FILE)),
    })?;
    let plan = Plan::of(Config::nearest()?);
    Ok(format!(
        "wrote {}\n\n`backoffice validate` would check these files:\n{}",
        config::FILE,
        plan.text(MOST_NAMED)
    ))
}

fn exists() -> Failure {
    Failure::usage(format!("{} exists already", config::FILE), "edit it, or remove it first")
}

/// Returns the patterns of files that are no payloads: those of other tools, and files with comments.
fn excluded(plan: &Plan) -> Vec<String> {
    let files = || plan.rows.iter().filter(|row| row.planned != Planned::Skipped);
    let matches = |text: &&&str| {
        let pattern = Pattern::new(Path::new("."), text, String::new());
        pattern.is_ok_and(|pattern| files().any(|row| pattern.is_of(Path::new(&row.name))))
    };
    let mut patterns: Vec<_> =
        OTHERS.iter().filter(matches).map(|text| (*text).to_owned()).collect();
    let others: Vec<_> = patterns
        .iter()
        .filter_map(|text| Pattern::new(Path::new("."), text, String::new()).ok())
        .collect();
    let with_comments = files().filter(|row| row.planned == Planned::WithComments);
    let with_comments =
        with_comments.filter(|row| !others.iter().any(|other| other.is_of(Path::new(&row.name))));
    patterns.extend(with_comments.map(|row| tied(&row.name)));
    patterns
}

fn with_exclude(patterns: &[String]) -> Result<Config, Failure> {
    let mut config = Config::default();
    for text in patterns {
        let pattern = Pattern::new(Path::new("."), text, config::FILE.to_owned());
        config.exclude.push(pattern.map_err(Failure::unchecked)?);
    }
    Ok(config)
}

/// Returns the pattern of one path, tied to the working folder.
fn tied(path: &str) -> String {
    let path = path.replace('\\', "/");
    let mut pattern = String::from("/");
    for c in path.chars() {
        if matches!(c, '*' | '?' | '[' | '!' | '#') {
            pattern.push('\\');
        }
        pattern.push(c);
    }
    pattern
}

fn text(excluded: &[String], plan: &Plan) -> String {
    let rules = rules(plan);
    let unknown: Vec<_> = plan.rows.iter().filter(|row| row.planned == Planned::Unknown).collect();
    let mut notes = String::new();
    if !unknown.is_empty() {
        // Writing to a String cannot fail.
        let _ =
            writeln!(notes, "# No schema is known for these files. Write a rule for each payload:");
        for row in unknown.iter().take(MOST_NAMED) {
            let _ = writeln!(notes, "#   {}", row.name.escape_debug());
        }
        let more = unknown.len().saturating_sub(MOST_NAMED);
        if more > 0 {
            let _ = writeln!(notes, "#   and {more} more");
        }
    }
    let list = excluded.iter().map(|pattern| Value::from(pattern.as_str()).to_string());
    TEMPLATE
        .replace("{exclude}", &list.collect::<Vec<_>>().join(", "))
        .replace("{unknown}", if unknown.is_empty() || rules.is_empty() { "guess" } else { "skip" })
        .replace("{rules}", &(rules + &notes))
}

/// Returns a rule for each folder whose payloads have one schema, and for the payloads of each schema in other folders. Folders
/// come before those that contain them, as the first rule that matches is taken.
fn rules(plan: &Plan) -> String {
    let mut folders: BTreeMap<&Path, BTreeMap<Option<&str>, Vec<&str>>> = BTreeMap::new();
    for row in &plan.rows {
        let schema = match row.planned {
            Planned::Check(schema) => Some(schema),
            Planned::Skipped => continue,
            Planned::Unknown | Planned::WithComments => None,
        };
        let folder = folder_of(Path::new(&row.name));
        let schemas = folders.entry(folder).or_default();
        schemas.entry(schema).or_default().push(&row.name);
    }
    let mut rules = String::new();
    for (folder, schemas) in folders.iter().rev() {
        let is_alone = schemas.len() == 1 && *folder != Path::new(".");
        for (schema, files) in schemas {
            let Some(schema) = schema else { continue };
            let patterns = if is_alone {
                vec![format!("{}/", tied(&folder.display().to_string()))]
            } else {
                files.iter().take(MOST_NAMED).map(|file| tied(file)).collect()
            };
            let value = match patterns.as_slice() {
                [one] => Value::from(one.as_str()),
                _ => Value::from(patterns),
            };
            let _ = write!(rules, "[[files]]\nmatch = {value}\nschema = \"{schema}\"\n\n");
        }
    }
    rules
}

const TEMPLATE: &str = r#"# Settings of `backoffice validate`. Commit this file. It must hold no secrets.
# Patterns have the form of .gitignore; they are relative to this folder. `backoffice validate --list` shows what they do.

# Files that are not checked, beside those in .gitignore.
exclude = [{exclude}]

# Files that no rule below names:
#   "skip"   are not checked
#   "fail"   are an error
#   "guess"  are checked if their name or their fields show the schema, and are an error otherwise
unknown = "{unknown}"

# Profile of files whose rule names none:
#   "contract"  the rules that the API document states; what only "strict" checks is a warning
#   "strict"    also requires every documented field, and refuses unknown fields
profile = "contract"

# Known violations that do not fail. `backoffice validate --write-baseline` writes the file.
# baseline = "backoffice-baseline.json"

# A rule: schema and profile of the files that a pattern matches. The first rule that matches counts.
# `backoffice schema list` lists the schemas.
# [[files]]
# match = "/payloads/refunds/"
# schema = "RefundOrder"
# profile = "strict"

{rules}
# Severity of a code, also of what would only be a warning: "error", "warn" (is reported, does not fail) or "off".
# `backoffice explain` lists the codes.
[severity]
# amount-format = "error"
# unknown-field = "warn"
"#;
