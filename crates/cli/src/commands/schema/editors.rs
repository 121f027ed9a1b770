//! The schema of each file, in the forms that editors read.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use backoffice::schema::{Document, Profile, documents, find};
use backoffice_description::validate::{Guess, guess};
use jsonc_parser::{
    ParseOptions,
    cst::{CstInputValue, CstRootNode},
};
use serde_json::json;

use crate::{
    config::{Config, Patterns, Unknown},
    failure::Failure,
    files::{absolute, write_whole},
};

/// Patterns for the files of one schema.
pub(super) struct Association {
    document: &'static Document,
    profile: Profile,
    patterns: Vec<String>,
    /// Patterns of files that another rule is for.
    except: Vec<String>,
    /// Patterns of files that are not checked, in the form of `.gitignore`.
    excluded: Vec<String>,
}

/// Returns the rules of a configuration, and then the names that `validate` guesses, unless the configuration forbids
/// guessing.
pub(super) fn associations(config: &Config) -> Vec<Association> {
    let default = config.profile.unwrap_or_default();
    let patterns = |patterns: &Patterns| -> Vec<_> {
        patterns.iter().map(|pattern| for_editors(&pattern.text)).collect()
    };
    let excluded = config.exclude.iter();
    let excluded: Vec<_> = excluded.map(|pattern| pattern.text.clone()).collect();
    let mut except = Vec::new();
    let mut associations = Vec::new();
    for rule in &config.rules {
        let Ok(document) = find(rule.shape.name()) else {
            continue;
        };
        let patterns = patterns(&rule.patterns);
        associations.push(Association {
            document,
            profile: rule.profile.unwrap_or(default),
            patterns: patterns.clone(),
            except: except.clone(),
            excluded: excluded.clone(),
        });
        except.extend(patterns);
    }
    if config.unknown == Unknown::Guess {
        associations.extend(documents().iter().map(|document| Association {
            document,
            profile: default,
            patterns: guessed(document.name()),
            except: except.clone(),
            excluded: excluded.clone(),
        }));
    }
    associations
}

/// Translates a pattern in the form of `.gitignore`, where a slash within a pattern ties it to the folder of the
/// configuration. Editors know the paths in other folders too, so the translation may match more.
fn for_editors(pattern: &str) -> String {
    translated(pattern, "**/")
}

/// Translates a pattern of files that are not checked. Visual Studio Code looks for each pattern at any depth, so one that is
/// tied to the folder of the configuration needs the name of this folder: it must not exclude files in other folders.
fn exclusion(pattern: &str, root: &Path) -> String {
    let is_tied = pattern.starts_with('/');
    let root = root.file_name().map(|name| name.to_string_lossy().into_owned());
    match root {
        Some(root) if is_tied || is_tied_within(pattern) => {
            let escaped = root.replace(['*', '?', '[', ']', '{', '}', '!'], "?");
            format!(
                "**/{}",
                translated(&format!("{escaped}/{}", pattern.trim_start_matches('/')), "")
            )
        }
        _ => for_editors(pattern),
    }
}

/// Returns true if a slash within a pattern ties it to the folder of the configuration.
fn is_tied_within(pattern: &str) -> bool {
    let plain = pattern.trim_start_matches('/');
    plain.trim_end_matches('/').contains('/') && !plain.starts_with("**/")
}

/// Translates a pattern; `tied` is the start of one that has a slash within it.
fn translated(pattern: &str, tied: &str) -> String {
    let plain = pattern.trim_start_matches('/');
    let name = plain.rsplit('/').next().unwrap_or_default();
    let start = if plain.contains('/') && !plain.starts_with("**/") { tied } else { "" };
    // A pattern also covers all files of a folder that it names.
    let end = match name {
        "" => "**",
        name if !name.contains(['.', '*']) => "/**",
        _ => "",
    };
    format!("{start}{plain}{end}")
}

/// Returns patterns for the names from which `validate` guesses a shape.
fn guessed(shape: &str) -> Vec<String> {
    let mut name = String::new();
    for (position, c) in shape.char_indices() {
        if c.is_uppercase() && position > 0 {
            name.push('-');
        }
        name.push(c.to_ascii_lowercase());
    }
    let stem = name.strip_suffix('y').map(|stem| format!("{stem}ies"));
    let folders = [
        Some(name.clone()),
        stem,
        (!name.ends_with('s')).then(|| format!("{name}s")),
        Some(format!("{name}es")),
    ];
    let means = |path: &str| {
        let found = guess(Some(Path::new(path)), b"{}");
        found.is_ok_and(|Guess { shape: found, .. }| found.name() == shape)
    };
    let mut patterns = vec![format!("{name}.json")];
    let folders = folders.into_iter().flatten().filter(|folder| means(&format!("{folder}/x.json")));
    patterns.extend(folders.map(|folder| format!("**/{folder}/*.json")));
    patterns
}

