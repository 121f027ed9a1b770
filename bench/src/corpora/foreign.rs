//! Payloads as other programs write them. Each comes from one of a few senders, which differ in all that a sender is free in, and keep
//! their habits from payload to payload. The payloads are valid in the contract profile.

use backoffice::description::{ShapeInfo, TypeInfo};
use fastrand::Rng;
use indexmap::IndexMap;
use serde_json::{Result, from_str, value::RawValue};

/// A program that sends payloads.
#[derive(Clone, Copy)]
pub(super) struct Sender {
    name: &'static str,
    has_own_order: bool,
    /// Letters of most texts.
    letters: &'static str,
    /// Characters that it writes as `\u` escapes, or behind a backslash, though JSON does not ask for it.
    escapes: fn(char) -> bool,
    /// White space after commas and colons.
    space: &'static str,
    /// The end of a timestamp, from the seconds on.
    zone: &'static str,
    /// Decimals of an amount.
    decimals: usize,
}

const LATIN: &str = "abcdefghijklmnopqrstuvwxyz ABCDEFGH 0123456789-_/.,";
const ACCENTS: &str = "aeiouéèüößåñçøìâ nrstl";
const CYRILLIC: &str = "абвгдежзиклмнопрстуфхцчшыэюя ";
const EAST_ASIAN: &str = "日本語中文字漢字仮名交じり文한국어";

#[rustfmt::skip]
static SENDERS: [Sender; 6] = [
    Sender { has_own_order: true, name: "go", letters: EAST_ASIAN, escapes: |c| "<>&".contains(c), space: "", zone: ".123456789Z", decimals: 2 },
    Sender { has_own_order: true, name: "java", letters: ACCENTS, escapes: |_| false, space: "", zone: ".5+05:30", decimals: 4 },
    Sender { has_own_order: true, name: "javascript", letters: CYRILLIC, escapes: |_| false, space: "", zone: ".123Z", decimals: 2 },
    Sender { has_own_order: true, name: "php", letters: ACCENTS, escapes: |c| c == '/' || !c.is_ascii(), space: "", zone: "+02:00", decimals: 2 },
    Sender { has_own_order: true, name: "python", letters: ACCENTS, escapes: |c| !c.is_ascii(), space: " ", zone: ".123456+00:00", decimals: 3 },
    Sender { has_own_order: true, name: "ruby", letters: LATIN, escapes: |_| false, space: "", zone: "-05:00", decimals: 1 },
];

/// Returns the senders in turn.
pub(super) fn sender(number: usize) -> Sender {
    SENDERS[number % SENDERS.len()]
}

impl Sender {
    /// The same values in table order, without white space and needless escapes.
    pub(super) fn in_table_order(self) -> Self {
        Self { has_own_order: false, escapes: |_| false, space: "", ..self }
    }

    /// The choices that it makes for every value of a field.
    fn habits(&self, field: &str) -> Rng {
        let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01B3);
        Rng::with_seed(self.name.bytes().chain(field.bytes()).fold(0, hash))
    }

    /// Writes a record of a shape anew.
    pub(super) fn object(&self, text: &str, shape: &ShapeInfo, random: &mut Rng) -> Result<String> {
        let mut fields: IndexMap<String, &RawValue> = from_str(text)?;
        if self.has_own_order {
            fields.sort_by_cached_key(|name, _| self.habits(name).u64(..));
        }
        let fields = fields.iter().map(|(name, before)| {
            let value = match shape.field(name) {
                Some(field) if field.nullable && self.is_null(name, random) => "null".to_owned(),
                Some(field) => self.value(name, before.get(), field.ty, random)?,
                None => before.get().to_owned(),
            };
            Ok(format!("\"{name}\":{}{value}", self.space))
        });
        Ok(format!("{{{}}}", self.joined(fields)?))
    }

    fn joined(&self, parts: impl Iterator<Item = Result<String>>) -> Result<String> {
        Ok(parts.collect::<Result<Vec<_>>>()?.join(&format!(",{}", self.space)))
    }

    /// Some fields are always null, some never.
    fn is_null(&self, field: &str, random: &mut Rng) -> bool {
        match self.habits(field).u8(..10) {
            0..5 => false,
            5..8 => random.u8(..10) < 3,
            _ => true,
        }
    }

    fn value(&self, field: &str, before: &str, ty: TypeInfo, random: &mut Rng) -> Result<String> {
        if before == "null" {
            return Ok(before.to_owned());
        }
        Ok(match ty {
            TypeInfo::String => self.quoted(&self.text(field, random)),
            TypeInfo::Amount => {
                let amount = random.f64() * 10_f64.powi(random.i32(0..6));
                format!("\"{amount:.*}\"", self.decimals)
            }
            TypeInfo::Timestamp => {
                let [month, day, hour, second] = [12, 28, 24, 60].map(|end| random.u8(..end));
                let (year, month, day) = (random.u16(1990..2040), month + 1, day + 1);
                let time = format!("{hour:02}:{second:02}:{second:02}{}", self.zone);
                format!("\"{year}-{month:02}-{day:02}T{time}\"")
            }
            TypeInfo::Url => {
                let (path, query) = (random.u64(..), random.u8(..));
                self.quoted(&format!("https://{}.example/{path:x}?a={query}", self.name))
            }
            TypeInfo::Integer => {
                let digits = self.habits(field).u32(1..18);
                random.i64(0..10_i64.pow(digits)).to_string()
            }
            TypeInfo::Number => format!("{:.3}", random.f64() * 90.0),
            TypeInfo::Shape(shape) => self.object(before, shape, random)?,
            TypeInfo::List(element) => {
                let elements = from_str::<Vec<&RawValue>>(before)?.into_iter();
                let elements =
                    elements.map(|before| self.value(field, before.get(), *element, random));
                format!("[{}]", self.joined(elements)?)
            }
            _ => before.to_owned(),
        })
    }

    /// Each field has texts of about one length. Long ones have quotes and line ends.
    fn text(&self, field: &str, random: &mut Rng) -> String {
        let mut habits = self.habits(field);
        let length = habits.choice([4, 12, 12, 30, 80]).unwrap_or_default();
        let letters = if habits.u8(..10) < 4 { LATIN } else { self.letters };
        let marks = if length > 30 { "\"\n" } else { "" };
        let letters: Vec<char> = letters.chars().chain(marks.chars()).collect();
        let length = random.usize(length / 2..=length * 3 / 2);
        (0..length).filter_map(|_| random.choice(&letters)).collect()
    }

    fn quoted(&self, text: &str) -> String {
        let mut quoted = String::from("\"");
        for character in text.chars() {
            match character {
                '"' => quoted.push_str("\\\""),
                '\n' => quoted.push_str("\\n"),
                '/' if (self.escapes)('/') => quoted.push_str("\\/"),
                _ if (self.escapes)(character) => {
                    for unit in character.encode_utf16(&mut [0; 2]) {
                        quoted.push_str(&format!("\\u{unit:04x}"));
                    }
                }
                _ => quoted.push(character),
            }
        }
        quoted + "\""
    }
}
