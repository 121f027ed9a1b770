//! Query parameters of operations.

use backoffice_shapes::ShapeKind;

use crate::{
    decode_error::DecodeError,
    json::Json,
    record::Record,
    runtime::{Fields, Reader},
};

/// Query parameters of an operation; `()` for none.
pub trait Query: Clone {
    /// Returns names and values, as [`query_pairs`] does.
    fn pairs(&self) -> Vec<(&'static str, String)>;

    /// Reads parameters from a JSON object.
    ///
    /// # Errors
    ///
    /// If the text is not one.
    fn from_object(text: &str) -> Result<Self, DecodeError>;
}

impl Query for () {
    fn pairs(&self) -> Vec<(&'static str, String)> {
        Vec::new()
    }

    fn from_object(_: &str) -> Result<Self, DecodeError> {
        Ok(())
    }
}

impl<T: Record + Clone> Query for T {
    fn pairs(&self) -> Vec<(&'static str, String)> {
        query_pairs(self)
    }

    fn from_object(text: &str) -> Result<Self, DecodeError> {
        Self::from_json(text)
    }
}

/// Returns query parameters as pairs of name and value, not yet percent-encoded. A list gives one pair for
/// each element.
///
/// # Examples
///
/// ```
/// use backoffice::models::{ListWebhooksQuery, query_pairs};
///
/// let query = ListWebhooksQuery::new().active(true).events(["cart.abandoned", "order.created"]);
/// let pairs = query_pairs(&query);
/// let pairs: Vec<_> = pairs.iter().map(|(name, value)| (*name, value.as_str())).collect();
/// assert_eq!(pairs, [("events", "cart.abandoned"), ("events", "order.created"), ("active", "true")]);
/// ```
#[must_use]
pub fn query_pairs(query: &dyn Fields) -> Vec<(&'static str, String)> {
    let info = query.info();
    debug_assert_eq!(info.kind, ShapeKind::Query);
    let mut pairs = Vec::new();
    for (position, row) in info.fields.iter().enumerate() {
        let Some(field) = query.field(position).filter(|field| !field.is_absent()) else {
            continue;
        };
        let mut text = String::new();
        field.write(&mut text);
        let mut reader = Reader::new(&text);
        let is_list = reader.take(b'[');
        while !matches!(reader.peek(), 0 | b']') {
            let value = Json::take(&mut reader);
            // In a query, a text has no quotes. Other values are written as in JSON.
            let text = value.to_text().unwrap_or_else(|| value.to_string());
            pairs.push((row.name, text));
            if !is_list || !reader.take(b',') {
                break;
            }
        }
    }
    pairs
}
