//! The file `backoffice.toml`.

use std::{collections::BTreeMap, fs, path::Path};

use backoffice_description::{
    Profile,
    validate::{Code, by_name},
};
use serde::Deserialize;
use toml::{Spanned, de::DeTable};

use super::{Config, Pattern, Patterns, Rule, Severity, UNDOCUMENTED_FIELD, Unknown};
use crate::{
    failure::Failure,
    files::{Input, folder_of},
    problems::PROBLEMS,
};

/// Keys of the file, for hints.
const KEYS: [&str; 6] = ["baseline", "exclude", "files", "profile", "severity", "unknown"];

/// Settings of `call`, which are in a file of their own.
const CALL_KEYS: [&str; 4] = ["base_url", "call", "honours_idempotency_keys", "profiles"];

/// Advice about settings of `call`.
const CALL: &str = "`backoffice call` takes the token from BACKOFFICE_TOKEN, or from ~/.config/backoffice/config.toml, \
                    where its other settings are too";

/// Keys of `[[files]]`, for hints.
const RULE_KEYS: [&str; 3] = ["match", "profile", "schema"];

#[derive(Deserialize)]
struct Contents {
    #[serde(default)]
    exclude: Vec<Spanned<String>>,
    #[serde(default)]
    unknown: Unknown,
    profile: Option<Spanned<String>>,
    baseline: Option<String>,
    #[serde(default)]
    files: Vec<Files>,
    #[serde(default)]
    severity: BTreeMap<Spanned<String>, Severity>,
}

#[derive(Deserialize)]
struct Files {
    r#match: Spanned<OneOrMore>,
    schema: Spanned<String>,
    profile: Option<Spanned<String>>,
}

#[derive(Deserialize)]
#[serde(untagged, expecting = "expected a pattern or a list of patterns")]
enum OneOrMore {
    One(String),
    More(Vec<String>),
}

/// Reads a configuration.
///
/// # Errors
///
/// If the file can't be read, or has a mistake: with its line, and a hint.
pub(super) fn read(path: &Path) -> Result<Config, Failure> {
    let text = fs::read_to_string(path).map_err(|error| {
        Failure::usage(
            Input::File(path.to_owned()).unreadable(&error),
            "`backoffice init` writes a configuration",
        )
    })?;
    let reader = Reader { path, text: &text };
    reader.check_keys()?;
    let contents: Contents = toml::from_str(&text).map_err(|error| {
        let help = "`backoffice init` writes a configuration that explains every setting";
        reader.mistake(error.span().map_or(0, |span| span.start), error.message(), help)
    })?;
    reader.config(contents)
}

struct Reader<'a> {
    path: &'a Path,
    text: &'a str,
}

