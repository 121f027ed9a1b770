use crate::{
    json::Json,
    runtime::{Reader, Source, Value},
};

/// Object with arbitrary keys and free-form values. It keeps its JSON text, as [`Json`] does. Two objects are equal if
/// they mean the same.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Object(Json);

impl Object {
    /// JSON text of the object.
    #[must_use]
    pub fn as_json(&self) -> &Json {
        &self.0
    }

    /// Copies the text out of an allocation that it shares with other texts: see
    /// [`Text::unshare`](crate::Text::unshare).
    #[must_use]
    pub fn unshare(self) -> Self {
        Self(self.0.unshare())
    }

    /// Converts the object to a `serde_json` map.
    ///
    /// # Errors
    ///
    /// If `serde_json` cannot represent it: nested deeper than 128 levels, a number such as `1e400`, a
    /// lone surrogate.
    pub fn to_map(&self) -> serde_json::Result<serde_json::Map<String, serde_json::Value>> {
        serde_json::from_str(self.0.as_str())
    }
}

/// An object without fields.
impl Default for Object {
    fn default() -> Self {
        serde_json::Map::new().into()
    }
}

impl From<serde_json::Map<String, serde_json::Value>> for Object {
    fn from(map: serde_json::Map<String, serde_json::Value>) -> Self {
        Self(serde_json::Value::Object(map).into())
    }
}

impl Value for Object {
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        (input.peek() == b'{').then(|| Self(Json::take(input)))
    }

    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (json, rest) = source.any(text)?;
        text.starts_with(b"{").then_some((Self(json), rest))
    }

    fn write(&self, out: &mut String) {
        self.0.write_compact(out);
    }
}

impl Value for Json {
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Json::take(input))
    }

    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        source.any(text)
    }

    fn write(&self, out: &mut String) {
        self.write_compact(out);
    }
}

crate::runtime::json_impls!(Object);
crate::runtime::json_impls!(Json);
