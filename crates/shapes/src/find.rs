//! Shapes by name.

use std::fmt;

use crate::{Endpoint, SHAPES, ShapeInfo, ShapeKind, endpoints, nearest};

/// Finds a shape by its name (`Order`), or as an operation's request or response: `POST /webhooks/ request`,
/// `GET /users/7 response`, `refund_order request`, `orders.refund request`. Letter case, the number of spaces and a slash at
/// the end do not matter, and a path may have values for its parameters. Query parameters are not JSON, so they are not found.
///
/// # Errors
///
/// If no shape or operation has the name, or several do; the error has the nearest names.
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
/// // A record and the body of a request.
/// assert_eq!(find("refund").unwrap_err().nearest(), ["Refund", "RefundOrder"]);
/// # Ok::<(), backoffice_shapes::UnknownName>(())
/// ```
pub fn find(name: &str) -> Result<&'static ShapeInfo, UnknownName> {
    let exact = bodies().find(|shape| shape.name == name.trim());
    if let Some(shape) = exact {
        return Ok(shape);
    }
    let wanted = folded(name);
    if let Some(shape) = bodies().find(|shape| folded(shape.name) == wanted) {
        let requests = requests_called(&wanted);
        let mut others: Vec<_> = requests.filter(|other| *other != shape.name).collect();
        if others.is_empty() {
            return Ok(shape);
        }
        others.insert(0, shape.name);
        return Err(UnknownName::new(
            name,
            others.into_iter().map(Into::into).collect(),
        ));
    }
    let (operation, body) = match wanted.rsplit_once(' ') {
        Some((operation, body @ ("request" | "response"))) => (operation, Some(body)),
        _ => (wanted.as_str(), None),
    };
    let found: Vec<_> = bodies_of(operation, body).collect();
    match found.as_slice() {
        [(_, shape)] if body.is_some() => return Ok(shape),
        [] => {}
        _ => {
            let names = found.into_iter().map(|(known, _)| known);
            return Err(UnknownName::new(name, names.collect()));
        }
    }
    let mut nearest = nearest(&wanted, names(), folded, wanted.chars().count().max(6) / 2);
    nearest.truncate(3);
    Err(UnknownName::new(name, nearest))
}

/// Shapes of bodies.
fn bodies() -> impl Iterator<Item = &'static ShapeInfo> {
    let shapes = SHAPES.iter().copied();
    shapes.filter(|shape| shape.kind != ShapeKind::Query)
}

/// Names of the request bodies of operations whose name in the client ends like this: `refund` of `orders.refund`.
fn requests_called(wanted: &str) -> impl Iterator<Item = &'static str> {
    let called = endpoints::ALL.iter().filter(move |operation| {
        let call = operation.call.rsplit('.').next();
        call.is_some_and(|call| call.replace('_', "") == wanted)
    });
    called.filter_map(|operation| Some(operation.request?.name))
}

/// Every name.
fn names() -> Vec<String> {
    let shapes = bodies().map(|shape| shape.name.to_owned());
    let operations = endpoints::ALL.iter().flat_map(|operation| {
        let written = format!("{} {}", operation.method, operation.path);
        let names = [written.as_str(), operation.id, operation.call].map(ToOwned::to_owned);
        let bodies = |name: String| bodies_as(operation, name).map(|(name, _)| name);
        names.into_iter().flat_map(bodies)
    });
    shapes.chain(operations).collect()
}

/// Finds the bodies of the operations with this id, name in the client, or path with or without its method. `body` is
/// `request`, `response` or both.
fn bodies_of(
    wanted: &str,
    body: Option<&str>,
) -> impl Iterator<Item = (String, &'static ShapeInfo)> {
    let named = endpoints::ALL.iter().filter_map(move |operation| {
        let names = [operation.id, operation.call].into_iter();
        let mut names = names.filter(|name| *name == wanted);
        let name = names.next().map(ToOwned::to_owned);
        let written = || format!("{} {}", operation.method, operation.path);
        Some((
            operation,
            name.or_else(|| has_path(operation, wanted).then(written))?,
        ))
    });
    let bodies = named.flat_map(|(operation, name)| bodies_as(operation, name));
    bodies.filter(move |(name, _)| body.is_none_or(|body| name.ends_with(body)))
}

/// Returns the bodies of an operation under one of its names.
fn bodies_as(
    operation: &'static Endpoint,
    name: String,
) -> impl Iterator<Item = (String, &'static ShapeInfo)> {
    let bodies = [
        (operation.request, "request"),
        (Some(operation.response), "response"),
    ];
    let bodies = bodies.into_iter();
    bodies.filter_map(move |(shape, body)| Some((format!("{name} {body}"), shape?)))
}

/// Returns true if an operation has a path, and its method if there is one before the path. Any value stands for a parameter.
fn has_path(operation: &Endpoint, wanted: &str) -> bool {
    let (method, path) = wanted.split_once(' ').unwrap_or(("", wanted));
    let parts = |path: &str| -> Vec<String> {
        let path = path.trim_end_matches('/').to_lowercase();
        path.split('/').map(ToOwned::to_owned).collect()
    };
    let (known, given) = (parts(operation.path), parts(path));
    let fits = |(known, given): (&String, &String)| {
        known == given || (known.starts_with('{') && !given.is_empty())
    };
    path.starts_with('/')
        && (method.is_empty() || operation.method.as_str().eq_ignore_ascii_case(method))
        && known.len() == given.len()
        && known.iter().zip(&given).all(fits)
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
        for (written, expected) in [
            ("POST /orders/1001/refund request", "RefundOrder"),
            ("/orders/{id}/refund request", "RefundOrder"),
            ("post /Orders/{id}/refund/ RESPONSE", "Order"),
            ("orders.refund request", "RefundOrder"),
            ("/users/7 request", "UpdateCustomer"),
        ] {
            assert_eq!(find(written).unwrap().name, expected, "{written}");
        }
        let refund = [
            "POST /orders/{number}/refund/ request",
            "POST /orders/{number}/refund/ response",
        ];
        for (written, expected) in [
            ("refund", &["Refund", "RefundOrder"][..]),
            ("POST /orders/1001/refund", &refund),
            ("/orders/{id}/refund", &refund),
            (
                "orders.refund",
                &["orders.refund request", "orders.refund response"],
            ),
            (
                "/users/7/ response",
                &["GET /users/{id}/ response", "PATCH /users/{id}/ response"],
            ),
        ] {
            assert_eq!(find(written).unwrap_err().nearest(), expected, "{written}");
        }
        assert_eq!(find("Refund").unwrap().name, "Refund");
        assert!(find("get").unwrap_err().nearest().len() <= 3);
        assert!(find("xyzzy-plugh-quux").unwrap_err().nearest().is_empty());
    }
}
