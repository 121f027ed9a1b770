//! The validator: a shape, a profile, and the verdict on a payload.

use backoffice_shapes::Profile;

use crate::{
    engine,
    exact::{self, Help},
    shape::Shape,
    violation::Violations,
};

/// How many violations of one payload are reported, if nothing else is said.
const LIMIT: usize = 1000;

/// Checks payloads against one shape in one profile.
///
/// It is three words that can be copied and made anew for each payload: there is nothing to compile.
#[derive(Clone, Copy, Debug)]
pub struct Validator {
    shape: &'static Shape,
    profile: Profile,
    limit: usize,
}

impl Validator {
    /// A validator for a shape in a profile.
    #[must_use]
    pub const fn new(shape: &'static Shape, profile: Profile) -> Self {
        Self {
            shape,
            profile,
            limit: LIMIT,
        }
    }

    /// Reports at most `limit` violations of a payload, instead of 1000, and counts the others.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{CUSTOMER, Profile, Validator};
    ///
    /// let validator = Validator::new(&CUSTOMER, Profile::Strict).with_limit(2);
    /// let violations = validator.check(b"{}").unwrap_err();
    /// assert_eq!((violations.as_slice().len(), violations.omitted()), (2, 16));
    /// ```
    #[must_use]
    pub const fn with_limit(mut self, limit: usize) -> Self {
        self.limit = limit;
        self
    }

    /// The shape.
    #[must_use]
    pub const fn shape(&self) -> &'static Shape {
        self.shape
    }

    /// The profile.
    #[must_use]
    pub const fn profile(&self) -> Profile {
        self.profile
    }

    /// Checks a payload.
    ///
    /// One thing is said of a value: one of the wrong type is not reported for what its text should be,
    /// and one that is no date-time not for its offset.
    ///
    /// # Errors
    ///
    /// If the payload is not JSON, or is not what the document asks for.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{Profile, Shape, Validator};
    ///
    /// let validator = Validator::new(Shape::by_name("Customer")?, Profile::Strict);
    /// let violations = validator.check(br#"{"id": "7", "name": "Ada"}"#).unwrap_err();
    /// for violation in &violations {
    ///     println!("{violation}");
    /// }
    /// assert_eq!(violations.total(), 19);
    /// # Ok::<(), backoffice_validate::UnknownName>(())
    /// ```
    pub fn check(&self, bytes: &[u8]) -> Result<(), Violations> {
        if self.is_known_to_be_valid(bytes) {
            return Ok(());
        }
        exact::check(bytes, self.shape, self.profile, self.limit, Help::Prefilter)
    }

    /// Whether a payload is JSON and what the document asks for.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{GIFT_CARD, Profile, Validator};
    ///
    /// let validator = Validator::new(&GIFT_CARD, Profile::Contract);
    /// assert!(validator.is_valid(br#"{"id": 1}"#));
    /// assert!(!validator.is_valid(br#"{"id": 1"#));
    /// ```
    #[must_use]
    pub fn is_valid(&self, bytes: &[u8]) -> bool {
        self.is_known_to_be_valid(bytes) || exact::is_valid(bytes, self.shape, self.profile)
    }

    /// The length of the value that a text begins with, white space before it included, if the prefilter
    /// finds it valid: a way through many values in one text, such as the elements of an array, that finds
    /// their ends and their verdicts at once.
    ///
    /// `None` says nothing: the value may be invalid, or valid and unusual. [`Validator::check`] tells, once
    /// the value is cut out.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_validate::{GIFT_CARD, Profile, Validator};
    ///
    /// let validator = Validator::new(&GIFT_CARD, Profile::Contract);
    /// assert_eq!(validator.valid_prefix(br#"{"id": 1}, {"id": 2}]"#), Some(9));
    /// assert_eq!(validator.valid_prefix(br#"{"id": "1"}, {"id": 2}]"#), None);
    /// ```
    #[must_use]
    pub fn valid_prefix(&self, bytes: &[u8]) -> Option<usize> {
        let behind = engine::behind(self.shape.table(), self.profile == Profile::Strict, bytes)?;
        Some(bytes.len() - behind.len())
    }

    /// What each pass says by itself: whether the fast one knows the payload to be valid, and the verdict of
    /// the exact one. Where the first is true the second must be that it is valid: tests ask for that.
    #[doc(hidden)]
    pub fn passes(&self, bytes: &[u8]) -> (bool, Result<(), Violations>) {
        let exact = exact::check(bytes, self.shape, self.profile, self.limit, Help::None);
        (self.is_known_to_be_valid(bytes), exact)
    }

    fn is_known_to_be_valid(&self, bytes: &[u8]) -> bool {
        engine::accepts(self.shape.table(), self.profile == Profile::Strict, bytes)
    }
}

