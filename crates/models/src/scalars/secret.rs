use std::{
    fmt,
    hash::{Hash, Hasher},
};

use secrecy::{ExposeSecret as _, SecretString};

use crate::runtime::{Reader, Source, Value, write_string};

/// Secret text. Debug output, reports and errors never show it, and it is wiped from memory on drop. If it was read with
/// escapes that are not needed, it is written without them.
/// Comparing two secrets takes a time that depends on their texts.
///
/// # Examples
///
/// ```
/// use backoffice::models::Secret;
///
/// let secret = Secret::from("whsec_1");
/// assert_eq!(format!("{secret:?}"), "Secret(***)");
/// assert_eq!(secret.expose(), "whsec_1");
/// ```
#[derive(Clone)]
pub struct Secret(SecretString);

impl Secret {
    /// Text of the secret.
    #[must_use]
    pub fn expose(&self) -> &str {
        self.0.expose_secret()
    }
}

impl From<&str> for Secret {
    fn from(text: &str) -> Self {
        Self(text.into())
    }
}

impl From<String> for Secret {
    fn from(text: String) -> Self {
        Self(text.into())
    }
}

impl PartialEq for Secret {
    fn eq(&self, other: &Self) -> bool {
        self.expose() == other.expose()
    }
}

impl Eq for Secret {}

impl Hash for Secret {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.expose().hash(state);
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(***)")
    }
}

impl Value for Secret {
    /// Spellings would not be wiped from memory.
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.take_string()?.unescape().map(Self::from)
    }

    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (content, rest) = source.string(text)?;
        Some((content.into(), rest))
    }

    fn write(&self, out: &mut String) {
        write_string(out, self.expose());
    }
}
