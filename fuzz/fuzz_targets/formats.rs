//! Any text as date, date-time and URL: compares our checks with those of the `jsonschema` crate.

#![no_main]

use backoffice_tests::verdict::formats;
use libfuzzer_sys::{Corpus, fuzz_target};

fuzz_target!(|data: &[u8]| -> Corpus {
    let Ok(text) = str::from_utf8(data) else {
        return Corpus::Reject;
    };
    if let Err(difference) = formats(text) {
        panic!("{difference}");
    }
    Corpus::Keep
});
