//! The schema of an input: named by an argument, the payload or a rule, or guessed.

use std::{borrow::Cow, sync::Arc};

use backoffice_schema::documents;
use backoffice_shapes::Profile;
use backoffice_validate::{Code, Guess, Shape, Violation, guess, locate};
use memchr::memmem;
use serde::Deserialize;

use super::{
    finding::Finding,
    summary::{Choice, Source},
};
use crate::{
    config::{Config, Unknown},
    files::{Input, without_mark},
    records::Record,
};

/// Finds the schema of each input.
pub(super) struct Selector {
    /// Schema that an argument names.
    pub(super) shape: Option<&'static Shape>,
    /// Profile that an argument names.
    pub(super) profile: Option<Profile>,
    pub(super) config: Arc<Config>,
}

pub(super) enum Decision {
    Check(&'static Shape, Choice),
    Skip,
    Unknown(Box<Finding>),
}

impl Selector {
    /// Returns true if nothing but the payload can name the schema, and other files are to be skipped.
    pub(super) fn skips(&self, input: &Input) -> bool {
        self.config.unknown == Unknown::Skip
            && self.shape.is_none()
            && input
                .path()
                .is_some_and(|path| self.config.rule(path).is_none())
    }

    /// Finds the schema of an input by its path and its first record.
    pub(super) fn decide(&self, input: &Input, first: &Record<'_>) -> Decision {
        let default = self.profile.or(self.config.profile).unwrap_or_default();
        let check = |shape: &'static Shape, profile, source| {
            let schema = shape.name();
            Decision::Check(
                shape,
                Choice {
                    schema,
                    profile,
                    source,
                },
            )
        };
        if let Some(shape) = self.shape {
            return check(shape, default, Source::Argument);
        }
        if let Some((shape, profile)) = named_in(first.bytes()) {
            return check(shape, self.profile.unwrap_or(profile), Source::Payload);
        }
        if let Some((rule, pattern)) = input.path().and_then(|path| self.config.rule(path)) {
            let profile = self.profile.or(rule.profile).unwrap_or(default);
            return check(rule.shape, profile, Source::Rule(pattern.text.clone()));
        }
        let problem = |title: &str| {
            // If the record is not JSON, report that instead of `no-schema`.
            Decision::Unknown(Box::new(match locate::<&str>(first.bytes(), &[]) {
                Ok(_) => Finding::no_schema(title.to_owned()),
                Err(error) => Finding::not_json(&error, first, input),
            }))
        };
        match self.config.unknown {
            Unknown::Skip if input.path().is_some() => Decision::Skip,
            Unknown::Skip | Unknown::Fail => problem("no rule names the schema of this input"),
            Unknown::Guess => match guess(input.plain_path().as_deref(), first.bytes()) {
                Ok(Guess { shape, why, .. }) => check(shape, default, Source::Guess(why)),
                Err(reason) => problem(&reason.to_string()),
            },
        }
    }
}

/// Returns the schema that a payload's own `$schema` names, if it is one of our documents.
fn named_in(payload: &[u8]) -> Option<(&'static Shape, Profile)> {
    #[derive(Deserialize)]
    struct Named<'a> {
        #[serde(rename = "$schema", borrow)]
        schema: Cow<'a, str>,
    }
    memmem::find(payload, b"\"$schema\"")?;
    let payload: Named<'_> = serde_json::from_slice(without_mark(payload)).ok()?;
    // Documents may be published anywhere: `https://example.com/schemas/strict/Order.json`, `../strict/Order.json`.
    let mut parts = payload.schema.rsplit('/');
    let name = parts.next()?.trim_end_matches('#').strip_suffix(".json")?;
    let profile = Profile::from_name(parts.next()?)?;
    let document = documents()
        .iter()
        .find(|document| document.name() == name)?;
    Some((Shape::by_name(document.name()).ok()?, profile))
}

/// Returns true if a violation is only the record's own `$schema`, which names one of our documents.
pub(super) fn is_own_schema(violation: &Violation, record: &Record<'_>) -> bool {
    violation.code == Code::UnknownField
        && violation.pointer == "/$schema"
        && named_in(record.bytes()).is_some()
}
