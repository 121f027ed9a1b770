// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Events as constants.
use crate::info::Event;
/// Every event, in table order.
pub static ALL: &[&crate::info::Event] = &[&ALL_2, &SELF, &UNKNOWN, &S3_D_SECURE, &A_B];
/// `all`: An event with the name of the list of events. Section 6.
pub static ALL_2: Event = Event {
    name: "all",
    about: "An event with the name of the list of events.",
    emitter: Some(&super::endpoints::CREATE_EVERY),
    data: Some(&super::EVERY),
    section: "6",
    gaps: &[],
};
/// `Self`: A keyword; \[link\] \<tag\> \*/. Section 6.
pub static SELF: Event = Event {
    name: "Self",
    about: "A keyword; [link] <tag> */.",
    emitter: None,
    data: None,
    section: "6",
    gaps: &[],
};
/// `Unknown`: The name of the variant for other events. Section 6.
pub static UNKNOWN: Event = Event {
    name: "Unknown",
    about: "The name of the variant for other events.",
    emitter: None,
    data: Some(&super::EVERY),
    section: "6",
    gaps: &[],
};
/// `3-d_.Secure`: A name that starts with no letter. Section 6, \[Words\] \<of\> `Rust`.
pub static S3_D_SECURE: Event = Event {
    name: "3-d_.Secure",
    about: "A name that starts with no letter.",
    emitter: None,
    data: None,
    section: "6, [Words] <of> `Rust`",
    gaps: &[],
};
/// `a.b`: An event. Section 6.
pub static A_B: Event = Event {
    name: "a.b",
    about: "An event.",
    emitter: None,
    data: None,
    section: "6",
    gaps: &[],
};
