//! Shapes by name.

use std::fmt;

use crate::{SHAPES, ShapeInfo, ShapeKind, endpoints, nearest};

/// Finds a shape by its name (`Order`), or as an operation's request or response (`POST /webhooks/ request`,
/// `GET /users/{id}/ response`, `refund_order request`). Letter case and the number of spaces do not matter.
/// Query parameters are not JSON, so they are not found.
///
/// # Errors
///
/// If no shape or operation has the name; the error has the nearest names.
///
/// # Examples
///
/// ```
/// use backoffice_shapes::find;
///
/// assert_eq!(find("giftcard")?.name, "GiftCard");
/// assert_eq!(find("refund_order response")?.name, "Order");
/// let error = find("Oder").unwrap_err();
/// assert_eq!(error.nearest()[0], "Order");
/// # Ok::<(), backoffice_shapes::UnknownName>(())
/// ```
pub fn find(name: &str) -> Result<&'static ShapeInfo, UnknownName> {
    let exact = bodies().find(|shape| shape.name == name.trim());
    if let Some(shape) = exact {
        return Ok(shape);
    }
    let wanted = folded(name);
    let names = names();
    if let Some((_, shape)) = names.iter().find(|(known, _)| folded(known) == wanted) {
        return Ok(shape);
    }
    let names = names.into_iter().map(|(known, _)| known);
    // An operation has a schema for its request, and one for its response.
    let bodies = ["request", "response"].map(|body| format!("{wanted} {body}"));
    let of_operation = names
        .clone()
        .filter(|known| bodies.contains(&folded(known)));
    let of_operation: Vec<_> = of_operation.collect();
    if !of_operation.is_empty() {
        return Err(UnknownName::new(name, of_operation));
    }
    let mut nearest = nearest(&wanted, names, folded, wanted.chars().count().max(6) / 2);
    nearest.truncate(3);
    Err(UnknownName::new(name, nearest))
}

/// Shapes of bodies.
fn bodies() -> impl Iterator<Item = &'static ShapeInfo> {
    let shapes = SHAPES.iter().copied();
    shapes.filter(|shape| shape.kind != ShapeKind::Query)
}

/// Every name, with its shape.
fn names() -> Vec<(String, &'static ShapeInfo)> {
    let mut names: Vec<_> = bodies()
        .map(|shape| (shape.name.to_owned(), shape))
        .collect();
    for operation in endpoints::ALL {
        let written = format!("{} {}", operation.method, operation.path);
        for name in [written.as_str(), operation.id] {
            if let Some(request) = operation.request {
                names.push((format!("{name} request"), request));
            }
            names.push((format!("{name} response"), operation.response));
        }
    }
    names
}

fn folded(name: &str) -> String {
    name.split_whitespace()
        .map(str::to_lowercase)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Error for a name that no shape and no operation has.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownName {
    name: String,
    nearest: Vec<String>,
}

impl UnknownName {
    /// Creates the error for `name`, with similar names, nearest first.
    #[must_use]
    pub fn new(name: impl Into<String>, nearest: Vec<String>) -> Self {
        Self {
            name: name.into(),
            nearest,
        }
    }

    /// Similar names, nearest first.
    #[must_use]
    pub fn nearest(&self) -> &[String] {
        &self.nearest
    }
}

impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no schema or operation `{}`", self.name)?;
        let nearest: Vec<_> = self
            .nearest
            .iter()
            .map(|name| format!("`{name}`"))
            .collect();
        match nearest.as_slice() {
            [] => Ok(()),
            [name] => write!(f, "; did you mean {name}?"),
            [names @ .., last] => write!(f, "; did you mean {} or {last}?", names.join(", ")),
        }
    }
}

impl std::error::Error for UnknownName {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_of_a_body_is_found_by_its_name() {
        for shape in SHAPES {
            let expected = (shape.kind != ShapeKind::Query).then_some(shape.name);
            assert_eq!(find(shape.name).ok().map(|found| found.name), expected);
        }
    }

    #[test]
    fn every_operation_is_found_by_its_written_form_and_by_its_id() {
        for operation in endpoints::ALL {
            let written = format!("{} {}", operation.method, operation.path);
            for name in [&written, operation.id] {
                let found = |what: &str| {
                    let shape = find(&format!("{name} {what}"));
                    shape.ok().map(|shape| shape.name)
                };
                assert_eq!(found("response"), Some(operation.response.name), "{name}");
                let request = operation.request.map(|shape| shape.name);
                assert_eq!(found("request"), request, "{name}");
            }
        }
    }

    #[test]
    fn a_name_in_another_case_is_found_and_a_wrong_one_gets_suggestions() {
        assert_eq!(find("giftcard").unwrap().name, "GiftCard");
        assert_eq!(
            find("post  /webhooks/ REQUEST").unwrap().name,
            "CreateWebhook"
        );
        assert_eq!(find(" Refund_Order  request").unwrap().name, "RefundOrder");
        assert_eq!(find("Oder").unwrap_err().nearest()[0], "Order");
        assert_eq!(
            find("refund_oder request").unwrap_err().nearest()[0],
            "refund_order request"
        );
        assert_eq!(
            find("post /webhooks/").unwrap_err().nearest(),
            ["POST /webhooks/ request", "POST /webhooks/ response"]
        );
        assert!(find("get").unwrap_err().nearest().len() <= 3);
        assert!(find("xyzzy-plugh-quux").unwrap_err().nearest().is_empty());
    }
}
