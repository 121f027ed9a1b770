//! What the tables say, once loaded and checked: plain owned data.
//!
//! Knows the API document's vocabulary (shapes, fields, endpoints, scopes, enumerations, gaps) and
//! nothing about Rust names, JSON Schema or any other output: those are the generator's concern.

use serde::Deserialize;

/// Everything the tables say, in table order.
#[derive(Clone, Debug, PartialEq)]
pub struct Spec {
    /// What holds for every call: title and version header.
    pub api: Api,
    /// Groups of operations, section 1.
    pub groups: Vec<Group>,
    /// Permission scopes, section 5.
    pub scopes: Vec<Scope>,
    /// Enumerations, closed and open, in file order.
    pub enums: Vec<Enum>,
    /// Shapes of section 2, request bodies and query parameter sets of section 4, and one page shape
    /// for each `page<T>` response; a shape that is `of` or `extends` another has its fields spelled out.
    pub shapes: Vec<Shape>,
    /// Endpoints of section 4, by number.
    pub endpoints: Vec<Endpoint>,
    /// The ledger of what the document does not say.
    pub gaps: Vec<Gap>,
}

/// What holds for every call.
#[derive(Clone, Debug, PartialEq)]
pub struct Api {
    /// The API's title.
    pub title: String,
    /// The request header that selects the version, section 9.
    pub version_header: String,
    /// Name of the closed enumeration with the header's values.
    pub version_enum: String,
    /// The header's default value.
    pub version: String,
    /// Where the document says so.
    pub section: String,
}

/// A group of operations, section 1.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Group {
    /// Identifier in snake case: `gift_cards`.
    #[serde(skip)]
    pub id: String,
    /// The document's name of the group: `Gift cards`.
    pub title: String,
    /// What the group's operations do.
    pub about: String,
}

/// A permission scope, section 5.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scope {
    /// As it is written in a token: `orders:write`.
    #[serde(skip)]
    pub name: String,
    /// What it permits.
    pub about: String,
    /// Where the document lists it.
    pub section: String,
}

/// An enumeration.
#[derive(Clone, Debug, PartialEq)]
pub struct Enum {
    /// Name in the outputs: `TicketStatus`.
    pub name: String,
    /// Values in document order.
    pub values: Vec<String>,
    /// Whether the document gives the values as the only ones allowed; otherwise they are those seen.
    pub closed: bool,
    /// Where the document gives them.
    pub section: String,
    /// Gap ids: for an open enumeration, the one that says its other values are not shown.
    pub gaps: Vec<String>,
}

/// What a shape is on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum ShapeKind {
    /// A response or a part of one.
    Record,
    /// A request body that creates or triggers something.
    Request,
    /// The body of a partial update: every field absent, null or a value.
    Update,
    /// The query parameters of a list.
    Query,
    /// The pagination envelope around one shape.
    Page,
}

/// An object on the wire.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Name in the outputs: `OrderLine`, `CustomerPage`.
    pub name: String,
    /// What it is on the wire.
    pub kind: ShapeKind,
    /// One line for its documentation.
    pub about: String,
    /// Where the document describes it: `2, Order`.
    pub section: String,
    /// The table file's stem that defines it: `orders`.
    pub file: String,
    /// The field that identifies the record, where it has one.
    pub identity: Option<String>,
    /// For an update, the shape it updates; for a page, the shape it lists.
    pub of: Option<String>,
    /// Whether the document shows the fields; if not, any fields may be there, in every profile.
    pub fields_shown: bool,
    /// Fields in document order.
    pub fields: Vec<Field>,
    /// Ids of the gaps that bear on the whole shape.
    pub gaps: Vec<String>,
}

/// Whether a field must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Presence {
    /// The document is silent: may be absent.
    #[serde(skip)]
    Optional,
    /// The document says it is required.
    Required,
    /// The identity of a record that an endpoint returns: always there, never null.
    Identity,
}

/// Whether a field may be null, beyond the document's silence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Null {
    /// Nothing is said. Contract profile: null passes unless the field is required or a key. Strict: it fails.
    #[serde(skip)]
    Unsaid,
    /// The document says it may be null. Both profiles: null passes.
    Shown,
    /// Ours: null makes sense here (no parent, not yet delivered). Strict profile: null passes too.
    Sensible,
}

