//! What is checked: one name for each rule that a table can break.
//!
//! Knows no table; the modules that read and resolve rows apply the rules.

macro_rules! checks {
    ($($(#[$doc:meta])* $variant:ident = $code:literal,)*) => {
        /// A rule that the tables must keep.
        ///
        /// Its code is shown with each error: `error[unknown-type]`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Check {
            $($(#[$doc])* $variant,)*
        }

        impl Check {
            /// All rules.
            pub const ALL: &[Check] = &[$(Check::$variant),*];

            /// The rule's code, in kebab case.
            pub fn code(self) -> &'static str {
                match self {
                    $(Check::$variant => $code,)*
                }
            }
        }
    };
}

checks! {
    /// A file is TOML.
    Syntax = "syntax",
    /// A table or a column is written once.
    DuplicateKey = "duplicate-key",
    /// A file holds only tables of the known kinds.
    UnknownTable = "unknown-table",
    /// A row has only the columns of its kind.
    UnknownColumn = "unknown-column",
    /// A row has the columns that its kind requires.
    MissingColumn = "missing-column",
    /// A column's value has the column's type.
    ColumnType = "column-type",
    /// A text column is not empty.
    EmptyText = "empty-text",
    /// A column with a fixed set of words has one of them.
    UnknownWord = "unknown-word",
    /// A number column's value is in its range.
    NumberRange = "number-range",
    /// An example can be written as JSON.
    Example = "example",
    /// There is one `[api]` table.
    Api = "api",
    /// A name is in the case of its kind.
    NameCase = "name-case",
    /// A name is not one that Rust has taken.
    ReservedWord = "reserved-word",
    /// A name is declared once across all files.
    DuplicateName = "duplicate-name",
    /// Two names of one kind differ in more than case and separators.
    SimilarName = "similar-name",
    /// A type is written as one name, a list, or a reference to an identity.
    TypeSyntax = "type-syntax",
    /// A type names a scalar, a shape or an enumeration.
    UnknownType = "unknown-type",
    /// `Shape.field` refers to the shape's identity.
    IdentityReference = "identity-reference",
    /// A shape that a row names is declared.
    UnknownShape = "unknown-shape",
    /// A shape is used where its kind belongs.
    ShapeKind = "shape-kind",
    /// An enumeration that a row names is declared.
    UnknownEnum = "unknown-enum",
    /// A scope that a row names is declared.
    UnknownScope = "unknown-scope",
    /// A group that a row names is declared.
    UnknownGroup = "unknown-group",
    /// A gap that a row names is declared.
    UnknownGap = "unknown-gap",
    /// A shape has fields, unless the document does not show them.
    NoFields = "no-fields",
    /// A shape's identity is one of its own fields.
    UnknownIdentity = "unknown-identity",
    /// A shape's identity is a string or an integer.
    IdentityType = "identity-type",
    /// Only a shape's identity has presence `key`.
    KeyNotIdentity = "key-not-identity",
    /// Only request bodies and query parameters have required fields.
    RequiredField = "required-field",
    /// A field that must be there is not said to be null or left out.
    RequiredContradiction = "required-contradiction",
    /// Only a string is secret.
    SecretNotString = "secret-not-string",
    /// Only a number has bounds.
    BoundsOnNonNumber = "bounds-on-non-number",
    /// A field's lowest value is not above its highest.
    BoundsOrder = "bounds-order",
    /// Only an update is `of` another shape.
    OfNotUpdate = "of-not-update",
    /// An update that is `of` another shape has no fields of its own.
    OfWithFields = "of-with-fields",
    /// Only a request `extends` another shape.
    ExtendsNotRequest = "extends-not-request",
    /// `except` names fields of the shape that is taken over.
    Except = "except",
    /// A shape does not require itself.
    RequiredRecursion = "required-recursion",
    /// The one shape of kind `page` is `Page`, with `results = "list<T>"`.
    PageTemplate = "page-template",
    /// An enumeration has a value.
    EmptyEnum = "empty-enum",
    /// An enumeration has no value twice.
    DuplicateValue = "duplicate-value",
    /// The API's version is a value of its closed version enumeration.
    Version = "version",
    /// The version's header has a name and a value that HTTP allows.
    HeaderSyntax = "header-syntax",
    /// No two endpoints have the same number.
    DuplicateNumber = "duplicate-number",
    /// No two endpoints have the same method and path.
    DuplicateRoute = "duplicate-route",
    /// A call is an accessor and a method, in snake case.
    CallSyntax = "call-syntax",
    /// No two endpoints have the same call.
    DuplicateCall = "duplicate-call",
    /// A path starts with `/`, and its parameters are whole, named and different.
    PathSyntax = "path-syntax",
    /// Every parameter of a path has a type.
    UntypedParameter = "untyped-parameter",
    /// Every parameter that has a type is in the path.
    UnknownParameter = "unknown-parameter",
    /// A path parameter is a scalar.
    ParameterType = "parameter-type",
    /// A shape is reachable from an endpoint.
    UnusedShape = "unused-shape",
    /// An enumeration is the type of a field.
    UnusedEnum = "unused-enum",
    /// A scope is required by an endpoint.
    UnusedScope = "unused-scope",
    /// A group has an endpoint.
    UnusedGroup = "unused-group",
    /// A gap is cited by a row, or is a convention that acts somewhere.
    UnusedGap = "unused-gap",
}
