//! Compares our verdict on changed instances with that of the `jsonschema` crate. The bytes choose shape, profile,
//! instance and changes.

#![no_main]

use backoffice_tests::verdict::{Judge, instance, split};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let (number, profile, changes) = split(data);
    let text = instance(number, profile, changes);
    if let Err(difference) = Judge::nth(number, profile).judge(&text) {
        panic!("{difference}");
    }
});
