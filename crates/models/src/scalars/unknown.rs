use crate::text::Text;

/// Text that is not one of an enumeration's documented values. Only reading or converting a text creates it, so it is
/// never a documented value.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnknownValue(Text);

impl UnknownValue {
    #[doc(hidden)]
    #[must_use]
    pub fn new(text: Text) -> Self {
        Self(text)
    }

    /// Text on the wire.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
