//! The shapes that payloads are checked against.

use std::{fmt, ptr};

use backoffice_shapes::{ShapeInfo, UnknownName, endpoints, find};

use crate::{engine::table::Table, generated};

/// A shape of the API document that payloads are checked against, one for each schema document.
///
/// # Examples
///
/// ```
/// use backoffice_validate::{Body, Shape};
///
/// let order = Shape::by_name("Order")?;
/// assert!(order.is_valid(br#"{"number": "1001"}"#));
/// assert!(order.check(br#"{"number": null}"#).is_err());
///
/// let refund = Shape::by_operation("refund_order", Body::Request).unwrap();
/// assert_eq!(refund.name(), "RefundOrder");
/// # Ok::<(), backoffice_validate::UnknownName>(())
/// ```
#[derive(Clone, Copy)]
pub struct Shape {
    info: &'static ShapeInfo,
    table: &'static Table,
}

/// A body of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Body {
    /// The body that a client sends.
    Request,
    /// The body that the service returns.
    Response,
}

impl Shape {
    pub(crate) const fn new(info: &'static ShapeInfo, table: &'static Table) -> Self {
        Self { info, table }
    }

    /// Returns every shape, in table order.
    #[must_use]
    pub fn all() -> &'static [&'static Self] {
        generated::SHAPES
    }

    /// Finds a shape (`Order`) or an operation's request or response (`POST /webhooks/ request`,
    /// `refund_order response`). Case and the spacing of words do not matter.
    ///
    /// # Errors
    ///
    /// If there is no such shape or operation, with the nearest names.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::Shape;
    ///
    /// assert_eq!(Shape::by_name("PATCH /products/{id}/ request")?.name(), "UpdateProduct");
    /// assert_eq!(Shape::by_name("Oder").unwrap_err().nearest()[0], "Order");
    /// # Ok::<(), backoffice_validate::UnknownName>(())
    /// ```
    pub fn by_name(name: &str) -> Result<&'static Self, UnknownName> {
        let info = find(name)?;
        Self::of(info).ok_or_else(|| UnknownName::new(name, Vec::new()))
    }

    /// Returns the shape of a body of an operation, by the operation's id. `None` if the operation does not exist or
    /// has no such body.
    #[must_use]
    pub fn by_operation(id: &str, body: Body) -> Option<&'static Self> {
        let operation = endpoints::ALL.iter().find(|operation| operation.id == id)?;
        Self::of(match body {
            Body::Request => operation.request?,
            Body::Response => operation.response,
        })
    }

    /// Finds the shape of a description.
    pub(crate) fn of(info: &'static ShapeInfo) -> Option<&'static Self> {
        let mut shapes = Self::all().iter().copied();
        shapes.find(|shape| ptr::eq(shape.info, info))
    }

    /// Returns its name: `Order`.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.info.name
    }

    /// Returns its description.
    #[must_use]
    pub fn info(&self) -> &'static ShapeInfo {
        self.info
    }

    pub(crate) fn table(&self) -> &'static Table {
        self.table
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shape").field(&self.name()).finish()
    }
}
