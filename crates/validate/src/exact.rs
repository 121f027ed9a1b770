//! The diagnostic pass: every violation of a payload, at its place, in words.
//!
//! It walks through the text beside what the API document says of each place, and holds what is open and what
//! is listed. It says what the schema document of a shape says, keyword by keyword, and two things more: a name
//! comes twice in one object, and a string has a lone surrogate.
//!
//! Violations come in the order in which they are reported, but for two things that only later text tells. A
//! field is missing at the end of its object: that is listed before what was found in the object. A field
//! is superseded by a later one of its name: its value is free-form then. As that may bring back what was
//! beyond the limit, the text is walked a second time, with the superseded fields known.

use std::borrow::Cow;

use backoffice_shapes::{
    FieldInfo, Presence, Profile, TypeInfo,
    format::{is_amount, is_date, is_date_time, is_url, is_utc},
};

use crate::{
    code::Code,
    context::Context,
    engine::{
        Prefilter,
        decimal::Decimal,
        table::{self, Rule},
    },
    names::{Documented, Names},
    position::Cursor,
    reader::{Name, Reader, Text, Value},
    shape::Shape,
    syntax::Fault,
    violation::{self, Report, Violation, Violations},
};

/// How many bytes the pointers of the violations of one payload may have together: names are as long as
/// whoever sends the payload wants, and stand in the pointer of everything below them.
const POINTERS: usize = 16 << 20;

/// Whether the prefilter may say that a part of a payload is valid, so that it is not walked through.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Help {
    /// It may.
    Prefilter,
    /// The walk alone decides, as tests ask.
    None,
}

/// Checks one JSON text against a shape, and words at most `limit` violations.
///
/// # Errors
///
/// If it is no JSON, or has violations.
pub(crate) fn check(
    bytes: &[u8],
    shape: &'static Shape,
    profile: Profile,
    limit: usize,
    help: Help,
) -> Result<(), Violations> {
    let walked = |superseded: &[usize]| {
        let mut walk = Walk::new(bytes, profile, limit, superseded)?;
        walk.run(shape, help)?;
        Ok((walk.found, walk.superseded))
    };
    let walked = walked(&[]).and_then(|(found, mut superseded)| {
        if superseded.is_empty() {
            return Ok(found);
        }
        superseded.sort_unstable();
        walked(&superseded).map(|(found, _)| found)
    });
    match walked {
        Ok(found) if found.listed.is_empty() && found.omitted == 0 => Ok(()),
        Ok(found) => Err(found.placed(bytes)),
        Err(Stop::Fault(fault)) => Err(Violations::unread(bytes, fault, shape.info())),
        // Only `is_valid` stops at a violation.
        Err(Stop::Violation) => Err(Violations::new(Vec::new(), 1)),
    }
}

/// Whether a text is JSON without violations: the first one ends the walk, and nothing is worded.
pub(crate) fn is_valid(bytes: &[u8], shape: &'static Shape, profile: Profile) -> bool {
    Walk::new(bytes, profile, 0, &[]).is_ok_and(|mut walk| {
        walk.stops = true;
        walk.run(shape, Help::Prefilter).is_ok()
    })
}

/// Why a walk ends before the text does.
enum Stop {
    /// The text is no JSON.
    Fault(Fault),
    /// There is a violation, and one is enough.
    Violation,
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

type Walked = Result<(), Stop>;

/// Violations in order, up to a limit, and the number of others.
struct Found {
    limit: usize,
    /// Without line and column.
    listed: Vec<Violation>,
    omitted: usize,
    /// How many bytes the pointers of those listed have.
    pointers: usize,
}

impl Found {
    /// Whether a violation would be listed before the one of that number.
    fn has_room(&self, at: usize) -> bool {
        at < self.limit && (at < self.listed.len() || self.pointers < POINTERS)
    }

