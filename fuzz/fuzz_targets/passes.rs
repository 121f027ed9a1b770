//! Compares the prefilter with the diagnostic pass: every text that it accepts is valid. Two bytes choose shape and
//! profile, the others are the text.

#![no_main]

use backoffice_tests::verdict::{passes, within};
use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};

fuzz_mutator!(|data: &mut [u8], size: usize, longest: usize, seed: u32| {
    within(data, size, longest, seed).unwrap_or_else(|| fuzzer_mutate(data, size, longest))
});

fuzz_target!(|data: &[u8]| {
    if let Err(difference) = passes(data) {
        panic!("{difference}");
    }
});
