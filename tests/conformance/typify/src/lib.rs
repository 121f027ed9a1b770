//! Types that typify makes of the JSON Schema documents.

include!(concat!(env!("OUT_DIR"), "/documents.rs"));
