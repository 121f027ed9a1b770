//! JSON Schema 2020-12 and OpenAPI 3.1 documents of the commerce back-office API, by name and by
//! operation.
//!
//! ```
//! use backoffice_schema::{Profile, find};
//!
//! let refund = find("POST /orders/{number}/refund/ request")?;
//! assert_eq!(refund.name(), "RefundOrder");
//! assert!(refund.text(Profile::Contract).contains("\"required\""));
//! # Ok::<(), backoffice_schema::UnknownName>(())
//! ```
//!
//! What this crate knows: the documents and their names. What it must not know: how to validate.

#[rustfmt::skip]
mod generated;

use std::fmt;

use backoffice_models::{endpoints, info::ShapeInfo};

/// What a schema asks for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Exactly what the API document states; unknown members pass.
    #[default]
    Contract,
    /// Every documented member present, and non-null where that makes sense; no unknown members; amounts
    /// and UTC asserted. For finding drift.
    Strict,
}

impl Profile {
    /// Both profiles.
    pub const ALL: [Self; 2] = [Self::Contract, Self::Strict];

    /// The profile's name, as in paths and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Contract => "contract",
            Self::Strict => "strict",
        }
    }

    /// The profile with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.name() == name)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The schema documents of one shape.
#[derive(Debug)]
pub struct Document {
    name: &'static str,
    shape: &'static ShapeInfo,
    ids: [&'static str; 2],
    texts: [&'static str; 2],
}

impl Document {
    /// The shape's name: `Order`, `CustomerPage`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// The shape's static description.
    #[must_use]
    pub fn shape(&self) -> &'static ShapeInfo {
        self.shape
    }

    /// The document's `$id`.
    #[must_use]
    pub fn id(&self, profile: Profile) -> &'static str {
        pick(self.ids, profile)
    }

    /// The document as JSON text. It refers to nothing outside itself.
    #[must_use]
    pub fn text(&self, profile: Profile) -> &'static str {
        pick(self.texts, profile)
    }
}

/// A row of the gap ledger: something the API document does not say, and what this project does.
#[derive(Debug)]
pub struct Gap {
    /// Identifier: `refund-body-fields`.
    pub id: &'static str,
    /// What the document leaves open.
    pub question: &'static str,
    /// What this project does.
    pub decision: &'static str,
    /// Where it does it.
    pub acts_in: &'static [&'static str],
    /// How to have it otherwise.
    pub switch: &'static str,
    /// The document's section.
    pub section: &'static str,
}

/// Every shape's documents, in table order.
#[must_use]
pub fn documents() -> &'static [Document] {
    generated::DOCUMENTS
}

/// One JSON Schema document with every shape under `$defs`.
#[must_use]
pub fn bundle(profile: Profile) -> &'static str {
    pick(generated::BUNDLES, profile)
}

/// The OpenAPI 3.1 document, as JSON.
#[must_use]
pub fn openapi() -> &'static str {
    generated::OPENAPI
}

/// The gap ledger.
#[must_use]
pub fn gaps() -> &'static [Gap] {
    generated::GAPS
}

/// The documents of a shape (`Order`) or of an operation's request or response
/// (`POST /webhooks/ request`, `GET /users/{id}/ response`). Case and the spacing of words do not matter.
///
/// # Errors
///
/// If there is no such shape or operation, with the names that come nearest.
pub fn find(name: &str) -> Result<&'static Document, UnknownName> {
    let by_name = |name: &str| documents().iter().find(|document| document.name == name);
    if let Some(document) = by_name(name.trim()) {
        return Ok(document);
    }
    let wanted = folded(name);
    let mut names = documents()
        .iter()
        .map(|document| (document.name.to_owned(), document.name))
        .collect::<Vec<_>>();
    for endpoint in endpoints::ALL {
        let operation = format!("{} {}", endpoint.method, endpoint.path);
        if let Some(request) = endpoint.request {
            names.push((format!("{operation} request"), request.name));
        }
        names.push((format!("{operation} response"), endpoint.response.name));
    }
    if let Some((_, name)) = names.iter().find(|(known, _)| folded(known) == wanted) {
        return by_name(name).ok_or_else(|| UnknownName {
            name: (*name).to_owned(),
            nearest: Vec::new(),
        });
    }
    let mut ranked: Vec<_> = names
        .into_iter()
        .map(|(known, _)| (distance(&folded(&known), &wanted), known))
        .collect();
    ranked.sort();
    let near = |distance: usize| distance <= wanted.chars().count().max(6) / 2;
    let nearest = ranked
        .into_iter()
        .take_while(|(distance, _)| near(*distance))
        .take(3)
        .map(|(_, known)| known);
    Err(UnknownName {
        name: name.to_owned(),
        nearest: nearest.collect(),
    })
}

