//! The loaded tables as plain owned data, in the words of the API document.

pub use backoffice_shapes::{Encoding, Method, Presence, ShapeKind};
use serde::Deserialize;

/// Everything the tables say, in table order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Spec {
    /// Title and version header.
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
    /// Events that webhooks deliver, section 6.
    pub events: Vec<Event>,
    /// The gap ledger: questions that the document leaves open.
    pub gaps: Vec<Gap>,
}

/// Names that every call and every page has.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Api {
    /// The service's name in snake case, as deliveries, metrics and database connections show it.
    pub name: String,
    /// The API's title.
    pub title: String,
    /// The API's version: the header's default value.
    pub version: String,
    /// The request header that selects the version, section 9, if calls have one.
    pub version_header: Option<VersionHeader>,
    /// Query parameter that selects a page of a list, if calls have one.
    pub cursor: Option<String>,
    /// The fields of a page, if lists have pages.
    pub page: Option<PageFields>,
    /// Names of the fields with the currency of the amounts beside them.
    pub currencies: Vec<String>,
    /// An example of the service's base address.
    pub base_url: Option<String>,
    /// SPDX expression of the OpenAPI document's license.
    pub license: Option<String>,
    /// Way to a token by OAuth 2.0; without it, the OpenAPI document describes plain bearer tokens.
    pub authorization: Option<Authorization>,
    /// Section of the document.
    pub section: String,
}

/// The request header that selects the version of the API.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct VersionHeader {
    /// Name of the header.
    pub name: String,
    /// Name of the closed enumeration with its values.
    pub versions: String,
}

/// The Authorization Code flow (RFC 6749, section 4.1).
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Authorization {
    /// Describes tokens and where they come from.
    pub about: String,
    /// Address where a person allows the access.
    pub authorization_url: String,
    /// Address of the tokens.
    pub token_url: String,
}

/// Names of the fields of a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PageFields {
    /// Names in the order of the roles: address of the next page, address of the previous page, records.
    pub names: [String; 3],
    /// Section of the document.
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
    /// One sentence about the group's operations.
    pub about: String,
    /// True if the document does not have the group.
    pub ours: bool,
}

/// A permission scope, section 5.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Scope {
    /// As it is written in a token: `orders:write`.
    #[serde(skip)]
    pub name: String,
    /// One sentence about what it permits.
    pub about: String,
    /// Section of the document.
    pub section: String,
}

/// An enumeration.
#[derive(Clone, Debug, PartialEq)]
pub struct Enum {
    /// Name in the outputs: `TicketStatus`.
    pub name: String,
    /// Values in document order.
    pub values: Vec<String>,
    /// Values of ours, which the document does not show.
    pub ours: Vec<String>,
    /// True if the document allows these values only; otherwise other values occur.
    pub closed: bool,
    /// True for the names of the events.
    pub events: bool,
    /// Section of the document.
    pub section: String,
    /// Gaps about it, by id.
    pub gaps: Vec<String>,
}

/// An object on the wire.
#[derive(Clone, Debug, PartialEq)]
pub struct Shape {
    /// Name in the outputs: `OrderLine`, `CustomerPage`.
    pub name: String,
    /// Its use on the wire.
    pub kind: ShapeKind,
    /// One line for its documentation.
    pub about: String,
    /// Section of the document: `2, Order`.
    pub section: String,
    /// The table file's stem that defines it: `orders`.
    pub file: String,
    /// The field that identifies the record, where it has one.
    pub identity: Option<String>,
    /// For an update, the shape it updates; for a page, the shape it lists.
    pub of: Option<String>,
    /// False if the document does not show the fields: then every profile takes any field.
    pub fields_shown: bool,
    /// The service's database table of the records.
    pub table: Option<String>,
    /// Fields that are columns of that table, as paths: `user.id`. Filters make further columns.
    pub columns: Vec<String>,
    /// Fields in document order.
    pub fields: Vec<Field>,
    /// Gaps about the whole shape, by id.
    pub gaps: Vec<String>,
}

/// Permission of null as a field's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Null {
    /// The document is silent. Contract profile: null passes unless the field is required or an identity. Strict
    /// profile: null fails.
    #[serde(skip)]
    Unsaid,
    /// The document says that the field may be null. Both profiles: null passes.
    Shown,
    /// Our decision: null makes sense here (no parent, not yet delivered). Strict profile: null passes too.
    Sensible,
}

