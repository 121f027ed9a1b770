//! Instances for the tests.

use backoffice::{
    description::ShapeInfo,
    samples::{
        Profile, Samples,
        hostile::{Extent, drifted},
    },
};

/// Number of cases that a test over all shapes makes of each.
pub(crate) fn cases(default: u64) -> u64 {
    let variable = std::env::var("PROPTEST_CASES").ok();
    variable.map_or(default, |cases| {
        cases.parse().unwrap_or_else(|_| panic!("PROPTEST_CASES={cases} is no number"))
    })
}

/// An instance with every documented field that the strict profile requires.
pub(crate) fn full(info: &'static ShapeInfo) -> String {
    Samples::new(info, 1, Profile::Strict).instance(0)
}

/// Valid instances, and drifted ones.
pub(crate) fn mixed(info: &'static ShapeInfo, count: u64) -> impl Iterator<Item = String> {
    (0..count).map(move |case| one_of_mixed(info, case))
}

/// A valid instance, or a drifted one.
pub(crate) fn one_of_mixed(info: &'static ShapeInfo, case: u64) -> String {
    let profile = if case.is_multiple_of(2) { Profile::Strict } else { Profile::Contract };
    let valid = Samples::new(info, case, profile).instance(case);
    match case % 4 {
        0 => valid,
        _ => drifted(&valid, case, Extent::AnyJson).unwrap(),
    }
}
