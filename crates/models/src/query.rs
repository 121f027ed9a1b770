//! Query parameters as text.

use crate::{
    info::ShapeKind,
    json::Json,
    runtime::{Members, Reader},
};

/// The query parameters of a list, as name and value pairs that are not yet percent-encoded. A list
/// gives one pair for each element (gap `query-array-encoding`).
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
pub fn query_pairs(query: &dyn Members) -> Vec<(&'static str, String)> {
    let info = query.info();
    debug_assert_eq!(info.kind, ShapeKind::Query);
    let mut pairs = Vec::new();
    for (position, row) in info.members.iter().enumerate() {
        let Some(member) = query.member(position).filter(|member| !member.is_absent()) else {
            continue;
        };
        let mut text = String::new();
        member.write(&mut text);
        let mut reader = Reader::new(&text);
        let is_list = reader.take(b'[');
        while !matches!(reader.peek(), 0 | b']') {
            pairs.push((row.name, plain(reader.take_json())));
            if !is_list || !reader.take(b',') {
                break;
            }
        }
    }
    pairs
}

/// A value as a query string has it: text without quotes, anything else as in JSON.
fn plain(value: Json) -> String {
    value.to_text().unwrap_or_else(|| value.to_string())
}
