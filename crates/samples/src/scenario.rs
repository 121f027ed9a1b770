//! Values of an API, as samples need them.

use backoffice_shapes::ShapeInfo;

use crate::{
    plan::{Object, Plan},
    rng::Key,
};

/// The look of an API's values, and the facts that make them agree.
pub trait Scenario: Sized + 'static {
    /// Facts that all parts of an instance share.
    type Scene;

    /// Values of fields by name.
    const VALUES: &'static Values;

    /// Returns the facts of instance number `n`.
    fn scene(key: Key, n: u64) -> Self::Scene;

    /// Adds the facts that follow from an object's shape and scene.
    fn complete(plan: Plan, object: &Object<'_, Self>) -> Plan;

    /// Returns an unplanned amount in hundredths.
    fn amount(name: &str, object: &Object<'_, Self>) -> i64;

    /// Returns the address of a page of the list operation that returns `shape`.
    fn page_url(shape: &ShapeInfo, key: Key) -> String;
}

/// Typical values of fields, by name. A row for `name` is for the fields with this name in every shape, a
/// row for `Shape.name` for the field of one shape. In texts, `#` stands for a digit and `~` for a
/// lower-case hexadecimal digit.
#[derive(Debug)]
pub struct Values {
    /// Values of free-form fields, as JSON.
    pub free_form: Rows<&'static str>,
    /// Instances of the shapes whose fields the document does not show, as JSON.
    pub unshown: Rows<&'static str>,
    /// Texts of strings and URLs.
    pub texts: Rows<&'static str>,
    /// Lowest and highest whole numbers.
    pub whole_numbers: &'static [(&'static str, i64, i64)],
    /// Lowest and highest numbers in hundredths; the row `""` is for all other names.
    pub numbers: &'static [(&'static str, i64, i64)],
    /// Chance of `true` in percent, and the names it is for; 50 for other names.
    pub booleans: &'static [(u64, &'static [&'static str])],
    /// Chance that a nullable field is null, in percent, and the names it is for; 6 for other names.
    pub nulls: &'static [(u64, &'static [&'static str])],
    /// Fewest and most elements of a list; 1 and 2 for other names.
    pub lengths: &'static [(&'static str, i64, i64)],
    /// Times of events, by the end of the name. The first row that matches is used; other events happen one
    /// step after the creation.
    pub moments: Moments,
}

/// Choices by name.
pub type Rows<T> = &'static [(&'static str, &'static [T])];

/// Times of events by the end of the name.
pub type Moments = &'static [(&'static str, Moment)];

/// Time of an event, relative to the creation of its record.
#[derive(Clone, Copy, Debug)]
pub enum Moment {
    /// Number of steps after the creation.
    Step(i64),
    /// Number of days after the creation, or before it if negative.
    Days(i64),
}
