//! Typed decoding with serde's derives, into the same shapes that `cargo xtask bench build` builds.
//!
//! It decodes; it does not validate: no required member, format or bound is looked at, and texts stand
//! for amounts, timestamps and enumerations.

use std::{borrow::Cow, fmt, hint::black_box};

use serde::{
    Deserialize,
    de::{self, Visitor},
};

use super::{InProcess, Peer, Task};
use crate::{corpora::Shape, versions};

/// Every text and free-form value in memory of its own.
#[must_use]
pub fn owned(shape: Shape) -> impl Peer {
    let decodes: fn(&[u8]) -> bool = match shape {
        Shape::Order => |bytes| decoded(serde_json::from_slice::<owned::Order>(bytes)),
        Shape::Customer => |bytes| decoded(serde_json::from_slice::<owned::Customer>(bytes)),
        Shape::Webhook => |bytes| decoded(serde_json::from_slice::<owned::Webhook>(bytes)),
        Shape::BillingAddress => {
            |bytes| decoded(serde_json::from_slice::<owned::BillingAddress>(bytes))
        }
        Shape::CustomerPage => {
            |bytes| decoded(serde_json::from_slice::<owned::CustomerPage>(bytes))
        }
    };
    peer("serde derive, owned", decodes)
}

/// Texts borrowed from the payload unless they hold an escape, free-form values as they are written.
#[must_use]
pub fn borrowed(shape: Shape) -> impl Peer {
    let decodes: fn(&[u8]) -> bool = match shape {
        Shape::Order => |bytes| decoded(serde_json::from_slice::<borrowed::Order<'_>>(bytes)),
        Shape::Customer => |bytes| decoded(serde_json::from_slice::<borrowed::Customer<'_>>(bytes)),
        Shape::Webhook => |bytes| decoded(serde_json::from_slice::<borrowed::Webhook<'_>>(bytes)),
        Shape::BillingAddress => |bytes| {
            decoded(serde_json::from_slice::<borrowed::BillingAddress<'_>>(
                bytes,
            ))
        },
        Shape::CustomerPage => {
            |bytes| decoded(serde_json::from_slice::<borrowed::CustomerPage<'_>>(bytes))
        }
    };
    peer("serde derive, borrowed", decodes)
}

fn peer(name: &'static str, accepts: fn(&[u8]) -> bool) -> InProcess<fn(&[u8]) -> bool> {
    let (serde, json) = (versions::of("serde"), versions::of("serde_json"));
    InProcess {
        name,
        version: format!("{serde}, serde_json {json}"),
        task: Task::Decodes,
        accepts,
    }
}

/// Whether a payload could be decoded. Nothing of it is left out because nobody reads it.
fn decoded<T>(result: serde_json::Result<T>) -> bool {
    black_box(&result).is_ok()
}

#[allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    reason = "the build script writes it"
)]
pub(crate) mod owned {
    include!(concat!(env!("OUT_DIR"), "/owned.rs"));
}

#[allow(
    missing_docs,
    unreachable_pub,
    dead_code,
    reason = "the build script writes it"
)]
mod borrowed {
    include!(concat!(env!("OUT_DIR"), "/borrowed.rs"));
}

/// A text that borrows from the payload where it can. `Option<Cow<str>>` does not: serde's derives borrow
/// for a `Cow` that is a member itself, and for no other.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Text<'a>(Cow<'a, str>);

impl<'de: 'a, 'a> Deserialize<'de> for Text<'a> {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Borrowing;

        impl<'de> Visitor<'de> for Borrowing {
            type Value = Cow<'de, str>;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a string")
            }

            fn visit_borrowed_str<E: de::Error>(self, text: &'de str) -> Result<Self::Value, E> {
                Ok(Cow::Borrowed(text))
            }

            fn visit_str<E: de::Error>(self, text: &str) -> Result<Self::Value, E> {
                Ok(Cow::Owned(text.to_owned()))
            }
        }

        deserializer.deserialize_str(Borrowing).map(Text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_borrowed_unless_they_hold_an_escape() {
        let address: borrowed::BillingAddress<'_> = serde_json::from_str(
            r#"{"line1": "Hornsgatan 116", "line2": "2\u006ed floor", "line3": null}"#,
        )
        .unwrap();
        assert!(matches!(
            address.line1,
            Some(Text(Cow::Borrowed("Hornsgatan 116")))
        ));
        assert!(matches!(address.line2, Some(Text(Cow::Owned(text))) if text == "2nd floor"));
        assert_eq!(address.line3, None);
    }
}
