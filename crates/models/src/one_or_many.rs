//! Responses with more than one form.

use std::borrow::Cow;

use backoffice_shapes::{PageFields, ShapeInfo, TypeInfo};

use crate::{
    decode_error::{DecodeError, parse},
    drift::{self, Drift},
    json::Json,
    list::List,
    page::InPages,
    record,
    response_body::ResponseBody,
    runtime::{Fields, Reader, Value, budget::Budget, one_pass},
    spelling::Spellings,
    text::Text,
    unknown_fields::{Keeping, Kept, UnknownFields},
};

/// Records of a response that may be one object, a list, or a page of a list.
///
/// # Examples
///
/// ```
/// use backoffice::models::{OneOrMany, Subscription};
///
/// for text in [r#"{"id":7}"#, r#"[{"id":7}]"#, r#"{"next":null,"previous":null,"results":[{"id":7}]}"#] {
///     let subscriptions = OneOrMany::<Subscription>::from_slice(text.as_bytes())?;
///     let ids: Vec<_> = subscriptions.iter().filter_map(|found| found.id).collect();
///     assert_eq!(ids, [7.into()]);
/// }
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OneOrMany<T> {
    /// One object, as the document shows it.
    One(Box<T>),
    /// A JSON array.
    List(List<T>),
    /// An object with the address of a next page, or without any field of the record.
    #[non_exhaustive]
    Page {
        /// Address of the next page, or the JSON in its place if that is not text; `None` on the last page.
        next: Option<Text>,
        /// Records of this page; absent if `results` is missing or not a list.
        results: List<T>,
        /// Unknown fields, a `next` or `previous` that is not text, and a `results` that is not a list.
        unknown_fields: UnknownFields,
    },
}

impl<T: Fields + InPages> OneOrMany<T> {
    /// Reads a response. [`List::mismatches`] keeps the elements of a list that are not objects.
    ///
    /// # Errors
    ///
    /// If `bytes` are neither one JSON object nor an array (RFC 8259), or would take too much memory.
    pub fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        let mut record = Box::new(T::empty());
        let info = record.info();
        let budget = Budget::new(bytes.len());
        // The form that the document shows. Without unknown fields it is no page, because a page has `next`, or none of the
        // record's fields.
        if info.field(T::ENVELOPE.next).is_none()
            && let Some(text) = backoffice_engine::utf8(bytes)
            // Probably a page, which would be read for nothing.
            && !text.contains(T::NAMES[2].trim_end_matches(':'))
            // An empty object has no field of the record.
            && text.contains('"')
            && one_pass::read(&mut *record, text, &budget)
            && record.unknown_fields().is_empty()
        {
            return Ok(Self::One(record));
        }
        // Frees what was read, before it is read again.
        drop(record);
        if budget.is_exceeded() {
            return Err(DecodeError::too_much_memory(info.name, &budget));
        }
        let raw = parse(info.name, bytes)?;
        let budget = Budget::new(bytes.len());
        if let Some(many) = Self::read_many(raw.get(), info, &budget) {
            return Ok(many);
        }
        if budget.is_exceeded() {
            return Err(DecodeError::too_much_memory(info.name, &budget));
        }
        record::decode(raw).map(|record| Self::One(Box::new(record)))
    }

    /// Reads a list or a page. Returns `None` if the text is neither, or the budget is exceeded.
    fn read_many(text: &str, info: &'static ShapeInfo, budget: &Budget) -> Option<Self> {
        let list_of = |text| <List<T> as Value>::read(&mut Reader::within(budget, text));
        if text.starts_with('[') {
            return list_of(text).map(Self::List);
        }
        let entries = entries(text, budget)?;
        // If a name is duplicated, the last value wins.
        let value_of = |name| {
            let entry = entries.iter().rfind(|entry| entry.name() == Some(name));
            entry.map(|entry| entry.value)
        };
        // A record may also have a field `results`. A page has `next`, or none of the fields of the record.
        let mut names = entries.iter().filter_map(Entry::name);
        if value_of(T::ENVELOPE.next).is_none() && !names.all(|name| info.field(name).is_none()) {
            return None;
        }
        let list = value_of(T::ENVELOPE.results).and_then(list_of);
        // Keep JSON that is not text, so that a reader of the list sees that there is a `next`.
        let next = value_of(T::ENVELOPE.next).filter(|next| *next != "null");
        let text = |next| Text::read(&mut Reader::new(next)).unwrap_or_else(|| next.into());
        let next = next.map(text);
        let kept = kept_of_page(T::ENVELOPE, &entries, list.is_some(), budget)?;
        Some(Self::Page {
            next,
            results: list.unwrap_or_default(),
            unknown_fields: UnknownFields::new(info, kept, 0, Spellings::default(), budget)?,
        })
    }

    /// Reports the differences between the records and the API document, at most 10,000 of them.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        let info = T::empty().info();
        let ty = TypeInfo::Shape(info);
        let report = drift::collect(info, drift::DEFAULT_LIMIT, |walk| match self {
            Self::One(record) => walk.shape(&**record),
            Self::List(list) => list.walk_elements(&ty, walk),
            Self::Page { results, unknown_fields, .. } => {
                walk.at(T::ENVELOPE.results, |walk| {
                    if results.is_present() {
                        results.walk_elements(&ty, walk);
                    } else {
                        walk.no_results(T::ENVELOPE, unknown_fields);
                    }
                });
                walk.page_fields(T::ENVELOPE, unknown_fields);
            }
        });
        report.places
    }
}

