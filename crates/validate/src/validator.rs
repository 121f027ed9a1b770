//! The validator: a schema document, a profile, and the verdict on a payload.

use std::{
    fmt,
    sync::{Arc, OnceLock},
};

use backoffice_schema::{Document, Profile};

use crate::{
    code::Code,
    context::Context,
    engine::{Engine, Failure},
    parse::parse,
    position::Cursor,
    syntax::SyntaxError,
    tree::Node,
    violation::{self, Violations},
};

/// How many violations of one payload are reported, if nothing else is said.
const LIMIT: usize = 1000;

/// Checks payloads against one schema document in one profile.
///
/// Cheap to clone and to share between threads. The document is compiled when the first payload comes.
#[derive(Clone)]
pub struct Validator {
    document: &'static Document,
    profile: Profile,
    limit: usize,
    engine: Arc<OnceLock<Result<Engine, String>>>,
}

impl Validator {
    /// A validator for a document in a profile.
    #[must_use]
    pub fn new(document: &'static Document, profile: Profile) -> Self {
        Self {
            document,
            profile,
            limit: LIMIT,
            engine: Arc::default(),
        }
    }

    /// Reports at most `limit` violations of a payload, instead of 1000, and counts the others.
    #[must_use]
    pub fn with_limit(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }

    /// The document.
    #[must_use]
    pub fn document(&self) -> &'static Document {
        self.document
    }

    /// The profile.
    #[must_use]
    pub fn profile(&self) -> Profile {
        self.profile
    }

    /// Checks a payload.
    ///
    /// One thing is said of a value: one of the wrong type is not reported for what its text should be,
    /// and one that is no date-time not for its offset.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON, or is not what the document asks for.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_schema::{Profile, find};
    /// use backoffice_validate::{Validator, Verdict};
    ///
    /// let validator = Validator::new(find("Customer")?, Profile::Contract);
    /// match validator.check(br#"{"id": "7"}"#) {
    ///     Ok(()) => println!("valid"),
    ///     Err(Verdict::Invalid(violations)) => assert_eq!(violations.total(), 1),
    ///     Err(Verdict::NotJson(error)) => println!("{error}"),
    ///     Err(Verdict::Defect(defect)) => println!("{defect}"),
    /// }
    /// # Ok::<(), backoffice_schema::UnknownName>(())
    /// ```
    pub fn check(&self, bytes: &[u8]) -> Result<(), Verdict> {
        let root = parse(bytes).map_err(Verdict::NotJson)?;
        let compiled = self
            .engine
            .get_or_init(|| Engine::new(self.document, self.profile));
        let engine = compiled.as_ref().map_err(|reason| self.defect(reason))?;
        let failures = engine
            .failures(&root)
            .map_err(|reason| self.defect(&reason))?;
        if failures.is_empty() {
            return Ok(());
        }
        let located = self
            .located(&root, failures)
            .map_err(|reason| self.defect(&reason))?;
        Err(Verdict::Invalid(self.worded(bytes, &root, located)))
    }

    /// Whether a payload is JSON and what the document asks for.
    #[must_use]
    pub fn is_valid(&self, bytes: &[u8]) -> bool {
        self.check(bytes).is_ok()
    }

    /// Gives each failure its code and place, in the order of places, and leaves out what says nothing
    /// new.
    fn located(&self, root: &Node<'_>, failures: Vec<Failure>) -> Result<Vec<Located>, String> {
        let locate = |failure: Failure| {
            let Failure {
                keyword, pointer, ..
            } = &failure;
            let context = self.context(root, pointer);
            let code = context
                .as_ref()
                .and_then(|context| violation::code(*keyword, context));
            match context.zip(code) {
                Some((context, code)) => Ok(Located {
                    offset: violation::offset(code, &context),
                    code,
                    failure,
                }),
                None => Err(format!(
                    "{keyword:?} fails at `{pointer}`, which the models do not explain"
                )),
            }
        };
        let mut located = failures
            .into_iter()
            .map(locate)
            .collect::<Result<Vec<_>, _>>()?;
        // Stable, so that members missing from one object stay in the document's order.
        located.sort_by(|a, b| {
            let key = |located: &Located| (located.offset, located.code);
            key(a)
                .cmp(&key(b))
                .then_with(|| a.failure.pointer.cmp(&b.failure.pointer))
        });
        located.dedup_by(|later, kept| {
            let implied = match later.code {
                Code::NotAllowedValue => kept.code == Code::WrongType,
                Code::TimestampNotUtc => kept.code == Code::TimestampFormat,
                code => code == kept.code && later.failure.member == kept.failure.member,
            };
            implied && later.failure.pointer == kept.failure.pointer
        });
        Ok(located)
    }

    fn worded(&self, bytes: &[u8], root: &Node<'_>, located: Vec<Located>) -> Violations {
        let omitted = located.len().saturating_sub(self.limit);
        let mut cursor = Cursor::new(bytes);
        let word = |Located {
                        offset,
                        code,
                        failure,
                    }| {
            let context = self.context(root, &failure.pointer)?;
            Some(violation::violation(
                code,
                failure,
                &context,
                self.profile,
                cursor.place(offset),
            ))
        };
        let shown = located
            .into_iter()
            .take(self.limit)
            .filter_map(word)
            .collect();
        Violations { shown, omitted }
    }

    fn context<'p, 't>(&self, root: &'p Node<'t>, pointer: &str) -> Option<Context<'p, 't>> {
        Context::at(root, self.document.shape(), self.profile, pointer)
    }

    fn defect(&self, reason: &str) -> Verdict {
        let (document, profile) = (self.document.name(), self.profile);
        Verdict::Defect(Defect {
            document,
            profile,
            reason: reason.to_owned(),
        })
    }
}

impl fmt::Debug for Validator {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Validator")
            .field("document", &self.document.name())
            .field("profile", &self.profile)
            .field("limit", &self.limit)
            .finish_non_exhaustive()
    }
}

/// A failure with its code and place.
struct Located {
    offset: usize,
    code: Code,
    failure: Failure,
}

/// Why a payload does not pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It is JSON, but not what the document asks for.
    Invalid(Violations),
    /// It is not one JSON text.
    NotJson(SyntaxError),
    /// It could not be checked, which is this crate's fault.
    Defect(Defect),
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Invalid(violations) => violations.fmt(f),
            Self::NotJson(error) => error.fmt(f),
            Self::Defect(defect) => defect.fmt(f),
        }
    }
}

impl std::error::Error for Verdict {}

/// A schema document that this crate cannot check payloads against, which is a defect of this project.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    document: &'static str,
    profile: Profile,
    reason: String,
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            document,
            profile,
            reason,
        } = self;
        write!(
            f,
            "could not check against the {profile} document of {document}: {reason}; "
        )?;
        f.write_str("this is a defect of the validator: please report it")
    }
}

impl std::error::Error for Defect {}
