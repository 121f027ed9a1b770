//! YAML 1.2 with the core schema (section 10.3), and the merge keys of YAML 1.1 (`<<`).

use std::{
    collections::{HashMap, HashSet},
    rc::Rc,
};

use saphyr_parser::{Event, Parser, ScalarStyle, Span, SpannedEventReceiver};

use super::Kind;
use super::{DEPTH, Json, Wrong};

/// Maximum number of maps that the maps of a text merge.
const MERGES: u32 = 100_000;

/// A value and the offset of its start.
struct Node {
    at: usize,
    /// Number of lists and maps on the longest way into it, with those of aliases.
    depth: usize,
    value: Value,
}

enum Value {
    /// Text that may stand for another type.
    Plain(String),
    Text(String),
    List(Vec<Rc<Node>>),
    Map(Vec<(Rc<Node>, Rc<Node>)>),
}

/// Writes each document of a text on a line.
pub(super) fn convert(text: &str, json: &mut Json) -> Result<Kind, Wrong> {
    let mut reader = Reader {
        // The parser counts characters.
        offsets: (!text.is_ascii()).then(|| text.char_indices().map(|(at, _)| at).collect()),
        length: text.len(),
        open: Vec::new(),
        anchors: HashMap::new(),
        documents: Vec::new(),
        wrong: None,
    };
    let parsed = Parser::new_from_str(text).load(&mut reader, true);
    if let Err(error) = parsed {
        let at = reader.offset(error.marker().index());
        reader.wrong.get_or_insert(Wrong::new(at, error.info()));
    }
    if let Some(wrong) = reader.wrong {
        return Err(wrong);
    }
    let kind = match reader.documents.as_slice() {
        [] => return Err(Wrong::new(0, "the text has no value")),
        [one] => match one.value {
            Value::List(_) => Kind::Array,
            _ => Kind::Document,
        },
        _ => Kind::Lines,
    };
    for document in &reader.documents {
        write(document, json)?;
        if kind == Kind::Lines {
            json.text.push('\n');
        }
    }
    Ok(kind)
}

/// Makes values of events.
struct Reader {
    /// Byte offset of each character; `None` if they are the same.
    offsets: Option<Vec<usize>>,
    length: usize,
    /// Open lists and maps, each with its anchor. A map has its names and values in turn.
    open: Vec<(usize, bool, usize, Vec<Rc<Node>>)>,
    anchors: HashMap<usize, Rc<Node>>,
    documents: Vec<Rc<Node>>,
    wrong: Option<Wrong>,
}

impl Reader {
    fn offset(&self, character: usize) -> usize {
        match &self.offsets {
            Some(offsets) => offsets.get(character).copied().unwrap_or(self.length),
            None => character.min(self.length),
        }
    }

    fn add(&mut self, node: Rc<Node>, anchor: usize) {
        if anchor > 0 {
            self.anchors.insert(anchor, Rc::clone(&node));
        }
        match self.open.last_mut() {
            Some((.., parts)) => parts.push(node),
            None => self.documents.push(node),
        }
    }

    fn start(&mut self, at: usize, is_map: bool, anchor: usize) {
        self.open.push((at, is_map, anchor, Vec::new()));
        self.check_depth(at, self.open.len());
    }

    /// Limits the depth, and with it the stack for writing and dropping values.
    fn check_depth(&mut self, at: usize, depth: usize) {
        if depth > DEPTH {
            let message = format!("the text is nested deeper than {DEPTH} levels");
            self.wrong.get_or_insert(Wrong::new(at, message));
        }
    }

    fn end(&mut self) {
        let Some((at, is_map, anchor, parts)) = self.open.pop() else {
            return;
        };
        let depths = parts.iter().map(|part| part.depth);
        let depth = 1 + depths.max().unwrap_or_default();
        self.check_depth(at, depth);
        let value = if is_map {
            let (pairs, _) = parts.as_chunks::<2>();
            Value::Map(pairs.iter().cloned().map(|[name, value]| (name, value)).collect())
        } else {
            Value::List(parts)
        };
        self.add(Rc::new(Node { at, depth, value }), anchor);
    }
}

impl<'input> SpannedEventReceiver<'input> for Reader {
    fn on_event(&mut self, event: Event<'input>, span: Span) {
        if self.wrong.is_some() {
            return;
        }
        let at = self.offset(span.start.index());
        match event {
            Event::Scalar(text, style, anchor, tag) => {
                let is_text = tag.is_some_and(|tag| {
                    let types = ["int", "float", "bool", "null"];
                    !(tag.is_yaml_core_schema() && types.contains(&&*tag.suffix))
                });
                let text = text.into_owned();
                let value = match style {
                    ScalarStyle::Plain if !is_text => Value::Plain(text),
                    _ => Value::Text(text),
                };
                let depth = 0;
                self.add(Rc::new(Node { at, depth, value }), anchor);
            }
            Event::SequenceStart(anchor, _) => self.start(at, false, anchor),
            Event::MappingStart(anchor, _) => self.start(at, true, anchor),
            Event::SequenceEnd | Event::MappingEnd => self.end(),
            Event::Alias(anchor) => match self.anchors.get(&anchor).cloned() {
                Some(node) => self.add(node, 0),
                None => self.wrong = Some(Wrong::new(at, "the alias is inside of its own anchor")),
            },
            Event::DocumentStart(_) => self.anchors.clear(),
            _ => {}
        }
    }
}

