//! Instances of one shape, one after the other.

use std::{fmt, marker::PhantomData};

use backoffice_shapes::{Profile, ShapeInfo};

use crate::{rng::Key, scenario::Scenario, writer};

/// Endless instances of one shape of the API with the values `S`.
pub struct Samples<S> {
    shape: &'static ShapeInfo,
    key: Key,
    profile: Profile,
    next: u64,
    scenario: PhantomData<fn() -> S>,
}

impl<S> Clone for Samples<S> {
    fn clone(&self) -> Self {
        Self { ..*self }
    }
}

impl<S> fmt::Debug for Samples<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Samples")
            .field("shape", &self.shape.name)
            .field("profile", &self.profile)
            .field("next", &self.next)
            .finish_non_exhaustive()
    }
}

impl<S: Scenario> Samples<S> {
    /// Starts at instance number 0.
    #[must_use]
    pub fn new(shape: &'static ShapeInfo, seed: u64, profile: Profile) -> Self {
        Self {
            shape,
            key: Key::new(seed).child(shape.name),
            profile,
            next: 0,
            scenario: PhantomData,
        }
    }

    /// Continues at instance number `n`.
    #[must_use]
    pub fn starting_at(mut self, n: u64) -> Self {
        self.next = n;
        self
    }

    /// Appends the next instance to `out`, as compact JSON without a line break. Clear and reuse `out`, and
    /// any number of instances need only the memory of the largest.
    pub fn write_next(&mut self, out: &mut String) {
        self.write_instance(self.next, out);
        self.next = self.next.wrapping_add(1);
    }

    /// Appends instance number `n` to `out`.
    pub fn write_instance(&self, n: u64, out: &mut String) {
        writer::write::<S>(self.shape, self.key.index(n), n, self.profile, out);
    }

    /// Returns instance number `n`.
    #[must_use]
    pub fn instance(&self, n: u64) -> String {
        let mut out = String::new();
        self.write_instance(n, &mut out);
        out
    }
}

/// Never ends.
impl<S: Scenario> Iterator for Samples<S> {
    type Item = String;

    fn next(&mut self) -> Option<String> {
        let mut out = String::new();
        self.write_next(&mut out);
        Some(out)
    }

    fn nth(&mut self, n: usize) -> Option<String> {
        // Instances are independent: skip without making them.
        self.next = self.next.wrapping_add(n as u64);
        self.next()
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (usize::MAX, None)
    }
}
