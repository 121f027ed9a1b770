//! The exact pass: every violation of a payload, at its place, in words.
//!
//! It walks the tree of a payload in the order of the text beside what the API document says of each
//! place, so that violations come in the order in which they are reported: those beyond the limit are
//! counted and leave nothing behind. It says what the schema document of a shape says, keyword by
//! keyword, and one thing more: that a name comes twice in one object.

use backoffice_shapes::{
    MemberInfo, Presence, Profile, ShapeInfo, TypeInfo,
    format::{is_amount, is_date, is_date_time, is_url, is_utc},
};

use crate::{
    code::Code,
    context::Context,
    engine::decimal::Decimal,
    parse::parse,
    position::Cursor,
    tree::{Node, Object, Value, push_token},
    violation::{self, Violation, Violations},
};

/// How many bytes the pointers of the violations of one payload may have together: names are as long as
/// whoever sends the payload wants, and stand in the pointer of everything below them.
const POINTERS: usize = 16 << 20;

/// Checks one JSON text against a shape, and words at most `limit` violations.
///
/// # Errors
///
/// If it is no JSON, or has violations.
pub(crate) fn check(
    bytes: &[u8],
    shape: &'static ShapeInfo,
    profile: Profile,
    limit: usize,
) -> Result<(), Violations> {
    let root = parse(bytes).map_err(|error| Violations::unreadable(error, shape))?;
    let mut walk = Walk {
        profile,
        limit,
        cursor: Cursor::new(bytes),
        shown: Vec::new(),
        omitted: 0,
        room: POINTERS,
    };
    walk.value(&Context::top(&root, shape), &Path::Top);
    if walk.shown.is_empty() && walk.omitted == 0 {
        return Ok(());
    }
    Err(Violations::new(walk.shown, walk.omitted))
}

/// The way from the top of a payload to a value, which becomes a JSON Pointer only where it is needed.
enum Path<'w> {
    Top,
    Member(&'w Path<'w>, &'w str),
    Element(&'w Path<'w>, usize),
}

impl Path<'_> {
    fn pointer(&self) -> String {
        let mut pointer = String::new();
        self.write(&mut pointer);
        pointer
    }

    fn write(&self, pointer: &mut String) {
        match self {
            Self::Top => {}
            Self::Member(parent, name) => {
                parent.write(pointer);
                push_token(pointer, name);
            }
            Self::Element(parent, index) => {
                parent.write(pointer);
                push_token(pointer, &index.to_string());
            }
        }
    }
}

/// A walk through a payload, as deep as the reader lets one be.
struct Walk<'b> {
    profile: Profile,
    limit: usize,
    cursor: Cursor<'b>,
    shown: Vec<Violation>,
    omitted: usize,
    /// How many bytes more the pointers of what is shown may have.
    room: usize,
}

impl Walk<'_> {
    /// Says what is wrong with a value and with everything in it.
    fn value(&mut self, place: &Context<'_, '_>, path: &Path<'_>) {
        let fits = fits(place);
        if !fits {
            self.report(Code::WrongType, None, place, path);
        }
        match &place.node.value {
            Value::Number(literal) => self.bounds(literal, place, path),
            Value::String(text) if fits => {
                if let Some(code) = wrong_text(text, place.ty, self.profile) {
                    self.report(code, None, place, path);
                }
            }
            Value::Array(_) | Value::Object(_)
                if place.secret && !matches!(place.ty, TypeInfo::Shape(_) | TypeInfo::List(_)) =>
            {
                // What is wrong in it is said of it as a whole, at the value and not at its name.
                let held_by = None;
                self.secret(place.node, &Context { held_by, ..*place }, path);
            }
            Value::Array(elements) => {
                for (index, element) in elements.iter().enumerate() {
                    let below = place.below_element(element);
                    self.value(&below, &Path::Element(path, index));
                }
            }
            Value::Object(object) => self.object(object, place, path),
            _ => {}
        }
    }

    fn bounds(&mut self, literal: &str, place: &Context<'_, '_>, path: &Path<'_>) {
        let (minimum, maximum) = bounds(place);
        if minimum.is_none() && maximum.is_none() {
            return;
        }
        let number = Decimal::new(literal.as_bytes());
        if minimum.is_some_and(|minimum| number.compare(minimum).is_lt()) {
            self.report(Code::BelowMinimum, None, place, path);
        }
        if maximum.is_some_and(|maximum| number.compare(maximum).is_gt()) {
            self.report(Code::AboveMaximum, None, place, path);
        }
    }

    fn object(&mut self, object: &Object<'_>, place: &Context<'_, '_>, path: &Path<'_>) {
        let shape = place.own_shape();
        for member in shape.into_iter().flat_map(|shape| shape.members) {
            if must_be_there(member, self.profile) && object.get(member.name).is_none() {
                self.report(Code::MissingMember, Some(member.name), place, path);
            }
        }
        let is_closed =
            self.profile == Profile::Strict && shape.is_some_and(|shape| shape.members_shown);
        for written in object.written() {
            let name = written.member.name.as_ref();
            let path = Path::Member(path, name);
            let below = place.below_member(written.member, self.profile);
            if written.counts && is_closed && below.member.is_none() {
                self.report(Code::UndocumentedMember, Some(name), &below, &path);
            }
            if written.repeats {
                self.report(Code::DuplicateMember, Some(name), &below, &path);
            }
            if written.counts {
                self.value(&below, &path);
            } else {
                // A later member stands for it, so any value passes; names that come twice still do not.
                self.value(&below.free_form(), &path);
            }
        }
    }

    /// Says that names in a part of a secret come twice, and not which: they are as secret as the rest.
    fn secret(&mut self, part: &Node<'_>, whole: &Context<'_, '_>, path: &Path<'_>) {
        match &part.value {
            Value::Array(elements) => {
                for element in elements {
                    self.secret(element, whole, path);
                }
            }
            Value::Object(object) => {
                for written in object.written() {
                    if written.repeats {
                        self.report(Code::DuplicateMember, None, whole, path);
                    }
                    self.secret(&written.member.value, whole, path);
                }
            }
            _ => {}
        }
    }

    fn report(&mut self, code: Code, name: Option<&str>, place: &Context<'_, '_>, path: &Path<'_>) {
        if self.shown.len() == self.limit || self.room == 0 {
            self.omitted += 1;
            return;
        }
        let position = self.cursor.place(violation::offset(code, place));
        let pointer = path.pointer();
        self.room = self.room.saturating_sub(pointer.len());
        let violation = violation::violation(code, name, place, self.profile, pointer, position);
        self.shown.push(violation);
    }
}

