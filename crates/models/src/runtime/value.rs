//! Reading and writing a value of one type.

use std::fmt;

use super::{
    Access, Fields, Reader, Source,
    fields::{read_shape, write_fields},
    one_pass::{push_shape, take_new_shape, take_shape_into},
};
use backoffice_shapes::TypeInfo;

use crate::drift::Walk;

/// Type of a field's value.
pub trait Value: Sized + fmt::Debug {
    /// True if one value has several JSON texts, which a field must remember.
    const HAS_SPELLINGS: bool = true;

    /// Reads the next value. Returns `None` if it does not fit; the reader is then anywhere inside the value.
    fn read(input: &mut Reader<'_>) -> Option<Self>;

    /// Reads the value at the start of `text`, in its usual form. Returns it with the rest, or `None` if
    /// [`Value::read`] must read it.
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])>;

    /// As [`Value::take`], for short values. Calls no function.
    #[inline(always)]
    fn take_short<'t>(_text: &'t [u8], _source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        None
    }

    /// As [`Value::take`], in place: the slot stays empty, and so does the rest, if the value is not read.
    #[inline(always)]
    fn take_into<'t>(slot: &mut Option<Self>, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        match Self::take(text, source) {
            Some((value, rest)) => {
                *slot = Some(value);
                rest
            }
            None => &[],
        }
    }

    /// As [`Value::take`], for the next element of a list.
    #[inline]
    fn push<'t>(list: &mut Vec<Self>, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        match Self::take(text, source) {
            Some((value, rest)) => {
                if source.budget.push(list, value) {
                    rest
                } else {
                    &[]
                }
            }
            None => &[],
        }
    }

    /// Appends the value as JSON text.
    fn write(&self, out: &mut String);

    /// Size of the values that the value refers to. With the value's own size, it is about the length of its text.
    #[inline]
    fn size_below(&self) -> usize {
        0
    }

    /// Reports differences between the value and the document.
    fn walk(&self, _ty: &TypeInfo, _walk: &mut Walk<'_>) {}
}

impl Value for bool {
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        match input.take_literal()? {
            "true" => Some(true),
            "false" => Some(false),
            _ => None,
        }
    }

    #[inline]
    fn take<'t>(text: &'t [u8], _: &Source<'t>) -> Option<(Self, &'t [u8])> {
        if let Some(rest) = text.strip_prefix(b"false") {
            return Some((false, rest));
        }
        Some((true, text.strip_prefix(b"true")?))
    }

    #[inline(always)]
    fn take_short<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        Self::take(text, source)
    }

    fn write(&self, out: &mut String) {
        out.push_str(if *self { "true" } else { "false" });
    }
}

impl Value for i64 {
    fn read(input: &mut Reader<'_>) -> Option<Self> {
        integer(input.take_literal()?)
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        source.integer(text)
    }

    #[inline(always)]
    fn take_short<'t>(text: &'t [u8], _: &Source<'t>) -> Option<(Self, &'t [u8])> {
        Source::short_integer(text)
    }

    fn write(&self, out: &mut String) {
        out.push_str(itoa::Buffer::new().format(*self));
    }

    fn walk(&self, _ty: &TypeInfo, walk: &mut Walk<'_>) {
        walk.bounds(self, |low| *self < low, |high| *self > high);
    }
}

impl Value for i32 {
    fn read(input: &mut Reader<'_>) -> Option<Self> {
        integer(input.take_literal()?)?.try_into().ok()
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (number, rest) = source.integer(text)?;
        Some((number.try_into().ok()?, rest))
    }

    #[inline(always)]
    fn take_short<'t>(text: &'t [u8], _: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (number, rest) = Source::short_integer(text)?;
        Some((number.try_into().ok()?, rest))
    }

    fn write(&self, out: &mut String) {
        out.push_str(itoa::Buffer::new().format(*self));
    }

    fn walk(&self, ty: &TypeInfo, walk: &mut Walk<'_>) {
        i64::from(*self).walk(ty, walk);
    }
}

/// All shapes are values.
impl<T: Access + fmt::Debug> Value for T {
    const HAS_SPELLINGS: bool = false;

    #[inline]
    fn read(input: &mut Reader<'_>) -> Option<Self> {
        read_shape(input)
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        take_new_shape(text, source)
    }

    #[inline]
    fn take_into<'t>(slot: &mut Option<Self>, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        take_shape_into(slot, text, source)
    }

    #[inline]
    fn push<'t>(list: &mut Vec<Self>, text: &'t [u8], source: &Source<'t>) -> &'t [u8] {
        push_shape(list, text, source)
    }

    #[inline]
    fn write(&self, out: &mut String) {
        write_fields(self, out);
    }

    #[inline]
    fn size_below(&self) -> usize {
        Fields::size_below(self)
    }

    #[inline]
    fn walk(&self, _: &TypeInfo, walk: &mut Walk<'_>) {
        walk.shape(self);
    }
}

/// Parses a whole number in any spelling, because JSON Schema counts `1.0` and `1e2` as integers. Returns `None` if the
/// literal is not a whole number of 64 bits.
pub(crate) fn integer(literal: &str) -> Option<i64> {
    if let Ok(number) = literal.parse() {
        return Some(number);
    }
    let (negative, digits) = match literal.strip_prefix('-') {
        Some(digits) => (true, digits),
        None => (false, literal),
    };
    if !digits.starts_with(|c: char| c.is_ascii_digit()) {
        return None;
    }
    let (mantissa, exponent) = digits.split_once(['e', 'E']).unwrap_or((digits, "0"));
    let (whole, fraction) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let fraction = fraction.trim_end_matches('0');
    let all = format!("{whole}{fraction}");
    let significant = all.trim_start_matches('0');
    if significant.is_empty() {
        return Some(0);
    }
    // An exponent beyond i64 is far out of range.
    let exponent: i64 = exponent.parse().ok()?;
    let shift = exponent.checked_sub(i64::try_from(fraction.len()).ok()?)?;
    let mut text = String::from(if negative { "-" } else { "" });
    if shift >= 0 {
        text.push_str(significant);
        let zeros = usize::try_from(shift).ok().filter(|zeros| *zeros <= 19)?;
        text.extend(std::iter::repeat_n('0', zeros));
    } else {
        let cut = usize::try_from(shift.checked_neg()?).ok()?;
        let kept = significant.len().checked_sub(cut)?;
        let (kept, dropped) = significant.split_at_checked(kept)?;
        if dropped.bytes().any(|digit| digit != b'0') {
            return None;
        }
        text.push_str(kept);
    }
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::integer;

    #[test]
    fn integers_in_every_spelling() {
        let cases = [
            ("0", Some(0)),
            ("-0", Some(0)),
            ("-0.0e5", Some(0)),
            ("1.0", Some(1)),
            ("1.50e1", Some(15)),
            ("100e-2", Some(1)),
            ("-12.300e1", Some(-123)),
            ("1e18", Some(1_000_000_000_000_000_000)),
            ("9223372036854775807", Some(i64::MAX)),
            ("-9223372036854775808", Some(i64::MIN)),
            ("-9223372036854775808.0", Some(i64::MIN)),
            ("9223372036854775808", None),
            ("1e19", None),
            ("1e400", None),
            ("1e99999999999999999999", None),
            ("0e99999999999999999999", Some(0)),
            ("1.5", None),
            ("1e-1", None),
            ("10e-1", Some(1)),
            ("true", None),
            ("null", None),
        ];
        for (literal, expected) in cases {
            assert_eq!(integer(literal), expected, "{literal}");
        }
    }
}
