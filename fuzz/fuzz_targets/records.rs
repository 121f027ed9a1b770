//! Any bytes as many records: the iterators against the text split up in memory. The first byte says how
//! much a reader gives at once.

#![no_main]

use backoffice_tests::verdict::records;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [size, text @ ..] = data else {
        return;
    };
    // A space stands for 1, so that kept inputs are text.
    if let Err(difference) = records(text, usize::from(size.wrapping_sub(b' ')) + 1) {
        panic!("{difference}");
    }
});
