//! Values that belong together, chosen before an object is written.
//!
//! A plan names some fields of an object and their values. The writer fills in the other fields by name
//! and type. It ignores a fact of another type than the field's, so a plan cannot make an instance
//! invalid when a table changes.

use backoffice_shapes::{Profile, ShapeInfo};

use crate::{clock::Clock, rng::Key, scenario::Scenario};

/// An object that is written, and its place in the instance.
pub struct Object<'a, S: Scenario> {
    /// Its shape.
    pub shape: &'static ShapeInfo,
    /// Source of its random values.
    pub key: Key,
    /// Times of its events.
    pub clock: Clock,
    /// Facts that all parts of the instance share.
    pub scene: &'a S::Scene,
    /// Number of the record among those of its shape.
    pub ordinal: u64,
    /// Rules that it follows.
    pub profile: Profile,
    /// Position in a list; 0 outside of one.
    pub position: u64,
    /// Position in a list, counted from an arbitrary start.
    pub turn: u64,
    /// The object around this one; `None` for the record of the scene.
    pub parent: Option<&'a Object<'a, S>>,
}

impl<S: Scenario> Clone for Object<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Scenario> Copy for Object<'_, S> {}

/// Planned values of an object's fields.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    facts: Vec<(&'static str, Fact)>,
}

/// A planned value.
#[derive(Clone, Debug)]
pub enum Fact {
    /// Null, if the field is nullable.
    Null,
    /// A string, URL or enumeration value.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number in millionths.
    Number(i64),
    /// An amount in hundredths.
    Amount(i64),
    /// A boolean.
    Boolean(bool),
    /// A value of any type, as JSON text.
    Json(String),
    /// A list.
    List(Vec<Fact>),
    /// An object.
    Object(Plan),
}

impl<S: Scenario> Object<'_, S> {
    /// Counts `shape` among this object and those around it.
    pub(crate) fn depth(&self, shape: &ShapeInfo) -> usize {
        let objects = std::iter::successors(Some(self), |object| object.parent);
        objects.filter(|object| std::ptr::eq(object.shape, shape)).count()
    }

    /// Returns `true` if the shape has a field called `name`.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.shape.field(name).is_some()
    }
}

impl Plan {
    /// Adds a fact, unless the field has one already.
    #[must_use]
    pub fn add(mut self, name: &'static str, fact: impl Into<Fact>) -> Self {
        if self.get(name).is_none() {
            self.facts.push((name, fact.into()));
        }
        self
    }

    /// Adds an amount in hundredths.
    #[must_use]
    pub fn amount(self, name: &'static str, hundredths: i64) -> Self {
        self.add(name, Fact::Amount(hundredths))
    }

    /// Adds amounts in hundredths.
    #[must_use]
    pub fn amounts<const N: usize>(self, amounts: [(&'static str, i64); N]) -> Self {
        let add = |plan: Self, (name, amount)| plan.amount(name, amount);
        amounts.into_iter().fold(self, add)
    }

    /// Adds a list of objects.
    #[must_use]
    pub fn list(self, name: &'static str, plans: impl IntoIterator<Item = Self>) -> Self {
        let facts = plans.into_iter().map(Fact::Object).collect();
        self.add(name, Fact::List(facts))
    }

    /// Adds the facts of another plan.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        let add = |plan: Self, (name, fact)| plan.add(name, fact);
        other.facts.into_iter().fold(self, add)
    }

    /// The planned values by name.
    #[must_use]
    pub fn facts(&self) -> &[(&'static str, Fact)] {
        &self.facts
    }

    /// The planned value of the field `name`.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&Fact> {
        let fact = self.facts.iter().find(|fact| fact.0 == name);
        fact.map(|fact| &fact.1)
    }

    /// The planned whole number or amount called `name`.
    #[must_use]
    pub fn number(&self, name: &str) -> Option<i64> {
        match self.get(name) {
            Some(Fact::Integer(number) | Fact::Amount(number)) => Some(*number),
            _ => None,
        }
    }
}

impl From<&str> for Fact {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Fact {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for Fact {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}
