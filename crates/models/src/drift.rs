//! Drift: differences between a decoded record and the API document.

use std::fmt;

use backoffice_shapes::{
    Code, EnumInfo, FieldInfo, PageFields, Presence, ShapeInfo, TypeInfo, pointer,
};

use crate::{
    json::Json,
    runtime::Fields,
    unknown_fields::{Kept, UnknownFields},
};

/// Characters of a value that a report shows.
const SHOWN_CHARACTERS: usize = 60;

/// Maximum number of differences that a list without a limit of its own has. A nearly empty record can have hundreds, so
/// without a limit, the list could take hundreds of times the memory of the record.
pub(crate) const DEFAULT_LIMIT: usize = 10_000;

/// Difference between a record and the API document.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Drift {
    /// JSON Pointer (RFC 6901) to the value.
    pub pointer: String,
    /// Kind of difference.
    pub code: Code,
    /// Name of the shape that has the field.
    pub shape: &'static str,
    /// Section of the document that describes the shape or the field.
    pub section: &'static str,
    /// Expected value, in words.
    pub expected: String,
    /// Value found, shortened. Values of secret and unknown fields are hidden.
    pub found: String,
}

impl fmt::Display for Drift {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { pointer, code, shape, section, expected, found } = self;
        write!(
            f,
            "{pointer}: {code}: expected {expected}, found {found} ({shape}, section {section})"
        )
    }
}

/// Drift of a record in bounded memory: the first places, and the number of places with each code.
///
/// # Examples
///
/// ```
/// use backoffice::{models::{AnyRecord, Code}, description::DISPUTE};
///
/// let record = AnyRecord::from_slice(&DISPUTE, br#"{"id":7,"a":1,"b":2}"#)?;
/// let report = record.drift_report(1);
/// assert_eq!((report.places.len(), report.omitted()), (1, 1));
/// assert_eq!(report.count(Code::UnknownField), 2);
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct DriftReport {
    /// First places, up to the limit.
    pub places: Vec<Drift>,
    limit: usize,
    counts: [u64; Code::ALL.len()],
}

impl DriftReport {
    /// Number of places with this code.
    #[must_use]
    pub fn count(&self, code: Code) -> u64 {
        self.counts.get(code as usize).copied().unwrap_or_default()
    }

    /// Number of places that are not listed.
    #[must_use]
    pub fn omitted(&self) -> u64 {
        self.counts.iter().sum::<u64>() - self.places.len() as u64
    }
}

/// Returns `true` if the engine finds no drift in a text. This takes a fraction of the time of a [`Walk`]. If it returns
/// `false`, only a walk can tell.
///
/// It returns `true` for a text that passes the strict profile and has none of these: unlisted values of open
/// enumerations, and unknown fields of shapes whose fields the document does not show.
pub(crate) fn is_free_of_drift(record: &dyn Fields, text: &[u8]) -> bool {
    let table = record.table();
    table.is_some_and(|table| backoffice_engine::is_documented(table, text))
}

/// A walk over a record that collects its drift.
pub struct Walk<'a> {
    found: &'a mut DriftReport,
    pointer: String,
    shape: &'static ShapeInfo,
    section: &'static str,
    secret: bool,
    bounds: (Option<i64>, Option<i64>),
}