    fn insert(&mut self, at: usize, violation: Violation) {
        self.pointers += violation.pointer.len();
        self.listed.insert(at, violation);
        while let Some(last) = self.listed.last() {
            let before = self.pointers - last.pointer.len();
            if self.listed.len() <= self.limit && before < POINTERS {
                break;
            }
            self.pointers = before;
            self.listed.pop();
            self.omitted += 1;
        }
    }

    /// The violations with line and column.
    fn placed(mut self, bytes: &[u8]) -> Violations {
        let mut cursor = Cursor::new(bytes);
        for violation in &mut self.listed {
            let place = cursor.place(violation.offset);
            (violation.line, violation.column) = (place.line, place.column);
        }
        Violations::new(self.listed, self.omitted)
    }
}

/// The way from the top of a payload to a value, which becomes a JSON Pointer only where it is needed.
enum Path<'w> {
    Top,
    Field(&'w Path<'w>, &'w str),
    Element(&'w Path<'w>, usize),
}

impl Path<'_> {
    fn pointer(&self) -> String {
        let mut pointer = String::new();
        self.write(&mut pointer);
        pointer
    }

    fn write(&self, pointer: &mut String) {
        let (parent, token) = match self {
            Self::Top => return,
            Self::Field(parent, name) => (parent, name.replace('~', "~0").replace('/', "~1")),
            Self::Element(parent, index) => (parent, index.to_string()),
        };
        parent.write(pointer);
        pointer.push('/');
        pointer.push_str(&token);
    }
}

/// A walk through a payload, as deep as the reader lets one be.
struct Walk<'t, 'k> {
    reader: Reader<'t>,
    prefilter: Prefilter,
    profile: Profile,
    /// Whether the first violation ends it.
    stops: bool,
    found: Found,
    /// The offsets of the names of fields that later ones supersede, as far as they are known, in order.
    known: &'k [usize],
    /// Those that are found.
    superseded: Vec<usize>,
}

impl<'t, 'k> Walk<'t, 'k> {
    fn new(
        bytes: &'t [u8],
        profile: Profile,
        limit: usize,
        known: &'k [usize],
    ) -> Result<Self, Stop> {
        Ok(Self {
            reader: Reader::new(bytes)?,
            prefilter: Prefilter::new(profile == Profile::Strict),
            profile,
            stops: false,
            found: Found {
                limit,
                listed: Vec::new(),
                omitted: 0,
                pointers: 0,
            },
            known,
            superseded: Vec::new(),
        })
    }

    fn run(&mut self, shape: &'static Shape, help: Help) -> Walked {
        let root = self.reader.value()?;
        let rule = (help == Help::Prefilter).then_some(Rule::Shape(shape.table()));
        self.value(&Context::top(root, shape.info(), rule), &Path::Top)?;
        Ok(self.reader.end()?)
    }

    /// Reports what is wrong with a value that has been read, and with everything in it.
    fn value(&mut self, place: &Context<'t>, path: &Path<'_>) -> Walked {
        let value = place.node.value;
        let fits = fits(place);
        if !fits {
            self.report(Code::TypeMismatch, None, place, path)?;
        }
        match value {
            Value::Number(literal) => self.bounds(literal, place, path),
            Value::String(text) => {
                if fits && let Some(code) = wrong_text(text, place.ty, self.profile) {
                    self.report(code, None, place, path)?;
                }
                if text.has_lone_surrogate {
                    self.report(Code::LoneSurrogate, None, place, path)?;
                }
                Ok(())
            }
            Value::Array | Value::Object
                if place.secret && !matches!(place.ty, TypeInfo::Shape(_) | TypeInfo::List(_)) =>
            {
                self.secret(value, place, path)
            }
            Value::Array => self.array(place, path),
            Value::Object => self.object(place, path),
            Value::Null | Value::Boolean(_) => Ok(()),
        }
    }

