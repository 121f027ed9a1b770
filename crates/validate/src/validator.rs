//! The validator: a shape, a profile, and the verdict on a payload.

use backoffice_shapes::Profile;

use crate::{
    diagnose,
    engine::{self, Prefilter},
    shape::Shape,
    violation::Violations,
};

/// Default number of violations that are listed for one payload.
const LIMIT: usize = 1000;

/// Checks payloads against one shape in one profile.
///
/// It is small and needs no setup, so you can copy it or make a new one for each payload.
#[derive(Clone, Copy, Debug)]
pub struct Validator {
    shape: &'static Shape,
    profile: Profile,
    limit: usize,
}

impl Validator {
    /// Makes a validator for a shape in a profile.
    #[must_use]
    pub const fn new(shape: &'static Shape, profile: Profile) -> Self {
        Self { shape, profile, limit: LIMIT }
    }

    /// Lists at most `limit` violations of a payload, instead of 1000, and counts the others.
    #[must_use]
    pub const fn with_limit(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }

    /// Returns the shape.
    #[must_use]
    pub const fn shape(&self) -> &'static Shape {
        self.shape
    }

    pub(crate) fn limit(&self) -> usize {
        self.limit
    }

    pub(crate) fn is_strict(&self) -> bool {
        self.profile == Profile::Strict
    }

    /// Returns the profile.
    #[must_use]
    pub const fn profile(&self) -> Profile {
        self.profile
    }

    /// Checks a payload.
    ///
    /// A value with a type mismatch gets no second violation for its format. A malformed date-time gets none for its
    /// offset.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON, or violates the document.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_description::validate::CUSTOMER;
    /// use backoffice_validate::{Profile, Validator};
    ///
    /// let validator = Validator::new(&CUSTOMER, Profile::Strict);
    /// let violations = validator.check(br#"{"id": "7", "name": "Ada"}"#).unwrap_err();
    /// for violation in &violations {
    ///     println!("{violation}");
    /// }
    /// assert_eq!(violations.total(), 19);
    /// ```
    pub fn check(&self, bytes: &[u8]) -> Result<(), Violations> {
        if self.is_known_to_be_valid(bytes) {
            return Ok(());
        }
        self.diagnose(bytes, Some(Prefilter::new(self.is_strict())))
    }

    /// Returns true if a payload is JSON and has no violations. Faster than [`Validator::check`]: it stops at the first
    /// violation.
    #[must_use]
    pub fn is_valid(&self, bytes: &[u8]) -> bool {
        self.is_known_to_be_valid(bytes) || diagnose::is_valid(bytes, self.shape, self.profile)
    }

    /// Returns the length of the value at the start of a text, with the white space before it, if the prefilter finds
    /// the value valid. For a text with many values, such as the elements of an array, call it for one after the other.
    ///
    /// `None` decides nothing: the value may be invalid, or valid and unusual. Pass the whole value to
    /// [`Validator::check`].
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_description::validate::GIFT_CARD;
    /// use backoffice_validate::{Profile, Validator};
    ///
    /// let validator = Validator::new(&GIFT_CARD, Profile::Contract);
    /// assert_eq!(validator.valid_prefix(br#"{"id": 1}, {"id": 2}]"#), Some(9));
    /// assert_eq!(validator.valid_prefix(br#"{"id": "1"}, {"id": 2}]"#), None);
    /// ```
    #[must_use]
    pub fn valid_prefix(&self, bytes: &[u8]) -> Option<usize> {
        let rest = engine::rest(self.shape.table(), self.is_strict(), bytes)?;
        Some(bytes.len() - rest.len())
    }

    /// Returns the answer of each pass alone, for tests: true if the prefilter finds the payload valid, and the verdict
    /// of the diagnostic pass. If the first is true, the second must be `Ok`.
    #[doc(hidden)]
    pub fn passes(&self, bytes: &[u8]) -> (bool, Result<(), Violations>) {
        (self.is_known_to_be_valid(bytes), self.diagnose(bytes, None))
    }

    fn diagnose(&self, bytes: &[u8], help: Option<Prefilter>) -> Result<(), Violations> {
        diagnose::check(bytes, self.shape, self.profile.into(), self.limit, help)
    }

    fn is_known_to_be_valid(&self, bytes: &[u8]) -> bool {
        engine::accepts(self.shape.table(), self.is_strict(), bytes)
    }
}

impl Shape {
    /// Checks a payload in the contract profile. Use a [`Validator`] for the other.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON, or violates the document.
    pub fn check(&'static self, bytes: &[u8]) -> Result<(), Violations> {
        Validator::new(self, Profile::Contract).check(bytes)
    }

    /// Returns true if a payload is JSON and has no violations in the contract profile.
    #[must_use]
    pub fn is_valid(&'static self, bytes: &[u8]) -> bool {
        Validator::new(self, Profile::Contract).is_valid(bytes)
    }
}
