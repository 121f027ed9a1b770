//! The `jsonschema` crate over our own documents, and what it and we say of a payload in the same terms.

use std::{
    collections::BTreeSet,
    sync::{LazyLock, OnceLock},
};

use backoffice_schema::{Document, Profile, documents};
use backoffice_shapes::{ShapeInfo, TypeInfo};
use backoffice_validate::{Code, Shape, Validator, Violation, Violations};
use jsonschema::{ValidationError, error::ValidationErrorKind};
use serde_json::{Value, json};

use super::{
    formats,
    places::{coherent, well_placed},
    reading::Reading,
};
use crate::Result;

/// Where a payload fails, by which keyword, and the name of the field that is missing or too many.
pub type Failures = BTreeSet<(String, String, Option<String>)>;

/// What both sides say of some bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is what the document asks for.
    Valid,
    /// It is JSON, and not that.
    Invalid,
    /// It is no JSON that is read.
    Unreadable,
}

/// One document of a shape, on both sides.
#[derive(Debug)]
pub struct Judge {
    name: &'static str,
    validator: Validator,
    oracle: jsonschema::Validator,
}

impl Judge {
    /// Compiles a document.
    ///
    /// # Errors
    ///
    /// If the document is no schema, or there is no such shape.
    pub fn new(document: &Document, profile: Profile) -> Result<Self> {
        let schema: Value = serde_json::from_str(document.text(profile))?;
        let oracle = jsonschema::options()
            .should_validate_formats(true)
            .with_format("date-time", formats::date_time_of_the_oracle)
            .with_format("date", formats::date_of_the_oracle)
            .build(&schema)
            .map_err(|error| error.to_string())?;
        let shape = Shape::by_name(document.name())?;
        Ok(Self {
            name: document.name(),
            validator: Validator::new(shape, profile).with_limit(usize::MAX),
            oracle,
        })
    }

    /// The judge of a document by its number and profile, compiled when it is first asked for; numbers go
    /// round.
    ///
    /// # Panics
    ///
    /// If the document cannot be compiled.
    #[must_use]
    pub fn nth(number: usize, profile: Profile) -> &'static Self {
        static JUDGES: LazyLock<Vec<[OnceLock<Judge>; 2]>> =
            LazyLock::new(|| documents().iter().map(|_| Default::default()).collect());
        let number = number % documents().len();
        let slot = &JUDGES[number][usize::from(profile == Profile::Strict)];
        slot.get_or_init(|| match Self::new(&documents()[number], profile) {
            Ok(judge) => judge,
            Err(error) => panic!("document {number} in {profile}: {error}"),
        })
    }

    /// Our side.
    #[must_use]
    pub fn validator(&self) -> Validator {
        self.validator
    }

    /// Compares both sides on some bytes, and our side with itself.
    ///
    /// # Errors
    ///
    /// If they differ.
    pub fn judge(&self, bytes: &[u8]) -> Result<Verdict> {
        self.compare(bytes).map_err(|difference| {
            let text = String::from_utf8_lossy(bytes);
            let Self {
                name, validator, ..
            } = self;
            format!("{name} {}: {difference}\n{text}\n", validator.profile()).into()
        })
    }

    fn compare(&self, bytes: &[u8]) -> Result<Verdict> {
        let ours = coherent(self.validator, bytes)?;
        let violations = ours.as_ref().err();
        if let Some(violations) = violations {
            well_placed(bytes, violations)?;
        }
        let code = violations
            .and_then(Violations::syntax_error)
            .map(|error| error.code);
        let (value, repeated, lone_surrogates) = match (Reading::of(bytes), code) {
            // Where it is nested too deep is checked above.
            (Reading::TooDeep, Some(Code::NestedTooDeep)) | (Reading::NotJson(_), Some(_)) => {
                return Ok(Verdict::Unreadable);
            }
            (
                Reading::Json {
                    value,
                    repeated,
                    lone_surrogates,
                },
                None,
            ) => (value, repeated, lone_surrogates),
            (reading, code) => {
                return Err(format!("we say {code:?}, the oracle reads {reading:?}").into());
            }
        };
        let shape = self.validator.shape().info();
        let repeated: BTreeSet<_> = repeated
            .iter()
            .map(|pointer| outside_of_secrets(pointer, shape).to_owned())
            .collect();
        let mut ours = Failures::new();
        let mut ours_repeated = BTreeSet::new();
        let mut ours_lone = 0;
        for violation in violations.into_iter().flatten() {
            match violation.code {
                Code::DuplicateField => drop(ours_repeated.insert(violation.pointer.clone())),
                Code::LoneSurrogate => ours_lone += 1,
                _ => drop(ours.insert(failure(violation))),
            }
        }
        if ours_lone != lone_surrogates {
            return Err(format!("lone surrogates: {ours_lone} and {lone_surrogates}").into());
        }
        if ours_repeated != repeated {
            return Err(format!("names that repeat: {ours_repeated:?} and {repeated:?}").into());
        }
        let theirs = failures(&self.oracle, &value);
        if ours != theirs {
            let more: Vec<_> = ours.difference(&theirs).collect();
            let less: Vec<_> = theirs.difference(&ours).collect();
            return Err(format!("we alone say {more:?}, the oracle alone {less:?}").into());
        }
        Ok(if violations.is_none() {
            Verdict::Valid
        } else {
            Verdict::Invalid
        })
    }
}