fn write(node: &Node, json: &mut Json) -> Result<(), Wrong> {
    let at = node.at;
    json.check_size(at)?;
    match &node.value {
        Value::Text(text) => json.string(at, text),
        Value::Plain(text) => plain(at, text, json)?,
        Value::List(elements) => {
            json.token(at, "[");
            for (number, element) in elements.iter().enumerate() {
                json.text.push_str(if number > 0 { "," } else { "" });
                write(element, json)?;
            }
            json.text.push(']');
        }
        Value::Map(_) => {
            json.token(at, "{");
            for (number, (name, value)) in pairs(node, &mut json.merges)?.into_iter().enumerate() {
                json.text.push_str(if number > 0 { "," } else { "" });
                json.string(name.at, text_of(name)?);
                json.text.push(':');
                write(value, json)?;
            }
            json.text.push('}');
        }
    }
    Ok(())
}

fn text_of(name: &Node) -> Result<&str, Wrong> {
    match &name.value {
        Value::Plain(text) | Value::Text(text) => Ok(text),
        _ => Err(Wrong::new(name.at, "the name of a field is not a text")),
    }
}

/// Returns the names and values of a map, with those that it merges and does not have itself.
fn pairs<'n>(map: &'n Node, merges: &mut u32) -> Result<Vec<(&'n Node, &'n Node)>, Wrong> {
    let no_map = || Wrong::new(map.at, "`<<` merges maps only");
    let Value::Map(own) = &map.value else {
        return Err(no_map());
    };
    let is_merge = |name: &Node| matches!(&name.value, Value::Plain(text) if text == "<<");
    let (merged, own): (Vec<_>, Vec<_>) = own.iter().partition(|(name, _)| is_merge(name));
    let mut all: Vec<_> = own.iter().map(|(name, value)| (&**name, &**value)).collect();
    let names = all.iter().map(|(name, _)| text_of(name));
    let mut known: HashSet<_> = names.collect::<Result<_, _>>()?;
    for (_, value) in merged {
        let maps = match &value.value {
            Value::List(maps) => maps.as_slice(),
            _ => std::slice::from_ref(value),
        };
        for map in maps {
            *merges += 1;
            if *merges > MERGES {
                return Err(Wrong::new(map.at, "the text merges too many maps"));
            }
            for (name, value) in pairs(map, merges)? {
                if known.insert(text_of(name)?) {
                    all.push((name, value));
                }
            }
        }
    }
    Ok(all)
}

/// Writes a text that may stand for another type.
fn plain(at: usize, text: &str, json: &mut Json) -> Result<(), Wrong> {
    match text {
        "" | "~" | "null" | "Null" | "NULL" => json.token(at, "null"),
        "true" | "True" | "TRUE" => json.token(at, "true"),
        "false" | "False" | "FALSE" => json.token(at, "false"),
        _ if is_number(text) => json.number(at, text),
        _ if is_no_number(text) => {
            return Err(Wrong::new(
                at,
                "JSON has no such number; write null, or the text in quotes",
            ));
        }
        _ => match text.split_at_checked(2) {
            Some(("0x", digits))
                if digits.bytes().all(|digit| digit.is_ascii_hexdigit()) && !digits.is_empty() =>
            {
                json.digits(at, "", digits, 16)?;
            }
            Some(("0o", digits))
                if digits.bytes().all(|digit| (b'0'..=b'7').contains(&digit))
                    && !digits.is_empty() =>
            {
                json.digits(at, "", digits, 8)?;
            }
            _ => json.string(at, text),
        },
    }
    Ok(())
}

/// Returns true for `[-+]? ( \. [0-9]+ | [0-9]+ ( \. [0-9]* )? ) ( [eE] [-+]? [0-9]+ )?`.
fn is_number(text: &str) -> bool {
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    let text = text.strip_prefix(['-', '+']).unwrap_or(text);
    let (number, exponent) = match text.split_once(['e', 'E']) {
        Some((number, exponent)) => (number, Some(exponent)),
        None => (text, None),
    };
    let (whole, fraction) = number.split_once('.').unwrap_or((number, ""));
    let exponent = exponent.is_none_or(|exponent| {
        let exponent = exponent.strip_prefix(['-', '+']).unwrap_or(exponent);
        !exponent.is_empty() && digits(exponent)
    });
    digits(whole) && digits(fraction) && !(whole.is_empty() && fraction.is_empty()) && exponent
}

fn is_no_number(text: &str) -> bool {
    let plain = text.strip_prefix(['-', '+']).unwrap_or(text);
    matches!(plain, ".inf" | ".Inf" | ".INF") || matches!(text, ".nan" | ".NaN" | ".NAN")
}
