//! What generated checks are made of: code that expects members in the order of the table.

/// Defines the check of one shape: its table, and for each member its number, its name, the profiles in
/// which null passes, and what checks a value.
///
/// The names are expected one after the other; some may be missing. From the first member on that is in
/// another place, the engine reads the table. Where white space stands before the first name, or has stood
/// behind a comma elsewhere, a space is expected behind each colon.
macro_rules! check {
    ($name:ident = $table:path, {
        $($number:literal $member:literal $null:literal $rule:expr;)+
    }) => {
        pub(crate) fn $name<'t>(
            text: &'t [u8],
            frame: $crate::engine::Frame<'_, 't>,
        ) -> Option<&'t [u8]> {
            #[inline(never)]
            fn spaced<'t>(
                text: &'t [u8],
                frame: $crate::engine::Frame<'_, 't>,
            ) -> Option<&'t [u8]> {
                $crate::engine::straight::members! {
                    text, frame, $table,
                    $($number concat!("\"", $member, "\": "), $null, $rule;)+
                }
            }

            if !frame.expects_order() {
                return $crate::engine::object::check(&$table, text, frame);
            }
            let (text, frame) = match $crate::engine::object::open(text, frame)? {
                $crate::engine::object::Opened::Members(text, frame) => (text, frame),
                $crate::engine::object::Opened::Empty(behind, frame) => {
                    return $crate::engine::object::complete(&$table, 0, behind, frame);
                }
            };
            if frame.is_spaced() {
                return spaced(text, frame);
            }
            $crate::engine::straight::members! {
                text, frame, $table,
                $($number concat!("\"", $member, "\":"), $null, $rule;)+
            }
        }
    };
}

/// Reads members by their names as they are written, from the first one to behind the end of the object.
macro_rules! members {
    (
        $text:ident, $frame:ident, $table:path,
        $($number:literal $name:expr, $null:literal, $rule:expr;)+
    ) => {{
        let mut text = $text;
        let mut seen: $crate::engine::table::Set = 0;
        'end: {
            $(
                if let Some(value) = text.strip_prefix($name.as_bytes()) {
                    seen |= 1 << $number;
                    match $rule(value, $null, $frame) {
                        Some(more) => text = more,
                        None => break 'end,
                    }
                }
            )+
            return $crate::engine::object::rest_of(&$table, text, seen, $frame);
        }
        $crate::engine::object::complete(&$table, seen, $frame.end(b'}')?, $frame)
    }};
}

pub(crate) use {check, members};
