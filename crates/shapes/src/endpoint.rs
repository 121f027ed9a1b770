//! Types of the endpoint catalogue.

use std::fmt;

use crate::{ShapeInfo, TypeInfo};

/// HTTP method of an endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "UPPERCASE"))]
pub enum Method {
    /// GET
    Get,
    /// POST
    Post,
    /// PUT
    Put,
    /// PATCH
    Patch,
    /// DELETE
    Delete,
}

impl Method {
    /// Name of the method: `GET`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
            Self::Delete => "DELETE",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// Encoding of a request body.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Encoding {
    /// `application/json`
    #[default]
    Json,
    /// `multipart/form-data`
    Multipart,
}

/// A permission scope.
#[derive(Debug, PartialEq, Eq)]
pub struct Scope {
    /// Name in a token: `orders:write`.
    pub name: &'static str,
    /// The permission in words.
    pub about: &'static str,
}

/// A parameter of a path: `number` in `/orders/{number}/refund/`.
#[derive(Debug)]
pub struct PathParameter {
    /// Name in the path template.
    pub name: &'static str,
    /// Type of its value.
    pub ty: TypeInfo,
}

/// An endpoint.
///
/// # Examples
///
/// ```
/// use backoffice_description::endpoints::{LIST_USERS, REFUND_ORDER};
///
/// assert_eq!(REFUND_ORDER.call, "orders.refund");
/// assert_eq!(REFUND_ORDER.path_parameters[0].name, "number");
/// assert!(LIST_USERS.is_list && !REFUND_ORDER.is_list);
/// ```
#[derive(Debug)]
pub struct Endpoint {
    /// Operation id: `refund_order`.
    pub id: &'static str,
    /// Number in the document, from 1.
    pub number: u32,
    /// HTTP method.
    pub method: Method,
    /// Path template: `/orders/{number}/refund/`.
    pub path: &'static str,
    /// Parameters of the path, in path order.
    pub path_parameters: &'static [PathParameter],
    /// Group in the document: `Orders`.
    pub group: &'static str,
    /// Name in the client, accessor and method: `orders.refund`.
    pub call: &'static str,
    /// Scopes that a token must have, all of them.
    pub scopes: &'static [&'static Scope],
    /// Request body, if any.
    pub request: Option<&'static ShapeInfo>,
    /// Encoding of the request body.
    pub encoding: Encoding,
    /// Query parameters, if any.
    pub query: Option<&'static ShapeInfo>,
    /// Response body, if any.
    pub response: Option<&'static ShapeInfo>,
    /// `true` if the response is a page of a list, or may be one.
    pub is_list: bool,
    /// Statuses of a success; a service of ours answers with the first.
    pub statuses: &'static [u16],
    /// One line of documentation.
    pub summary: &'static str,
    /// The document's section.
    pub section: &'static str,
    /// Ids of the gaps that concern it.
    pub gaps: &'static [&'static str],
}

impl Endpoint {
    /// Returns the names of its scopes, with spaces between them (RFC 6749, section 3.3).
    #[must_use]
    pub fn scope(&self) -> String {
        let names = self.scopes.iter().map(|scope| scope.name);
        names.collect::<Vec<_>>().join(" ")
    }

    /// Returns the status with which a service of ours answers: 200 if the document shows none.
    #[must_use]
    pub fn status(&self) -> u16 {
        self.statuses.first().copied().unwrap_or(200)
    }
}