    fn bounds(&mut self, literal: &str, place: &Context<'t>, path: &Path<'_>) -> Walked {
        let (minimum, maximum) = bounds(place);
        if minimum.is_none() && maximum.is_none() {
            return Ok(());
        }
        let number = Decimal::new(literal.as_bytes());
        if minimum.is_some_and(|minimum| number.compare(minimum).is_lt()) {
            self.report(Code::BelowMinimum, None, place, path)?;
        }
        if maximum.is_some_and(|maximum| number.compare(maximum).is_gt()) {
            self.report(Code::AboveMaximum, None, place, path)?;
        }
        Ok(())
    }

    fn array(&mut self, place: &Context<'t>, path: &Path<'_>) -> Walked {
        let mut first = true;
        let mut index = 0;
        let rule = match place.rule {
            Some(Rule::List(element)) => Some(element),
            _ => None,
        };
        while self.reader.next_element(&mut first)? {
            if !self.skips(rule) {
                let below = place.below_element(self.reader.value()?, rule);
                self.value(&below, &Path::Element(path, index))?;
            }
            index += 1;
        }
        Ok(())
    }

    fn object(&mut self, place: &Context<'t>, path: &Path<'_>) -> Walked {
        let start = self.found.listed.len();
        let shape = place.own_shape();
        let fields = shape.map_or(&[][..], |shape| shape.fields);
        let is_closed =
            self.profile == Profile::Strict && shape.is_some_and(|shape| shape.fields_shown);
        let mut documented = Documented::new();
        let mut others = Names::default();
        let mut first = true;
        while let Some(name) = self.reader.next_name(&mut first)? {
            let (field, text, before) = match documented.find(fields, name.text) {
                Some((number, field)) => {
                    let before = documented.put(number, name.offset);
                    (Some(field), Cow::Borrowed(field.name), before)
                }
                None => {
                    let text = name.text.decoded();
                    let before = others.put(text.clone(), name.offset);
                    (None, text, before)
                }
            };
            // The prefilter is asked once about a free-form value, and not again about its parts.
            let rule = place.rule.and_then(|rule| match field {
                Some(field) => rule.of_field(field.name),
                None => shape.map(|_| &table::Value::ANY),
            });
            // A later field stands for a superseded one, so any value passes in that; names that come twice in
            // it still do not.
            let counts = self.known.binary_search(&name.offset).is_err();
            let is_undocumented = counts && is_closed && field.is_none();
            let reports = is_undocumented || before.is_some() || name.text.has_lone_surrogate;
            if !reports && self.skips(rule) {
                continue;
            }
            let (path, at_name) = (Path::Field(path, &text), Some((name, text.as_ref())));
            let mut below = place.below_field(self.reader.value()?, field, rule, self.profile);
            if is_undocumented {
                self.report(Code::UnknownField, at_name, &below, &path)?;
            }
            if let Some(before) = before {
                self.report(Code::DuplicateField, at_name, &below, &path)?;
                if shape.is_some() {
                    self.superseded.push(before);
                }
            }
            if name.text.has_lone_surrogate {
                self.report(Code::LoneSurrogate, at_name, &below, &path)?;
            }
            if !counts {
                below = below.free_form();
            }
            self.value(&below, &path)?;
        }
        let profile = self.profile;
        let absent = documented.absent(fields);
        let missing = absent.filter(|field| must_be_there(field, profile));
        for (field, at) in missing.zip(start..) {
            let report = Report {
                code: Code::MissingField,
                place,
                offset: place.node.offset,
                name: Some(field.name),
                others: Some(&others),
            };
            self.list(at, report, path)?;
        }
        Ok(())
    }

    /// Goes on behind the next value, if the prefilter knows that to be valid.
    fn skips(&mut self, rule: Option<&'static table::Value>) -> bool {
        let length = rule.and_then(|rule| {
            let (text, depth) = (self.reader.rest(), self.reader.depth());
            self.prefilter.valid_length(rule, text, depth)
        });
        self.reader.advance(length.unwrap_or_default());
        length.is_some()
    }

