//! Types of the endpoint catalogue, section 4.

use std::fmt;

use crate::{ShapeInfo, TypeInfo};

/// HTTP method of an endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Method {
    /// GET
    Get,
    /// POST
    Post,
    /// PUT
    Put,
    /// PATCH
    Patch,
}

impl Method {
    /// The method's name: `GET`.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
        }
    }
}

impl fmt::Display for Method {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// How a request body is encoded.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    /// `application/json`
    Json,
    /// `multipart/form-data`
    Multipart,
}

/// A permission scope, section 5.
#[derive(Debug, PartialEq, Eq)]
pub struct Scope {
    /// As it is written in a token: `orders:write`.
    pub name: &'static str,
    /// What it permits.
    pub about: &'static str,
}

/// A parameter of a path: `number` in `/orders/{number}/refund/`.
#[derive(Debug)]
pub struct PathParameter {
    /// Its name in the path template.
    pub name: &'static str,
    /// The type of its value.
    pub ty: TypeInfo,
}

/// An endpoint, section 4.
///
/// # Examples
///
/// ```
/// use backoffice_shapes::endpoints::{LIST_USERS, REFUND_ORDER};
///
/// assert_eq!(REFUND_ORDER.call, "orders.refund");
/// assert_eq!(REFUND_ORDER.path_parameters[0].name, "number");
/// assert!(LIST_USERS.is_list && !REFUND_ORDER.is_list);
/// ```
#[derive(Debug)]
pub struct Endpoint {
    /// Operation id: `refund_order`.
    pub id: &'static str,
    /// The document's number, 1 to 23.
    pub number: u32,
    /// HTTP method.
    pub method: Method,
    /// Path template: `/orders/{number}/refund/`.
    pub path: &'static str,
    /// The parameters of its path, in path order (gap `path-parameter-types`).
    pub path_parameters: &'static [PathParameter],
    /// The group that the document puts it in: `Orders`.
    pub group: &'static str,
    /// What the client calls it, accessor and method: `orders.refund`.
    pub call: &'static str,
    /// The scope that a token must carry for it.
    pub scope: &'static Scope,
    /// Its request body, if it takes one.
    pub request: Option<&'static ShapeInfo>,
    /// How the request body is encoded.
    pub encoding: Encoding,
    /// Its query parameters, if it takes any.
    pub query: Option<&'static ShapeInfo>,
    /// Its response body.
    pub response: &'static ShapeInfo,
    /// Whether it answers with a page of a list, or may do so (gap `customer-subscriptions-form`).
    pub is_list: bool,
    /// Its success status (gap `success-status`).
    pub status: u16,
    /// What it does.
    pub summary: &'static str,
    /// The document's section.
    pub section: &'static str,
    /// Ids of the gaps that bear on it.
    pub gaps: &'static [&'static str],
}
