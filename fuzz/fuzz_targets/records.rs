//! Any bytes as many records: compares the iterators with the same text, split in memory. The first byte chooses the
//! size of the reader's buffer.

#![no_main]

use backoffice_tests::verdict::records;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    let [size, text @ ..] = data else {
        return;
    };
    // A space means 1, so that the corpus is text.
    if let Err(difference) = records(text, usize::from(size.wrapping_sub(b' ')) + 1) {
        panic!("{difference}");
    }
});
