//! Compares our verdict on any bytes with that of the `jsonschema` crate. Two bytes choose shape and profile, the
//! others are the text.

#![no_main]

use backoffice_tests::verdict::{Judge, split, within};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_mutator!(|data: &mut [u8], size: usize, longest: usize, seed: u32| {
    within(data, size, longest, seed).unwrap_or_else(|| fuzzer_mutate(data, size, longest))
});

fuzz_target!(|data: &[u8]| {
    let (number, profile, text) = split(data);
    if let Err(difference) = Judge::nth(number, profile).judge(text) {
        panic!("{difference}");
    }
});
