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

/// The members of an object, ordered by name; those of one name in the order of the text.
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

/// A member as it stands in the text, beside others that may share its name.
pub(crate) struct Written<'p, 't> {
    pub(crate) member: &'p Member<'t>,
    /// Whether a member before it has the same name.
    pub(crate) repeats: bool,
    /// Whether no member behind it has the same name.
    pub(crate) counts: bool,
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
    /// Takes members in the order of the text.
    pub(crate) fn new(mut members: Vec<Member<'t>>) -> Self {
        members.sort_by(|a, b| a.name.cmp(&b.name));
        Self { members }
    }

    /// The member of a name; of those that share it, the last one of the text counts.
    pub(crate) fn get(&self, name: &str) -> Option<&Member<'t>> {
        let behind = self
            .members
            .partition_point(|member| member.name.as_ref() <= name);
        let last = self.members.get(behind.checked_sub(1)?)?;
        (last.name == name).then_some(last)
    }

    /// The members that count, ordered by name, no name twice.
    pub(crate) fn members(&self) -> impl Iterator<Item = &Member<'t>> {
        let members = self.members.chunk_by(|a, b| a.name == b.name);
        members.filter_map(|same| same.last())
    }

    /// Every member that is written, in the order of the text.
    pub(crate) fn written(&self) -> Vec<Written<'_, 't>> {
        let mut written: Vec<_> = self
            .members
            .chunk_by(|a, b| a.name == b.name)
            .flat_map(|same| {
                same.iter().enumerate().map(|(number, member)| Written {
                    member,
                    repeats: number > 0,
                    counts: number + 1 == same.len(),
                })
            })
            .collect();
        written.sort_unstable_by_key(|written| written.member.name_offset);
        written
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
