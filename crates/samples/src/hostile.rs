//! A test aid: valid instances made into ones that differ from the API document.
//!
//! What comes out is always JSON (RFC 8259) without duplicate names, and of the same kind at its root,
//! but nothing below that is sure: fields are unknown, missing, null, renamed by escapes or out of
//! order, values have other types, sizes and spellings. Decoders must keep all of it, validators must
//! come to the same verdict on it.

mod pool;
mod tree;

use backoffice_models::DecodeError;

use self::{
    pool::Pool,
    tree::{Field, Node},
};
use crate::rng::{Key, Rng};

/// How far values may go.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Extent {
    /// What common JSON readers hold, `serde_json::Value` among them, which takes the nearest `f64` for a
    /// number beyond 64 bits; at most 100 levels deeper than the instance.
    #[default]
    Interoperable,
    /// Also what few readers hold: lone surrogates, numbers beyond the range of `f64`, 200 more levels.
    AnyJson,
}

/// Makes a drifted instance out of a valid one. The same arguments give the same text. How much is
/// changed differs from seed to seed, from now and then nothing to nearly everything.
///
/// # Errors
///
/// If `instance` is not JSON, with line and column.
///
/// # Examples
///
/// ```
/// use backoffice_models::{ORDER, Order, Record as _};
/// use backoffice_samples::{Fullness, Samples, hostile};
///
/// for (seed, valid) in Samples::new(&ORDER, 1, Fullness::Contract).take(20).enumerate() {
///     let text = hostile::drifted(&valid, seed as u64, hostile::Extent::AnyJson)?;
///     Order::from_json(&text)?;
/// }
/// # Ok::<(), backoffice_models::DecodeError>(())
/// ```
pub fn drifted(instance: &str, seed: u64, extent: Extent) -> Result<String, DecodeError> {
    let mut root = tree::parse(instance)?;
    let mut rng = Key::new(seed).child("hostile").rng();
    let percent = rng.pick(&[2, 8, 25, 60]);
    let mut drift = Drift {
        pool: Pool::new(extent),
        percent,
        rng,
    };
    drift.within(&mut root);
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
    pool: Pool,
    /// How many values of a hundred change.
    percent: u64,
    rng: Rng,
}

impl Drift {
    /// Changes what is below `node`, not its own kind.
    fn within(&mut self, node: &mut Node) {
        match node {
            Node::Scalar(_) => {}
            Node::List(elements) => self.elements(elements),
            Node::Object(fields) => self.fields(fields),
        }
    }

    fn elements(&mut self, elements: &mut Vec<Node>) {
        elements.retain_mut(|element| self.keeps(element));
        if self.strikes() {
            let at = self.place(elements.len());
            elements.insert(at, self.odd_value());
        }
        if self.strikes() {
            elements.reverse();
        }
    }

    fn fields(&mut self, fields: &mut Vec<Field>) {
        fields.retain_mut(|field| self.keeps(&mut field.value));
        for field in fields.iter_mut() {
            if self.strikes() {
                // The same name to whoever reads escapes.
                field.written = tree::escaped(&field.written);
            }
        }
        while self.strikes() {
            let written = match self.rng.below(4) {
                0 => fields
                    .first()
                    .map_or("\"ID\"".into(), |field| field.written.to_uppercase()),
                _ => one_of(&self.pool.names, &mut self.rng),
            };
            self.insert(fields, written);
        }
        if self.strikes() {
            fields.reverse();
        }
    }

    /// Adds a field, unless there is one of that name.
    fn insert(&mut self, fields: &mut Vec<Field>, written: String) {
        // Upper case can break an escape, and a name that cannot be read has no place here.
        let Ok(name) = tree::name(&written) else {
            return;
        };
        if fields.iter().all(|field| field.name != name) {
            let at = self.place(fields.len());
            fields.insert(
                at,
                Field {
                    name,
                    written,
                    value: self.odd_value(),
                },
            );
        }
    }

    /// Changes a value or what is below it; `false` if it goes.
    fn keeps(&mut self, value: &mut Node) -> bool {
        if !self.strikes() {
            self.within(value);
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
        Node::Scalar(one_of(&self.pool.values, &mut self.rng))
    }

    fn strikes(&mut self) -> bool {
        self.rng.chance(self.percent)
    }

    /// A position in a list of `length` elements, its end among them.
    fn place(&mut self, length: usize) -> usize {
        usize::try_from(self.rng.below(length as u64 + 1)).unwrap_or_default()
    }
}

fn one_of(texts: &[String], rng: &mut Rng) -> String {
    let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
    rng.pick(&texts).to_owned()
}
