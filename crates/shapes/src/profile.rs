//! Profiles: the strictness of a schema or a validator.

use std::fmt;

/// Strictness of a schema or a validator.
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
    /// Requires what the API document states; allows unknown fields.
    #[default]
    Contract,
    /// Also requires every documented field, not null where that makes sense, decimal amounts and UTC; forbids
    /// unknown fields. Use it to find drift.
    Strict,
}

impl Profile {
    /// Both profiles.
    pub const ALL: [Self; 2] = [Self::Contract, Self::Strict];

    /// Name in paths and on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Contract => "contract",
            Self::Strict => "strict",
        }
    }

    /// Returns the profile with this name.
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
