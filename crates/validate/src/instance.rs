//! A payload's tree as the `jsonschema` crate reads it.
//!
//! Reading our own tree, and not one of `serde_json`, keeps numbers exact without `serde_json`'s
//! `arbitrary_precision` feature, which would change the numbers of everyone who builds with us.

use std::{borrow::Cow, slice};

use jsonschema::{
    JsonType,
    json::{Array, Json, JsonNumber, Node as JsonNode, NodeIdentity, Object as JsonObject, cmp},
};
use serde_json::Number;

use crate::{
    number::Decimal,
    tree::{Member, Node, Object, Value},
};

/// The representation: a reference to a node of the tree.
pub(crate) struct Payload;

impl Json for Payload {
    type Node<'a> = &'a Node<'a>;
    type PreparedKey = String;
    type StringBuffer = Option<Node<'static>>;

    fn prepare_key(key: &str) -> String {
        key.to_owned()
    }

    fn with_string_node<T>(
        buffer: &mut Self::StringBuffer,
        string: &str,
        f: impl FnOnce(Self::Node<'_>) -> T,
    ) -> T {
        let value = Value::String(Cow::Owned(string.to_owned()));
        f(buffer.insert(Node { offset: 0, value }))
    }
}

impl<'a> JsonNode<'a, Payload> for &'a Node<'a> {
    type Object = &'a Object<'a>;
    type Array = &'a [Node<'a>];
    type Number = Literal<'a>;

    fn as_object(&self) -> Option<&'a Object<'a>> {
        match &self.value {
            Value::Object(object) => Some(object),
            _ => None,
        }
    }

    fn as_array(&self) -> Option<&'a [Node<'a>]> {
        match &self.value {
            Value::Array(elements) => Some(elements),
            _ => None,
        }
    }

    fn as_string(&self) -> Option<Cow<'a, str>> {
        match &self.value {
            Value::String(text) => Some(Cow::Borrowed(text)),
            _ => None,
        }
    }

    fn as_number(&self) -> Option<Literal<'a>> {
        match self.value {
            Value::Number(literal) => Some(Literal(literal)),
            _ => None,
        }
    }

    fn as_boolean(&self) -> Option<bool> {
        match self.value {
            Value::Boolean(boolean) => Some(boolean),
            _ => None,
        }
    }

    fn is_null(&self) -> bool {
        matches!(self.value, Value::Null)
    }

    fn json_type(&self) -> JsonType {
        match self.value {
            Value::Null => JsonType::Null,
            Value::Boolean(_) => JsonType::Boolean,
            Value::Number(_) => JsonType::Number,
            Value::String(_) => JsonType::String,
            Value::Array(_) => JsonType::Array,
            Value::Object(_) => JsonType::Object,
        }
    }

    fn equals_value(&self, expected: &serde_json::Value) -> bool {
        use serde_json::Value as Expected;
        match (&self.value, expected) {
            (Value::Null, Expected::Null) => true,
            (Value::Boolean(a), Expected::Bool(b)) => a == b,
            (Value::Number(a), Expected::Number(b)) => cmp::equal_numbers(&Literal(a), b),
            (Value::String(a), Expected::String(b)) => a == b,
            (Value::Array(a), Expected::Array(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| a.equals_value(b))
            }
            (Value::Object(a), Expected::Object(b)) => {
                let equal = |a: &Member<'_>| {
                    b.get(a.name.as_ref())
                        .is_some_and(|b| (&a.value).equals_value(b))
                };
                a.members().len() == b.len() && a.members().iter().all(equal)
            }
            _ => false,
        }
    }

    /// Null, whatever the value. The `jsonschema` crate puts this into each of its errors, from which
    /// nothing but the place is read; a copy of the value would make their size a multiple of the
    /// payload's. The one keyword that compares such values, `uniqueItems`, is in none of the documents.
    fn to_value(&self) -> Cow<'a, serde_json::Value> {
        Cow::Owned(serde_json::Value::Null)
    }

    fn identity(&self) -> Option<NodeIdentity> {
        Some(NodeIdentity::new(
            std::ptr::from_ref::<Node<'a>>(self).addr(),
        ))
    }
}

impl<'a> JsonObject<'a, Payload> for &'a Object<'a> {
    type Node = &'a Node<'a>;
    type MemberName = &'a str;
    type MembersIter = Members<'a>;

    fn len(&self) -> usize {
        Object::members(self).len()
    }

    fn get(&self, key: &String) -> Option<&'a Node<'a>> {
        Object::get(self, key).map(|member| &member.value)
    }

    fn members(&self) -> Members<'a> {
        Members(Object::members(self).iter())
    }
}

/// Names and values of an object.
pub(crate) struct Members<'a>(slice::Iter<'a, Member<'a>>);

impl<'a> Iterator for Members<'a> {
    type Item = (&'a str, &'a Node<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        self.0
            .next()
            .map(|member| (member.name.as_ref(), &member.value))
    }
}

impl<'a> Array<'a, Payload> for &'a [Node<'a>] {
    type Node = &'a Node<'a>;
    type ElementsIter = slice::Iter<'a, Node<'a>>;

    fn len(&self) -> usize {
        <[Node<'a>]>::len(self)
    }

    fn elements(&self) -> Self::ElementsIter {
        self.iter()
    }
}

/// A number as it is written.
pub(crate) struct Literal<'a>(&'a str);

impl JsonNumber for Literal<'_> {
    fn as_u64(&self) -> Option<u64> {
        Decimal::new(self.0).to_integer()?.try_into().ok()
    }

    fn as_i64(&self) -> Option<i64> {
        Decimal::new(self.0).to_integer()?.try_into().ok()
    }

    /// The nearest double, but never a whole number for one that is not whole: the bounds in the
    /// documents are whole numbers, and a number just beside one must not compare as equal to it.
    fn as_f64(&self) -> Option<f64> {
        let rounded: f64 = self.0.parse().ok()?;
        let whole = rounded.fract() == 0.0;
        let number = if whole {
            Decimal::new(self.0).halfway()
        } else {
            None
        };
        Some(number.unwrap_or(rounded)).filter(|number| number.is_finite())
    }

    fn as_str(&self) -> Cow<'_, str> {
        Cow::Borrowed(self.0)
    }

    /// Read by no keyword of the documents: the other methods answer exactly.
    fn to_number(&self) -> Cow<'_, Number> {
        let integer = self
            .as_i64()
            .map(Number::from)
            .or_else(|| self.as_u64().map(Number::from));
        let number = integer.or_else(|| self.as_f64().and_then(Number::from_f64));
        Cow::Owned(number.unwrap_or_else(|| Number::from(0)))
    }

    fn is_integer(&self) -> bool {
        Decimal::new(self.0).is_integer()
    }

    fn is_written_as_integer(&self) -> bool {
        !self.0.contains(['.', 'e', 'E'])
    }
}
