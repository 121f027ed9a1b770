//! The shapes that payloads are checked against.

use std::{fmt, ptr};

use backoffice_shapes::{Api, ShapeInfo, UnknownName};

use crate::engine::table::Table;

/// A shape of an API that payloads are checked against, one for each schema document.
///
/// The generator writes a static for each.
///
/// # Examples
///
/// ```
/// use backoffice_description::validate::{ORDER, REFUND_ORDER};
///
/// assert!(ORDER.is_valid(br#"{"number": "1001"}"#));
/// assert!(ORDER.check(br#"{"number": null}"#).is_err());
/// assert_eq!(REFUND_ORDER.name(), "RefundOrder");
/// ```
#[derive(Clone, Copy)]
pub struct Shape {
    api: &'static Api,
    info: &'static ShapeInfo,
    table: &'static Table,
}

/// Makes the shapes of an API from its descriptions and the engine's tables, and a function for each that checks a payload.
#[doc(hidden)]
#[macro_export]
macro_rules! shapes {
    ($shapes:ident, $tables:ident; $($shape:ident $function:ident $name:literal $about:literal $section:literal;)*) => {
        /// Every shape, in table order.
        pub static SHAPES: $crate::Shapes = $crate::Shapes::new(&$shapes::API, &[$(&$shape),*]);

        $(
            #[doc = concat!("`", $name, "`: ", $about, " Section ", $section, ".")]
            pub static $shape: $crate::Shape = $crate::Shape::new(&$shapes::API, &$shapes::$shape, &$tables::$shape);

            #[doc = concat!("Checks a payload against `", $name, "`, section ", $section, ", in the contract profile.")]
            ///
            /// # Errors
            ///
            /// Returns every violation, if there is one.
            pub fn $function(bytes: &[u8]) -> Result<(), $crate::Violations> {
                $shape.check(bytes)
            }
        )*
    };
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
    /// Makes the shape of an API's description and the engine's table.
    #[must_use]
    pub const fn new(api: &'static Api, info: &'static ShapeInfo, table: &'static Table) -> Self {
        Self { api, info, table }
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

    /// Returns the names of fields with a currency.
    pub(crate) fn currencies(&self) -> &'static [&'static str] {
        self.api.currencies
    }

    pub(crate) fn table(&self) -> &'static Table {
        self.table
    }
}

/// The shapes of an API.
///
/// # Examples
///
/// ```
/// use backoffice_description::validate::{Body, SHAPES};
///
/// assert_eq!(SHAPES.by_name("PATCH /products/{id}/ request")?.name(), "UpdateProduct");
/// let refund = SHAPES.by_operation("refund_order", Body::Request).unwrap();
/// assert_eq!(refund.name(), "RefundOrder");
/// # Ok::<(), backoffice_validate::UnknownName>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Shapes {
    api: &'static Api,
    all: &'static [&'static Shape],
}

impl Shapes {
    /// Makes the shapes of an API, in table order.
    #[must_use]
    pub const fn new(api: &'static Api, all: &'static [&'static Shape]) -> Self {
        Self { api, all }
    }

    /// Returns the API.
    #[must_use]
    pub const fn api(&self) -> &'static Api {
        self.api
    }

    /// Returns every shape, in table order.
    #[must_use]
    pub const fn all(&self) -> &'static [&'static Shape] {
        self.all
    }

    /// Finds a shape by any name that [`Api::find`] accepts.
    ///
    /// # Errors
    ///
    /// If there is no such shape or operation, with the nearest names.
    pub fn by_name(&self, name: &str) -> Result<&'static Shape, UnknownName> {
        let info = self.api.find(name)?;
        self.of(info).ok_or_else(|| UnknownName::new(name, Vec::new()))
    }

    /// Returns the shape of a body of an operation, by the operation's id. `None` if the operation does not exist or
    /// has no such body.
    #[must_use]
    pub fn by_operation(&self, id: &str, body: Body) -> Option<&'static Shape> {
        let mut operations = self.api.endpoints.iter();
        let operation = operations.find(|operation| operation.id == id)?;
        self.of(match body {
            Body::Request => operation.request?,
            Body::Response => operation.response?,
        })
    }

    /// Finds the shape of a description. Queries have none.
    #[must_use]
    pub fn of(&self, info: &'static ShapeInfo) -> Option<&'static Shape> {
        let mut shapes = self.all.iter().copied();
        shapes.find(|shape| ptr::eq(shape.info, info))
    }
}

impl fmt::Debug for Shape {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Shape").field(&self.name()).finish()
    }
}
