//! What generated checks are made of: code that expects fields in the order of the table.

use super::{Pass, line::Line, object::complete, table::Table, unordered};

/// The check of a shape whose fields are probably in the order of the table: with or without white space
/// before them.
#[cold]
#[inline(never)]
pub(crate) fn in_order<'t>(
    table: &Table,
    text: &'t [u8],
    pass: &Pass,
    dense: Fields,
    spaced: Fields,
) -> &'t [u8] {
    if !pass.expects_order() {
        return unordered::check(table, text, pass);
    }
    let Some(inside) = text.strip_prefix(b"{") else {
        return &[];
    };
    let Some(()) = pass.enter() else {
        return &[];
    };
    let line = Line::new(inside, pass);
    let text = line.first;
    match text {
        [b'}', behind @ ..] => complete(table, 0, behind, pass),
        _ if line.is_dense() => dense(text, pass, &line),
        _ => spaced(text, pass, &line),
    }
}

/// Reads the fields of an object from the first one's name on, with what stands between them.
type Fields = for<'t> fn(&'t [u8], &Pass, &Line<'_>) -> &'t [u8];

/// What stands behind a name, if a text begins with it.
///
/// They are compared word by word, as the compiler takes two texts that it compares for different, and would put
/// what is done with a field aside.
#[inline(always)]
pub(crate) fn named<'t>(text: &'t [u8], name: &str) -> Option<&'t [u8]> {
    let (first, behind) = text.split_at_checked(name.len())?;
    let is_it = words::<8>(first, name.as_bytes())
        .or_else(|| words::<4>(first, name.as_bytes()))
        .unwrap_or_else(|| first == name.as_bytes());
    is_it.then_some(behind)
}

/// Whether two texts of one length are equal; `None` if they are shorter than a word of so many bytes.
#[inline(always)]
fn words<const SIZE: usize>(text: &[u8], other: &[u8]) -> Option<bool> {
    let equal = |one: &[u8; SIZE], other: &[u8; SIZE]| one == other;
    let last = equal(text.last_chunk()?, other.last_chunk()?);
    let pairs = text.as_chunks().0.iter().zip(other.as_chunks().0);
    Some(pairs.fold(last, |all, (one, other)| all & equal(one, other)))
}

/// Defines the check of one shape: its table, and for each field its number, its name, the profiles in
/// which null passes, and what checks a value.
///
/// The names are expected one after the other; some may be missing. From the first field on that is in
/// another place, the engine reads the table.
///
/// An object without white space that begins with the first field is read right here: there, a comma and
/// the name behind it are compared in one. Any other is read by one of two more copies of the code, with or
/// without a space behind the colons.
macro_rules! check {
    ($name:ident = $table:path, {
        $number:literal $field:literal $null:literal $rule:expr;
        $($numbers:literal $fields:literal $nulls:literal $rules:expr;)*
    }) => {
        pub(crate) fn $name<'t>(text: &'t [u8], pass: &$crate::engine::Pass) -> &'t [u8] {
            const ALL: $crate::engine::table::Set = (1 << $number) $(| (1 << $numbers))*;

            $crate::engine::straight::fields! {
                spaced = $table, ALL, "\": ", {
                    $number $field $null $rule;
                    $($numbers $fields $nulls $rules;)*
                }
            }
            $crate::engine::straight::fields! {
                dense = $table, ALL, "\":", {
                    $number $field $null $rule;
                    $($numbers $fields $nulls $rules;)*
                }
            }

            let name = concat!("{\"", $field, "\":");
            let value = match $crate::engine::straight::named(text, name) {
                // Who writes a space behind a colon writes one behind a comma too.
                Some([b' ', ..]) => {
                    pass.expect_separator();
                    return $crate::engine::straight::in_order(&$table, text, pass, dense, spaced);
                }
                Some(value) if pass.expects_dense_order() => value,
                _ => return $crate::engine::straight::in_order(&$table, text, pass, dense, spaced),
            };
            let Some(()) = pass.enter() else {
                return &[];
            };
            let text = $rule(value, $null, pass);
            let seen = 1 << $number;
            $(
                let name = concat!(",\"", $fields, "\":");
                let (text, seen) = match $crate::engine::straight::named(text, name) {
                    Some(value) => ($rules(value, $nulls, pass), seen | 1 << $numbers),
                    None => (text, seen),
                };
            )*
            match text {
                [b'}', behind @ ..] if seen == ALL => {
                    pass.leave();
                    behind
                }
                _ => $crate::engine::unordered::rest_of(&$table, text, seen, pass),
            }
        }
    };
}

/// Defines a function that reads fields in the order of the table from the first one's name on, where each
/// name ends with `$colon`, from its closing quote on.
macro_rules! fields {
    ($function:ident = $table:path, $all:ident, $colon:literal, {
        $($number:literal $field:literal $null:literal $rule:expr;)+
    }) => {
        #[inline(never)]
        fn $function<'t>(
            text: &'t [u8],
            pass: &$crate::engine::Pass,
            line: &$crate::engine::line::Line<'_>,
        ) -> &'t [u8] {
            let mut text = text;
            let mut seen = 0;
            'end: {
                $(
                    let name = concat!("\"", $field, $colon);
                    if let Some(value) = $crate::engine::straight::named(text, name) {
                        seen |= 1 << $number;
                        text = $rule(value, $null, pass);
                        match line.next(text) {
                            Some(next) => text = next,
                            None => break 'end,
                        }
                    }
                )+
                return $crate::engine::unordered::fields(&$table, text, seen, pass);
            }
            match line.end(text) {
                [b'}', behind @ ..] if seen == $all => {
                    pass.leave();
                    behind
                }
                text => $crate::engine::unordered::rest_of(&$table, text, seen, pass),
            }
        }
    };
}

pub(crate) use {check, fields};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_one_if_every_byte_is() {
        for length in 0..40 {
            let name: String = ('A'..).take(length).collect();
            let text = [&name, ":"].concat();
            assert_eq!(named(text.as_bytes(), &name), Some(&b":"[..]));
            assert_eq!(named(name.as_bytes(), &text), None);
            for place in 0..length {
                let mut text = text.clone().into_bytes();
                text[place] = b'!';
                assert_eq!(named(&text, &name), None, "{length} {place}");
            }
        }
    }
}
