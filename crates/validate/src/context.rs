//! What the API document says of a place in a payload.

use backoffice_shapes::{MemberInfo, Presence, Profile, ShapeInfo, TypeInfo};

use crate::tree::{Member, Node};

/// A place in a payload: the value that stands there and what the document says of it.
#[derive(Clone, Copy)]
pub(crate) struct Context<'p, 't> {
    /// The value.
    pub(crate) node: &'p Node<'t>,
    /// The member that it is the value of, as the payload has it.
    pub(crate) held_by: Option<&'p Member<'t>>,
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
}

impl<'p, 't> Context<'p, 't> {
    /// The top of a payload.
    pub(crate) fn top(node: &'p Node<'t>, shape: &'static ShapeInfo) -> Self {
        Self {
            node,
            held_by: None,
            ty: TypeInfo::Shape(shape),
            shape,
            member: None,
            nullable: false,
            secret: false,
        }
    }

    /// The value of a member of the object that stands here.
    pub(crate) fn below_member(&self, member: &'p Member<'t>, profile: Profile) -> Self {
        let unknown = Self {
            node: &member.value,
            held_by: Some(member),
            ..self.free_form()
        };
        let TypeInfo::Shape(shape) = self.ty else {
            return unknown;
        };
        match shape.member(&member.name) {
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
    pub(crate) fn below_element(&self, element: &'p Node<'t>) -> Self {
        let unknown = Self {
            node: element,
            held_by: None,
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
        let is_element = self.held_by.is_none();
        !is_element
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
    use crate::{
        parse::parse,
        tree::{Node, Value, tokens},
    };

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

    /// The place that a JSON Pointer leads to; `None` if it leads nowhere.
    fn at<'p, 't>(root: &'p Node<'t>, pointer: &str) -> Option<Context<'p, 't>> {
        let step = |place: Context<'p, 't>, token: String| {
            let (node, member) = place.node.step(&token)?;
            Some(match (&place.node.value, member) {
                (Value::Array(_), _) => place.below_element(node),
                (_, member) => place.below_member(member?, Profile::Contract),
            })
        };
        tokens(pointer)?.try_fold(Context::top(root, &OUTER), step)
    }

    #[test]
    fn places_and_what_is_said_of_them() {
        let root = parse(br#"{"hidden":{"a":1,"b":2},"shown":[{"a":3}],"new":{"c":4}}"#).unwrap();
        // Pointer; shape, section, member, whether it is secret.
        let cases = [
            ("", Some(("Outer", "0", None, false))),
            ("/hidden", Some(("Outer", "1", Some("hidden"), true))),
            ("/hidden/a", Some(("Inner", "2", Some("a"), true))),
            ("/hidden/b", Some(("Inner", "0", None, true))),
            ("/shown/0", Some(("Outer", "1", Some("shown"), false))),
            ("/shown/0/a", Some(("Inner", "2", Some("a"), false))),
            ("/new/c", Some(("Outer", "0", None, false))),
            ("/shown/1", None),
        ];
        for (pointer, expected) in cases {
            let found = at(&root, pointer).map(|context| {
                let member = context.member.map(|member| member.name);
                (
                    context.shape.name,
                    context.section(),
                    member,
                    context.secret,
                )
            });
            assert_eq!(found, expected, "{pointer}");
        }
    }
}
