//! Code that the build script generates for shapes: structs with serde's derives, and validators of the
//! `jsonschema` crate's macro.
//!
//! The structs only decode: they require no field and check no format and no bound.

use std::{borrow::Cow, fmt, hint::black_box};

use serde::{
    Deserialize,
    de::{self, Visitor},
};

/// Accepts or refuses a payload.
pub(crate) type Accepts = fn(&[u8]) -> bool;

/// The generated code for a shape.
pub(crate) struct Prepared {
    pub(crate) name: &'static str,
    /// Parses into a tree and runs the macro's code for the schema document.
    pub(crate) jsonschema_macro: Accepts,
    /// Decodes all texts into memory of their own.
    pub(crate) owned: Accepts,
    /// Borrows texts from the payload unless they hold an escape; keeps free-form values as written.
    pub(crate) borrowed: Accepts,
}

macro_rules! prepare {
    ($($name:ident)*) => {
        /// The shapes with generated code.
        pub(crate) const PREPARED: &[Prepared] = &[$(Prepared {
            name: stringify!($name),
            jsonschema_macro: |bytes| {
                serde_json::from_slice(bytes).is_ok_and(|value| compiled::$name::is_valid(&value))
            },
            // Keeps the compiler from dropping unused results.
            owned: |bytes| black_box(&serde_json::from_slice::<owned::$name>(bytes)).is_ok(),
            borrowed: |bytes| black_box(&serde_json::from_slice::<borrowed::$name<'_>>(bytes)).is_ok(),
        }),*];
    };
}

prepare! { Order Customer Webhook BillingAddress }

#[allow(unreachable_pub, reason = "the build script writes it")]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/compiled.rs"));
}

#[allow(unreachable_pub, dead_code, reason = "the build script writes it")]
pub(crate) mod owned {
    include!(concat!(env!("OUT_DIR"), "/owned.rs"));
}

#[allow(unreachable_pub, dead_code, reason = "the build script writes it")]
pub(crate) mod borrowed {
    include!(concat!(env!("OUT_DIR"), "/borrowed.rs"));
}

/// A text that borrows from the payload where it can. serde's derives do not borrow for `Option<Cow<str>>`.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Text<'a>(pub(crate) Cow<'a, str>);

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
        let address: borrowed::BillingAddress<'_> =
            serde_json::from_str(r#"{"line1": "Hornsgatan", "line2": "2\u006ed", "line3": null}"#)
                .unwrap();
        assert!(matches!(address.line1, Some(Text(Cow::Borrowed("Hornsgatan")))));
        assert!(matches!(address.line2, Some(Text(Cow::Owned(text))) if text == "2nd"));
        assert_eq!(address.line3, None);
    }
}
