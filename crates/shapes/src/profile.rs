//! How much is asked of a payload.

use std::fmt;

/// What a schema or a validator asks for.
///
/// # Examples
///
/// ```
/// use backoffice_shapes::Profile;
///
/// assert_eq!(Profile::from_name("strict"), Some(Profile::Strict));
/// assert_eq!(Profile::default().to_string(), "contract");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Profile {
    /// Exactly what the API document states; unknown fields pass.
    #[default]
    Contract,
    /// Every documented field present, and non-null where that makes sense; no unknown fields; amounts
    /// and UTC asserted. For finding drift.
    Strict,
}

impl Profile {
    /// Both profiles.
    pub const ALL: [Self; 2] = [Self::Contract, Self::Strict];

    /// The profile's name, as in paths and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Contract => "contract",
            Self::Strict => "strict",
        }
    }

    /// The profile with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|profile| profile.name() == name)
    }
}

impl fmt::Display for Profile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