/// A field of a shape.
#[derive(Clone, Debug, PartialEq)]
pub struct Field {
    /// Field name on the wire.
    pub name: String,
    /// Type of its value.
    pub ty: Type,
    /// Presence.
    pub presence: Presence,
    /// Permission of null.
    pub null: Null,
    /// True if the document says that it may be absent: the strict profile does not require it.
    pub sometimes: bool,
    /// Lowest value shown.
    pub minimum: Option<i64>,
    /// Highest value shown.
    pub maximum: Option<i64>,
    /// True if it must never show in Debug output, logs or errors.
    pub secret: bool,
    /// The document's words about it beyond name and type.
    pub note: Option<String>,
    /// An example value as JSON text.
    pub example: Option<String>,
    /// For a query parameter, the records that it selects.
    pub filter: Option<Filter>,
    /// Section of the document; by default that of its shape.
    pub section: String,
    /// Gaps about it, by id.
    pub gaps: Vec<String>,
}

/// The records that a query parameter selects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Filter {
    /// Comparison of the parameter with the fields.
    pub rule: FilterRule,
    /// Fields of the listed record, as paths: `user.email`.
    pub fields: Vec<String>,
}

/// Comparison of a query parameter with fields of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilterRule {
    /// The field equals the parameter.
    Equal,
    /// The text equals the parameter; letter case does not count.
    Whole,
    /// The texts contain the parameter; letter case does not count.
    Part,
    /// The field is not below the parameter; a timestamp is not before the start of the day, in UTC.
    From,
    /// The field is not above the parameter; a timestamp is not after the end of the day, in UTC.
    To,
    /// The list contains one of the parameter's values.
    Any,
    /// The parameter names a state: the first of the fields (`disabled_at` for `disabled`) with a timestamp that has
    /// passed, or else another state.
    State,
}

impl FilterRule {
    /// All rules, with the word that names each.
    pub const ALL: [(&'static str, Self); 7] = [
        ("equal", Self::Equal),
        ("whole", Self::Whole),
        ("part", Self::Part),
        ("from", Self::From),
        ("to", Self::To),
        ("any", Self::Any),
        ("state", Self::State),
    ];
}

/// The type of a value, as the tables write it. It names shapes and knows identities; `TypeInfo` of the descriptions refers to
/// the shapes themselves, and has the type that an identity has on the wire.
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
    /// The client's accessor and method: `("orders", "refund")`.
    pub call: (String, String),
    /// Names of the scopes that it requires, all of them.
    pub scopes: Vec<String>,
    /// Name of its request body's shape.
    pub request: Option<String>,
    /// Encoding of the request body.
    pub encoding: Encoding,
    /// Name of its query parameters' shape.
    pub query: Option<String>,
    /// Name of its response's shape (a page's, for a list); none for a response without a body.
    pub response: Option<String>,
    /// True if a client also takes a list or a page of the response.
    pub or_many: bool,
    /// Success status; the document shows none, so this is our decision.
    pub status: u16,
    /// One line for its documentation.
    pub summary: String,
    /// Section of the document.
    pub section: String,
    /// Gaps about it, by id.
    pub gaps: Vec<String>,
}

/// An event that webhooks deliver.
#[derive(Clone, Debug, PartialEq)]
pub struct Event {
    /// As a delivery names it: `order.refunded`.
    pub name: String,
    /// One sentence about it.
    pub about: String,
    /// The endpoint whose calls emit it, by id.
    pub emitter: Option<String>,
    /// The shape of the record in the delivery; none for any object.
    pub data: Option<String>,
    /// Section of the document.
    pub section: String,
    /// Gaps about it, by id.
    pub gaps: Vec<String>,
}

/// A question that the document leaves open, and the decision of this project.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Gap {
    /// Identifier in kebab case: `refund-body-fields`.
    #[serde(skip)]
    pub id: String,
    /// The open question.
    pub question: String,
    /// The decision of this project.
    pub decision: String,
    /// Outputs, crates or commands that follow the decision.
    pub acts_in: Vec<String>,
    /// The way to decide otherwise.
    pub switch: String,
    /// Section in which the document is silent.
    pub section: String,
    /// True for a convention of this project, which rows need not cite.
    pub conventions: bool,
}