#[cfg(test)]
mod tests {
    use backoffice_samples::{
        Fullness, Samples,
        hostile::{Extent, drifted},
    };

    use super::*;

    /// Numbers without a pattern, the same each time.
    struct Numbers(u64);

    impl Numbers {
        fn below(&mut self, bound: usize) -> usize {
            self.0 = self
                .0
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            usize::try_from(self.0 >> 33).unwrap() % bound.max(1)
        }
    }

    /// The text with some of it replaced, taken away, or written twice.
    fn mutated(text: &str, numbers: &mut Numbers) -> Vec<u8> {
        const BYTES: &[u8] = b"{}[]\",:\\ue0-19.Z \n\x00\x80\xE2tf";
        let mut bytes = text.as_bytes().to_vec();
        for _ in 0..=numbers.below(3) {
            let start = numbers.below(bytes.len());
            let end = (start + numbers.below(40)).min(bytes.len());
            match numbers.below(4) {
                0 if start < bytes.len() => bytes[start] = BYTES[numbers.below(BYTES.len())],
                0 | 1 => bytes.insert(start, BYTES[numbers.below(BYTES.len())]),
                2 => drop(bytes.drain(start..end)),
                _ => {
                    let again = bytes[start..end].to_vec();
                    bytes.splice(end..end, again);
                }
            }
        }
        bytes
    }

    #[test]
    fn objects_with_spaces_after_colons_and_commas_are_read_in_order() {
        let text =
            br#"{"country": "GB", "first_name": "Ada", "id": 7, "last_name": "L"} and more text"#;
        // Reading by the table would count the disorder down.
        let pass = engine::Pass::out_of_order(3);
        let rest = crate::generated::checks::user_address(text, &pass);
        assert_eq!(rest, b" and more text");
        assert_eq!(pass.expectations(), (3, true));
    }

    #[test]
    fn what_the_prefilter_takes_is_valid() {
        let mut numbers = Numbers(7);
        let [mut taken, mut left] = [0; 2];
        for shape in Shape::all() {
            for (profile, fullness) in [
                (Profile::Contract, Fullness::Contract),
                (Profile::Strict, Fullness::Strict),
            ] {
                let validator = Validator::new(shape, profile).with_limit(1);
                let samples = Samples::new(shape.info(), 3, fullness).take(12);
                for (seed, sample) in samples.enumerate() {
                    let drifted = drifted(&sample, seed as u64, Extent::AnyJson).unwrap();
                    let mutated = [
                        mutated(&sample, &mut numbers),
                        mutated(&sample, &mut numbers),
                        mutated(&drifted, &mut numbers),
                    ];
                    let texts = [sample.into_bytes(), drifted.into_bytes()];
                    for text in texts.iter().chain(&mutated) {
                        if !validator.is_known_to_be_valid(text) {
                            left += 1;
                            continue;
                        }
                        taken += 1;
                        let exact = exact::check(text, shape, profile, 1, Help::None);
                        let shown = String::from_utf8_lossy(text);
                        assert_eq!(exact, Ok(()), "{} {profile}: {shown}", shape.name());
                    }
                }
            }
        }
        assert!(taken > 1000 && left > 1000, "{taken} {left}");
    }
}
