//! Patterns that match no file: each is a warning, and if no rule matches a file, nothing that they name was checked.

use super::arguments::Validate;
use crate::{
    config::{Config, Severity},
    failure::{Failure, warn},
    files::{Input, Unreadable},
};

/// Message about the rules of a run.
#[derive(Debug)]
pub(super) struct Notice {
    pub(super) severity: Severity,
    /// File and line of a pattern in a configuration.
    pub(super) place: Option<(String, String)>,
    pub(super) message: String,
    help: Option<&'static str>,
}

impl Notice {
    /// Prints the message on standard error.
    pub(super) fn print(&self) {
        let place = self.place.as_ref();
        let place = place.map_or_else(String::new, |(file, line)| format!("{file}:{line}: "));
        let message = format!("{place}{}", self.message);
        match (self.severity, self.help) {
            (Severity::Error, Some(help)) => Failure::unchecked(message).with_help(help).print(),
            (Severity::Error, None) => Failure::unchecked(message).print(),
            _ => warn(&message),
        }
    }
}

/// Returns a warning for each pattern that matches no path, and an error if the rules together match no file. Lists of files,
/// such as those that have changed, may have none of them.
pub(super) fn notices(
    arguments: &Validate,
    config: &Config,
    inputs: &[Result<Input, Unreadable>],
) -> Vec<Notice> {
    let mut notices = Vec::new();
    if !arguments.is_part() {
        notices.extend(config.unmatched().map(|pattern| {
            let place = pattern.origin.rsplit_once(':');
            let message = format!("no file matches the pattern `{}`", pattern.text);
            Notice {
                severity: Severity::Warn,
                place: place.map(|(file, line)| (file.into(), line.into())),
                message: match place {
                    Some(_) => message,
                    None => format!("{}: {message}", pattern.origin),
                },
                help: None,
            }
        }));
    }
    let counts = arguments.inputs.schema.is_none() && !arguments.is_list();
    if counts && !has_match(config, inputs, arguments.is_part()) {
        notices.push(Notice {
            severity: Severity::Error,
            place: None,
            message: "no file matches a rule, so the rules checked nothing".to_owned(),
            help: Some(
                "correct `match` in backoffice.toml, or the pattern of --map; `validate --list` lists the files",
            ),
        });
    }
    notices
}

/// Returns true if there are no rules, or one matches an input. If the run is about a part of the files, one may match any
/// file in its folder.
fn has_match(config: &Config, inputs: &[Result<Input, Unreadable>], is_part: bool) -> bool {
    let mut rules = config.rules.iter();
    let mut paths = inputs.iter().flatten().filter_map(Input::path);
    config.rules.is_empty()
        || paths.any(|path| config.rule(path).is_some())
        || is_part && rules.any(|rule| rule.patterns.iter().any(|pattern| pattern.matches_any()))
}
