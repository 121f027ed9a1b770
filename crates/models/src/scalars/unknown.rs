/// Text that is none of an enumeration's documented values. Only reading or converting text makes one,
/// so a documented value never hides in it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct UnknownValue(Box<str>);

impl UnknownValue {
    #[doc(hidden)]
    #[must_use]
    pub fn new(text: String) -> Self {
        Self(text.into())
    }

    /// The text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}