/// A pointer, cut off behind the first secret that it leads into: we name nothing in there.
fn outside_of_secrets<'p>(pointer: &'p str, shape: &'static ShapeInfo) -> &'p str {
    let mut ty = TypeInfo::Shape(shape);
    let mut end = 0;
    for token in pointer.split('/').skip(1) {
        end += 1 + token.len();
        ty = match ty {
            TypeInfo::Shape(shape) => match shape.field(token) {
                Some(field) if field.secret => return &pointer[..end],
                Some(field) => field.ty,
                None => TypeInfo::Any,
            },
            TypeInfo::List(element) => *element,
            _ => TypeInfo::Any,
        };
    }
    pointer
}

/// A violation in the oracle's terms.
fn failure(violation: &Violation) -> (String, String, Option<String>) {
    let keyword = violation.keyword.unwrap_or_default().to_owned();
    let Violation { pointer, field, .. } = violation.clone();
    match violation.code {
        Code::MissingField => (pointer, keyword, field),
        Code::UnknownField => {
            let (object, _) = pointer.rsplit_once('/').unwrap_or_default();
            (object.to_owned(), keyword, field)
        }
        _ => (pointer, keyword, None),
    }
}

/// What the `jsonschema` crate says of a payload, as far as we say it too: of a value of another type not
/// that it is none of an enumeration, of one that is no date-time not that it is not in UTC.
fn failures(oracle: &jsonschema::Validator, payload: &Value) -> Failures {
    let mut failures = Failures::new();
    let mut add = |error: &ValidationError<'_>| {
        let names = match error.kind() {
            ValidationErrorKind::Required { property } => {
                vec![property.as_str().map(ToOwned::to_owned)]
            }
            ValidationErrorKind::AdditionalProperties { unexpected } => {
                unexpected.iter().cloned().map(Some).collect()
            }
            _ => vec![None],
        };
        let pointer = error.instance_path().as_str().to_owned();
        let keyword = error.kind().keyword().to_owned();
        failures.extend(
            names
                .into_iter()
                .map(|name| (pointer.clone(), keyword.clone(), name)),
        );
    };
    for error in oracle.iter_errors(payload) {
        each_failure(&error, &mut add);
    }
    let all = failures.clone();
    failures.retain(|(pointer, keyword, _)| {
        let also = |other: &str| all.contains(&(pointer.clone(), other.to_owned(), None));
        !(keyword == "enum" && also("type") || keyword == "pattern" && also("format"))
    });
    failures
}

/// Calls `found` with each failure that an error stands for. A reference that lets null pass is `anyOf` with the
/// shape first, and fails as that shape does: at the same places, by the same keywords.
pub(crate) fn each_failure(
    error: &ValidationError<'_>,
    found: &mut dyn FnMut(&ValidationError<'_>),
) {
    match error.kind() {
        ValidationErrorKind::AnyOf { context } => {
            let shape = context.first().into_iter().flatten();
            shape.for_each(|error| each_failure(error, found));
        }
        _ => found(error),
    }
}

/// A validator of a format alone, as the `jsonschema` crate has it.
pub(super) fn of_format(format: &str) -> jsonschema::Validator {
    let schema = json!({"type": "string", "format": format});
    let built = jsonschema::options()
        .should_validate_formats(true)
        .build(&schema);
    match built {
        Ok(validator) => validator,
        Err(error) => panic!("format {format}: {error}"),
    }
}
