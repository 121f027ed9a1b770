//! Responses with more than one form.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::value::RawValue;

use crate::{
    decode_error::{DecodeError, parse},
    drift::{self, Drift},
    info::TypeInfo,
    json::Json,
    list::List,
    record,
    response_body::ResponseBody,
    runtime::{Field, Fields, Reader, Value},
    spelling::Spellings,
    text::Text,
    unknown_fields::{Kept, UnknownFields},
};

/// Records of a response that may be one object, a list, or a page of a list (gap
/// `customer-subscriptions-form`).
///
/// # Examples
///
/// ```
/// use backoffice_models::{OneOrMany, Subscription};
///
/// for text in [r#"{"id":7}"#, r#"[{"id":7}]"#, r#"{"next":null,"previous":null,"results":[{"id":7}]}"#] {
///     let subscriptions = OneOrMany::<Subscription>::from_slice(text.as_bytes())?;
///     let ids: Vec<_> = subscriptions.iter().filter_map(|found| found.id).collect();
///     assert_eq!(ids, [7.into()]);
/// }
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum OneOrMany<T> {
    /// One object, as the document shows it.
    One(Box<T>),
    /// A JSON array.
    List(List<T>),
    /// An object with a list `results`, as in section 4 "Pagination".
    #[non_exhaustive]
    Page {
        /// Address of the next page, or the JSON in its place if that is not text; `None` on the last page.
        next: Option<Text>,
        /// Records of this page.
        results: List<T>,
        /// Unknown fields, and a `next` or `previous` that is not text.
        unknown_fields: UnknownFields,
    },
}

impl<T: Fields + Value> OneOrMany<T> {
    /// Reads a response. [`List::mismatches`] keeps the elements of a list that are not objects.
    ///
    /// # Errors
    ///
    /// If `bytes` are neither one JSON object nor an array (RFC 8259).
    pub fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        let info = T::empty().info();
        let raw = parse(info.name, bytes)?;
        if let Some(list) = <List<T> as Value>::read(&mut Reader::new(raw.get())) {
            return Ok(Self::List(list));
        }
        let fields = serde_json::from_str::<BTreeMap<Cow<'_, str>, &RawValue>>(raw.get());
        let fields = fields.unwrap_or_default();
        // A record may also have a field `results`. A page has `next`, or none of the fields of the record.
        let is_page =
            fields.contains_key("next") || fields.keys().all(|name| info.field(name).is_none());
        let mut results = List::default();
        let reads = |raw: &&RawValue| {
            raw.get() == "null" || Field::read(&mut results, &mut Reader::new(raw.get()))
        };
        if is_page && fields.get("results").is_some_and(reads) {
            let is_text = |json: &RawValue| json.get().starts_with('"');
            let mut kept = Vec::new();
            for (name, value) in &fields {
                let fits = match &**name {
                    "next" | "previous" => value.get() == "null" || is_text(value),
                    name => name == "results",
                };
                if !fits {
                    kept.push(Kept::new(&**name, Json::compacted(value.get())));
                }
            }
            // Keep JSON that is not text, so that a reader of the list sees that there is a `next`.
            let next = fields.get("next").filter(|next| next.get() != "null");
            let text = |next: &&RawValue| {
                Text::read(&mut Reader::new(next.get())).unwrap_or_else(|| next.get().into())
            };
            let next = next.map(text);
            return Ok(Self::Page {
                next,
                results,
                unknown_fields: UnknownFields::new(info, kept, 0, Spellings::default()),
            });
        }
        record::decode(raw).map(|record| Self::One(Box::new(record)))
    }

    /// Reports the differences between the records and the API document.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        let info = T::empty().info();
        let ty = TypeInfo::Shape(info);
        let report = drift::collect(info, usize::MAX, |walk| match self {
            Self::One(record) => walk.shape(&**record),
            Self::List(list) => list.walk_elements(&ty, walk),
            Self::Page {
                results,
                unknown_fields,
                ..
            } => {
                walk.at("results", |walk| results.walk_elements(&ty, walk));
                walk.page_fields(unknown_fields);
            }
        });
        report.places
    }
}

impl<T: Fields + Value + Send> ResponseBody for OneOrMany<T> {
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
