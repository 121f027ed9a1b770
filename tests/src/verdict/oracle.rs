//! The `jsonschema` crate over our own documents. Compares its failures with our violations.

use std::{
    collections::BTreeSet,
    sync::{LazyLock, OnceLock},
};

use backoffice::schema::{Document, Profile, documents};
use backoffice_description::{
    ShapeInfo, TypeInfo,
    validate::{Code, Validator, Violation, Violations, by_name},
};
use jsonschema::{ValidationError, error::ValidationErrorKind};
use serde_json::Value;

use super::{
    formats, numbers,
    places::{coherent, well_placed},
    reading::Reading,
};
use crate::Result;

/// A failure of a payload: JSON Pointer, keyword, and the name of a missing or unknown field.
type Failure = (String, String, Option<String>);

/// The failures of a payload.
pub type Failures = BTreeSet<Failure>;

/// The verdict of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A payload that follows the document.
    Valid,
    /// JSON that breaks the document.
    Invalid,
    /// Bytes that are not JSON, or JSON that is nested too deep.
    Unreadable,
}

/// One document of a shape, compiled for both sides.
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
    /// If the document is not a schema, or its shape does not exist.
    pub fn new(document: &Document, profile: Profile) -> Result<Self> {
        let schema: Value = serde_json::from_str(&document.text(profile))?;
        let oracle = jsonschema::options()
            .should_validate_formats(true)
            .with_format("date-time", formats::date_time_of_the_oracle)
            .with_format("date", formats::date_of_the_oracle)
            .build(&schema)
            .map_err(|error| error.to_string())?;
        let shape = by_name(document.name())?;
        Ok(Self {
            name: document.name(),
            validator: Validator::new(shape, profile).with_limit(usize::MAX),
            oracle,
        })
    }

    /// Returns the judge of a document by its number, modulo the number of documents. Compiles it on first use.
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

    /// Our validator.
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
            let Self { name, validator, .. } = self;
            format!("{name} {}: {difference}\n{text}\n", validator.profile()).into()
        })
    }

    fn compare(&self, bytes: &[u8]) -> Result<Verdict> {
        let ours = coherent(self.validator, bytes)?;
        let violations = ours.as_ref().err();
        if let Some(violations) = violations {
            well_placed(bytes, violations)?;
        }
        let code = violations.and_then(Violations::syntax_error).map(|error| error.code);
        let (value, repeated, lone_surrogates) = match (Reading::of(bytes), code) {
            // `well_placed` has checked the place of excess nesting.
            (Reading::TooDeep, Some(Code::NestedTooDeep)) | (Reading::NotJson(_), Some(_)) => {
                return Ok(Verdict::Unreadable);
            }
            (Reading::Json { value, repeated, lone_surrogates }, None) => {
                (value, repeated, lone_surrogates)
            }
            (reading, code) => {
                return Err(format!("we report {code:?}, the oracle reads {reading:?}").into());
            }
        };
        let shape = self.validator.shape().info();
        let repeated: BTreeSet<_> =
            repeated.iter().map(|pointer| outside_of_secrets(pointer, shape).to_owned()).collect();
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
            return Err(format!(
                "lone surrogates: we count {ours_lone}, the oracle {lone_surrogates}"
            )
            .into());
        }
        if ours_repeated != repeated {
            return Err(format!(
                "repeated names: we report {ours_repeated:?}, the oracle {repeated:?}"
            )
            .into());
        }
        let theirs = failures(&self.oracle, &value);
        ours.retain(|failure| {
            theirs.contains(failure) || !is_bound_of_far_fraction(failure, &value)
        });
        if ours != theirs {
            let more: Vec<_> = ours.difference(&theirs).collect();
            let less: Vec<_> = theirs.difference(&ours).collect();
            return Err(format!("only we report {more:?}, only the oracle {less:?}").into());
        }
        Ok(if violations.is_none() { Verdict::Valid } else { Verdict::Invalid })
    }
}

/// Cuts a pointer after the first secret in it: our reports name nothing inside a secret.
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

/// Converts a violation to the oracle's terms.
fn failure(violation: &Violation) -> Failure {
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

/// Returns the failures that the `jsonschema` crate finds. Leaves out those that we do not report: `enum` beside
/// `type`, and `pattern` (UTC) beside `format`.
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
        failures.extend(names.into_iter().map(|name| (pointer.clone(), keyword.clone(), name)));
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

/// Returns true for a bound that only we see broken, because the oracle holds another number there.
fn is_bound_of_far_fraction((pointer, keyword, _): &Failure, held: &Value) -> bool {
    let number = held.pointer(pointer).and_then(Value::as_f64);
    ["minimum", "maximum"].contains(&keyword.as_str())
        && number.is_some_and(numbers::is_far_fraction)
}

/// Calls `found` with each failure of an error. A reference that allows null is `anyOf` with the shape first: the
/// failures are those of the shape.
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
