//! Positions of the values of a payload.

use std::collections::{BTreeMap, HashMap};

use backoffice_engine::DEPTH_LIMIT;
use backoffice_shapes::pointer;

use crate::{
    position::TextPosition,
    reader::{Node, Reader, Value},
    syntax::{Fault, SyntaxError},
};

/// The place of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Position {
    /// The value's first character.
    pub value: TextPosition,
    /// The opening quote of the field's name; `None` for elements and the whole text.
    pub name: Option<TextPosition>,
}

/// Finds the values of JSON Pointers (RFC 6901), in the order of `pointers`; `None` for a pointer without a value.
/// Reads the text once for all pointers.
///
/// # Errors
///
/// If `bytes` are not one JSON text.
///
/// # Examples
///
/// ```
/// let text = b"{\n  \"tags\": [\"vip\", 7]\n}";
/// let positions = backoffice_validate::locate(text, &["/tags/1", "/name"])?;
/// let seven = positions[0].unwrap();
/// assert_eq!((seven.value.offset, seven.value.line, seven.value.column), (20, 2, 19));
/// assert_eq!(positions[1], None);
/// # Ok::<(), backoffice_validate::SyntaxError>(())
/// ```
pub fn locate<P: AsRef<str>>(
    bytes: &[u8],
    pointers: &[P],
) -> Result<Vec<Option<Position>>, SyntaxError> {
    let mut wanted = Step::default();
    for (number, pointer) in pointers.iter().enumerate() {
        wanted.add(pointer.as_ref(), number);
    }
    let mut offsets = vec![None; pointers.len()];
    find(bytes, &wanted, &mut offsets).map_err(|fault| SyntaxError::of(bytes, fault))?;

    let mut places: BTreeMap<usize, TextPosition> = offsets
        .iter()
        .flatten()
        .flat_map(|(value, name)| [Some(*value), *name])
        .flatten()
        .map(|offset| (offset, TextPosition::START))
        .collect();
    let mut position = TextPosition::START;
    for (offset, place) in &mut places {
        position.move_to(bytes, *offset);
        *place = position;
    }
    let position = |(value, name): (usize, Option<usize>)| {
        Some(Position {
            value: *places.get(&value)?,
            name: name.and_then(|name| places.get(&name).copied()),
        })
    };
    Ok(offsets.into_iter().map(|offsets| position(offsets?)).collect())
}

/// Offset of a value, and of its name if it has one.
type Offsets = (usize, Option<usize>);

fn find(bytes: &[u8], wanted: &Step, found: &mut [Option<Offsets>]) -> Result<(), Fault> {
    let mut reader = Reader::new(bytes)?;
    let root = reader.value()?;
    wanted.find(&mut reader, root, None, found)?;
    reader.end()
}

/// The reference tokens of pointers, as a tree.
#[derive(Default)]
struct Step {
    /// The pointers that end here, by number.
    here: Vec<usize>,
    below: HashMap<String, Self>,
}

impl Step {
    /// Adds a JSON Pointer (RFC 6901, section 4). Other text, and a pointer beyond the depth limit, finds no value.
    fn add(&mut self, pointer: &str, number: usize) {
        let mut tokens = pointer.split('/');
        if tokens.next() != Some("") || tokens.clone().count() > DEPTH_LIMIT {
            return;
        }
        let last =
            tokens.fold(self, |step, token| step.below.entry(pointer::name(token)).or_default());
        last.here.push(number);
    }

    /// Finds the pointers' places in a value, and reads the value to its end.
    fn find<'t>(
        &self,
        reader: &mut Reader<'t>,
        node: Node<'t>,
        name: Option<usize>,
        found: &mut [Option<Offsets>],
    ) -> Result<(), Fault> {
        self.put(Some((node.offset, name)), found);
        let mut first = true;
        let mut index = 0_usize;
        match node.value {
            Value::Array if !self.below.is_empty() => {
                while reader.next_element(&mut first)? {
                    let element = reader.value()?;
                    match self.below.get(&index.to_string()) {
                        Some(step) => step.find(reader, element, None, found)?,
                        None => reader.skip(element.value)?,
                    }
                    index += 1;
                }
                Ok(())
            }
            Value::Object if !self.below.is_empty() => {
                while let Some(name) = reader.next_name(&mut first)? {
                    let value = reader.value()?;
                    match self.below.get(name.text.decoded().as_ref()) {
                        Some(step) => {
                            // If a name is repeated, the last field counts.
                            step.forget(found);
                            step.find(reader, value, Some(name.offset), found)?;
                        }
                        None => reader.skip(value.value)?,
                    }
                }
                Ok(())
            }
            value => reader.skip(value),
        }
    }

    fn forget(&self, found: &mut [Option<Offsets>]) {
        self.put(None, found);
        for step in self.below.values() {
            step.forget(found);
        }
    }

    fn put(&self, offsets: Option<Offsets>, found: &mut [Option<Offsets>]) {
        for number in &self.here {
            if let Some(slot) = found.get_mut(*number) {
                *slot = offsets;
            }
        }
    }
}
