//! A payload as a tree of values that know where in the text they stand.

use std::borrow::Cow;

/// A value and the offset of its first byte.
#[derive(Debug)]
pub(crate) struct Node<'t> {
    pub(crate) offset: usize,
    pub(crate) value: Value<'t>,
}

/// A JSON value. Numbers are kept as they are written.
#[derive(Debug)]
pub(crate) enum Value<'t> {
    Null,
    Boolean(bool),
    Number(&'t str),
    String(Cow<'t, str>),
    Array(Vec<Node<'t>>),
    Object(Object<'t>),
}

/// The members of an object, ordered by name, no name twice.
#[derive(Debug)]
pub(crate) struct Object<'t> {
    members: Vec<Member<'t>>,
}

/// A member and the offset of its name's opening quote.
#[derive(Debug)]
pub(crate) struct Member<'t> {
    pub(crate) name: Cow<'t, str>,
    pub(crate) name_offset: usize,
    pub(crate) value: Node<'t>,
}

impl<'t> Node<'t> {
    /// The value that a JSON Pointer (RFC 6901) leads to, with the member that holds it if it is the
    /// value of one.
    pub(crate) fn resolve(&self, pointer: &str) -> Option<(&Self, Option<&Member<'t>>)> {
        tokens(pointer)?.try_fold((self, None), |(node, _), token| node.step(&token))
    }

    /// The value one step below.
    pub(crate) fn step(&self, token: &str) -> Option<(&Self, Option<&Member<'t>>)> {
        match &self.value {
            Value::Object(object) => object
                .get(token)
                .map(|member| (&member.value, Some(member))),
            Value::Array(elements) => {
                let index = token
                    .parse::<usize>()
                    .ok()
                    .filter(|index| index.to_string() == token)?;
                elements.get(index).map(|element| (element, None))
            }
            _ => None,
        }
    }

    /// The kind of value with its article: `a string`.
    pub(crate) fn kind(&self) -> &'static str {
        match &self.value {
            Value::Null => "null",
            Value::Boolean(_) => "a boolean",
            Value::Number(_) => "a number",
            Value::String(_) => "a string",
            Value::Array(_) => "an array",
            Value::Object(_) => "an object",
        }
    }

    pub(crate) fn as_object(&self) -> Option<&Object<'t>> {
        match &self.value {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }
}

impl<'t> Object<'t> {
    /// Takes members in the order of the text. Of a name that comes twice the last one counts.
    pub(crate) fn new(mut members: Vec<Member<'t>>) -> Self {
        members.sort_by(|a, b| a.name.cmp(&b.name));
        members.dedup_by(|later, kept| {
            let same = later.name == kept.name;
            if same {
                std::mem::swap(later, kept);
            }
            same
        });
        Self { members }
    }

    pub(crate) fn get(&self, name: &str) -> Option<&Member<'t>> {
        let found = self
            .members
            .binary_search_by(|member| member.name.as_ref().cmp(name))
            .ok()?;
        self.members.get(found)
    }

    pub(crate) fn members(&self) -> &[Member<'t>] {
        &self.members
    }
}

/// The reference tokens of a JSON Pointer (RFC 6901, section 4); `None` if it does not start as one.
pub(crate) fn tokens(pointer: &str) -> Option<impl Iterator<Item = String>> {
    let rest = if pointer.is_empty() {
        None
    } else {
        Some(pointer.strip_prefix('/')?)
    };
    let unescaped = |token: &str| token.replace("~1", "/").replace("~0", "~");
    Some(
        rest.into_iter()
            .flat_map(|rest| rest.split('/'))
            .map(unescaped),
    )
}

/// Appends one reference token to a JSON Pointer.
pub(crate) fn push_token(pointer: &mut String, token: &str) {
    pointer.push('/');
    pointer.push_str(&token.replace('~', "~0").replace('/', "~1"));
}
