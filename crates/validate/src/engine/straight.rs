//! What generated checks are made of: code that expects members in the order of the table.

/// Defines the check of one shape: its table, and for each member its number, its name, the profiles in
/// which null passes, and what checks a value.
///
/// The names are expected one after the other; some may be missing. From the first member on that is in
/// another place, the engine reads the table.
///
/// There is one way for objects without white space, which begin with the first member, and one for others.
macro_rules! check {
    ($name:ident = $table:path, {
        $number:literal $member:literal $null:literal $rule:expr;
        $($numbers:literal $members:literal $nulls:literal $rules:expr;)*
    }) => {
        pub(crate) fn $name<'t>(text: &'t [u8], pass: &$crate::engine::Pass) -> Option<&'t [u8]> {
            #[inline(never)]
            fn spaced<'t>(
                text: &'t [u8],
                pass: &$crate::engine::Pass,
                gap: usize,
            ) -> Option<&'t [u8]> {
                let mut text = text;
                let mut seen: $crate::engine::table::Set = 0;
                'end: {
                    $crate::engine::straight::spaced! {
                        text, seen, pass, gap, 'end, $number $member $null $rule
                    }
                    $($crate::engine::straight::spaced! {
                        text, seen, pass, gap, 'end, $numbers $members $nulls $rules
                    })*
                    return $crate::engine::object::members(&$table, text, seen, pass);
                }
                match $crate::engine::value::space(text) {
                    [b'}', behind @ ..] if seen == (1 << $number) $(| (1 << $numbers))* => {
                        pass.leave();
                        Some(behind)
                    }
                    text => $crate::engine::object::rest_of(&$table, text, seen, pass),
                }
            }

            let name = concat!("{\"", $member, "\":");
            let value = match text.strip_prefix(name.as_bytes()) {
                Some(value) if pass.expects_dense_order() => value,
                _ => return $crate::engine::object::spaced(&$table, text, pass, spaced),
            };
            pass.enter()?;
            let text = $rule(value, $null, pass)?;
            let seen: $crate::engine::table::Set = 1 << $number;
            $(
                let name = concat!(",\"", $members, "\":");
                let (text, seen) = match text.strip_prefix(name.as_bytes()) {
                    Some(value) => ($rules(value, $nulls, pass)?, seen | 1 << $numbers),
                    None => (text, seen),
                };
            )*
            match text {
                [b'}', behind @ ..] if seen == (1 << $number) $(| (1 << $numbers))* => {
                    pass.leave();
                    Some(behind)
                }
                _ => $crate::engine::object::rest_of(&$table, text, seen, pass),
            }
        }
    };
}

/// Reads a member if it is there, from its name to the next one's.
macro_rules! spaced {
    (
        $text:ident, $seen:ident, $pass:ident, $gap:ident, $end:lifetime,
        $number:literal $name:literal $null:literal $rule:expr
    ) => {
        if let Some(value) = $text.strip_prefix(concat!("\"", $name, "\":").as_bytes()) {
            let value = match value {
                [b' ', value @ ..] => value,
                value => value,
            };
            $seen |= 1 << $number;
            $text = $rule(value, $null, $pass)?;
            match $crate::engine::next($text, $gap) {
                Some(next) => $text = next,
                None => break $end,
            }
        }
    };
}

pub(crate) use {check, spaced};
