//! An expression stands for the value of each field.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use backoffice::{
    models::{List, Patch, Record, Required},
    payload,
    samples::{Profile, Samples},
};
use backoffice_description::SHAPES;

fn sample<T: Record>(name: &str, number: u64) -> T {
    let shape = SHAPES.iter().find(|shape| shape.name == name).unwrap();
    T::from_json(&Samples::new(shape, 1, Profile::Strict).instance(number)).unwrap()
}

/// A field with a value.
trait Held {
    type Value;
    fn value(&self) -> Self::Value;
}

impl<T: Clone> Held for Option<T> {
    type Value = T;
    fn value(&self) -> T {
        self.clone().unwrap()
    }
}

impl<T: Clone> Held for Patch<T> {
    type Value = T;
    fn value(&self) -> T {
        self.value().cloned().unwrap()
    }
}

impl<T: Clone> Held for Required<T> {
    type Value = T;
    fn value(&self) -> T {
        self.clone().into_inner().unwrap()
    }
}

impl<T: Clone> Held for List<T> {
    type Value = Self;
    fn value(&self) -> Self {
        self.clone()
    }
}

macro_rules! each {
    ($shape:ident $number:literal: $($name:literal $field:ident),*) => {{
        let record: backoffice::models::$shape = sample(stringify!($shape), $number);
        let made = payload!($shape { $($name: #(Held::value(&record.$field))),* });
        $(assert_eq!(made.$field, record.$field);)*
    }};
}

#[test]
fn expressions() {
    include!("expressions/fields.rs");
}
