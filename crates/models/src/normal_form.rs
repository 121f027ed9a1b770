//! Normal form of JSON text: texts of the same value have equal normal forms.

use std::{borrow::Cow, collections::BTreeMap};

use crate::{dense::dense_parts, runtime::Reader};

/// Maximum nesting of arrays and objects. Deeper ones stay text, so that comparing needs little stack.
const DEPTH_LIMIT: u32 = 128;

/// Upper limit of one part of an exponent: 18 digits.
const PART_LIMIT: i128 = 10_i128.pow(18);

/// A JSON value without its spelling. If a name is duplicated, the last value is taken.
#[derive(PartialEq, Eq, Hash)]
pub(crate) enum NormalForm<'a> {
    /// `true`, `false` or `null`, or an array or object that is nested too deep.
    Verbatim(Cow<'a, str>),
    Number(Decimal),
    String(Text<'a>),
    Array(Vec<Self>),
    Object(BTreeMap<Text<'a>, Self>),
}

/// An unescaped string; if it has a lone surrogate, as it is written.
type Text<'a> = Result<String, &'a str>;

impl<'a> NormalForm<'a> {
    /// Normal form of well-formed JSON text.
    pub(crate) fn new(json: &'a str) -> Self {
        Self::read(&mut Reader::new(json), 0)
    }

    fn read(input: &mut Reader<'a>, depth: u32) -> Self {
        if let Some(string) = input.take_string() {
            return Self::String(string.unescape().ok_or(string.inner));
        }
        if depth == DEPTH_LIMIT && matches!(input.peek(), b'[' | b'{') {
            return Self::Verbatim(dense_parts(input.take_any()).collect());
        }
        if input.take(b'[') {
            let mut elements = Vec::new();
            while !input.take(b']') {
                elements.push(Self::read(input, depth + 1));
                input.take(b',');
            }
            return Self::Array(elements);
        }
        if input.take(b'{') {
            let mut fields = BTreeMap::new();
            while let Some(name) = input.take_string() {
                input.take(b':');
                let name = name.unescape().ok_or(name.inner);
                fields.insert(name, Self::read(input, depth + 1));
                input.take(b',');
            }
            input.take(b'}');
            return Self::Object(fields);
        }
        let literal = input.take_literal().unwrap_or_default();
        match literal {
            "true" | "false" | "null" => Self::Verbatim(literal.into()),
            number => Self::Number(Decimal::new(number)),
        }
    }
}

/// A decimal number of any size: `digits`, without zeros at either end, times ten to the power of `exponent`.
#[derive(Default, PartialEq, Eq, Hash)]
pub(crate) struct Decimal {
    negative: bool,
    digits: String,
    exponent: Vec<i128>,
}

impl Decimal {
    /// Reads a JSON number.
    pub(crate) fn new(literal: &str) -> Self {
        let (negative, magnitude) = signed(literal);
        let (mantissa, exponent) = magnitude.split_once(['e', 'E']).unwrap_or((magnitude, ""));
        let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
        let all = format!("{whole}{fraction}");
        let significant = all.trim_end_matches('0');
        let digits = significant.trim_start_matches('0').to_owned();
        if digits.is_empty() {
            return Self::default();
        }
        let zeros = all.len() - significant.len();
        Self { negative, digits, exponent: sum(exponent, zeros as i128 - fraction.len() as i128) }
    }
}

fn signed(number: &str) -> (bool, &str) {
    match number.strip_prefix('-') {
        Some(magnitude) => (true, magnitude),
        None => (false, number.trim_start_matches('+')),
    }
}

/// Adds the length of a text to a whole number of any size. Returns parts of 18 digits, the lowest first, and then 0,
/// or -1 if the sum is the parts minus the next power.
fn sum(number: &str, length: i128) -> Vec<i128> {
    let (negative, digits) = signed(number);
    let sign = if negative { -1 } else { 1 };
    let mut carry = length;
    let mut parts = Vec::new();
    // A length has less than 36 digits, so after two more parts the carry is 0 or -1.
    for part in digits.as_bytes().rchunks(18).chain([&[][..]; 2]) {
        let digit = |number, digit: &u8| number * 10 + i128::from(digit - b'0');
        let total = carry + sign * part.iter().fold(0, digit);
        parts.push(total.rem_euclid(PART_LIMIT));
        carry = total.div_euclid(PART_LIMIT);
    }
    let repeats_the_sign = if carry == 0 { 0 } else { PART_LIMIT - 1 };
    while parts.last() == Some(&repeats_the_sign) {
        parts.pop();
    }
    parts.push(carry);
    parts
}
