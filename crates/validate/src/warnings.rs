//! Warnings: places that a profile allows, and that a person should look at.

use backoffice_shapes::{Profile, currency};
use memchr::memmem;

use crate::{
    Validator, Violations,
    diagnose::{self, Rules, Warnings},
    engine::{self, Prefilter},
};

impl Validator {
    /// Lists places that the profile allows and that are probably wrong. They are beside the verdict of
    /// [`check`](Self::check), and never among its violations.
    ///
    /// - In the contract profile: amounts that are not decimal numbers, timestamps that are not UTC, and unknown fields. An
    ///   unknown field has a hint if its name is similar to that of a field which the object lacks.
    /// - In both profiles: values that differ by one letter from an example of an open enumeration, and amounts with more
    ///   decimals than the currency of their record.
    ///
    /// A warning has no [`keyword`](crate::Violation::keyword).
    ///
    /// # Errors
    ///
    /// If there are warnings, or the payload is not JSON.
    ///
    /// # Examples
    ///
    /// ```
    /// use backoffice_description::validate::REFUND_ORDER;
    /// use backoffice_validate::{Code, Profile, Validator};
    ///
    /// let validator = Validator::new(&REFUND_ORDER, Profile::Contract);
    /// let payload = br#"{"amount": "10,00"}"#;
    /// assert!(validator.check(payload).is_ok());
    /// let warnings = validator.warnings(payload).unwrap_err();
    /// assert_eq!(warnings.as_slice()[0].code, Code::AmountFormat);
    /// ```
    pub fn warnings(&self, bytes: &[u8]) -> Result<(), Violations> {
        let currencies = self.shape().currencies();
        let rules = Rules {
            presence: self.profile(),
            words: Profile::Strict,
            warnings: Some(Warnings { profile: self.profile(), currencies }),
        };
        let prefilter = Prefilter::of_warnings(self.is_strict());
        let prefilter = (!has_short_currency(bytes, currencies)).then_some(prefilter);
        diagnose::check(bytes, self.shape(), rules, self.limit(), prefilter)
    }

    /// Does the same as [`valid_prefix`](Self::valid_prefix) for a value without violations and without
    /// [`warnings`](Self::warnings).
    #[must_use]
    pub fn prefix_without_warnings(&self, bytes: &[u8]) -> Option<usize> {
        let table = self.shape().table();
        let rest = engine::rest_without_warning(table, self.is_strict(), bytes)?;
        let length = bytes.len() - rest.len();
        let currencies = self.shape().currencies();
        (!has_short_currency(bytes.get(..length)?, currencies)).then_some(length)
    }
}

/// Returns true if a text may name a currency whose amounts have fewer than two decimals.
fn has_short_currency(text: &[u8], currencies: &[&str]) -> bool {
    // One search for `currency` finds `report_currency` too.
    let is_end = |name: &&&str| !currencies.iter().any(|end| end != *name && name.ends_with(end));
    currencies.iter().filter(is_end).any(|end| has_short_currency_in(text, end))
}

/// Returns true if a field whose name ends like this may have such a currency.
fn has_short_currency_in(text: &[u8], end: &str) -> bool {
    let finder = memmem::Finder::new(end);
    let (mut rest, mut known) = (text, None);
    // A name may begin within another one.
    while let Some(at) = finder.find(rest) {
        let after = rest.get(at + end.len()..).unwrap_or_default();
        rest = rest.get(at + 1..).unwrap_or_default();
        let after = after.strip_prefix(b"\"").unwrap_or_default();
        let value = after.trim_ascii_start().strip_prefix(b":").unwrap_or_default();
        let Some([b'"', code @ .., quote]) = value.trim_ascii_start().get(..5) else {
            continue;
        };
        if code.contains(&b'\\') {
            return true;
        }
        // Most records have one currency.
        if *quote != b'"' || known == Some(code) {
            continue;
        }
        known = Some(code);
        let decimals = str::from_utf8(code).ok().and_then(currency::decimals);
        if decimals.is_some_and(|decimals| decimals < 2) {
            return true;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::has_short_currency;

    #[test]
    fn currencies_are_found_by_the_ends_of_their_names() {
        let names = ["currency", "report_currency", "cc", "ccc"];
        let cases = [
            (r#"{"currency":"JPY"}"#, true),
            (r#"{"report_currency" : "JPY"}"#, true),
            (r#"{"currency":"USD","report_currency":"JPY"}"#, true),
            (r#"{"cccc":"JPY"}"#, true),
            (r#"{"currency":"USD"}"#, false),
            (r#"{"currency":null,"note":"currency"}"#, false),
            (r#"{"other":"JPY"}"#, false),
        ];
        for (text, expected) in cases {
            assert_eq!(has_short_currency(text.as_bytes(), &names), expected, "{text}");
        }
        assert!(!has_short_currency(cases[0].0.as_bytes(), &[]));
    }
}
