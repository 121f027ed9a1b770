//! Deterministic, realistic, valid instances of every shape of the commerce back-office API, as JSON text.
//!
//! ```
//! use backoffice_models::{Order, Record as _, info::ORDER};
//! use backoffice_samples::{Profile, Samples};
//!
//! let text = Samples::new(&ORDER, 7, Profile::Strict).instance(41);
//! let order = Order::from_json(&text)?;
//! assert_eq!(order.number.as_ref().map(|number| number.as_str()), Some("1042"));
//! assert!(order.drift().is_empty());
//! # Ok::<(), backoffice_models::DecodeError>(())
//! ```
//!
//! An instance depends only on its seed, shape, number and [`Profile`], on every platform: the generator
//! uses no floating point, clock or hash map. Each value depends on its place in the instance, so a new
//! field in a shape changes no other value.
//!
//! Related values agree: totals are the sums of their lines, an address fits its country, a record is
//! updated after it is created. All values are invented: hosts and mail domains are reserved (RFC 2606),
//! IP addresses and phone numbers are reserved for documentation and fiction, card numbers are masked test
//! numbers of the payment industry, and secrets contain `sample`.
//!
//! This crate knows the static description of shapes and the look of their values. It must not know
//! schemas, validators or files.

mod clock;
mod data;
pub mod hostile;
mod json;
mod money;
mod order;
mod plan;
mod rng;
mod scene;
mod shop;
mod value;
mod writer;

pub use backoffice_shapes::Profile;
use backoffice_shapes::ShapeInfo;

use crate::rng::Key;
pub use crate::{
    order::{Contradiction, SampleOrder, adopt, overlay},
    shop::{Shop, ShopRecord},
};

/// Endless instances of one shape.
///
/// Instance `n` does not depend on other instances, so you can resume or divide a run. Identities (`id`, an
/// order's `number`) count up with `n`: no two instances of one shape and seed share one.
///
/// Instances of the contract profile lack some optional fields, have null where it is allowed, and empty lists. Those of the strict
/// profile, which also pass the contract, have every documented field, and null only where that profile allows it. A partial
/// update has only some of its fields in both.
///
/// # Examples
///
/// ```
/// use backoffice_samples::{Profile, Samples};
/// use backoffice_description::REFUND_ORDER;
///
/// let samples = Samples::new(&REFUND_ORDER, 1, Profile::Contract);
/// let lines: Vec<String> = samples.clone().take(3).collect();
/// assert_eq!(lines[2], samples.instance(2));
/// ```
#[derive(Clone, Debug)]
pub struct Samples {
    shape: &'static ShapeInfo,
    key: Key,
    profile: Profile,
    next: u64,
}

impl Samples {
    /// Starts at instance number 0.
    #[must_use]
    pub fn new(shape: &'static ShapeInfo, seed: u64, profile: Profile) -> Self {
        Self {
            shape,
            key: Key::new(seed).child(shape.name),
            profile,
            next: 0,
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
        writer::write(self.shape, self.key.index(n), n, self.profile, out);
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
impl Iterator for Samples {
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

/// Runs the example of README.md.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
