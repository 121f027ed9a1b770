//! A response whose form the API document leaves in doubt.

use std::{borrow::Cow, collections::BTreeMap};

use serde_json::value::RawValue;

use crate::{
    answer::Answer,
    drift::{self, Drift},
    json::Json,
    list::List,
    record::{self, DecodeError, Record},
    runtime::{Fields, Reader, Value},
    unknown_fields::UnknownFields,
};

/// Records that come as one object, as a list, or as a page of a list: for a response whose form the API
/// document leaves in doubt (gap `customer-subscriptions-form`).
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
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub enum OneOrMany<T> {
    /// One object, as the document shows it.
    One(Box<T>),
    /// A JSON array.
    List(List<T>),
    /// An object with a list `results`, as section 4 "Pagination" has it.
    #[non_exhaustive]
    Page {
        /// Address of the next page, or the JSON that stands in its place; none on the last one.
        next: Option<String>,
        /// The records of this page.
        results: List<T>,
        /// A `next` or `previous` that is no text, and what section 4 does not list.
        unknown_fields: UnknownFields,
    },
}

impl<T: Fields + Value> OneOrMany<T> {
    /// Reads a response. Elements of a list that are not objects are kept in the list's
    /// [`type mismatches`](List::type mismatches).
    ///
    /// # Errors
    ///
    /// If `bytes` are neither one JSON object nor an array (RFC 8259).
    pub fn from_slice(bytes: &[u8]) -> Result<Self, DecodeError> {
        let info = T::empty().info();
        let raw: &RawValue = serde_json::from_slice(bytes)
            .map_err(|error| DecodeError::syntax(info.name, &error))?;
        if let Some(list) = List::read(&mut Reader::new(raw.get())) {
            return Ok(Self::List(list));
        }
        let fields = serde_json::from_str::<BTreeMap<Cow<'_, str>, &RawValue>>(raw.get());
        let fields = fields.unwrap_or_default();
        // A record that has a list of that name too is a record.
        let is_page =
            fields.contains_key("next") || fields.keys().all(|name| info.field(name).is_none());
        let field = |name| {
            fields
                .get(name)
                .map(|raw: &&RawValue| Reader::new(raw.get()))
        };
        let results = field("results")
            .filter(|_| is_page)
            .and_then(|mut results| {
                if results.take_null() {
                    return Some(List::default());
                }
                List::read(&mut results)
            });
        if let Some(results) = results {
            let is_text = |json: &RawValue| json.get().starts_with('"');
            let mut unknown_fields = UnknownFields::default();
            for (name, value) in &fields {
                let fits = match &**name {
                    "next" | "previous" => value.get() == "null" || is_text(value),
                    name => name == "results",
                };
                if !fits {
                    unknown_fields.insert(&**name, Json::compacted(value.get()));
                }
            }
            // What is no text is no address either; whoever follows it is to see that it is there.
            let next = fields.get("next").filter(|next| next.get() != "null");
            let text = |next: &&RawValue| {
                String::read(&mut Reader::new(next.get())).unwrap_or_else(|| next.get().to_owned())
            };
            let next = next.map(text);
            return Ok(Self::Page {
                next,
                results,
                unknown_fields,
            });
        }
        record::decode(raw).map(|record| Self::One(Box::new(record)))
    }

    /// Where the records and the API document differ.
    #[must_use]
    pub fn drift(&self) -> Vec<Drift> {
        let info = T::empty().info();
        match self {
            Self::One(record) => Record::drift(&**record),
            Self::List(list) => drift::collect_list(info, |ty, walk| list.walk_elements(ty, walk)),
            Self::Page {
                results,
                unknown_fields,
                ..
            } => drift::collect_page(info, unknown_fields, |ty, walk| {
                results.walk_elements(ty, walk)
            }),
        }
    }
}

impl<T: Fields + Value + Send> Answer for OneOrMany<T> {
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

    /// The records.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.records().iter()
    }

    /// The records themselves.
    #[must_use]
    pub fn into_vec(self) -> Vec<T> {
        match self {
            Self::One(record) => vec![*record],
            Self::List(results) | Self::Page { results, .. } => results.into_vec(),
        }
    }

    /// Address of the next page; none on the last one, and where there are no pages.
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

#[cfg(test)]
mod tests {
    use super::OneOrMany;
    use crate::Subscription;

    #[test]
    fn every_form_is_read_with_what_does_not_fit_it() {
        let cases = [
            (r#"{"id":7,"num_lines":"x"}"#, 1, vec!["/num_lines"], None),
            ("[]", 0, vec![], None),
            (
                r#" [ {"id":7}, 5, {"id":8,"num_lines":"x"} ] "#,
                2,
                vec!["/1", "/2/num_lines"],
                None,
            ),
            (r#"{"results":[]}"#, 0, vec![], None),
            (
                r#"{"next":"/a","results":[{"id":7},null]}"#,
                1,
                vec!["/results/1"],
                Some("/a"),
            ),
            (
                r#"{"next":7,"results":[{}]}"#,
                1,
                vec!["/results/0/id", "/next"],
                Some("7"),
            ),
            (
                r#"{"previous":{},"count":2,"next":"/a","results":[]}"#,
                0,
                vec!["/count", "/previous"],
                Some("/a"),
            ),
            (r#"{"next":null,"results":null}"#, 0, vec![], None),
            // A record with a field of that name, which is no list.
            (r#"{"id":7,"results":{}}"#, 1, vec!["/results"], None),
            (r#"{"id":7,"results":[]}"#, 1, vec!["/results"], None),
            ("{}", 1, vec!["/id"], None),
        ];
        for (text, count, drift, next) in cases {
            let read = OneOrMany::<Subscription>::from_slice(text.as_bytes()).expect(text);
            assert_eq!(read.iter().count(), count, "{text}");
            assert_eq!(read.next(), next, "{text}");
            let found: Vec<_> = read
                .drift()
                .into_iter()
                .map(|drift| drift.pointer)
                .collect();
            assert_eq!(found, drift, "{text}");
            assert_eq!(read.into_vec().len(), count, "{text}");
        }
        for text in ["", "7", "null", "\"text\"", "[", "{}{}", "[1]x"] {
            assert!(
                OneOrMany::<Subscription>::from_slice(text.as_bytes()).is_err(),
                "{text}"
            );
        }
    }
}
