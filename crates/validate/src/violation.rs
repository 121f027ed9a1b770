//! Violations: the reports on places where a payload differs from the document.

use std::{borrow::Cow, fmt, slice, vec};

use backoffice_shapes::{Code, Profile, ShapeInfo, TypeInfo};

use crate::{
    context::{Context, Report},
    hint,
    reader::Value,
    syntax::{Fault, SyntaxError},
};

/// Maximum number of characters of a value in a report.
const SHOWN_CHARACTERS: usize = 60;

/// One place where a payload differs from its schema document.
///
/// No text shows the value of a secret field, or names inside it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// JSON Pointer (RFC 6901) to the value; for a missing field, to the object that lacks it.
    pub pointer: String,
    /// The kind of violation.
    pub code: Code,
    /// The JSON Schema keyword that fails; `None` where JSON Schema has no rule: for repeated names, lone surrogates,
    /// text that is not JSON, text that is nested too deep, and warnings.
    pub keyword: Option<&'static str>,
    /// Byte offset of the value, a byte order mark included. For a missing field: offset of the object that lacks it.
    /// For an unknown or repeated field, and for a lone surrogate in a name: offset of the name.
    pub offset: usize,
    /// Line of the offset, from 1.
    pub line: usize,
    /// Column of the offset in characters, from 1.
    pub column: usize,
    /// The expected value, in words.
    pub expected: String,
    /// The kind of value found, and the shortened value unless it is secret.
    pub found: String,
    /// The section of the API document that describes the field or the shape.
    pub section: &'static str,
    /// The shape that has the field; for the payload itself, the payload's shape.
    pub shape: &'static str,
    /// Name of the missing or unknown field, or of the field that holds the value or its list; `None` for the payload
    /// itself.
    pub field: Option<String>,
    /// Advice to correct it.
    pub hint: Option<String>,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pointer, code, line, column, expected, found, section, shape, hint, .. } = self;
        // A name may have characters that control a terminal.
        let place = match pointer.as_str() {
            _ if code.is_syntax() => String::new(),
            "" => " at the top".to_owned(),
            pointer => format!(" at {}", pointer.escape_debug()),
        };
        write!(f, "{line}:{column}: {code}{place}: expected {expected}, found {found}")?;
        write!(f, " ({shape}, section {section})")?;
        hint.iter().try_for_each(|hint| write!(f, "; {hint}"))
    }
}

/// The violations of a payload, at least one, in the order of the text; for one place, in the order of [`Code::ALL`].
///
/// If the bytes are not JSON, or are nested too deep, there is a single violation, and a
/// [`syntax_error`](Self::syntax_error).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violations {
    shown: Vec<Violation>,
    omitted: Vec<(Code, usize)>,
    syntax_error: Option<Box<SyntaxError>>,
}

impl Violations {
    pub(crate) fn new(shown: Vec<Violation>, omitted: Vec<(Code, usize)>) -> Self {
        Self { shown, omitted, syntax_error: None }
    }

    /// Reports that `bytes` cannot be read as a value of a shape.
    pub(crate) fn unread(bytes: &[u8], fault: Fault, shape: &'static ShapeInfo) -> Self {
        Self::unreadable(SyntaxError::of(bytes, fault), shape)
    }

    /// Reports that a text cannot be read as a value of a shape.
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
        Self { shown: vec![violation], omitted: Vec::new(), syntax_error: Some(Box::new(error)) }
    }

    /// Returns the error of a payload that could not be read as JSON.
    #[must_use]
    pub fn syntax_error(&self) -> Option<&SyntaxError> {
        self.syntax_error.as_deref()
    }

    /// Returns the violations, up to the validator's limit.
    #[must_use]
    pub fn as_slice(&self) -> &[Violation] {
        &self.shown
    }

    /// Returns the violations, up to the validator's limit.
    pub fn iter(&self) -> slice::Iter<'_, Violation> {
        self.shown.iter()
    }

    /// Counts the violations beyond the validator's limit.
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.omitted.iter().map(|(_, number)| number).sum()
    }

    /// Counts the violations beyond the validator's limit by code, in the order of [`Code::ALL`].
    #[must_use]
    pub fn omitted_by_code(&self) -> &[(Code, usize)] {
        &self.omitted
    }

    /// Counts all violations.
    #[must_use]
    pub fn total(&self) -> usize {
        self.shown.len() + self.omitted()
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
        match self.omitted() {
            0 => Ok(()),
            omitted => write!(f, "\nand {omitted} more"),
        }
    }
}

impl std::error::Error for Violations {}

/// Describes a violation. Line and column are filled in later.
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
            // An unknown value may be a secret.
            found = context.node.value.kind().to_owned();
            field = name.map(ToOwned::to_owned);
        }
        Code::DuplicateField => {
            found = "a second one".to_owned();
            field = name.map(ToOwned::to_owned).or(field);
        }
        Code::LoneSurrogate => {
            found = "one half alone".to_owned();
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
    let bound = |word: &str, bound: Option<i64>| match (bound, context.ty) {
        (Some(bound), _) => format!("{word} {bound}"),
        (None, TypeInfo::Integer) => "a 64-bit signed integer".to_owned(),
        (None, ty) => phrase(&ty),
    };
    match code {
        Code::UnknownField => "only documented fields".to_owned(),
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
        Code::AmountDecimals => decimals(context),
        Code::TypeMismatch if context.nullable && matches!(context.ty, TypeInfo::Boolean) => {
            "true, false or null".to_owned()
        }
        Code::TypeMismatch if context.nullable => format!("{} or null", phrase(&context.ty)),
        _ => phrase(&context.ty),
    }
}

fn decimals(context: &Context<'_>) -> String {
    let Some(currency) = &context.currency else {
        return phrase(&context.ty);
    };
    let number = match currency.decimals {
        0 => "no decimals".to_owned(),
        number => format!("at most {number} decimals"),
    };
    format!("an amount in {} with {number}", currency.code())
}

/// Describes a type. For a list, omits the type of its elements, which have reports of their own.
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
            // It may be JSON with secret fields.
            text if text.contains(['{', '[']) => kind.to_owned(),
            // Rust's notation also escapes characters that control a terminal.
            text => format!("{kind} {:?}", shortened(&text)),
        },
    }
}

/// Returns true for types with parts: text in their place may be JSON with secret fields.
fn has_parts(ty: TypeInfo) -> bool {
    matches!(ty, TypeInfo::Shape(_) | TypeInfo::Object | TypeInfo::List(_))
}

fn shortened(text: &str) -> Cow<'_, str> {
    match text.char_indices().nth(SHOWN_CHARACTERS) {
        Some((end, _)) => Cow::Owned(format!("{}…", text.get(..end).unwrap_or_default())),
        None => Cow::Borrowed(text),
    }
}
