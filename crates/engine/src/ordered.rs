//! The parts of generated checks: code that expects fields in the order of the table.

use super::{Pass, object::complete, table::Table, unordered, whitespace::Separator};

/// Checks a shape whose fields are probably in the order of the table, with or without white space before them.
#[cold]
#[inline(never)]
pub fn in_order<'t>(
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
    let separator = Separator::new(inside, pass);
    let text = separator.first;
    match text {
        [b'}', rest @ ..] => complete(table, 0, rest, pass),
        _ if separator.is_dense() => dense(text, pass, &separator),
        _ => spaced(text, pass, &separator),
    }
}

/// Reads the fields of an object from the first one's name on, with the separator between them.
type Fields = for<'t> fn(&'t [u8], &Pass, &Separator<'_>) -> &'t [u8];

/// Reads an expected name; `None` if the text begins with something else.
///
/// Compares names word by word. With `==`, the compiler assumes that the names differ, and moves the code for equal
/// names far away.
#[inline(always)]
pub fn named<'t>(text: &'t [u8], name: &str) -> Option<&'t [u8]> {
    // A macro is compiled without optimization. There, the calls below take most of the time of an object with few fields.
    if cfg!(debug_assertions)
        && let ([_, found, ..], [_, wanted, ..]) = (text, name.as_bytes())
        && *found != *wanted
    {
        return None;
    }
    let (first, rest) = text.split_at_checked(name.len())?;
    let is_it = words::<8>(first, name.as_bytes())
        .or_else(|| words::<4>(first, name.as_bytes()))
        .unwrap_or_else(|| first == name.as_bytes());
    is_it.then_some(rest)
}

/// Compares two texts of one length by words of `SIZE` bytes; `None` if they are shorter than that.
#[inline(always)]
fn words<const SIZE: usize>(text: &[u8], other: &[u8]) -> Option<bool> {
    let equal = |one: &[u8; SIZE], other: &[u8; SIZE]| one == other;
    let last = equal(text.last_chunk()?, other.last_chunk()?);
    let pairs = text.as_chunks().0.iter().zip(other.as_chunks().0);
    Some(pairs.fold(last, |all, (one, other)| all & equal(one, other)))
}

/// Defines a table, as [`table`](crate::table!) does, and the function that checks its shape: after its rule, each field has the function
/// that reads it. With `_` for its name, there is no function.
#[doc(hidden)]
#[macro_export]
macro_rules! checked_table {
    ($table:ident _ $required:tt $open:tt $seed:literal $slots:tt { $($fields:tt)* }) => {
        $crate::table! { $table None, $required, $open, $seed, $slots, { $($fields)* } }
    };
    ($table:ident $check:ident $required:tt $open:tt $seed:literal $slots:tt {
        $($number:literal $field:literal $null:literal $rule:expr, $read:expr;)*
    }) => {
        $crate::table! { $table Some(self::$check), $required, $open, $seed, $slots, {
            $($number $field $null $rule;)*
        } }
        $crate::check! { $check = self::$table, { $($number $field $null $read;)* } }
    };
}

/// Defines a table that [`checked_table`] takes, without the function.
#[doc(hidden)]
#[macro_export]
macro_rules! unchecked_table {
    ($table:ident $check:tt $required:tt $open:tt $seed:literal $slots:tt {
        $($number:literal $field:literal $null:literal $rule:expr $(, $read:expr)?;)*
    }) => {
        $crate::table! { $table None, $required, $open, $seed, $slots, {
            $($number $field $null $rule;)*
        } }
    };
}

/// Defines the check of one shape: its table, and for each field its number, its name, the profiles in
/// which null passes, and the function that reads a value.
///
/// The names are expected one after the other; some may be missing. From the first field that is out of order, the
/// engine reads by the table.
///
/// The first copy of the code reads an object without white space that begins with the first field; it compares a comma
/// and the next name at once. Two more copies read other objects, with or without a space after the colons.
#[doc(hidden)]
#[macro_export]
macro_rules! check {
    ($name:ident = $table:path, {
        $number:literal $field:literal $null:literal $rule:expr;
        $($numbers:literal $fields:literal $nulls:literal $rules:expr;)*
    }) => {
        pub(crate) fn $name<'t>(text: &'t [u8], pass: &$crate::Pass) -> &'t [u8] {
            const ALL: $crate::table::Set = (1 << $number) $(| (1 << $numbers))*;

            $crate::fields! {
                spaced = $table, ALL, "\": ", {
                    $number $field $null $rule;
                    $($numbers $fields $nulls $rules;)*
                }
            }
            $crate::fields! {
                dense = $table, ALL, "\":", {
                    $number $field $null $rule;
                    $($numbers $fields $nulls $rules;)*
                }
            }

            let name = concat!("{\"", $field, "\":");
            let value = match $crate::ordered::named(text, name) {
                // Programs that write a space after a colon also write one after a comma.
                Some([b' ', ..]) => {
                    pass.expect_separator();
                    return $crate::ordered::in_order(&$table, text, pass, dense, spaced);
                }
                Some(value) if pass.expects_dense_order() => value,
                _ => return $crate::ordered::in_order(&$table, text, pass, dense, spaced),
            };
            let Some(()) = pass.enter() else {
                return &[];
            };
            let text = $rule(value, $null, pass);
            let seen = 1 << $number;
            $(
                let name = concat!(",\"", $fields, "\":");
                let (text, seen) = match $crate::ordered::named(text, name) {
                    Some(value) => ($rules(value, $nulls, pass), seen | 1 << $numbers),
                    None => (text, seen),
                };
            )*
            match text {
                [b'}', rest @ ..] if seen == ALL => {
                    pass.leave();
                    rest
                }
                _ => $crate::unordered::rest_of(&$table, text, seen, pass),
            }
        }
    };
}

/// Defines a function that reads fields in table order, starting at the first name. `$colon` is the text from a name's
/// closing quote.
#[doc(hidden)]
#[macro_export]
macro_rules! fields {
    ($function:ident = $table:path, $all:ident, $colon:literal, {
        $($number:literal $field:literal $null:literal $rule:expr;)+
    }) => {
        #[inline(never)]
        fn $function<'t>(
            text: &'t [u8],
            pass: &$crate::Pass,
            separator: &$crate::whitespace::Separator<'_>,
        ) -> &'t [u8] {
            let mut text = text;
            let mut seen = 0;
            'end: {
                $(
                    let name = concat!("\"", $field, $colon);
                    if let Some(value) = $crate::ordered::named(text, name) {
                        seen |= 1 << $number;
                        text = $rule(value, $null, pass);
                        match separator.next(text) {
                            Some(next) => text = next,
                            None => break 'end,
                        }
                    }
                )+
                return $crate::unordered::fields(&$table, text, seen, pass);
            }
            match separator.end(text) {
                [b'}', rest @ ..] if seen == $all => {
                    pass.leave();
                    rest
                }
                text => $crate::unordered::rest_of(&$table, text, seen, pass),
            }
        }
    };
}

#[cfg(test)]
#[path = "tests/ordered.rs"]
mod tests;
