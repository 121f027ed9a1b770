//! Samples of every shape.

use backoffice_hostile::{description::ShapeInfo, models::Record};
use backoffice_samples::{
    Profile,
    runtime::{Key, Object, Plan, Samples, Scenario, Values},
};

/// Values without meaning.
enum Plain {}

impl Scenario for Plain {
    type Scene = ();

    const VALUES: &'static Values = &Values {
        free_form: &[],
        unshown: &[],
        texts: &[],
        whole_numbers: &[],
        numbers: &[],
        booleans: &[],
        nulls: &[],
        // Of records that hold themselves.
        lengths: &[
            ("every_list", 0, 0),
            ("every_lists", 0, 0),
            ("every_deep", 0, 0),
            ("loop_list", 0, 0),
            ("loop_lists", 0, 0),
            ("children", 0, 0),
            ("grid", 0, 0),
            ("forest", 0, 0),
            ("needed", 0, 0),
            ("required_every_list", 0, 0),
            ("required_loop_list", 0, 0),
        ],
        moments: &[],
    };

    fn scene(_: Key, _: u64) -> Self::Scene {}

    fn complete(plan: Plan, _: &Object<'_, Self>) -> Plan {
        plan
    }

    fn amount(_: &str, _: &Object<'_, Self>) -> i64 {
        1_000
    }

    fn page_url(_: &ShapeInfo, _: Key) -> String {
        "https://hostile.example/?place=next".to_owned()
    }
}

/// Returns a JSON text of a shape. Some require themselves in the strict profile, where they have no finite text.
pub(crate) fn sample(shape: &'static ShapeInfo) -> String {
    Samples::<Plain>::new(shape, 7, Profile::Contract).instance(0)
}

/// Returns a record.
pub(crate) fn record<T: Record>() -> T {
    T::from_json(&sample(T::empty().info())).unwrap()
}
