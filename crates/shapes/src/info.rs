//! Descriptions of shapes, fields and enumerations.
//!
//! The generator writes one [`ShapeInfo`] for each shape; decoding, drift reports, samples, schemas,
//! validation and query strings all read it. It knows the document's vocabulary and nothing of Rust types.

/// What a shape is on the wire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
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

/// Whether a field must be there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// The document is silent: it may be absent.
    Optional,
    /// The document says it is required.
    Required,
    /// The identity of a record that an endpoint returns (gap `identity-presence`).
    Identity,
}

/// The type that the document gives a value.
#[derive(Clone, Copy, Debug)]
pub enum TypeInfo {
    /// Text.
    String,
    /// A whole number of no stated width.
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
    /// Its name: `TicketStatus`.
    pub name: &'static str,
    /// The values that the document gives, in its order.
    pub values: &'static [&'static str],
    /// Whether the document allows no others; if not, these are the ones seen.
    pub closed: bool,
    /// The document's section.
    pub section: &'static str,
}

/// A field of a shape.
#[derive(Debug)]
pub struct FieldInfo {
    /// Its name on the wire.
    pub name: &'static str,
    /// The type of its value.
    pub ty: TypeInfo,
    /// Whether it must be there.
    pub presence: Presence,
    /// Whether null passes in the contract profile.
    pub nullable: bool,
    /// Whether null passes in the strict profile.
    pub strict_nullable: bool,
    /// Whether the strict profile asks for it.
    pub strict_required: bool,
    /// The lowest value shown.
    pub minimum: Option<i64>,
    /// The highest value shown.
    pub maximum: Option<i64>,
    /// Whether its value stays out of Debug output, reports and errors.
    pub secret: bool,
    /// The document's section.
    pub section: &'static str,
}

/// An object on the wire.
#[derive(Debug)]
pub struct ShapeInfo {
    /// Its name: `OrderLine`.
    pub name: &'static str,
    /// What it is on the wire.
    pub kind: ShapeKind,
    /// The document's section.
    pub section: &'static str,
    /// Whether the document shows the fields; if not, any may be there in every profile.
    pub fields_shown: bool,
    /// Its fields, in document order.
    pub fields: &'static [FieldInfo],
}

impl ShapeInfo {
    /// The position of the field called `name`. `expected` is where the caller thinks it is: records
    /// come in the same order time after time, so the guess is tried first.
    #[must_use]
    pub fn position(&self, name: &str, expected: usize) -> Option<usize> {
        let is_it = |field: &FieldInfo| field.name == name;
        if self.fields.get(expected).is_some_and(is_it) {
            return Some(expected);
        }
        self.fields.iter().position(is_it)
    }

    /// The field called `name`.
    #[must_use]
    pub fn field(&self, name: &str) -> Option<&'static FieldInfo> {
        self.fields.iter().find(|field| field.name == name)
    }
}

impl TypeInfo {
    /// The type in words, as an error message or a report says it: `a list of integers`.
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

    /// An enumeration's values in words: ``one of `a`, `b` `` or ``a string such as `a` ``.
    #[must_use]
    pub fn expected_value(info: &EnumInfo) -> String {
        let values = info.values.iter().map(|value| format!("`{value}`"));
        let values = values.collect::<Vec<_>>().join(", ");
        if info.closed {
            format!("one of {values}")
        } else {
            format!("a string such as {values}")
        }
    }
}

impl FieldInfo {
    /// A field of which the document says no more than its name, type and section.
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
        }
    }

    /// Must be there in every profile.
    #[must_use]
    pub const fn presence(mut self, presence: Presence) -> Self {
        self.presence = presence;
        self
    }

    /// Never null, in any profile.
    #[must_use]
    pub const fn not_null(mut self) -> Self {
        self.nullable = false;
        self
    }

    /// May be null in the strict profile too.
    #[must_use]
    pub const fn strict_nullable(mut self) -> Self {
        self.strict_nullable = true;
        self
    }

    /// May be absent in the strict profile too.
    #[must_use]
    pub const fn strict_optional(mut self) -> Self {
        self.strict_required = false;
        self
    }

    /// Not below `minimum`.
    #[must_use]
    pub const fn minimum(mut self, minimum: i64) -> Self {
        self.minimum = Some(minimum);
        self
    }

    /// Not above `maximum`.
    #[must_use]
    pub const fn maximum(mut self, maximum: i64) -> Self {
        self.maximum = Some(maximum);
        self
    }

    /// Kept out of Debug output, reports and errors.
    #[must_use]
    pub const fn secret(mut self) -> Self {
        self.secret = true;
        self
    }
}
