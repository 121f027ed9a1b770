//! A test aid: turns valid instances into instances that differ from the API document.
//!
//! The result is JSON (RFC 8259) without duplicate names, with the same kind of value at its root.
//! Below the root, fields can be unknown, missing, null, renamed by escapes or out of order, and values
//! can have other types, sizes and spellings. Decoders must keep everything; all validators must reach
//! the same verdict.

mod pool;
mod tree;

use backoffice_models::DecodeError;

use self::tree::Node;
use crate::rng::{Key, Rng};

/// Limit of the values that [`drifted`] inserts.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// Values that common JSON readers accept. `serde_json::Value` is one of them: it takes the nearest
    /// `f64` for a number beyond 64 bits. At most 100 levels are added to the instance.
    #[default]
    Interoperable,
    /// Also values that few readers accept: lone surrogates, numbers beyond the range of `f64`, 200
    /// levels.
    AnyJson,
}

/// Makes a drifted instance from a valid one. The same arguments give the same text. The seed also
/// decides how much changes: from nothing to nearly everything.
///
/// # Errors
///
/// If `instance` is not JSON, with line and column.
///
/// # Examples
///
/// ```
/// use backoffice::{models::{Order, Record as _}, description::ORDER};
/// use backoffice::samples::{Profile, Samples, hostile};
///
/// for (seed, valid) in Samples::new(&ORDER, 1, Profile::Contract).take(20).enumerate() {
///     let text = hostile::drifted(&valid, seed as u64, hostile::Extent::AnyJson)?;
///     Order::from_json(&text)?;
/// }
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
pub fn drifted(instance: &str, seed: u64, extent: Extent) -> Result<String, DecodeError> {
    let mut root = tree::parse(instance)?;
    let mut rng = Key::new(seed).child("hostile").rng();
    let percent = rng.pick(&[2, 8, 25, 60]);
    let mut drift =
        Drift { names: pool::names(extent), values: pool::values(extent), percent, rng };
    drift.change_below(&mut root);
    let spaced = drift.rng.chance(50);
    let mut out = String::with_capacity(instance.len() * 2);
    tree::write(&root, &mut out, &mut |out| {
        if spaced {
            out.push_str(drift.rng.pick(pool::SPACES));
        }
    });
    Ok(out)
}

/// Changes to one document.
struct Drift {
    names: Vec<String>,
    values: Vec<String>,
    /// Chance that a value changes.
    percent: u64,
    rng: Rng,
}

impl Drift {
    /// Changes the values below `node` and keeps its own kind.
    fn change_below(&mut self, node: &mut Node) {
        match node {
            Node::Scalar(_) => {}
            Node::List(elements) => {
                elements.retain_mut(|element| self.change(element));
                if self.chance() {
                    let at = self.position(elements.len());
                    elements.insert(at, self.odd_value());
                }
                if self.chance() {
                    elements.reverse();
                }
            }
            Node::Object(fields) => {
                fields.retain_mut(|(_, value)| self.change(value));
                for (written, _) in fields.iter_mut() {
                    if self.chance() {
                        *written = tree::escaped(written);
                    }
                }
                while self.chance() {
                    self.insert(fields);
                }
                if self.chance() {
                    fields.reverse();
                }
            }
        }
    }

    /// Adds a field, unless its name is taken.
    fn insert(&mut self, fields: &mut Vec<(String, Node)>) {
        let written = match (self.rng.below(4), fields.first()) {
            (0, Some((written, _))) => written.to_uppercase(),
            (0, None) => "\"ID\"".to_owned(),
            _ => self.rng.pick(&self.names),
        };
        // Upper case breaks escapes: `\n` becomes `\N`.
        let Some(name) = tree::name(&written) else {
            return;
        };
        let is_taken = |(other, _): &(String, Node)| tree::name(other).as_ref() == Some(&name);
        if !fields.iter().any(is_taken) {
            let at = self.position(fields.len());
            fields.insert(at, (written, self.odd_value()));
        }
    }

    /// Changes a value or the values below it. Returns `false` if the value must be removed.
    fn change(&mut self, value: &mut Node) -> bool {
        if !self.chance() {
            self.change_below(value);
            return true;
        }
        match (self.rng.below(6), &mut *value) {
            (0, _) => return false,
            (1, _) => *value = Node::Scalar("null".into()),
            (2, Node::Scalar(text)) if text.starts_with('"') => *text = tree::escaped(text),
            _ => *value = self.odd_value(),
        }
        true
    }

    fn odd_value(&mut self) -> Node {
        Node::Scalar(self.rng.pick(&self.values))
    }

    /// True with the document's chance of a change.
    fn chance(&mut self) -> bool {
        self.rng.chance(self.percent)
    }

    /// A position in a list of `length` elements, or its end.
    fn position(&mut self, length: usize) -> usize {
        usize::try_from(self.rng.below(length as u64 + 1)).unwrap_or_default()
    }
}
