//! A place in a payload, the API document's description of it, and a violation there.

use backoffice_shapes::{Code, FieldInfo, Presence, Profile, ShapeInfo, TypeInfo};

use crate::{
    currency::Currency,
    engine::table::{self, Rule},
    names::Names,
    reader::Node,
};

/// A place in a payload: its value, and the document's description of it.
#[derive(Clone, Copy)]
pub(crate) struct Context<'t> {
    /// The value.
    pub(crate) node: Node<'t>,
    /// True for the value of a field. False for an element of a list and for the payload itself.
    pub(crate) is_field: bool,
    /// The documented type of the value; `Any` for an unknown value.
    pub(crate) ty: TypeInfo,
    /// The shape around the value. At the top of the payload, the shape of the payload.
    pub(crate) shape: &'static ShapeInfo,
    /// The field that holds the value, directly or in a list.
    pub(crate) field: Option<&'static FieldInfo>,
    /// True if null passes.
    pub(crate) nullable: bool,
    /// True if reports must not show the value.
    pub(crate) secret: bool,
    /// The prefilter's rule for the value, if the prefilter may check parts of it.
    pub(crate) rule: Option<Rule>,
    /// The currency of amounts, if the walk looks for warnings and a record around the value has one.
    pub(crate) currency: Option<Currency>,
}

impl<'t> Context<'t> {
    /// Returns the top of a payload.
    pub(crate) fn top(node: Node<'t>, shape: &'static ShapeInfo, rule: Option<Rule>) -> Self {
        Self {
            node,
            is_field: false,
            ty: TypeInfo::Shape(shape),
            shape,
            field: None,
            nullable: false,
            secret: false,
            rule,
            currency: None,
        }
    }

    /// Returns the place of a field's value in this object; `field` is its description, if it has one.
    pub(crate) fn below_field(
        &self,
        node: Node<'t>,
        field: Option<&'static FieldInfo>,
        rule: Option<&table::Value>,
        profile: Profile,
    ) -> Self {
        let unknown =
            Self { node, rule: rule.map(|rule| rule.rule), is_field: true, ..self.free_form() };
        match (self.ty, field) {
            (TypeInfo::Shape(shape), Some(field)) => Self {
                ty: field.ty,
                shape,
                field: Some(field),
                nullable: match profile {
                    Profile::Contract => field.nullable,
                    Profile::Strict => field.strict_nullable,
                },
                secret: self.secret || field.secret,
                ..unknown
            },
            (TypeInfo::Shape(shape), None) => Self { shape, field: None, ..unknown },
            _ => unknown,
        }
    }

    /// Returns the place of an element in this array.
    pub(crate) fn below_element(&self, node: Node<'t>, rule: Option<&table::Value>) -> Self {
        let unknown =
            Self { node, rule: rule.map(|rule| rule.rule), is_field: false, ..self.free_form() };
        match self.ty {
            TypeInfo::List(element) => Self { ty: *element, nullable: false, ..unknown },
            _ => unknown,
        }
    }

    /// Returns the same place, but with any value allowed.
    pub(crate) fn free_form(&self) -> Self {
        Self { ty: TypeInfo::Any, nullable: true, rule: None, ..*self }
    }

    /// Returns the shape that the value should have.
    pub(crate) fn own_shape(&self) -> Option<&'static ShapeInfo> {
        match self.ty {
            TypeInfo::Shape(shape) => Some(shape),
            _ => None,
        }
    }

    /// Returns the document's section that describes the place.
    pub(crate) fn section(&self) -> &'static str {
        self.field.map_or(self.shape.section, |field| field.section)
    }

    /// Returns true if the field may be left out of the payload.
    pub(crate) fn is_optional(&self, profile: Profile) -> bool {
        let field = self.field.filter(|_| self.is_field);
        field.is_some_and(|field| !must_be_there(field, profile))
    }
}

/// Returns true if objects must have a field.
pub(crate) fn must_be_there(field: &FieldInfo, profile: Profile) -> bool {
    match profile {
        Profile::Contract => field.presence != Presence::Optional,
        Profile::Strict => field.strict_required,
    }
}

/// A violation, not yet in words.
pub(crate) struct Report<'r, 't> {
    pub(crate) code: Code,
    /// The value in question, or the object that lacks a field.
    pub(crate) place: &'r Context<'t>,
    pub(crate) offset: usize,
    /// Name of a field that is missing, unknown or repeated, or whose name has a lone surrogate.
    pub(crate) name: Option<&'r str>,
    /// Names of unknown fields in the object that lacks one.
    pub(crate) others: Option<&'r Names<'t>>,
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{FieldInfo, Profile, ShapeInfo, ShapeKind, TypeInfo};

    use super::Context;
    use crate::reader::{Node, Value};

    static INNER: ShapeInfo = shape("Inner", &[FieldInfo::new("a", TypeInfo::String, "2")]);
    static OUTER: ShapeInfo = shape(
        "Outer",
        &[
            FieldInfo::new("hidden", TypeInfo::Shape(&INNER), "1").secret(),
            FieldInfo::new("shown", TypeInfo::List(&TypeInfo::Shape(&INNER)), "1"),
        ],
    );

    const fn shape(name: &'static str, fields: &'static [FieldInfo]) -> ShapeInfo {
        ShapeInfo {
            name,
            kind: ShapeKind::Record,
            section: "0",
            fields_shown: true,
            about: "",
            fields,
        }
    }

    #[test]
    fn a_context_knows_its_shape_section_field_and_secrecy() {
        // Tokens of a pointer; shape, section, field, whether it is secret.
        let cases: [(&[&str], _); 7] = [
            (&[], ("Outer", "0", None, false)),
            (&["hidden"], ("Outer", "1", Some("hidden"), true)),
            (&["hidden", "a"], ("Inner", "2", Some("a"), true)),
            (&["hidden", "b"], ("Inner", "0", None, true)),
            (&["shown", "0"], ("Outer", "1", Some("shown"), false)),
            (&["shown", "0", "a"], ("Inner", "2", Some("a"), false)),
            (&["new", "c"], ("Outer", "0", None, false)),
        ];
        let node = Node { offset: 0, value: Value::Null };
        for (tokens, expected) in cases {
            let step = |place: Context<'static>, token: &&str| match *token {
                "0" => place.below_element(node, None),
                name => {
                    let field = place.own_shape().and_then(|shape| shape.field(name));
                    place.below_field(node, field, None, Profile::Contract)
                }
            };
            let place = tokens.iter().fold(Context::top(node, &OUTER, None), step);
            let field = place.field.map(|field| field.name);
            let found = (place.shape.name, place.section(), field, place.secret);
            assert_eq!(found, expected, "{tokens:?}");
        }
    }
}
