//! The schema of an input: named by an argument, the payload or a rule, or guessed.

use std::{borrow::Cow, sync::Arc};

use backoffice::schema::documents;
use backoffice_description::{
    Profile, nearest,
    validate::{Code, Guess, Shape, Violation, by_name, guess, locate},
};
use memchr::memmem;
use serde::Deserialize;

use super::{
    finding::Finding,
    summary::{Choice, Source},
};
use crate::{
    config::{Config, Unknown},
    files::{Input, Reason, without_mark},
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
    Skip(Reason),
    Unknown(Box<Finding>),
}

impl Selector {
    /// Returns true if nothing but the payload can name the schema, and other files are to be skipped.
    pub(super) fn skips(&self, input: &Input) -> bool {
        self.config.unknown == Unknown::Skip
            && self.shape.is_none()
            && input.path().is_some_and(|path| self.config.rule(path).is_none())
    }

    /// Finds the schema of an input by its path and its first record.
    pub(super) fn decide_by(&self, input: &Input, first: &Record<'_>) -> Decision {
        let default = self.profile.or(self.config.profile).unwrap_or_default();
        let check = |shape: &'static Shape, profile, source| {
            let schema = shape.name();
            Decision::Check(shape, Choice { schema, profile, source })
        };
        if let Some(shape) = self.shape {
            return check(shape, default, Source::Argument);
        }
        let payload = Named::of(first.bytes());
        if let Some((shape, profile)) = payload.document() {
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
                Err(error) => Finding::not_json(&error, first),
            }))
        };
        if let Some(message) = payload.misspelt() {
            return problem(&message);
        }
        match self.config.unknown {
            Unknown::Skip if input.path().is_some() => Decision::Skip(Reason::WithoutRule),
            Unknown::Guess if payload.is_description() && input.path().is_some() => {
                Decision::Skip(Reason::Description)
            }
            Unknown::Skip | Unknown::Fail => problem("no rule names the schema of this input"),
            Unknown::Guess => match guess(input.plain_path().as_deref(), first.bytes()) {
                Ok(Guess { shape, why, .. }) => check(shape, default, Source::Guess(why)),
                Err(reason) => problem(&reason.to_string()),
            },
        }
    }
}

/// Fields in which a document says what it is.
#[derive(Default, Deserialize)]
struct Named<'a> {
    #[serde(rename = "$schema", borrow)]
    schema: Option<Cow<'a, str>>,
    #[serde(borrow)]
    openapi: Option<Cow<'a, str>>,
}

impl<'a> Named<'a> {
    fn of(payload: &'a [u8]) -> Self {
        let finder = [&b"\"$schema\""[..], b"\"openapi\""];
        if finder.iter().all(|name| memmem::find(payload, name).is_none()) {
            return Self::default();
        }
        serde_json::from_slice(without_mark(payload)).unwrap_or_default()
    }

    /// Returns the name and the profile in `$schema`. Documents may be published anywhere:
    /// `https://example.com/schemas/strict/Order.json`, `../strict/Order.json`.
    fn parts(&self) -> Option<(&str, Profile)> {
        let mut parts = self.schema.as_deref()?.rsplit('/');
        let name = parts.next()?.trim_end_matches('#').strip_suffix(".json")?;
        Some((name, Profile::from_name(parts.next()?)?))
    }

    /// Returns the schema, if `$schema` is one of our documents.
    fn document(&self) -> Option<(&'static Shape, Profile)> {
        let (name, profile) = self.parts()?;
        let mut documents = documents().iter();
        let document = documents.find(|document| document.name() == name)?;
        Some((by_name(document.name()).ok()?, profile))
    }

    /// Returns a message if `$schema` has the form of our documents' addresses and a name similar to one of theirs.
    fn misspelt(&self) -> Option<String> {
        let (name, _) = self.parts()?;
        let documents = documents().iter().map(|document| document.name());
        let meant = nearest(name, documents, str::to_owned, 2).into_iter().next()?;
        Some(format!("its `$schema` names `{name}`, which does not exist; did you mean `{meant}`?"))
    }

    /// Returns true for documents that describe others: JSON Schema, settings of editors, OpenAPI.
    fn is_description(&self) -> bool {
        let schema = self.schema.as_deref().unwrap_or_default();
        let others = ["json-schema.org/", "schemastore.org/"];
        self.openapi.is_some() || others.iter().any(|other| schema.contains(other))
    }
}

/// Returns true if a violation is only the record's own `$schema`, which names one of our documents.
pub(super) fn is_own_schema(violation: &Violation, record: &Record<'_>) -> bool {
    violation.code == Code::UnknownField
        && violation.pointer == "/$schema"
        && Named::of(record.bytes()).document().is_some()
}
