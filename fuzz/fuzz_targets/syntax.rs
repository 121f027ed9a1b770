//! Any bytes as a free-form value: valid exactly if `serde_json` accepts them. Two bytes choose the text around the
//! others.

#![no_main]

use backoffice_tests::verdict::{free_form, within};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_mutator!(|data: &mut [u8], size: usize, longest: usize, seed: u32| {
    within(data, size, longest, seed).unwrap_or_else(|| fuzzer_mutate(data, size, longest))
});

fuzz_target!(|data: &[u8]| {
    if let Err(difference) = free_form(data) {
        panic!("{difference}");
    }
});
