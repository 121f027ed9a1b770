//! Rules for the files of a repository: from `backoffice.toml` and from arguments.
//!
//! Knows files, patterns and the names of schemas. It must not know reports, or how a payload is checked.

mod arguments;
mod file;
mod patterns;
mod severity;

use std::{
    env,
    path::{Path, PathBuf},
};

use backoffice_description::{
    Profile,
    validate::{Shape, by_name},
};
use serde::Deserialize;

pub(crate) use self::{
    arguments::{HEADING, Rules},
    patterns::{Pattern, Patterns},
    severity::{Severities, Severity, UNDOCUMENTED_FIELD},
};
use crate::failure::Failure;

/// Name of the file in a repository.
pub(crate) const FILE: &str = "backoffice.toml";

/// Treatment of files that no rule names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Unknown {
    Skip,
    Fail,
    #[default]
    Guess,
}

/// Schema of the files that match a pattern.
#[derive(Debug)]
pub(crate) struct Rule {
    pub(crate) patterns: Patterns,
    pub(crate) shape: &'static Shape,
    pub(crate) profile: Option<Profile>,
}

/// Rules of a run.
#[derive(Debug, Default)]
pub(crate) struct Config {
    /// Folder of the file; `None` without a file.
    pub(crate) folder: Option<PathBuf>,
    pub(crate) exclude: Patterns,
    pub(crate) unknown: Unknown,
    pub(crate) profile: Option<Profile>,
    pub(crate) rules: Vec<Rule>,
    pub(crate) severities: Severities,
    pub(crate) baseline: Option<PathBuf>,
}

impl Config {
    /// Reads the file that the arguments name, or the next one upwards from the working folder, and adds the rules of
    /// the arguments. The arguments take precedence.
    pub(crate) fn find(arguments: &Rules) -> Result<Self, Failure> {
        let mut config = match path(arguments) {
            Some(path) => file::read(&path)?,
            None => Self::default(),
        };
        config.add(arguments)?;
        Ok(config)
    }

    /// Reads the next file upwards from the working folder, if there is one.
    pub(crate) fn nearest() -> Result<Self, Failure> {
        upwards().map_or_else(|| Ok(Self::default()), |path| file::read(&path))
    }

    fn add(&mut self, arguments: &Rules) -> Result<(), Failure> {
        let pattern = |option: &str, text: &str| {
            Pattern::new(Path::new("."), text, option.to_owned()).map_err(|why| {
                Failure::usage(
                    format!("{option} `{text}`: {why}"),
                    "patterns have the form of .gitignore",
                )
            })
        };
        for text in &arguments.exclude {
            self.exclude.push(pattern("--exclude", text)?);
        }
        for (position, map) in arguments.map.iter().enumerate() {
            let rule = Rule {
                patterns: Patterns::from_iter([pattern("--map", &map.name)?]),
                shape: by_name(&map.value)?,
                profile: None,
            };
            self.rules.insert(position, rule);
        }
        if arguments.no_guess && self.unknown == Unknown::Guess {
            self.unknown = Unknown::Fail;
        }
        Ok(())
    }

    /// Returns the first rule that names a file, with its pattern.
    pub(crate) fn rule(&self, file: &Path) -> Option<(&Rule, &Pattern)> {
        let mut rules = self.rules.iter();
        rules.find_map(|rule| Some((rule, rule.patterns.find(file, false)?)))
    }

    /// Returns the patterns that no path in their folder matches.
    pub(crate) fn unmatched(&self) -> impl Iterator<Item = &Pattern> {
        let rules = self.rules.iter().map(|rule| &rule.patterns);
        let all = [&self.exclude].into_iter().chain(rules);
        all.flat_map(Patterns::iter).filter(|pattern| !pattern.matches_any())
    }
}

/// Returns the configuration that the arguments name, or the next one upwards from the working folder.
pub(crate) fn path(arguments: &Rules) -> Option<PathBuf> {
    arguments.config.clone().or_else(upwards)
}

/// Finds the next configuration upwards from the working folder.
fn upwards() -> Option<PathBuf> {
    let folder = env::current_dir().ok()?;
    let files = folder.ancestors().map(|folder| folder.join(FILE));
    let found = files.into_iter().find(|file| file.is_file())?;
    // A path in the working folder or below is shorter to read.
    Some(found.strip_prefix(&folder).map(Path::to_owned).unwrap_or(found))
}
