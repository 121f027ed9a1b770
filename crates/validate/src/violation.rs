//! What is reported of each place where a payload is not what it should be.

use std::{borrow::Cow, fmt, slice, vec};

use backoffice_shapes::{Profile, ShapeInfo, TypeInfo};

use crate::{
    code::Code,
    context::Context,
    hint,
    names::Names,
    reader::Value,
    syntax::{Fault, SyntaxError},
};

/// How many characters of a value a report shows.
const SHOWN: usize = 60;

/// One place where a payload is not what the schema document asks for.
///
/// The value of a secret field is in none of the texts, nor are names in it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// JSON Pointer (RFC 6901) to the value; for a missing field, to the object that lacks it.
    pub pointer: String,
    /// In what way it differs.
    pub code: Code,
    /// The JSON Schema keyword that fails; none where JSON Schema says nothing: of a name that comes twice,
    /// of a lone surrogate, and of what is no JSON.
    pub keyword: Option<&'static str>,
    /// Byte offset of the value, a byte order mark included; for a missing field of the object that
    /// lacks it, for an undocumented or a repeated field, and for a name that is not text, of its name.
    pub offset: usize,
    /// The line of that offset, from 1.
    pub line: usize,
    /// Its column in characters, from 1.
    pub column: usize,
    /// What should be there, in words.
    pub expected: String,
    /// What is there: the kind of value, and the value shortened where it may be shown.
    pub found: String,
    /// The section of the API document that describes the field or the shape.
    pub section: &'static str,
    /// The shape whose field it is; the payload's own shape if it is the payload itself.
    pub shape: &'static str,
    /// The name of the field that is missing, should not be there, or has the value or the list around
    /// it; none if it is the payload itself.
    pub field: Option<String>,
    /// What to do about it.
    pub hint: Option<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            pointer,
            code,
            line,
            column,
            expected,
            found,
            section,
            shape,
            hint,
            ..
        } = self;
        // A name in it may have characters that a terminal would act upon.
        let place = match pointer.as_str() {
            _ if code.is_syntax() => String::new(),
            "" => " at the top".to_owned(),
            pointer => format!(" at {}", pointer.escape_debug()),
        };
        write!(
            f,
            "{line}:{column}: {code}{place}: expected {expected}, found {found}"
        )?;
        write!(f, " ({shape}, section {section})")?;
        hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
    }
}

/// What is wrong with a payload: at least one violation, in the order of the text; of one place, in the
/// order of [`Code::ALL`].
///
/// Bytes that are no JSON text, or one that is nested too deep, have a single violation, of a code that
/// says so, and a [`syntax_error`](Self::syntax_error).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations {
    shown: Vec<Violation>,
    omitted: usize,
    syntax_error: Option<Box<SyntaxError>>,
}

impl Violations {
    pub(crate) fn new(shown: Vec<Violation>, omitted: usize) -> Self {
        Self {
            shown,
            omitted,
            syntax_error: None,
        }
    }

    /// `bytes`, which should hold a value of a shape, cannot be read.
    pub(crate) fn unread(bytes: &[u8], fault: Fault, shape: &'static ShapeInfo) -> Self {
        Self::unreadable(SyntaxError::of(bytes, fault), shape)
    }

    /// A text which should hold a value of a shape cannot be read.
    pub(crate) fn unreadable(error: SyntaxError, shape: &'static ShapeInfo) -> Self {
        let violation = Violation {
            pointer: String::new(),
            code: error.code,
            keyword: None,
            offset: error.offset,
            line: error.line,
            column: error.column,
            expected: error.expected.clone().into(),
            found: error.found.clone().into(),
            section: shape.section,
            shape: shape.name,
            field: None,
            hint: error.hint.clone(),
        };
        Self {
            shown: vec![violation],
            omitted: 0,
            syntax_error: Some(Box::new(error)),
        }
    }

    /// Why the payload could not be read, in the reader's own words; `None` if it could.
    ///
    /// # Examples
    ///
    /// ```
    /// let violations = backoffice_validate::order(br#"{"number": }"#).unwrap_err();
    /// let error = violations.syntax_error().unwrap();
    /// assert_eq!(error.message, "expected a value, found `}`");
    /// ```
    #[must_use]
    pub fn syntax_error(&self) -> Option<&SyntaxError> {
        self.syntax_error.as_deref()
    }

    /// The violations, up to the validator's limit.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.shown
    }

    /// The violations, up to the validator's limit.
    pub fn iter(&self) -> slice::Iter<'_, Violation> {
        self.shown.iter()
    }

    /// How many more there are beyond the validator's limit.
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.omitted
    }

    /// How many there are in all.
    #[must_use]
    pub fn total(&self) -> usize {
        self.shown.len() + self.omitted
    }
}

impl IntoIterator for Violations {
    type Item = Violation;
    type IntoIter = vec::IntoIter<Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.shown.into_iter()
    }
}

impl<'a> IntoIterator for &'a Violations {
    type Item = &'a Violation;
    type IntoIter = slice::Iter<'a, Violation>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl fmt::Display for Violations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(error) = self.syntax_error() {
            return error.fmt(f);
        }
        for (index, violation) in self.shown.iter().enumerate() {
            write!(f, "{}{violation}", if index == 0 { "" } else { "\n" })?;
        }
        if self.omitted == 0 {
            Ok(())
        } else {
            write!(f, "\nand {} more", self.omitted)
        }
    }
}

