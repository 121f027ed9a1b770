//! What the API document says of a place in a payload.

use backoffice_shapes::{MemberInfo, Presence, Profile, ShapeInfo, TypeInfo};

use crate::{
    engine::table::{self, Rule},
    reader::Node,
};

/// A place in a payload: the value that stands there and what the document says of it.
#[derive(Clone, Copy)]
pub(crate) struct Context<'t> {
    /// The value.
    pub(crate) node: Node<'t>,
    /// It is the value of a member, and not an element or the payload itself.
    pub(crate) is_member: bool,
    /// The type that the document gives the value; any, where it says nothing.
    pub(crate) ty: TypeInfo,
    /// The shape around it; at the top of the payload, the shape itself.
    pub(crate) shape: &'static ShapeInfo,
    /// The member of the shape that the value belongs to, as itself or as an element of its list.
    pub(crate) member: Option<&'static MemberInfo>,
    /// Whether null passes.
    pub(crate) nullable: bool,
    /// Whether the value stays out of reports.
    pub(crate) secret: bool,
    /// What the prefilter asks of the value, where that may be asked about parts of it.
    pub(crate) rule: Option<Rule>,
}

impl<'t> Context<'t> {
    /// The top of a payload.
    pub(crate) fn top(node: Node<'t>, shape: &'static ShapeInfo, rule: Option<Rule>) -> Self {
        Self {
            node,
            is_member: false,
            ty: TypeInfo::Shape(shape),
            shape,
            member: None,
            nullable: false,
            secret: false,
            rule,
        }
    }

    /// The value of a member of the object that stands here; `member` is what the shape says of it, if anything.
    pub(crate) fn below_member(
        &self,
        node: Node<'t>,
        member: Option<&'static MemberInfo>,
        rule: Option<&table::Value>,
        profile: Profile,
    ) -> Self {
        let unknown = Self {
            node,
            rule: rule.map(|rule| rule.rule),
            is_member: true,
            ..self.free_form()
        };
        let TypeInfo::Shape(shape) = self.ty else {
            return unknown;
        };
        match member {
            Some(member) => Self {
                ty: member.ty,
                shape,
                member: Some(member),
                nullable: match profile {
                    Profile::Contract => member.nullable,
                    Profile::Strict => member.strict_nullable,
                },
                secret: self.secret || member.secret,
                ..unknown
            },
            None => Self {
                shape,
                member: None,
                ..unknown
            },
        }
    }

    /// An element of the array that stands here.
    pub(crate) fn below_element(&self, node: Node<'t>, rule: Option<&table::Value>) -> Self {
        let unknown = Self {
            node,
            rule: rule.map(|rule| rule.rule),
            is_member: false,
            ..self.free_form()
        };
        match self.ty {
            TypeInfo::List(element) => Self {
                ty: *element,
                nullable: false,
                ..unknown
            },
            _ => unknown,
        }
    }

    /// The same place, where any value passes.
    pub(crate) fn free_form(&self) -> Self {
        Self {
            ty: TypeInfo::Any,
            nullable: true,
            rule: None,
            ..*self
        }
    }

    /// The shape of the value, if it is to be one.
    pub(crate) fn own_shape(&self) -> Option<&'static ShapeInfo> {
        match self.ty {
            TypeInfo::Shape(shape) => Some(shape),
            _ => None,
        }
    }

    /// The document's section that describes the place.
    pub(crate) fn section(&self) -> &'static str {
        self.member
            .map_or(self.shape.section, |member| member.section)
    }

    /// Whether the place may be left out of the payload.
    pub(crate) fn is_optional(&self, profile: Profile) -> bool {
        self.is_member
            && self.member.is_some_and(|member| match profile {
                Profile::Contract => member.presence == Presence::Optional,
                Profile::Strict => !member.strict_required,
            })
    }
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{MemberInfo, Profile, ShapeInfo, ShapeKind, TypeInfo};

    use super::Context;
    use crate::reader::{Node, Value};

    static INNER: ShapeInfo = shape("Inner", &[MemberInfo::new("a", TypeInfo::String, "2")]);
    static OUTER: ShapeInfo = shape(
        "Outer",
        &[
            MemberInfo::new("hidden", TypeInfo::Shape(&INNER), "1").secret(),
            MemberInfo::new("shown", TypeInfo::List(&TypeInfo::Shape(&INNER)), "1"),
        ],
    );

    const fn shape(name: &'static str, members: &'static [MemberInfo]) -> ShapeInfo {
        ShapeInfo {
            name,
            kind: ShapeKind::Record,
            section: "0",
            members_shown: true,
            members,
        }
    }

    #[test]
    fn places_and_what_is_said_of_them() {
        // Tokens of a pointer; shape, section, member, whether it is secret.
        let cases: [(&[&str], _); 7] = [
            (&[], ("Outer", "0", None, false)),
            (&["hidden"], ("Outer", "1", Some("hidden"), true)),
            (&["hidden", "a"], ("Inner", "2", Some("a"), true)),
            (&["hidden", "b"], ("Inner", "0", None, true)),
            (&["shown", "0"], ("Outer", "1", Some("shown"), false)),
            (&["shown", "0", "a"], ("Inner", "2", Some("a"), false)),
            (&["new", "c"], ("Outer", "0", None, false)),
        ];
        let node = Node {
            offset: 0,
            value: Value::Null,
        };
        for (tokens, expected) in cases {
            let step = |place: Context<'static>, token: &&str| match *token {
                "0" => place.below_element(node, None),
                name => {
                    let member = place.own_shape().and_then(|shape| shape.member(name));
                    place.below_member(node, member, None, Profile::Contract)
                }
            };
            let place = tokens.iter().fold(Context::top(node, &OUTER, None), step);
            let member = place.member.map(|member| member.name);
            let found = (place.shape.name, place.section(), member, place.secret);
            assert_eq!(found, expected, "{tokens:?}");
        }
    }
}
