//! Shapes by name.

use std::fmt;

use crate::{Api, Endpoint, ShapeInfo, nearest};

impl Api {
    /// Finds a shape by its name (`Order`), or as an operation's request or response: `POST /webhooks/ request`,
    /// `GET /users/7 response`, `refund_order request`, `orders.refund request`. Letter case, the number of spaces and a slash
    /// at the end do not matter, and a path may have values for its parameters. Query parameters are not JSON, so they are not
    /// found.
    ///
    /// # Errors
    ///
    /// If no shape or operation has the name, or several do; the error has the nearest names.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_description::API;
    ///
    /// assert_eq!(API.find("giftcard")?.name, "GiftCard");
    /// assert_eq!(API.find("refund_order response")?.name, "Order");
    /// let error = API.find("Oder").unwrap_err();
    /// assert_eq!(error.nearest()[0], "Order");
    /// // A record and the body of a request.
    /// assert_eq!(API.find("refund").unwrap_err().nearest(), ["Refund", "RefundOrder"]);
    /// # Ok::<(), backoffice_shapes::UnknownName>(())
    /// ```
    pub fn find(&self, name: &str) -> Result<&'static ShapeInfo, UnknownName> {
        let exact = self.bodies().find(|shape| shape.name == name.trim());
        if let Some(shape) = exact {
            return Ok(shape);
        }
        let wanted = folded(name);
        if let Some(shape) = self.bodies().find(|shape| folded(shape.name) == wanted) {
            let requests = self.requests_called(&wanted);
            let mut others: Vec<_> = requests.filter(|other| *other != shape.name).collect();
            if others.is_empty() {
                return Ok(shape);
            }
            others.insert(0, shape.name);
            return Err(UnknownName::new(name, others.into_iter().map(Into::into).collect()));
        }
        let (operation, body) = match wanted.rsplit_once(' ') {
            Some((operation, body @ ("request" | "response"))) => (operation, Some(body)),
            _ => (wanted.as_str(), None),
        };
        let found: Vec<_> = self.bodies_of(operation, body).collect();
        match found.as_slice() {
            [(_, shape)] if body.is_some() => return Ok(shape),
            [] => {}
            _ => {
                let names = found.into_iter().map(|(known, _)| known);
                return Err(UnknownName::new(name, names.collect()));
            }
        }
        let allowed = wanted.chars().count().max(6) / 2;
        let mut nearest = nearest(&wanted, self.names(), folded, allowed);
        nearest.truncate(3);
        Err(UnknownName::new(name, nearest))
    }

    /// Names of the request bodies of operations whose name in the client ends like this: `refund` of `orders.refund`.
    fn requests_called(&self, wanted: &str) -> impl Iterator<Item = &'static str> {
        let called = self.endpoints.iter().filter(move |operation| {
            let call = operation.call.rsplit('.').next();
            call.is_some_and(|call| call.replace('_', "") == wanted)
        });
        called.filter_map(|operation| Some(operation.request?.name))
    }

    /// Every name.
    fn names(&self) -> Vec<String> {
        let shapes = self.bodies().map(|shape| shape.name.to_owned());
        let operations = self.endpoints.iter().flat_map(|operation| {
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
        &self,
        wanted: &str,
        body: Option<&str>,
    ) -> impl Iterator<Item = (String, &'static ShapeInfo)> {
        let named = self.endpoints.iter().filter_map(move |operation| {
            let names = [operation.id, operation.call].into_iter();
            let mut names = names.filter(|name| *name == wanted);
            let name = names.next().map(ToOwned::to_owned);
            let written = || format!("{} {}", operation.method, operation.path);
            Some((operation, name.or_else(|| has_path(operation, wanted).then(written))?))
        });
        let bodies = named.flat_map(|(operation, name)| bodies_as(operation, name));
        bodies.filter(move |(name, _)| body.is_none_or(|body| name.ends_with(body)))
    }
}

/// Returns the bodies of an operation under one of its names.
fn bodies_as(
    operation: &'static Endpoint,
    name: String,
) -> impl Iterator<Item = (String, &'static ShapeInfo)> {
    let bodies = [(operation.request, "request"), (operation.response, "response")];
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
    name.split_whitespace().map(str::to_lowercase).collect::<Vec<_>>().join(" ")
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
        Self { name: name.into(), nearest }
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
        let nearest: Vec<_> = self.nearest.iter().map(|name| format!("`{name}`")).collect();
        match nearest.as_slice() {
            [] => Ok(()),
            [name] => write!(f, "; did you mean {name}?"),
            [names @ .., last] => write!(f, "; did you mean {} or {last}?", names.join(", ")),
        }
    }
}

impl std::error::Error for UnknownName {}