impl std::error::Error for Violations {}

/// A violation that is to be worded.
pub(crate) struct Report<'r, 't> {
    pub(crate) code: Code,
    /// The value in question, or the object that lacks a field.
    pub(crate) place: &'r Context<'t>,
    pub(crate) offset: usize,
    /// The name of a field that is missing, should not be there, is there twice or is not text.
    pub(crate) name: Option<&'r str>,
    /// Names of fields that the document does not list, in the object that lacks one.
    pub(crate) others: Option<&'r Names<'t>>,
}

/// Words a violation. Line and column are those of the start of the text.
pub(crate) fn violation(report: Report<'_, '_>, pointer: String, profile: Profile) -> Violation {
    let Report { code, name, .. } = report;
    let context = report.place;
    let hint = hint::hint(&report, profile);
    let (mut shape, mut section) = (context.shape, context.section());
    let mut field = context.field.map(|field| field.name.to_owned());
    let mut expected = expected(code, context, profile);
    let mut found = found(context);
    match code {
        Code::MissingField => {
            shape = context.own_shape().unwrap_or(shape);
            let missing = name.and_then(|name| shape.field(name));
            section = missing.map_or(shape.section, |missing| missing.section);
            let ty = missing.map_or_else(|| TypeInfo::Any.expected(), |field| phrase(&field.ty));
            expected = format!("the field `{}`, {ty}", name.unwrap_or_default());
            found = "nothing".to_owned();
            field = name.map(ToOwned::to_owned);
        }
        Code::UnknownField => {
            section = shape.section;
            // It may be a secret: nobody has said what it is.
            found = context.node.value.kind().to_owned();
            field = name.map(ToOwned::to_owned);
        }
        Code::DuplicateField => {
            found = "it again".to_owned();
            field = name.map(ToOwned::to_owned).or(field);
        }
        Code::LoneSurrogate => {
            found = "half of one".to_owned();
            field = name.map(ToOwned::to_owned).or(field);
        }
        _ => {}
    }
    Violation {
        pointer,
        code,
        keyword: code.keyword(),
        offset: report.offset,
        line: 1,
        column: 1,
        expected,
        found,
        section,
        shape: shape.name,
        field,
        hint,
    }
}

fn expected(code: Code, context: &Context<'_>, profile: Profile) -> String {
    let bound = |word: &str, bound: Option<i64>| {
        bound.map_or_else(|| phrase(&context.ty), |bound| format!("{word} {bound}"))
    };
    match code {
        Code::UnknownField => "no such field".to_owned(),
        Code::DuplicateField => "a field of this name once".to_owned(),
        Code::LoneSurrogate => "both halves of each surrogate pair".to_owned(),
        Code::BelowMinimum => bound("at least", context.field.and_then(|field| field.minimum)),
        Code::AboveMaximum => bound("at most", context.field.and_then(|field| field.maximum)),
        Code::TimestampFormat if profile == Profile::Contract => {
            "a date-time such as `2023-02-10T12:00:00Z`".to_owned()
        }
        Code::TimestampFormat | Code::TimestampNotUtc => {
            "a date-time in UTC such as `2023-02-10T12:00:00Z`".to_owned()
        }
        Code::DateFormat => "a date such as `2023-02-10`".to_owned(),
        Code::UrlFormat => "an absolute URL such as `https://example.com/`".to_owned(),
        Code::AmountFormat => "a decimal number such as `10.00`".to_owned(),
        Code::TypeMismatch if context.nullable && matches!(context.ty, TypeInfo::Boolean) => {
            "true, false or null".to_owned()
        }
        Code::TypeMismatch if context.nullable => format!("{} or null", phrase(&context.ty)),
        _ => phrase(&context.ty),
    }
}

/// A type in words. What the elements of a list should be is said of an element that is not.
fn phrase(ty: &TypeInfo) -> String {
    match ty {
        TypeInfo::List(_) => "a list".to_owned(),
        other => other.expected(),
    }
}

fn found(context: &Context<'_>) -> String {
    let kind = context.node.value.kind();
    match context.node.value {
        Value::Null => kind.to_owned(),
        _ if context.secret => format!("{kind} (secret)"),
        Value::Array | Value::Object => kind.to_owned(),
        _ if has_parts(context.ty) => kind.to_owned(),
        Value::Boolean(boolean) => format!("{kind} {boolean}"),
        Value::Number(literal) => format!("{kind} {}", shortened(literal)),
        Value::String(text) => match text.decoded() {
            // It may be JSON, with secrets among its fields.
            text if text.contains(['{', '[']) => kind.to_owned(),
            // Rust's notation, which also escapes what a terminal would act upon.
            text => format!("{kind} {:?}", shortened(&text)),
        },
    }
}

/// Whether a value of the type has parts: text in its place may be those parts as JSON, secrets among them.
fn has_parts(ty: TypeInfo) -> bool {
    matches!(
        ty,
        TypeInfo::Shape(_) | TypeInfo::Object | TypeInfo::List(_)
    )
}

fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(text),
    }
}
