//! Which keywords of a schema document a payload fails, and where.
//!
//! The one module that runs the `jsonschema` crate. It knows schemas; it does not know what the API
//! document says of a place.

use backoffice_schema::{Document, Profile};
use backoffice_shapes::format::{is_date, is_date_time, is_url};
use jsonschema::{Draft, PatternOptions, ValidationError, error::ValidationErrorKind};

use crate::{
    instance::Payload,
    tree::{Node, push_token},
};

/// A keyword that asserts something in the documents.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Keyword {
    Type,
    Required,
    AdditionalProperties,
    Enum,
    Minimum,
    Maximum,
    Format,
    Pattern,
}

/// One keyword that fails at one place.
#[derive(Debug)]
pub(crate) struct Failure {
    pub(crate) keyword: Keyword,
    /// JSON Pointer to the value that fails; for `required` to the object, for `additionalProperties`
    /// to the member's value.
    pub(crate) pointer: String,
    /// The name that is missing, or that should not be there.
    pub(crate) member: Option<String>,
}

/// A compiled schema document.
pub(crate) struct Engine(jsonschema::Validator<Payload>);

impl Engine {
    /// Compiles a document.
    ///
    /// # Errors
    ///
    /// What the document is not: JSON, or a schema.
    pub(crate) fn new(document: &Document, profile: Profile) -> Result<Self, String> {
        let schema = serde_json::from_str(document.text(profile)).map_err(|e| e.to_string())?;
        jsonschema::options_for::<Payload>()
            .with_draft(Draft::Draft202012)
            .with_format("date-time", is_date_time)
            .with_format("date", is_date)
            .with_format("uri", is_url)
            .with_format("password", |_: &str| true)
            .should_validate_formats(true)
            .should_ignore_unknown_formats(false)
            // The engine whose time is linear in the text.
            .with_pattern_options(PatternOptions::regex())
            .build(&schema)
            .map(Self)
            .map_err(|error| error.to_string())
    }

    /// What fails in a payload, in no certain order.
    ///
    /// # Errors
    ///
    /// The keyword that failed, if it is none that the documents use.
    pub(crate) fn failures(&self, root: &Node<'_>) -> Result<Vec<Failure>, String> {
        if self.0.is_valid(root) {
            return Ok(Vec::new());
        }
        let mut failures = Vec::new();
        for error in self.0.iter_errors(root) {
            collect(&error, &mut failures)?;
        }
        Ok(failures)
    }
}

fn collect(error: &ValidationError<'_>, failures: &mut Vec<Failure>) -> Result<(), String> {
    let pointer = error.instance_path().as_str().to_owned();
    let mut push = |keyword, pointer, member| {
        failures.push(Failure {
            keyword,
            pointer,
            member,
        })
    };
    match error.kind() {
        ValidationErrorKind::Type { .. } => push(Keyword::Type, pointer, None),
        ValidationErrorKind::Enum { .. } => push(Keyword::Enum, pointer, None),
        ValidationErrorKind::Minimum { .. } => push(Keyword::Minimum, pointer, None),
        ValidationErrorKind::Maximum { .. } => push(Keyword::Maximum, pointer, None),
        ValidationErrorKind::Format { .. } => push(Keyword::Format, pointer, None),
        ValidationErrorKind::Pattern { .. } => push(Keyword::Pattern, pointer, None),
        ValidationErrorKind::Required { property } => {
            push(
                Keyword::Required,
                pointer,
                property.as_str().map(ToOwned::to_owned),
            );
        }
        ValidationErrorKind::AdditionalProperties { unexpected } => {
            for name in unexpected {
                let mut pointer = pointer.clone();
                push_token(&mut pointer, name);
                push(Keyword::AdditionalProperties, pointer, Some(name.clone()));
            }
        }
        other => {
            let keyword = other.keyword();
            return Err(format!(
                "its keyword `{keyword}` is none that the validator reports"
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use backoffice_schema::{Profile, documents};
    use serde_json::Value;

    /// Keywords that assert something and are reported, and keywords that assert nothing.
    const KNOWN: [&str; 18] = [
        "$comment",
        "$defs",
        "$id",
        "$ref",
        "$schema",
        "additionalProperties",
        "description",
        "enum",
        "examples",
        "format",
        "items",
        "maximum",
        "minimum",
        "pattern",
        "properties",
        "required",
        "title",
        "type",
    ];

    fn keywords<'s>(schema: &'s Value, found: &mut BTreeSet<&'s str>) {
        for (keyword, value) in schema.as_object().into_iter().flatten() {
            found.insert(keyword);
            match keyword.as_str() {
                "$defs" | "properties" => {
                    value
                        .as_object()
                        .into_iter()
                        .flatten()
                        .for_each(|(_, v)| keywords(v, found));
                }
                "items" => keywords(value, found),
                _ => {}
            }
        }
    }

    #[test]
    fn documents_use_no_keyword_that_is_not_reported() {
        for document in documents() {
            for profile in Profile::ALL {
                let schema: Value = serde_json::from_str(document.text(profile)).unwrap();
                let mut found = BTreeSet::new();
                keywords(&schema, &mut found);
                let unknown: Vec<_> = found
                    .iter()
                    .filter(|keyword| !KNOWN.contains(keyword))
                    .collect();
                assert!(unknown.is_empty(), "{}: {unknown:?}", document.name());
            }
        }
    }
}
