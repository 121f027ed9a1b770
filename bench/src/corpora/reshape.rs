//! The same payload in other words: members shuffled, pretty-printed, one value replaced.
//!
//! Members keep their order and values their exact text, which `serde_json::Value` does not promise as the
//! contestants see it.

use std::fmt;

use serde::{
    Deserialize,
    de::{MapAccess, Visitor},
};
use serde_json::value::RawValue;

/// A payload whose members keep their order.
#[derive(Clone, Debug)]
pub(crate) enum Tree<'a> {
    /// Members in order, with their names as JSON strings hold them.
    Object(Vec<(String, Tree<'a>)>),
    /// Elements in order.
    Array(Vec<Tree<'a>>),
    /// Anything else, as it is written.
    Scalar(&'a str),
}

impl<'a> Tree<'a> {
    /// Reads a payload.
    pub(crate) fn read(text: &'a str) -> serde_json::Result<Self> {
        Ok(match text.as_bytes().first() {
            Some(b'{') => {
                let Members(members) = serde_json::from_str(text)?;
                let member = |(name, value): (String, &'a RawValue)| {
                    Ok((serde_json::to_string(&name)?, Self::read(value.get())?))
                };
                Self::Object(
                    members
                        .into_iter()
                        .map(member)
                        .collect::<serde_json::Result<_>>()?,
                )
            }
            Some(b'[') => {
                let elements: Vec<&RawValue> = serde_json::from_str(text)?;
                let elements = elements
                    .into_iter()
                    .map(|element| Self::read(element.get()));
                Self::Array(elements.collect::<serde_json::Result<_>>()?)
            }
            _ => Self::Scalar(text),
        })
    }

    /// Puts the members of every object in another order. Elements stay where they are.
    pub(crate) fn shuffle(&mut self, random: &mut fastrand::Rng) {
        match self {
            Self::Object(members) => {
                random.shuffle(members);
                members
                    .iter_mut()
                    .for_each(|(_, value)| value.shuffle(random));
            }
            Self::Array(elements) => elements
                .iter_mut()
                .for_each(|element| element.shuffle(random)),
            Self::Scalar(_) => {}
        }
    }

    /// Replaces the value at a path of member names and positions, and tells whether there is one.
    pub(crate) fn replace(&mut self, path: &[&str], value: &'a str) -> bool {
        let Some((first, rest)) = path.split_first() else {
            *self = Self::Scalar(value);
            return true;
        };
        let inner = match self {
            Self::Object(members) => members
                .iter_mut()
                .find(|(name, _)| name.trim_matches('"') == *first)
                .map(|(_, value)| value),
            Self::Array(elements) => first
                .parse()
                .ok()
                .and_then(|position: usize| elements.get_mut(position)),
            Self::Scalar(_) => None,
        };
        inner.is_some_and(|inner| inner.replace(rest, value))
    }

    /// Appends the payload without white space.
    pub(crate) fn write(&self, out: &mut String) {
        self.write_with(out, None);
    }

    /// Appends the payload with one member or element a line, indented by two spaces.
    pub(crate) fn write_pretty(&self, out: &mut String) {
        self.write_with(out, Some(0));
    }

    fn write_with(&self, out: &mut String, depth: Option<usize>) {
        let inner = depth.map(|depth| depth + 1);
        let line = |out: &mut String, depth: Option<usize>| {
            if let Some(depth) = depth {
                out.push('\n');
                out.extend(std::iter::repeat_n("  ", depth));
            }
        };
        let (brackets, length) = match self {
            Self::Scalar(text) => return out.push_str(text),
            Self::Object(members) => (['{', '}'], members.len()),
            Self::Array(elements) => (['[', ']'], elements.len()),
        };
        out.push(brackets[0]);
        for index in 0..length {
            if index > 0 {
                out.push(',');
            }
            line(out, inner);
            match self {
                Self::Object(members) => {
                    if let Some((name, value)) = members.get(index) {
                        out.push_str(name);
                        out.push_str(if depth.is_some() { ": " } else { ":" });
                        value.write_with(out, inner);
                    }
                }
                Self::Array(elements) => {
                    if let Some(element) = elements.get(index) {
                        element.write_with(out, inner);
                    }
                }
                Self::Scalar(_) => {}
            }
        }
        if length > 0 {
            line(out, depth);
        }
        out.push(brackets[1]);
    }
}

/// An object's members in the order in which they are written.
struct Members<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for Members<'de> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct InOrder;

        impl<'de> Visitor<'de> for InOrder {
            type Value = Members<'de>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
                let mut members = Vec::new();
                while let Some(member) = map.next_entry()? {
                    members.push(member);
                }
                Ok(Members(members))
            }
        }

        deserializer.deserialize_map(InOrder)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;

    use super::*;

    const TEXT: &str = r#"{"b":[1.50,{"y":"\u0041","x":null}],"a":{},"c":[],"d\"e":"é"}"#;

    fn written(tree: &Tree<'_>) -> String {
        let mut out = String::new();
        tree.write(&mut out);
        out
    }

    #[test]
    fn a_payload_is_written_as_it_was_read() {
        assert_eq!(written(&Tree::read(TEXT).unwrap()), TEXT);
    }

    #[test]
    fn pretty_printing_adds_white_space_only() {
        let mut pretty = String::new();
        Tree::read(TEXT).unwrap().write_pretty(&mut pretty);
        assert!(
            pretty.starts_with("{\n  \"b\": [\n    1.50,\n    {\n      \"y\""),
            "{pretty}"
        );
        assert!(pretty.contains("\"a\": {},\n  \"c\": [],"), "{pretty}");
        assert_eq!(written(&Tree::read(&pretty).unwrap()), TEXT);
    }

    #[test]
    fn shuffling_moves_members_and_nothing_else() {
        let mut tree = Tree::read(TEXT).unwrap();
        let mut random = fastrand::Rng::with_seed(1);
        let mut texts = std::collections::BTreeSet::new();
        for _ in 0..50 {
            tree.shuffle(&mut random);
            let text = written(&tree);
            assert_eq!(text.len(), TEXT.len());
            let value = |text: &str| serde_json::from_str::<Value>(text).unwrap();
            assert_eq!(value(&text), value(TEXT));
            texts.insert(text);
        }
        assert!(texts.len() > 10, "{texts:?}");
    }

    #[test]
    fn replacing_reaches_into_objects_and_arrays() {
        let mut tree = Tree::read(TEXT).unwrap();
        assert!(tree.replace(&["b", "1", "x"], "7"));
        assert!(!tree.replace(&["b", "2"], "7"));
        assert!(!tree.replace(&["none"], "7"));
        assert_eq!(written(&tree), TEXT.replace("null", "7"));
    }
}