/// A field of a shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Field name on the wire.
    pub name: String,
    /// Type of its value.
    pub ty: Type,
    /// Whether it must be there.
    pub presence: Presence,
    /// Whether it may be null.
    pub null: Null,
    /// The document says that it may be left out, so the strict profile does not ask for it either.
    pub sometimes: bool,
    /// Lowest value shown.
    pub minimum: Option<i64>,
    /// Highest value shown.
    pub maximum: Option<i64>,
    /// Never in Debug output, logs or errors.
    pub secret: bool,
    /// What the document says of it beyond name and type.
    pub note: Option<String>,
    /// An example value as JSON text.
    pub example: Option<String>,
    /// Where the document lists it; its shape's section unless the row says otherwise.
    pub section: String,
    /// Ids of the gaps that bear on it.
    pub gaps: Vec<String>,
}

/// The type of a value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    /// Text.
    String,
    /// A whole number without a stated width.
    Integer,
    /// A 32-bit signed whole number, section 8.
    Int32,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// A money amount written as a string, section 1.
    Amount,
    /// An ISO 8601 date-time string in UTC, section 1.
    Timestamp,
    /// A `YYYY-MM-DD` string, section 4.
    Date,
    /// A string in URL format, section 1.
    Url,
    /// Any JSON value, null included.
    Any,
    /// An object with arbitrary keys and free-form values.
    Object,
    /// A list of values of one type.
    List(Box<Type>),
    /// A shape, by name.
    Shape(String),
    /// An enumeration, by name.
    Enum(String),
    /// The identity of the named shape, written `Customer.id`: the wire type is `base`.
    Identity {
        /// The shape that it identifies.
        shape: String,
        /// The shape's identity field.
        field: String,
        /// `String` or `Integer`.
        base: Box<Type>,
    },
}

/// HTTP method of an endpoint.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
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
    /// As the document writes it: `GET`.
    pub fn name(self) -> &'static str {
        match self {
            Self::Get => "GET",
            Self::Post => "POST",
            Self::Put => "PUT",
            Self::Patch => "PATCH",
        }
    }
}

/// How a request body is encoded.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Encoding {
    /// `application/json`
    #[default]
    Json,
    /// `multipart/form-data`
    Multipart,
}

/// An endpoint, section 4.
#[derive(Clone, Debug, PartialEq)]
pub struct Endpoint {
    /// Operation id in snake case: `refund_order`.
    pub id: String,
    /// The document's number, 1 to 23.
    pub number: u32,
    /// HTTP method.
    pub method: Method,
    /// Path template: `/orders/{number}/refund/`.
    pub path: String,
    /// Path parameters in path order, each with its type.
    pub params: Vec<(String, Type)>,
    /// Id of its group.
    pub group: String,
    /// What a client calls it: the accessor of a group of calls, and a method of it.
    pub call: (String, String),
    /// Name of the scope that it requires.
    pub scope: String,
    /// Name of its request body's shape.
    pub request: Option<String>,
    /// How the request body is encoded.
    pub encoding: Encoding,
    /// Name of its query parameters' shape.
    pub query: Option<String>,
    /// Name of its response's shape (a page's, for a list).
    pub response: String,
    /// Whether a client also takes a list or a page of the response.
    pub or_many: bool,
    /// Success status: ours, the document shows none.
    pub status: u16,
    /// One line for its documentation.
    pub summary: String,
    /// Where the document lists it.
    pub section: String,
    /// Ids of the gaps that bear on it.
    pub gaps: Vec<String>,
}

/// Something the document does not say, and what this project does about it.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gap {
    /// Identifier in kebab case: `refund-body-fields`.
    #[serde(skip)]
    pub id: String,
    /// What the document leaves open.
    pub question: String,
    /// What this project does.
    pub decision: String,
    /// Where it does it: outputs, crates or commands.
    pub acts_in: Vec<String>,
    /// How to have it otherwise.
    pub switch: String,
    /// Where the document is silent.
    pub section: String,
    /// A convention of this project, which rows need not cite.
    pub conventions: bool,
}
