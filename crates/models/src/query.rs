//! Query parameters as text pairs.

use crate::{
    info::ShapeKind,
    json::Json,
    runtime::{Fields, Reader},
};

/// Returns query parameters as pairs of name and value, not yet percent-encoded. A list gives one pair for
/// each element (gap `query-array-encoding`).
///
/// # Examples
///
/// ```
/// use backoffice_models::{ListWebhooksQuery, query_pairs};
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
