//! What generated checks are made of: code that expects members in the order of the table.

use super::table::Set;

/// Takes a member that is missing out of a set.
///
/// A function that is said to be cold, because the compiler then lets the code go straight on where members are
/// there.
#[cold]
#[inline(never)]
pub(crate) const fn without(all: Set, number: u32) -> Set {
    all & !(1 << number)
}

/// Takes the members behind one out of a set.
pub(crate) const fn up_to(all: Set, number: u32) -> Set {
    all & (Set::MAX >> (Set::BITS - 1 - number))
}

/// Defines the check of one shape: its table, and for each member its number, its name, the profiles in
/// which null passes, and what checks a value.
///
/// The names are expected one after the other; some may be missing. From the first member on that is in
/// another place, the engine reads the table.
///
/// An object without white space that begins with the first member is read right here: there, a comma and
/// the name behind it are compared in one. Any other is read by one of two more copies of the code, with or
/// without a space behind the colons.
macro_rules! check {
    ($name:ident = $table:path, {
        $number:literal $member:literal $null:literal $rule:expr;
        $($numbers:literal $members:literal $nulls:literal $rules:expr;)*
    }) => {
        pub(crate) fn $name<'t>(text: &'t [u8], pass: &$crate::engine::Pass) -> &'t [u8] {
            const ALL: $crate::engine::table::Set = (1 << $number) $(| (1 << $numbers))*;

            $crate::engine::straight::members! {
                spaced = $table, ALL, "\": ", {
                    $number $member $null $rule;
                    $($numbers $members $nulls $rules;)*
                }
            }
            $crate::engine::straight::members! {
                dense = $table, ALL, "\":", {
                    $number $member $null $rule;
                    $($numbers $members $nulls $rules;)*
                }
            }

            let name = concat!("{\"", $member, "\":");
            let value = match text.strip_prefix(name.as_bytes()) {
                Some(value) if pass.expects_dense_order() => value,
                _ => return $crate::engine::object::in_order(&$table, text, pass, dense, spaced),
            };
            let Some(()) = pass.enter() else {
                return &[];
            };
            let text = $rule(value, $null, pass);
            let seen = ALL;
            $(
                let name = concat!(",\"", $members, "\":");
                let (text, seen) = match text.strip_prefix(name.as_bytes()) {
                    Some(value) => ($rules(value, $nulls, pass), seen),
                    None => (text, $crate::engine::straight::without(seen, $numbers)),
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

/// Defines a function that reads members in the order of the table from the first one's name on, where each
/// name ends with `$colon`, from its closing quote on.
macro_rules! members {
    ($function:ident = $table:path, $all:ident, $colon:literal, {
        $($number:literal $member:literal $null:literal $rule:expr;)+
    }) => {
        #[inline(never)]
        fn $function<'t>(
            text: &'t [u8],
            pass: &$crate::engine::Pass,
            line: &$crate::engine::line::Line<'_>,
        ) -> &'t [u8] {
            let mut text = text;
            let mut seen = $all;
            'end: {
                $(
                    let name = concat!("\"", $member, $colon);
                    if let Some(value) = text.strip_prefix(name.as_bytes()) {
                        text = $rule(value, $null, pass);
                        match line.next(text) {
                            Some(next) => text = next,
                            None => {
                                seen = $crate::engine::straight::up_to(seen, $number);
                                break 'end;
                            }
                        }
                    } else {
                        seen = $crate::engine::straight::without(seen, $number);
                    }
                )+
                return $crate::engine::unordered::members(&$table, text, seen, pass);
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

pub(crate) use {check, members};
