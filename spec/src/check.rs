//! One name for each rule that a table can break.
//!
//! Knows no table; the modules that read and resolve rows apply the rules.

macro_rules! checks {
    ($($variant:ident $code:literal: $rule:literal;)*) => {
        /// A rule that the tables must keep.
        ///
        /// Each error shows the code of its rule: `error[unknown-type]`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Check {
            $(#[doc = $rule] $variant,)*
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
    Syntax "syntax": "A file is TOML.";
    DuplicateKey "duplicate-key": "A table or a column is written once.";
    UnknownTable "unknown-table": "A file holds only tables of the known kinds.";
    UnknownColumn "unknown-column": "A row has only the columns of its kind.";
    MissingColumn "missing-column": "A row has the columns that its kind requires.";
    ColumnType "column-type": "A column's value has the column's type.";
    EmptyText "empty-text": "A text column is not empty.";
    UnknownWord "unknown-word": "A column with a fixed set of words has one of them.";
    NumberRange "number-range": "A number column's value is in its range.";
    Example "example": "An example can be written as JSON.";
    Api "api": "There is one `[api]` table.";
    NameCase "name-case": "A name has the letter case of its kind: `OrderLine`, `order_line`, `order-line` or `order.line`.";
    ReservedWord "reserved-word": "Neither Rust nor an output uses the name for something else.";
    DuplicateName "duplicate-name": "A name is declared once across all files.";
    SimilarName "similar-name": "Two names of one kind differ in more than case and separators.";
    TypeSyntax "type-syntax": "A type is written as one name, a list, or a reference to an identity.";
    UnknownType "unknown-type": "A type names a scalar, a shape or an enumeration.";
    IdentityReference "identity-reference": "`Shape.field` refers to the shape's identity.";
    UnknownShape "unknown-shape": "A shape that a row names is declared.";
    ShapeKind "shape-kind": "A shape is used where its kind belongs.";
    UnknownEnum "unknown-enum": "An enumeration that a row names is declared.";
    UnknownScope "unknown-scope": "A scope that a row names is declared.";
    UnknownGroup "unknown-group": "A group that a row names is declared.";
    UnknownGap "unknown-gap": "A gap that a row names is declared.";
    NoFields "no-fields": "A shape has fields, unless the document does not show them.";
    UnknownIdentity "unknown-identity": "A shape's identity is one of its own fields.";
    IdentityType "identity-type": "A shape's identity is a string or an integer.";
    PresenceNotIdentity "presence-not-identity": "Only a shape's identity has presence `identity`.";
    RequiredField "required-field": "Only request bodies and query parameters have required fields.";
    RequiredContradiction "required-contradiction": "A field that must be present is never null or absent.";
    SecretNotString "secret-not-string": "Only a string is secret.";
    BoundsOnNonNumber "bounds-on-non-number": "Only a number has bounds.";
    BoundsOrder "bounds-order": "A field's lowest value is not above its highest.";
    OfNotUpdate "of-not-update": "Only an update is `of` another shape.";
    OfWithFields "of-with-fields": "An update `of` another shape declares no fields.";
    ExtendsNotRequest "extends-not-request": "Only a request `extends` another shape.";
    Except "except": "`except` names fields of the shape that is taken over.";
    Table "table": "A record with an identity may have a table of its own, whose columns are fields.";
    Filter "filter": "A query parameter's filter is a rule and fields of the listed record.";
    RequiredRecursion "required-recursion": "A shape does not require itself.";
    PageTemplate "page-template": "The one shape of kind `page` is `Page`: the address of the next page, that of the previous one, and a `list<T>`.";
    Currency "currency": "A currency is in a field with text.";
    Cursor "cursor": "A page has the parameter of a query that selects one.";
    EmptyEnum "empty-enum": "An enumeration has a value.";
    OursClosed "ours-closed": "Only an open enumeration has values of ours.";
    DuplicateValue "duplicate-value": "An enumeration has each value once, an endpoint each scope.";
    Version "version": "The API's version is a value of the closed enumeration of versions, if it has one.";
    HeaderSyntax "header-syntax": "The version's header has a name that HTTP allows, and the version visible ASCII characters.";
    NoBody "no-body": "A response with status 204 or 205 has no body.";
    DuplicateNumber "duplicate-number": "No two endpoints have the same number.";
    DuplicateRoute "duplicate-route": "No two endpoints have the same method and path.";
    UnknownEndpoint "unknown-endpoint": "An endpoint that an event names is declared.";
    DuplicateEmitter "duplicate-emitter": "An endpoint emits one event.";
    EventNames "event-names": "One enumeration has the names of the events, and each of its values is an event.";
    CallSyntax "call-syntax": "A call is an accessor and a method, in snake case.";
    DuplicateCall "duplicate-call": "No two endpoints have the same call.";
    PathSyntax "path-syntax": "A path starts with `/`, and each of its at most four parameters is a whole segment with a name of its own.";
    UntypedParameter "untyped-parameter": "Every parameter of a path has a type.";
    UnknownParameter "unknown-parameter": "Every parameter that has a type is in the path.";
    ParameterType "parameter-type": "A path parameter is a scalar, a query parameter a scalar or a list of them.";
    UnusedShape "unused-shape": "A shape is reachable from an endpoint.";
    UnusedEnum "unused-enum": "An enumeration is the type of a field.";
    UnusedScope "unused-scope": "A scope is required by an endpoint.";
    UnusedGroup "unused-group": "A group has an endpoint.";
    UnusedGap "unused-gap": "A gap is cited by a row, or is a convention that acts somewhere.";
}