impl<T: Fields + InPages + Send> ResponseBody for OneOrMany<T> {
    fn decode(bytes: &[u8]) -> Result<Self, DecodeError> {
        Self::from_slice(bytes)
    }

    fn drifts(&self) -> Vec<Drift> {
        self.drift()
    }
}

impl<T> OneOrMany<T> {
    fn records(&self) -> &[T] {
        match self {
            Self::One(record) => std::slice::from_ref(record),
            Self::List(results) | Self::Page { results, .. } => results,
        }
    }

    /// Iterates over the records.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.records().iter()
    }

    /// Returns the records.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        match self {
            Self::One(record) => vec![*record],
            Self::List(results) | Self::Page { results, .. } => results.into_vec(),
        }
    }

    /// Address of the next page; `None` on the last page, and if there are no pages.
    #[must_use]
    pub fn next(&self) -> Option<&str> {
        match self {
            Self::Page { next, .. } => next.as_deref(),
            Self::One(_) | Self::List(_) => None,
        }
    }
}

impl<'a, T> IntoIterator for &'a OneOrMany<T> {
    type Item = &'a T;
    type IntoIter = std::slice::Iter<'a, T>;

    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

/// A field of an object.
struct Entry<'a> {
    /// The name without escapes; `None` if it has a lone surrogate.
    plain: Option<Cow<'a, str>>,
    /// The name as it is written.
    written: &'a str,
    /// JSON text of the value.
    value: &'a str,
}

impl Entry<'_> {
    fn name(&self) -> Option<&str> {
        self.plain.as_deref()
    }
}

/// Returns the fields of an object, in their order. Returns `None` if the text is no object, or the budget is exceeded.
fn entries<'a>(text: &'a str, budget: &Budget) -> Option<Vec<Entry<'a>>> {
    let mut input = Reader::new(text);
    let mut entries = Vec::new();
    if !input.take(b'{') {
        return None;
    }
    while let Some(name) = input.take_string() {
        input.take(b':');
        let entry = Entry { plain: name.text(), written: name.inner, value: input.take_any() };
        if !budget.push(&mut entries, entry) {
            return None;
        }
        input.take(b',');
    }
    Some(entries)
}

/// Returns the unknown fields of a page, a `next` or `previous` that is not text, and a `results` that is not a list. Returns
/// `None` if the budget is exceeded.
fn kept_of_page(
    envelope: &PageFields,
    entries: &[Entry<'_>],
    has_list: bool,
    budget: &Budget,
) -> Option<Vec<Kept>> {
    let mut kept = Keeping::default();
    for entry in entries {
        let name = entry.name();
        let fits = match name {
            Some(name) if name == envelope.results => has_list || entry.value == "null",
            Some(name) if name == envelope.next || name == envelope.previous => {
                entry.value == "null" || entry.value.starts_with('"')
            }
            _ => false,
        };
        match name {
            Some(name) if fits => kept.forget(name),
            _ if kept.keep(name, entry.written, Json::read(entry.value), budget) => {}
            _ => return None,
        }
    }
    Some(kept.finish())
}