/// A name that no schema document has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    name: String,
    nearest: Vec<String>,
}

impl UnknownName {
    /// Names that come near, nearest first.
    #[must_use]
    pub fn nearest(&self) -> &[String] {
        &self.nearest
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no shape or operation called `{}`", self.name)?;
        match self.nearest.as_slice() {
            [] => Ok(()),
            [names @ .., last] if !names.is_empty() => {
                let names = names
                    .iter()
                    .map(|name| format!("`{name}`"))
                    .collect::<Vec<_>>()
                    .join(", ");
                write!(f, "; did you mean {names} or `{last}`?")
            }
            [name] | [.., name] => write!(f, "; did you mean `{name}`?"),
        }
    }
}

impl std::error::Error for UnknownName {}

/// How many characters must be added, removed, replaced or swapped to make one text of the other.
#[must_use]
pub fn distance(a: &str, b: &str) -> usize {
    let b: Vec<char> = b.chars().collect();
    let mut before: Vec<usize> = Vec::new();
    let mut row: Vec<usize> = (0..=b.len()).collect();
    let mut previous = None;
    for (i, x) in a.chars().enumerate() {
        let mut next = vec![i + 1];
        for (j, y) in b.iter().enumerate() {
            let at =
                |row: &[usize], index: usize| row.get(index).copied().unwrap_or(usize::MAX / 2);
            let mut cost = (at(&row, j) + usize::from(x != *y))
                .min(at(&row, j + 1) + 1)
                .min(at(&next, j) + 1);
            let swapped = j > 0 && previous == Some(*y) && b.get(j - 1) == Some(&x);
            if swapped {
                cost = cost.min(at(&before, j - 1) + 1);
            }
            next.push(cost);
        }
        before = std::mem::replace(&mut row, next);
        previous = Some(x);
    }
    row.last().copied().unwrap_or_default()
}

fn folded(name: &str) -> String {
    name.split_whitespace()
        .map(str::to_lowercase)
        .collect::<Vec<_>>()
        .join(" ")
}

fn pick(texts: [&'static str; 2], profile: Profile) -> &'static str {
    let [contract, strict] = texts;
    match profile {
        Profile::Contract => contract,
        Profile::Strict => strict,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_found_by_its_written_form() {
        for endpoint in endpoints::ALL {
            let name = format!("{} {} response", endpoint.method, endpoint.path);
            assert_eq!(
                find(&name).unwrap().name(),
                endpoint.response.name,
                "{name}"
            );
            let name = format!("{} {} request", endpoint.method, endpoint.path);
            assert_eq!(
                find(&name).ok().map(Document::name),
                endpoint.request.map(|shape| shape.name),
                "{name}"
            );
        }
    }

    #[test]
    fn a_name_in_another_case_is_found_and_a_wrong_one_gets_suggestions() {
        assert_eq!(find("giftcard").unwrap().name(), "GiftCard");
        assert_eq!(
            find("post  /webhooks/ REQUEST").unwrap().name(),
            "CreateWebhook"
        );
        assert_eq!(find("Oder").unwrap_err().nearest()[0], "Order");
        assert!(find("xyzzy-plugh-quux").unwrap_err().nearest().is_empty());
    }

    #[test]
    fn distances() {
        let cases = [
            ("", "", 0),
            ("abc", "abc", 0),
            ("abc", "acb", 1),
            ("abc", "ab", 1),
            ("", "ab", 2),
            ("kitten", "sitting", 3),
        ];
        for (a, b, expected) in cases {
            assert_eq!(distance(a, b), expected, "{a} {b}");
        }
    }
}
