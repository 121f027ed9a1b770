//! The rules for payloads that somebody writes, against those of the two profiles.

use std::{collections::BTreeSet, error::Error};

use backoffice::samples::Samples;
use backoffice_description::validate::{Code, Profile, Validator, Violation, all};
use serde_json::{Value, json};

/// Payloads of each shape.
const PAYLOADS: u64 = 100 * 2;

/// A generator of numbers (xorshift).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, most: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % most
    }
}

/// Removes fields, adds some, and writes other values.
fn change(value: &mut Value, numbers: &mut Numbers) {
    match value {
        Value::Object(fields) => {
            let drop_one_of = 2 + numbers.below(8);
            fields.retain(|_, _| numbers.below(drop_one_of) > 0);
            if numbers.below(20) == 0 {
                fields.insert("unknown".to_owned(), json!([1]));
            }
            fields.values_mut().for_each(|value| change(value, numbers));
        }
        Value::Array(items) => items.iter_mut().for_each(|item| change(item, numbers)),
        _ => {}
    }
    if numbers.below(40) == 0 {
        let values = [
            json!(null),
            json!(7),
            json!("10,00"),
            json!("2026-01-01T00:00:00+01:00"),
            json!("other"),
            json!({}),
        ];
        let at = usize::try_from(numbers.below(6)).unwrap_or_default();
        *value = values[at].clone();
    }
}

type Places = BTreeSet<(String, &'static str)>;

fn places<'a>(violations: impl IntoIterator<Item = &'a Violation>) -> Places {
    let violations = violations.into_iter();
    violations.map(|violation| (violation.pointer.clone(), violation.code.id())).collect()
}

#[test]
fn presence_is_of_the_contract_and_words_are_strict() -> Result<(), Box<dyn Error>> {
    let (mut numbers, mut clean) = (Numbers(11), 0);
    for shape in all() {
        let mut wrong = 0;
        let samples = Samples::new(shape.info(), 5, Profile::Strict);
        for number in 0..PAYLOADS {
            let mut payload: Value = serde_json::from_str(&samples.instance(number))?;
            change(&mut payload, &mut numbers);
            let text = payload.to_string();
            let check = |profile| {
                let checked = Validator::new(shape, profile).check(text.as_bytes());
                checked.err().into_iter().flatten().collect::<Vec<_>>()
            };
            let strict = check(Profile::Strict);
            let of_words = || {
                let words = [Code::UnknownField, Code::AmountFormat, Code::TimestampNotUtc];
                let strict = strict.iter();
                strict.filter(move |violation| words.contains(&violation.code))
            };
            let mut expected = places(&check(Profile::Contract));
            expected.extend(places(of_words()));
            let found = places(&shape.written_violations(text.as_bytes()));
            assert_eq!(found, expected, "{}: {text}", shape.name());
            wrong += u64::from(!found.is_empty());

            // What only strict checks is a warning in the contract profile, and in no other.
            let warnings = |profile| {
                let warned = Validator::new(shape, profile).warnings(text.as_bytes());
                let warned = warned.err().into_iter().flatten();
                warned.filter(|warning| warning.code != Code::AmountDecimals).collect::<Vec<_>>()
            };
            let of_contract = warnings(Profile::Contract);
            assert_eq!(places(&of_contract), places(of_words()), "{}: {text}", shape.name());
            assert!(of_contract.iter().all(|warning| warning.keyword.is_none()));
            assert_eq!(warnings(Profile::Strict), [], "{}: {text}", shape.name());
            for profile in Profile::ALL {
                let validator = Validator::new(shape, profile);
                if validator.prefix_without_warnings(text.as_bytes()).is_some() {
                    assert_eq!(validator.check(text.as_bytes()), Ok(()), "{text}");
                    assert_eq!(validator.warnings(text.as_bytes()), Ok(()), "{text}");
                    clean += 1;
                }
            }
        }
        assert!(wrong > 0, "{}: nothing was wrong", shape.name());
    }
    assert!(clean > 0, "the prefilter found nothing clean");
    Ok(())
}