    /// Reports names in a part of a secret that come twice, and lone surrogates. It does not say which and where:
    /// all of it is secret.
    fn secret(&mut self, part: Value<'t>, whole: &Context<'t>, path: &Path<'_>) -> Walked {
        let mut first = true;
        match part {
            Value::Array => {
                while self.reader.next_element(&mut first)? {
                    let element = self.reader.value()?.value;
                    self.secret(element, whole, path)?;
                }
            }
            Value::Object => {
                let mut names = Names::default();
                while let Some(name) = self.reader.next_name(&mut first)? {
                    if names.put(name.text.decoded(), name.offset).is_some() {
                        self.report(Code::DuplicateField, None, whole, path)?;
                    }
                    if name.text.has_lone_surrogate {
                        self.report(Code::LoneSurrogate, None, whole, path)?;
                    }
                    let value = self.reader.value()?.value;
                    self.secret(value, whole, path)?;
                }
            }
            Value::String(text) if text.has_lone_surrogate => {
                self.report(Code::LoneSurrogate, None, whole, path)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Reports a violation of the name or, where none is said, the value that is read.
    fn report(
        &mut self,
        code: Code,
        name: Option<(Name<'t>, &str)>,
        place: &Context<'t>,
        path: &Path<'_>,
    ) -> Walked {
        let report = Report {
            code,
            place,
            offset: name.map_or(place.node.offset, |(name, _)| name.offset),
            name: name.map(|(_, text)| text),
            others: None,
        };
        self.list(self.found.listed.len(), report, path)
    }

    /// Lists a violation before the one of that number, if there is room for it.
    fn list(&mut self, at: usize, report: Report<'_, 't>, path: &Path<'_>) -> Walked {
        if self.stops {
            return Err(Stop::Violation);
        }
        if self.found.has_room(at) {
            let violation = violation::violation(report, path.pointer(), self.profile);
            self.found.insert(at, violation);
        } else {
            self.found.omitted += 1;
        }
        Ok(())
    }
}

/// A value has the JSON type that the document gives it.
fn fits(place: &Context<'_>) -> bool {
    match (place.node.value, place.ty) {
        (_, TypeInfo::Any)
        | (Value::Boolean(_), TypeInfo::Boolean)
        | (Value::Number(_), TypeInfo::Number)
        | (Value::Array, TypeInfo::List(_))
        | (Value::Object, TypeInfo::Object | TypeInfo::Shape(_))
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

/// The violation of a text that is not what a type asks for; there is one at most.
fn wrong_text(text: Text<'_>, ty: TypeInfo, profile: Profile) -> Option<Code> {
    if let TypeInfo::String | TypeInfo::Any = ty {
        return None;
    }
    let is_strict = profile == Profile::Strict;
    let text = &*text.decoded();
    match ty {
        TypeInfo::Enum(info) if info.closed && !info.values.contains(&text) => {
            Some(Code::UnknownValue)
        }
        TypeInfo::Timestamp if !is_date_time(text) => Some(Code::TimestampFormat),
        TypeInfo::Timestamp if is_strict && !is_utc(text) => Some(Code::TimestampNotUtc),
        TypeInfo::Date if !is_date(text) => Some(Code::DateFormat),
        TypeInfo::Url if !is_url(text) => Some(Code::UrlFormat),
        TypeInfo::Amount if is_strict && !is_amount(text) => Some(Code::AmountFormat),
        _ => None,
    }
}

/// The lowest and the highest number that pass. A field's own bounds are not those of its elements.
fn bounds(place: &Context<'_>) -> (Option<i64>, Option<i64>) {
    let field = place.field.filter(|_| place.is_field);
    let (minimum, maximum) = field.map_or((None, None), |field| (field.minimum, field.maximum));
    match place.ty {
        TypeInfo::Int32 => (
            minimum.or(Some(i32::MIN.into())),
            maximum.or(Some(i32::MAX.into())),
        ),
        TypeInfo::Integer | TypeInfo::Number => (minimum, maximum),
        _ => (None, None),
    }
}

fn must_be_there(field: &FieldInfo, profile: Profile) -> bool {
    match profile {
        Profile::Contract => field.presence != Presence::Optional,
        Profile::Strict => field.strict_required,
    }
}