/// Collects the drift that `visit` finds in a value. Within each object, it is in document order.
pub(crate) fn collect(
    shape: &'static ShapeInfo,
    limit: usize,
    visit: impl FnOnce(&mut Walk<'_>),
) -> DriftReport {
    let mut found = DriftReport { limit, ..DriftReport::default() };
    visit(&mut Walk {
        found: &mut found,
        pointer: String::new(),
        shape,
        section: shape.section,
        secret: false,
        bounds: (None, None),
    });
    found
}

impl Walk<'_> {
    /// Visits a shape at the current place.
    pub fn shape(&mut self, record: &dyn Fields) {
        let outer = (self.shape, self.section, self.secret, self.bounds);
        let info = record.info();
        self.shape = info;
        for (position, row) in info.fields.iter().enumerate() {
            let Some(field) = record.field(position) else {
                continue;
            };
            self.enter(row);
            self.at(row.name, |walk| {
                if !field.is_absent() {
                    field.walk(&row.ty, walk);
                } else if let Some(json) = record.unknown_fields().get(row.name) {
                    walk.mismatch(&row.ty, json);
                } else if row.presence != Presence::Optional {
                    walk.report(Code::MissingField, row.ty.expected(), "nothing".into());
                }
            });
        }
        self.section = info.section;
        for kept in record.unknown_fields().kept() {
            if kept.name().and_then(|name| info.field(name)).is_none() {
                self.unknown_field(kept);
            }
        }
        (self.shape, self.section, self.secret, self.bounds) = outer;
    }

    /// Reports a page without a list of records.
    pub(crate) fn no_results(&mut self, envelope: &PageFields, unknown_fields: &UnknownFields) {
        self.section = envelope.section;
        let list = TypeInfo::List(&TypeInfo::Object);
        match unknown_fields.get(envelope.results) {
            Some(json) => self.mismatch(&list, json),
            None => self.report(Code::MissingField, list.expected(), "nothing".into()),
        }
    }

    /// Reports the other fields of a page: unknown fields, and a `next` or `previous` that is not text.
    pub(crate) fn page_fields(&mut self, envelope: &PageFields, unknown_fields: &UnknownFields) {
        self.section = envelope.section;
        for kept in unknown_fields.kept() {
            match kept.name() {
                Some(name) if name == envelope.next || name == envelope.previous => {
                    self.at(name, |walk| walk.mismatch(&TypeInfo::Url, kept.value()));
                }
                // `no_results` reports it.
                Some(name) if name == envelope.results => {}
                _ => self.unknown_field(kept),
            }
        }
    }

    /// Visits the value at a field or an index below the current place.
    pub fn at(&mut self, token: &str, visit: impl FnOnce(&mut Self)) {
        let length = self.pointer.len();
        pointer::push(&mut self.pointer, token);
        visit(self);
        self.pointer.truncate(length);
    }

    /// Reports a value of another type.
    pub fn mismatch(&mut self, ty: &TypeInfo, json: &Json) {
        let kind = described(json.kind());
        let found = match json.kind() {
            _ if self.secret => format!("{kind} (secret)"),
            "null" | "object" | "array" => kind.to_owned(),
            _ if has_parts(ty) || may_be_json(json.as_str()) => kind.to_owned(),
            _ => format!("{kind} {}", shortened(json.as_str())),
        };
        self.report(Code::TypeMismatch, ty.expected(), found);
    }

    /// Reports text with a wrong format.
    pub fn text(&mut self, code: Code, expected: &str, text: &str) {
        let found = if self.secret {
            "a secret".to_owned()
        } else if may_be_json(text) {
            "a string".to_owned()
        } else {
            format!("\"{}\"", shortened(text))
        };
        self.report(code, expected.to_owned(), found);
    }

    /// Reports a number outside the bounds of the current field.
    pub(crate) fn bounds(
        &mut self,
        number: &dyn fmt::Display,
        below: impl FnOnce(i64) -> bool,
        above: impl FnOnce(i64) -> bool,
    ) {
        let (minimum, maximum) = self.bounds;
        let code = if minimum.is_some_and(below) {
            Code::BelowMinimum
        } else if maximum.is_some_and(above) {
            Code::AboveMaximum
        } else {
            return;
        };
        let expected = match (minimum, maximum) {
            (Some(minimum), Some(maximum)) => format!("a number from {minimum} to {maximum}"),
            (Some(minimum), None) => format!("a number not below {minimum}"),
            (_, maximum) => format!("a number not above {}", maximum.unwrap_or_default()),
        };
        self.report(code, expected, shortened(&number.to_string()));
    }

    /// Reports text that is not one of the enumeration's documented values.
    pub fn unknown_value(&mut self, info: &'static EnumInfo, text: &str) {
        let section = std::mem::replace(&mut self.section, info.section);
        self.text(Code::UnknownValue, &TypeInfo::Enum(info).expected(), text);
        self.section = section;
    }

    fn unknown_field(&mut self, kept: &Kept) {
        let name = kept.name().unwrap_or("\u{fffd}");
        let found = described(kept.value().kind()).to_owned();
        let expected = "only documented fields".to_owned();
        self.at(name, |walk| walk.report(Code::UnknownField, expected, found));
    }

    fn enter(&mut self, row: &FieldInfo) {
        self.section = row.section;
        self.secret = row.secret;
        self.bounds = (row.minimum, row.maximum);
    }

    fn report(&mut self, code: Code, expected: String, found: String) {
        let (shape, section) = (self.shape.name, self.section);
        if let Some(count) = self.found.counts.get_mut(code as usize) {
            *count += 1;
        }
        if self.found.places.len() >= self.found.limit {
            return;
        }
        self.found.places.push(Drift {
            pointer: self.pointer.clone(),
            code,
            shape,
            section,
            expected,
            found,
        });
    }
}

/// Returns `true` if the type has parts. A text in place of such a value may be JSON with secrets.
fn has_parts(ty: &TypeInfo) -> bool {
    matches!(ty, TypeInfo::Shape(_) | TypeInfo::Object | TypeInfo::List(_))
}

/// Returns `true` if the text may be JSON with secrets. The validator hides the same texts.
fn may_be_json(text: &str) -> bool {
    text.contains(['{', '['])
}

/// Returns a kind of JSON value with its article.
fn described(kind: &'static str) -> &'static str {
    match kind {
        "null" => "null",
        "boolean" => "a boolean",
        "string" => "a string",
        "array" => "an array",
        "object" => "an object",
        _ => "a number",
    }
}

fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN_CHARACTERS) {
        Some((end, _)) => format!("{}…", text.get(..end).unwrap_or_default()),
        None => text.to_owned(),
    }
}
