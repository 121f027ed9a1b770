//! What the API document says of a place in a payload.

use backoffice_shapes::{MemberInfo, Presence, Profile, ShapeInfo, TypeInfo};

use crate::tree::{Member, Node, tokens};

/// A place in a payload: the value that stands there and what the document says of it.
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
    /// Follows a JSON Pointer from the top of a payload; `None` if it leads nowhere.
    pub(crate) fn at(
        root: &'p Node<'t>,
        shape: &'static ShapeInfo,
        profile: Profile,
        pointer: &str,
    ) -> Option<Self> {
        let start = Self {
            node: root,
            held_by: None,
            ty: TypeInfo::Shape(shape),
            shape,
            member: None,
            nullable: false,
            secret: false,
        };
        tokens(pointer)?.try_fold(start, |place, token| place.step(&token, profile))
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

    fn step(self, token: &str, profile: Profile) -> Option<Self> {
        let (node, held_by) = self.node.step(token)?;
        let unknown = Self {
            node,
            held_by,
            ty: TypeInfo::Any,
            nullable: true,
            ..self
        };
        Some(match self.ty {
            TypeInfo::Shape(shape) => match shape.member(token) {
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
            },
            TypeInfo::List(element) => Self {
                ty: *element,
                nullable: false,
                ..unknown
            },
            _ => unknown,
        })
    }
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{MemberInfo, Profile, ShapeInfo, ShapeKind, TypeInfo};

    use super::Context;
    use crate::parse::parse;

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
            let found = Context::at(&root, &OUTER, Profile::Contract, pointer).map(|context| {
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
