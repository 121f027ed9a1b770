//! Compares the two readers of the models on changed instances. The bytes choose shape, instance and changes.
//!
//! Counts how many executions of each shape the one-pass reader read. Prints the counts every million executions.

#![no_main]

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use backoffice::schema::documents;
use backoffice_tests::verdict::{instance, models, split};
use libfuzzer_sys::fuzz_target;

/// More than there are shapes.
const MOST_SHAPES: usize = 256;

static ALL: AtomicU64 = AtomicU64::new(0);
static IN_ONE_PASS: [AtomicU64; MOST_SHAPES] = [const { AtomicU64::new(0) }; MOST_SHAPES];

fuzz_target!(|data: &[u8]| {
    let (number, profile, changes) = split(data);
    let number = number % documents().len();
    match models(number, &instance(number, profile, changes)) {
        Ok(true) => {
            IN_ONE_PASS[number].fetch_add(1, Relaxed);
        }
        Ok(false) => {}
        Err(difference) => panic!("{difference}"),
    }
    let all = ALL.fetch_add(1, Relaxed) + 1;
    if all.is_multiple_of(1_000_000) {
        let counts = IN_ONE_PASS[..documents().len()].iter();
        let counts: Vec<_> = counts.map(|count| count.load(Relaxed)).collect();
        let (sum, least) = (counts.iter().sum::<u64>(), counts.iter().min());
        eprintln!("{all} executions, {sum} in one pass; at least {least:?} of each shape");
    }
});