/// Whether a value has the JSON type that the document gives it.
fn fits(place: &Context<'_, '_>) -> bool {
    match (&place.node.value, place.ty) {
        (_, TypeInfo::Any)
        | (Value::Boolean(_), TypeInfo::Boolean)
        | (Value::Number(_), TypeInfo::Number)
        | (Value::Array(_), TypeInfo::List(_))
        | (Value::Object(_), TypeInfo::Object | TypeInfo::Shape(_))
        | (
            Value::String(_),
            TypeInfo::String
            | TypeInfo::Amount
            | TypeInfo::Timestamp
            | TypeInfo::Date
            | TypeInfo::Url
            | TypeInfo::Enum(_),
        ) => true,
        (Value::Null, _) => place.nullable,
        (Value::Number(literal), TypeInfo::Integer | TypeInfo::Int32) => {
            Decimal::new(literal.as_bytes()).is_integer()
        }
        _ => false,
    }
}

/// In what way a text is not what a type asks for; one thing is said of it.
fn wrong_text(text: &str, ty: TypeInfo, profile: Profile) -> Option<Code> {
    let is_strict = profile == Profile::Strict;
    match ty {
        TypeInfo::Enum(info) if info.closed && !info.values.contains(&text) => {
            Some(Code::NotAllowedValue)
        }
        TypeInfo::Timestamp if !is_date_time(text) => Some(Code::TimestampFormat),
        TypeInfo::Timestamp if is_strict && !is_utc(text) => Some(Code::TimestampNotUtc),
        TypeInfo::Date if !is_date(text) => Some(Code::DateFormat),
        TypeInfo::Url if !is_url(text) => Some(Code::UrlFormat),
        TypeInfo::Amount if is_strict && !is_amount(text) => Some(Code::AmountFormat),
        _ => None,
    }
}

/// The lowest and the highest number that pass. A member's own bounds are not those of its elements.
fn bounds(place: &Context<'_, '_>) -> (Option<i64>, Option<i64>) {
    let member = place.member.filter(|_| place.held_by.is_some());
    let (minimum, maximum) = member.map_or((None, None), |member| (member.minimum, member.maximum));
    match place.ty {
        TypeInfo::Int32 => (
            minimum.or(Some(i32::MIN.into())),
            maximum.or(Some(i32::MAX.into())),
        ),
        TypeInfo::Integer | TypeInfo::Number => (minimum, maximum),
        _ => (None, None),
    }
}

fn must_be_there(member: &MemberInfo, profile: Profile) -> bool {
    match profile {
        Profile::Contract => member.presence != Presence::Optional,
        Profile::Strict => member.strict_required,
    }
}

#[cfg(test)]
mod tests {
    use std::cmp::Ordering::{self, Equal, Greater, Less};

    use crate::engine::decimal::Decimal;

    #[test]
    fn whole_numbers_in_every_spelling() {
        let cases = [
            ("0", true),
            ("-0.0e5", true),
            ("0e99999999999999999999", true),
            ("1.0", true),
            ("1.50e1", true),
            ("100e-2", true),
            ("-12.300e1", true),
            ("9223372036854775808", true),
            ("1e400", true),
            ("1e99999999999999999999", true),
            ("1.5", false),
            ("1e-1", false),
            ("1e-99999999999999999999", false),
            ("1.00000000000000000000000001", false),
        ];
        for (literal, is_integer) in cases {
            let decimal = Decimal::new(literal.as_bytes());
            assert_eq!(decimal.is_integer(), is_integer, "{literal}");
        }
    }

    #[test]
    fn numbers_beside_a_bound_are_on_their_side_of_it() {
        let cases: [(&str, i64, Ordering); 16] = [
            ("-0.0e5", 0, Equal),
            ("0e99999999999999999999", 0, Equal),
            ("1.50e1", 15, Equal),
            ("100e-2", 1, Equal),
            ("-12.300e1", -123, Equal),
            ("9223372036854775807", i64::MAX, Equal),
            ("9223372036854775808", i64::MAX, Greater),
            ("-9223372036854775808.0", i64::MIN, Equal),
            ("1e400", i64::MAX, Greater),
            ("-1e99999999999999999999", i64::MIN, Less),
            ("-180.00000000000000000001", -180, Less),
            ("179.99999999999999999999", 180, Less),
            ("180.00000000000000000001", 180, Greater),
            ("0.1", 0, Greater),
            ("-1e-400", 0, Less),
            ("-1e-99999999999999999999", -1, Greater),
        ];
        for (literal, bound, expected) in cases {
            let decimal = Decimal::new(literal.as_bytes());
            assert_eq!(decimal.compare(bound), expected, "{literal} {bound}");
        }
    }
}