/// Returns the catalogue, in the form of SchemaStore.
pub(super) fn catalogue(associations: &[Association], base_url: Option<&str>) -> String {
    // Without an address, the documents lie beside the catalogue.
    let start = base_url.unwrap_or("./");
    let schemas = associations.iter().map(|association| {
        let Association { document, profile, patterns, .. } = association;
        json!({
            "name": format!("{} ({})", document.name(), profile.name()),
            "description": document.shape().about,
            "fileMatch": patterns,
            "url": format!("{start}{}/{}.json", profile.name(), document.name()),
        })
    });
    let catalogue = json!({
        "$schema": "https://json.schemastore.org/schema-catalog.json",
        "version": 1,
        "schemas": schemas.collect::<Vec<_>>(),
    });
    format!("{catalogue:#}\n")
}

/// Writes the associations into the settings of Visual Studio Code, beside the configuration or in the working folder.
/// Replaces those that an earlier call has written, and keeps all other text. Returns the file.
pub(super) fn vscode(
    associations: &[Association],
    config: &Config,
    folder: &Path,
) -> Result<PathBuf, Failure> {
    let root = absolute(config.folder.as_deref().unwrap_or(Path::new(".")));
    let path = root.join(".vscode").join("settings.json");
    let absolute = absolute(folder);
    let Ok(inside) = absolute.strip_prefix(&root) else {
        let message =
            format!("{} is not in the project's folder {}", folder.display(), root.display());
        return Err(Failure::usage(
            message,
            "export to a folder in it, so that others find the schemas too",
        ));
    };
    let inside = inside.iter().map(|part| format!("{}/", part.display()));
    let start = format!("./{}", inside.collect::<String>());
    let failed = |what: &str, why: &dyn std::fmt::Display| {
        Failure::unchecked(format!("could not {what} {}: {why}", path.display()))
    };
    let text = match fs::read_to_string(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        Err(error) => return Err(failed("read", &error)),
    };
    let settings = CstRootNode::parse(&text, &ParseOptions::default())
        .map_err(|error| failed("read", &error))?;
    let schemas = settings
        .object_value_or_create()
        .and_then(|object| object.array_value_or_create("json.schemas"));
    let Some(schemas) = schemas else {
        return Err(failed("change", &"expected an object, in which `json.schemas` is a list"));
    };
    for element in schemas.elements() {
        let url = element
            .to_serde_value()
            .and_then(|schema| Some(schema.get("url")?.as_str()?.to_owned()));
        if url.is_some_and(|url| is_ours(&url, &start)) {
            element.remove();
        }
    }
    for Association { document, profile, patterns, except, excluded } in associations {
        let excluded = excluded.iter().map(|pattern| exclusion(pattern, &root));
        let except = excluded.chain(except.iter().cloned());
        let except = except.map(|pattern| format!("!{pattern}"));
        let patterns = patterns.iter().cloned().chain(except);
        let url = format!("{start}{}/{}.json", profile.name(), document.name());
        schemas.append(CstInputValue::Object(vec![
            (
                "fileMatch".to_owned(),
                CstInputValue::Array(patterns.map(CstInputValue::String).collect()),
            ),
            ("url".to_owned(), CstInputValue::String(url)),
        ]));
    }
    let text = settings.to_string();
    let ending = if text.ends_with('\n') { "" } else { "\n" };
    write_whole(&path, format!("{text}{ending}").as_bytes())
        .map_err(|error| failed("write", &error))?;
    Ok(path)
}

/// Returns true for the address of one of our documents in the folder at `start`.
fn is_ours(url: &str, start: &str) -> bool {
    let parts = url.strip_prefix(start).and_then(|rest| rest.split_once('/'));
    parts.is_some_and(|(profile, file)| {
        Profile::from_name(profile).is_some()
            && documents()
                .iter()
                .any(|document| file.strip_suffix(".json") == Some(document.name()))
    })
}
