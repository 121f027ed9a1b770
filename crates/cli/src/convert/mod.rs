//! Payloads in notations beside JSON: JSON with comments (JSONC), JSON5 and YAML.
//!
//! A text becomes JSON, whose bytes the validator reads. [`Source`] leads from a place in the JSON to the place in the text, so a
//! report shows the text as it is written.

mod json5;
mod yaml;

use std::{ffi::OsStr, path::Path, sync::Arc};

use backoffice_description::validate::TextPosition;

use crate::files::uncompressed;

/// Maximum size of the JSON of a text, in bytes, and maximum number of its values and names. Aliases of YAML repeat parts of it.
const LIMIT: usize = 256 << 20;
const TOKENS: usize = 4_000_000;

/// Maximum nesting of arrays and objects. The validator refuses less.
const DEPTH: usize = 512;

/// Notation of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Notation {
    Jsonc,
    Json5,
    Yaml,
}

impl Notation {
    /// Returns the notation that the extension of a file names, also if the file is compressed.
    pub(crate) fn of(path: &Path) -> Option<Self> {
        let path = uncompressed(path);
        let extension = path.extension().and_then(OsStr::to_str)?;
        match extension.to_ascii_lowercase().as_str() {
            "jsonc" => Some(Self::Jsonc),
            "json5" => Some(Self::Json5),
            "yaml" | "yml" => Some(Self::Yaml),
            _ => None,
        }
    }

    pub(crate) fn name(self) -> &'static str {
        match self {
            Self::Jsonc => "JSONC",
            Self::Json5 => "JSON5",
            Self::Yaml => "YAML",
        }
    }
}

/// A text and the places of its parts in the JSON.
#[derive(Debug)]
pub(crate) struct Source {
    pub(crate) text: Vec<u8>,
    /// Byte offsets in the JSON, ascending, each with that in the text.
    places: Vec<(usize, usize)>,
}

impl Source {
    /// Returns the place in the text of a byte in the JSON.
    pub(crate) fn place(&self, offset: u64) -> TextPosition {
        let offset = usize::try_from(offset).unwrap_or(usize::MAX);
        let next = self.places.partition_point(|(json, _)| *json <= offset);
        let before = next.checked_sub(1).and_then(|at| self.places.get(at));
        self.position(before.map_or(0, |(_, text)| *text))
    }

    fn position(&self, offset: usize) -> TextPosition {
        let mut position = TextPosition::START;
        position.advance(self.text.get(..offset).unwrap_or_default());
        position
    }
}

/// Arrangement of the records in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Document,
    /// One record per line.
    Lines,
    /// An array of records.
    Array,
}

/// JSON of a text.
#[derive(Debug)]
pub(crate) struct Converted {
    pub(crate) json: Vec<u8>,
    pub(crate) kind: Kind,
    pub(crate) source: Arc<Source>,
}

/// Mistake in a text.
#[derive(Debug)]
pub(crate) struct Mistake {
    pub(crate) message: String,
    pub(crate) position: TextPosition,
    pub(crate) source: Arc<Source>,
}

/// Mistake at a byte offset.
struct Wrong {
    offset: usize,
    message: String,
}

impl Wrong {
    fn new(offset: usize, message: impl Into<String>) -> Self {
        Self { offset, message: message.into() }
    }
}

/// Converts a text.
pub(crate) fn convert(notation: Notation, text: Vec<u8>) -> Result<Converted, Mistake> {
    let mut json = Json::default();
    let kind = std::str::from_utf8(&text)
        .map_err(|error| Wrong::new(error.valid_up_to(), "the text is not UTF-8"))
        .and_then(|whole| {
            let plain = whole.trim_start_matches('\u{feff}');
            json.start = whole.len() - plain.len();
            let converted = match notation {
                Notation::Jsonc => json5::convert(plain, &json5::JSONC, &mut json),
                Notation::Json5 => json5::convert(plain, &json5::JSON5, &mut json),
                Notation::Yaml => yaml::convert(plain, &mut json),
            };
            converted.map_err(|wrong| Wrong { offset: wrong.offset + json.start, ..wrong })
        });
    let places = json.places;
    let source = Arc::new(Source { text, places });
    match kind {
        Ok(kind) => Ok(Converted { json: json.text.into_bytes(), kind, source }),
        Err(Wrong { offset, message }) => Err(Mistake {
            message: format!("not {}: {message}", notation.name()),
            position: source.position(offset),
            source,
        }),
    }
}

/// Returns true if a text is not JSON, but is with comments.
pub(crate) fn has_comments(text: &[u8]) -> bool {
    std::str::from_utf8(text).is_ok_and(json5::has_comments)
}

/// JSON that grows, and the places of its parts in the text.
#[derive(Default)]
struct Json {
    text: String,
    places: Vec<(usize, usize)>,
    /// Length of the byte order mark before the text.
    start: usize,
    /// Number of maps that were merged.
    merges: u32,
}

impl Json {
    /// Writes a token, which comes from this place of the text.
    fn token(&mut self, at: usize, token: &str) {
        self.places.push((self.text.len(), self.start + at));
        self.text.push_str(token);
    }

    fn string(&mut self, at: usize, text: &str) {
        self.token(at, &serde_json::Value::from(text).to_string());
    }

    /// Writes a decimal number without the forms that JSON lacks: a sign `+`, zeros at the start, no digit beside the point.
    fn number(&mut self, at: usize, number: &str) {
        let plain = number.strip_prefix('+').unwrap_or(number);
        let (sign, plain) = match plain.strip_prefix('-') {
            Some(plain) => ("-", plain),
            None => ("", plain),
        };
        let end = plain.find(['.', 'e', 'E']).unwrap_or(plain.len());
        let (whole, rest) = plain.split_at(end);
        let whole = match whole.trim_start_matches('0') {
            "" => "0",
            whole => whole,
        };
        let rest = match rest.strip_prefix('.') {
            Some(after) if !after.starts_with(|c: char| c.is_ascii_digit()) => {
                format!(".0{after}")
            }
            _ => rest.to_owned(),
        };
        self.token(at, &format!("{sign}{whole}{rest}"));
    }

    /// Writes a number with digits of another base: `0x1F` without its start.
    fn digits(&mut self, at: usize, sign: &str, digits: &str, base: u32) -> Result<(), Wrong> {
        let number = u128::from_str_radix(digits, base);
        let number = number.map_err(|_| Wrong::new(at, "the number is too large"))?;
        self.token(at, &format!("{sign}{number}"));
        Ok(())
    }

    fn check_size(&self, at: usize) -> Result<(), Wrong> {
        if self.text.len() > LIMIT || self.places.len() > TOKENS {
            let message = "the text has too many values with its aliases: convert it to JSON";
            return Err(Wrong::new(at, message));
        }
        Ok(())
    }
}