impl Reader<'_> {
    /// Returns `path:line` of a byte offset.
    fn at(&self, offset: usize) -> String {
        let before = self.text.get(..offset).unwrap_or_default();
        format!("{}:{}", self.path.display(), before.matches('\n').count() + 1)
    }

    fn mistake(&self, offset: usize, message: &str, help: &str) -> Failure {
        Failure::usage(format!("{}: {message}", self.at(offset)), help)
    }

    /// Refuses unknown keys, and secrets, without showing their values.
    fn check_keys(&self) -> Result<(), Failure> {
        // A syntax error is reported when the text is read as a configuration.
        let Ok(table) = DeTable::parse(self.text) else {
            return Ok(());
        };
        self.check_secrets(table.get_ref())?;
        for (key, value) in table.get_ref() {
            self.check_key(key, &KEYS)?;
            if key.get_ref() == "files" && value.get_ref().is_table() {
                let message = "`files` is a list of rules";
                return Err(self.mistake(key.span().start, message, "write `[[files]]`"));
            }
            for rule in value
                .get_ref()
                .as_array()
                .filter(|_| key.get_ref() == "files")
                .into_iter()
                .flatten()
            {
                for (key, _) in rule.get_ref().as_table().into_iter().flatten() {
                    self.check_key(key, &RULE_KEYS)?;
                }
            }
        }
        Ok(())
    }

    /// Refuses secrets in any table, before a message shows a value.
    fn check_secrets(&self, table: &DeTable<'_>) -> Result<(), Failure> {
        for (key, value) in table {
            let name = key.get_ref().to_lowercase();
            if ["token", "secret", "password"].iter().any(|word| name.contains(word)) {
                let message = format!(
                    "`{}` must not be in this file, which is committed with the repository",
                    key.get_ref()
                );
                return Err(self.mistake(
                    key.span().start,
                    &message,
                    &format!("remove it. {CALL}"),
                ));
            }
            if let Some(table) = value.get_ref().as_table() {
                self.check_secrets(table)?;
            }
            for table in value.get_ref().as_array().into_iter().flatten() {
                if let Some(table) = table.get_ref().as_table() {
                    self.check_secrets(table)?;
                }
            }
        }
        Ok(())
    }

    fn check_key(
        &self,
        key: &Spanned<std::borrow::Cow<'_, str>>,
        known: &[&str],
    ) -> Result<(), Failure> {
        let (name, at) = (key.get_ref().as_ref(), key.span().start);
        if known.contains(&name) {
            return Ok(());
        }
        if CALL_KEYS.contains(&name) {
            let message = format!("`{name}` is a setting of `backoffice call`");
            return Err(self.mistake(at, &message, &format!("remove it. {CALL}")));
        }
        let known_keys = format!("the settings are {}", known.join(", "));
        let message = format!("{}: unknown setting `{name}`", self.at(at));
        Err(Failure::unknown(message, name, known.iter().copied(), &known_keys))
    }

    fn config(&self, contents: Contents) -> Result<Config, Failure> {
        let mut config = Config {
            folder: Some(self.folder().to_owned()),
            exclude: self.patterns(
                contents.exclude.iter().map(|text| (text.get_ref().as_str(), text.span().start)),
            )?,
            unknown: contents.unknown,
            profile: self.profile(contents.profile.as_ref())?,
            baseline: contents.baseline.map(|path| self.folder().join(path)),
            ..Config::default()
        };
        for rule in &contents.files {
            let at = rule.r#match.span().start;
            let texts = match rule.r#match.get_ref() {
                OneOrMore::One(text) => std::slice::from_ref(text),
                OneOrMore::More(texts) => texts,
            };
            let patterns = self.patterns(texts.iter().map(|text| (text.as_str(), at)))?;
            let shape = by_name(rule.schema.get_ref()).map_err(|unknown| {
                let help = "`backoffice schema list` lists the names";
                self.mistake(rule.schema.span().start, &unknown.to_string(), help)
            })?;
            let profile = self.profile(rule.profile.as_ref())?;
            config.rules.push(Rule { patterns, shape, profile });
        }
        for (id, severity) in &contents.severity {
            config.severities.set(self.code(id)?, *severity);
        }
        Ok(config)
    }

    fn folder(&self) -> &Path {
        folder_of(self.path)
    }

    /// Takes texts and their offsets.
    fn patterns<'t>(
        &self,
        texts: impl Iterator<Item = (&'t str, usize)>,
    ) -> Result<Patterns, Failure> {
        let patterns = texts.map(|(text, at)| {
            Pattern::new(self.folder(), text, self.at(at)).map_err(|why| {
                let message = format!("pattern `{text}`: {why}");
                self.mistake(at, &message, "patterns have the form of .gitignore")
            })
        });
        patterns.collect()
    }

    fn profile(&self, name: Option<&Spanned<String>>) -> Result<Option<Profile>, Failure> {
        let Some(name) = name else {
            return Ok(None);
        };
        let profile = Profile::from_name(name.get_ref());
        profile.map(Some).ok_or_else(|| {
            let message = format!("there is no profile `{}`", name.get_ref());
            self.mistake(name.span().start, &message, "the profiles are contract and strict")
        })
    }

    fn code(&self, id: &Spanned<String>) -> Result<Code, Failure> {
        let name = id.get_ref().as_str();
        let codes = Code::ALL.into_iter().filter(|code| !code.is_syntax());
        let known = if name == UNDOCUMENTED_FIELD { Code::UnknownField.id() } else { name };
        let is_syntax = |code: &Code| code.is_syntax() && code.id() == name;
        if Code::ALL.iter().any(is_syntax) || PROBLEMS.iter().any(|(id, _)| *id == name) {
            let message =
                format!("`{name}` keeps a file from being checked, so it has no severity");
            return Err(self.mistake(id.span().start, &message, "exclude the file instead"));
        }
        codes.clone().find(|code| code.id() == known).ok_or_else(|| {
            let message = format!("{}: there is no violation `{name}`", self.at(id.span().start));
            let help = "`backoffice explain` lists the codes";
            Failure::unknown(message, name, codes.map(|code| code.id()), help)
        })
    }
}
