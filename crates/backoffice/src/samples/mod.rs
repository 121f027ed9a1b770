//! Deterministic, realistic, valid instances of every shape of the commerce back-office API, as JSON text.
//!
//! ```
//! use backoffice::description::ORDER;
//! use backoffice::models::{Order, Record as _};
//! use backoffice::samples::{Profile, Samples};
//!
//! let text = Samples::new(&ORDER, 7, Profile::Strict).instance(41);
//! let order = Order::from_json(&text)?;
//! assert_eq!(order.number.as_ref().map(|number| number.as_str()), Some("1042"));
//! assert!(order.drift().is_empty());
//! # Ok::<(), backoffice::models::DecodeError>(())
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

mod data;
mod order;
mod plan;
mod scene;
mod shop;

use backoffice_description::{ShapeInfo, endpoints};

pub use self::{
    order::{Contradiction, SampleOrder, adopt, overlay},
    shop::{Shop, ShopRecord},
};
use self::{plan::Object, scene::Scene};
use backoffice_samples::runtime::{self, Key, Plan};
pub use backoffice_samples::{Profile, hostile, money};

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
/// use backoffice::samples::{Profile, Samples};
/// use backoffice_description::REFUND_ORDER;
///
/// let samples = Samples::new(&REFUND_ORDER, 1, Profile::Contract);
/// let lines: Vec<String> = samples.clone().take(3).collect();
/// assert_eq!(lines[2], samples.instance(2));
/// ```
pub type Samples = runtime::Samples<Scenario>;

/// The values of this API.
#[derive(Clone, Copy, Debug)]
pub enum Scenario {}

impl runtime::Scenario for Scenario {
    type Scene = Scene;

    const VALUES: &'static runtime::Values = &data::VALUES;

    fn scene(key: Key, n: u64) -> Scene {
        Scene::new(key, n)
    }

    fn complete(plan: Plan, object: &Object<'_>) -> Plan {
        plan::complete(plan, object)
    }

    /// `x_incl_tax` is `x_excl_tax` plus the tax on it.
    fn amount(name: &str, object: &Object<'_>) -> i64 {
        let taxed = name.strip_suffix("_incl_tax");
        let untaxed = name.strip_suffix("_excl_tax").unwrap_or(name);
        let stem = taxed.unwrap_or(untaxed);
        let range = runtime::range(data::AMOUNTS, |part| stem.contains(part));
        let (low, high) = range.unwrap_or_default();
        let amount = object.key.child(stem).rng().range(low, high);
        match taxed {
            Some(_) => amount + object.scene.tax(amount),
            None => amount,
        }
    }

    fn page_url(shape: &ShapeInfo, key: Key) -> String {
        let list = endpoints::ALL
            .iter()
            .find(|operation| operation.response.is_some_and(|found| found.name == shape.name));
        let path =
            list.map(|operation| operation.path).filter(|path| !path.contains('{')).unwrap_or("/");
        let cursor = runtime::text(&data::VALUES, shape.name, "cursor", 0, key);
        let cursor = cursor.unwrap_or_default();
        format!("https://backoffice.example{path}?cursor={cursor}")
    }
}
