//! Byte offsets, lines and columns of the values of a payload.

use crate::{
    parse::parse,
    syntax::{self, SyntaxError},
};

/// A place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// Byte offset, a byte order mark included.
    pub offset: usize,
    /// Line, from 1; lines end at a line feed.
    pub line: usize,
    /// Column in characters (Unicode scalar values), from 1, a byte order mark not counted.
    pub column: usize,
}

/// Where a value stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Position {
    /// The value's first character.
    pub value: Place,
    /// The opening quote of the member's name, if the value is that of a member.
    pub name: Option<Place>,
}

/// Where the values stand that JSON Pointers (RFC 6901) lead to, in the order of `pointers`; `None`
/// for a pointer that leads nowhere. The text is read once, however many pointers there are.
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
    let root = parse(bytes)?;
    let offsets: Vec<_> = pointers
        .iter()
        .map(|pointer| {
            let (node, member) = root.resolve(pointer.as_ref())?;
            Some((node.offset, member.map(|member| member.name_offset)))
        })
        .collect();
    let mut wanted: Vec<usize> = offsets
        .iter()
        .flatten()
        .flat_map(|(value, name)| [*value].into_iter().chain(*name))
        .collect();
    wanted.sort_unstable();
    wanted.dedup();
    let mut cursor = Cursor::new(bytes);
    let places: Vec<Place> = wanted.iter().map(|offset| cursor.place(*offset)).collect();
    let place = |offset: usize| {
        let found = places
            .binary_search_by_key(&offset, |place| place.offset)
            .ok()?;
        places.get(found).copied()
    };
    let position = |(value, name): (usize, Option<usize>)| {
        Some(Position {
            value: place(value)?,
            name: name.and_then(place),
        })
    };
    Ok(offsets
        .into_iter()
        .map(|offsets| offsets.and_then(position))
        .collect())
}

/// Counts lines and columns through a text, forwards only.
pub(crate) struct Cursor<'t> {
    bytes: &'t [u8],
    at: Place,
}

impl<'t> Cursor<'t> {
    pub(crate) fn new(bytes: &'t [u8]) -> Self {
        Self {
            bytes,
            at: Place {
                offset: syntax::start(bytes),
                line: 1,
                column: 1,
            },
        }
    }

    /// The place of the character at `offset`, which must not be before that of the last call.
    pub(crate) fn place(&mut self, offset: usize) -> Place {
        let Place {
            offset: start,
            line,
            column,
        } = &mut self.at;
        for byte in self.bytes.get(*start..offset).unwrap_or_default() {
            match byte {
                b'\n' => (*line, *column) = (*line + 1, 1),
                // The bytes of a character after its first.
                0x80..=0xBF => {}
                _ => *column += 1,
            }
        }
        *start = offset.max(*start);
        self.at
    }
}
