//! Descriptions of shapes, fields and enumerations.
//!
//! The generator writes one [`ShapeInfo`] for each shape. Decoding, drift reports, samples, schemas,
//! validation and query strings read it.

/// Kind of shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum ShapeKind {
    /// A response or a part of one.
    Record,
    /// A request body that creates or triggers something.
    Request,
    /// The body of a partial update: every field absent, null or a value.
    Update,
    /// The query parameters of a list.
    Query,
    /// The pagination envelope `{next, previous, results}` around one shape.
    Page,
}

/// Presence of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Presence {
    /// May be absent: the document is silent.
    #[cfg_attr(feature = "serde", serde(skip))]
    Optional,
    /// Required by the document.
    Required,
    /// The identity of a record that an endpoint returns.
    Identity,
}

/// Type of a value in the document.
#[derive(Clone, Copy, Debug)]
pub enum TypeInfo {
    /// Text.
    String,
    /// A whole number of no stated width: 64 bits, signed.
    Integer,
    /// A 32-bit signed whole number.
    Int32,
    /// A number.
    Number,
    /// True or false.
    Boolean,
    /// A money amount written as a string.
    Amount,
    /// An ISO 8601 date-time string in UTC.
    Timestamp,
    /// A `YYYY-MM-DD` string.
    Date,
    /// A string in URL format.
    Url,
    /// Any JSON value.
    Any,
    /// An object with arbitrary keys and free-form values.
    Object,
    /// A list of values of one type.
    List(&'static TypeInfo),
    /// Another shape.
    Shape(&'static ShapeInfo),
    /// An enumeration.
    Enum(&'static EnumInfo),
}

/// An enumeration of the document.
#[derive(Debug)]
pub struct EnumInfo {
    /// Name: `TicketStatus`.
    pub name: &'static str,
    /// The document's values, in its order.
    pub values: &'static [&'static str],
    /// `true` if the document allows no other values; otherwise the values are examples.
    pub closed: bool,
    /// The document's section.
    pub section: &'static str,
}

/// A field of a shape.
#[derive(Debug)]
pub struct FieldInfo {
    /// Name on the wire.
    pub name: &'static str,
    /// Type of its value.
    pub ty: TypeInfo,
    /// Presence.
    pub presence: Presence,
    /// `true` if the contract profile allows null.
    pub nullable: bool,
    /// `true` if the strict profile allows null.
    pub strict_nullable: bool,
    /// `true` if the strict profile requires the field.
    pub strict_required: bool,
    /// Lowest value shown.
    pub minimum: Option<i64>,
    /// Highest value shown.
    pub maximum: Option<i64>,
    /// `true` if the value must not appear in Debug output, reports and errors.
    pub secret: bool,
    /// The document's section.
    pub section: &'static str,
    /// Description in words.
    #[cfg(feature = "descriptions")]
    pub about: &'static str,
}

/// An object on the wire.
#[derive(Debug)]
pub struct ShapeInfo {
    /// Name: `OrderLine`.
    pub name: &'static str,
    /// Kind of shape.
    pub kind: ShapeKind,
    /// The document's section.
    pub section: &'static str,
    /// `true` if the document shows the fields; otherwise every profile allows any field.
    pub fields_shown: bool,
    /// Description in one sentence.
    pub about: &'static str,
    /// Fields, in document order.
    pub fields: &'static [FieldInfo],
}

impl ShapeInfo {
    /// Returns the position of the field called `name`. `expected` is tried first, as records come in the
    /// same order each time.
    #[must_use]
    pub fn position(&self, name: &str, expected: usize) -> Option<usize> {
        let is_it = |field: &FieldInfo| field.name == name;
        if self.fields.get(expected).is_some_and(is_it) {
            return Some(expected);
        }
        self.fields.iter().position(is_it)
    }

    /// Returns the field called `name`.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&'static FieldInfo> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl TypeInfo {
    /// Describes the type for messages: `an amount as a string`.
    #[must_use]
    pub fn expected(&self) -> String {
        match self {
            Self::String => "a string".into(),
            Self::Integer => "an integer".into(),
            Self::Int32 => "a 32-bit signed integer".into(),
            Self::Number => "a number".into(),
            Self::Boolean => "true or false".into(),
            Self::Amount => "an amount as a string".into(),
            Self::Timestamp => "a date-time string".into(),
            Self::Date => "a YYYY-MM-DD string".into(),
            Self::Url => "a URL string".into(),
            Self::Any => "any value".into(),
            Self::Object => "an object".into(),
            Self::List(element) => format!("a list, each element {}", element.expected()),
            Self::Shape(shape) => format!("an object ({})", shape.name),
            Self::Enum(info) => Self::expected_value(info),
        }
    }

    /// Describes an enumeration's values for messages: ``one of `a`, `b` `` or ``a string such as `a` ``.
    #[must_use]
    pub fn expected_value(info: &EnumInfo) -> String {
        let values = info.values.iter().map(|value| format!("`{value}`"));
        let values = values.collect::<Vec<_>>().join(", ");
        if info.closed { format!("one of {values}") } else { format!("a string such as {values}") }
    }
}

impl FieldInfo {
    /// Creates a field that may be absent, with no more than a name, a type and a section.
    #[must_use]
    pub const fn new(name: &'static str, ty: TypeInfo, section: &'static str) -> Self {
        Self {
            name,
            ty,
            presence: Presence::Optional,
            nullable: true,
            strict_nullable: false,
            strict_required: true,
            minimum: None,
            maximum: None,
            secret: false,
            section,
            #[cfg(feature = "descriptions")]
            about: "",
        }
    }

    /// Sets the description.
    #[cfg(feature = "descriptions")]
    #[must_use]
    pub const fn about(mut self, about: &'static str) -> Self {
        self.about = about;
        self
    }

    /// Drops the description: the feature `descriptions` is off.
    #[cfg(not(feature = "descriptions"))]
    #[must_use]
    pub const fn about(self, _about: &'static str) -> Self {
        self
    }

    /// Sets the presence.
    #[must_use]
    pub const fn presence(mut self, presence: Presence) -> Self {
        self.presence = presence;
        self
    }

    /// Forbids null in every profile.
    #[must_use]
    pub const fn not_null(mut self) -> Self {
        self.nullable = false;
        self
    }

    /// Allows null in the strict profile too.
    #[must_use]
    pub const fn strict_nullable(mut self) -> Self {
        self.strict_nullable = true;
        self
    }

    /// Allows absence in the strict profile too.
    #[must_use]
    pub const fn strict_optional(mut self) -> Self {
        self.strict_required = false;
        self
    }

    /// Sets the lowest value.
    #[must_use]
    pub const fn minimum(mut self, minimum: i64) -> Self {
        self.minimum = Some(minimum);
        self
    }

    /// Sets the highest value.
    #[must_use]
    pub const fn maximum(mut self, maximum: i64) -> Self {
        self.maximum = Some(maximum);
        self
    }

    /// Keeps the value out of Debug output, reports and errors.
    #[must_use]
    pub const fn secret(mut self) -> Self {
        self.secret = true;
        self
    }
}
