//! The diagnostic pass: finds every violation of a payload and describes it.
//!
//! It walks through the text with the API document's description of each place. It keeps only the open objects and the
//! listed violations in memory. It reports everything that the schema document of a shape refuses, keyword by keyword.
//! It also reports repeated names in one object, and lone surrogates.
//!
//! The pass finds violations in the order of the report, with two exceptions:
//!
//! - A missing field is found at the end of its object, but listed before the violations inside the object.
//! - If a name is repeated in an object, only the last value is checked, and any value passes in the earlier fields. The
//!   first walk does not know yet that these are superseded. It lists their violations, which may use up the limit. So
//!   the pass walks a text with repeated names a second time, and then knows the superseded fields.

use std::borrow::Cow;

use backoffice_shapes::{
    Code, Profile, TypeInfo,
    format::{is_amount, is_date, is_date_time, is_url, is_utc},
    pointer,
};

use crate::{
    context::{Context, Report, must_be_there},
    currency::{Currency, currency_field, has_other_currency},
    engine::{
        Prefilter,
        decimal::Decimal,
        table::{self, Rule},
    },
    hint,
    names::{Documented, Names},
    position::TextPosition,
    reader::{Name, Reader, Text, Value},
    shape::Shape,
    syntax::Fault,
    violation::{self, Violation, Violations},
};

/// Maximum size of all pointers of the listed violations, in bytes. The sender chooses the length of names, and a long
/// name is in the pointer of everything below it.
const POINTER_BYTES: usize = 16 << 20;

/// Maximum number of unknown fields of an object that get a hint.
const COMPARED: usize = 100;

/// The profiles whose rules hold.
#[derive(Clone, Copy)]
pub(crate) struct Rules {
    /// Says which fields may be missing or null.
    pub(crate) presence: Profile,
    /// Says which names, amounts and timestamps pass.
    pub(crate) words: Profile,
    /// Lists warnings instead of the violations.
    pub(crate) warnings: Option<Warnings>,
}

/// Settings of a walk for [`Validator::warnings`](crate::Validator::warnings).
#[derive(Clone, Copy)]
pub(crate) struct Warnings {
    pub(crate) profile: Profile,
    /// Names of fields with a currency.
    pub(crate) currencies: &'static [&'static str],
}

impl From<Profile> for Rules {
    fn from(profile: Profile) -> Self {
        Self { presence: profile, words: profile, warnings: None }
    }
}

/// Checks one JSON text against a shape, and lists at most `limit` violations. The prefilter, if there is one, skips
/// valid parts.
///
/// # Errors
///
/// If it is not JSON, or has violations.
pub(crate) fn check(
    bytes: &[u8],
    shape: &'static Shape,
    rules: Rules,
    limit: usize,
    help: Option<Prefilter>,
) -> Result<(), Violations> {
    let walked = |superseded: &[usize]| {
        let mut walk = Walk::new(bytes, rules, limit, superseded)?;
        walk.prefilter = help.as_ref();
        walk.run(shape)?;
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
        Ok(found) if found.listed.is_empty() && found.omitted == NOTHING_OMITTED => Ok(()),
        Ok(found) => Err(found.placed(bytes)),
        Err(Stop::Fault(fault)) => Err(Violations::unread(bytes, fault, shape.info())),
        // Only `is_valid` stops at a violation.
        Err(Stop::Violation(code)) => Err(Violations::new(Vec::new(), vec![(code, 1)])),
    }
}

/// Returns true if a text is JSON without violations. Stops at the first violation and describes nothing.
pub(crate) fn is_valid(bytes: &[u8], shape: &'static Shape, profile: Profile) -> bool {
    let prefilter = Prefilter::new(profile == Profile::Strict);
    Walk::new(bytes, profile.into(), 0, &[]).is_ok_and(|mut walk| {
        walk.prefilter = Some(&prefilter);
        walk.stops = true;
        walk.run(shape).is_ok()
    })
}

/// Reason to end a walk before the text ends.
enum Stop {
    /// The text is not JSON.
    Fault(Fault),
    /// One violation was found, and the caller needs no more.
    Violation(Code),
}

impl From<Fault> for Stop {
    fn from(fault: Fault) -> Self {
        Self::Fault(fault)
    }
}

type Walked = Result<(), Stop>;

/// Numbers of violations that are not listed, by [`Code`].
type Omitted = [usize; Code::ALL.len()];

const NOTHING_OMITTED: Omitted = [0; Code::ALL.len()];

/// Violations in order, up to a limit, and the number of others.
struct Found {
    limit: usize,
    /// Without line and column.
    listed: Vec<Violation>,
    omitted: Omitted,
    /// Length of the pointers of all listed violations.
    pointers: usize,
}

impl Found {
    /// Returns true if the list has room for a violation at this index.
    fn has_room(&self, at: usize) -> bool {
        at < self.limit && (at < self.listed.len() || self.pointers < POINTER_BYTES)
    }

    fn insert(&mut self, at: usize, violation: Violation) {
        self.pointers += violation.pointer.len();
        self.listed.insert(at, violation);
        while let Some(last) = self.listed.last() {
            let before = self.pointers - last.pointer.len();
            if self.listed.len() <= self.limit && before < POINTER_BYTES {
                break;
            }
            self.pointers = before;
            let code = last.code;
            self.listed.pop();
            self.omit(code);
        }
    }

    fn omit(&mut self, code: Code) {
        if let Some(number) = self.omitted.get_mut(code as usize) {
            *number += 1;
        }
    }

    /// Adds line and column.
    fn placed(mut self, bytes: &[u8]) -> Violations {
        let mut position = TextPosition::START;
        for violation in &mut self.listed {
            position.move_to(bytes, violation.offset);
            (violation.line, violation.column) = (position.line, position.column);
        }
        let omitted = Code::ALL.into_iter().zip(self.omitted);
        let omitted = omitted.filter(|(_, number)| *number > 0);
        Violations::new(self.listed, omitted.collect())
    }
}

/// The path from the top of a payload to a value. It becomes a JSON Pointer only for a report.
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
        let (parent, name) = match self {
            Self::Top => return,
            Self::Field(parent, name) => (parent, Cow::Borrowed(*name)),
            Self::Element(parent, index) => (parent, index.to_string().into()),
        };
        parent.write(pointer);
        pointer::push(pointer, &name);
    }
}

/// A walk through a payload. The reader limits the depth.
struct Walk<'t, 'k> {
    reader: Reader<'t>,
    /// Skips valid parts. Tests run without it.
    prefilter: Option<&'k Prefilter>,
    rules: Rules,
    /// True if the first violation ends the walk.
    stops: bool,
    found: Found,
    /// Sorted offsets of the names of superseded fields, as known from the first walk.
    known: &'k [usize],
    /// Superseded fields that this walk finds.
    superseded: Vec<usize>,
}

impl<'t, 'k> Walk<'t, 'k> {
    fn new(bytes: &'t [u8], rules: Rules, limit: usize, known: &'k [usize]) -> Result<Self, Stop> {
        Ok(Self {
            reader: Reader::new(bytes)?,
            prefilter: None,
            rules,
            stops: false,
            found: Found { limit, listed: Vec::new(), omitted: NOTHING_OMITTED, pointers: 0 },
            known,
            superseded: Vec::new(),
        })
    }

    fn run(&mut self, shape: &'static Shape) -> Walked {
        let root = self.reader.value()?;
        let rule = self.prefilter.map(|_| Rule::Shape(shape.table()));
        self.value(&Context::top(root, shape.info(), rule), &Path::Top)?;
        Ok(self.reader.end()?)
    }

    /// Reports violations of a value that has been read, and of everything in it.
    fn value(&mut self, place: &Context<'t>, path: &Path<'_>) -> Walked {
        let value = place.node.value;
        let fits = fits(place);
        if !fits {
            self.report(Code::TypeMismatch, None, place, path)?;
        }
        match value {
            Value::Number(literal) => self.bounds(literal, place, path),
            Value::String(text) => {
                let wrong = fits.then(|| wrong_text(text, place.ty, self.rules.words));
                let doubtful =
                    || self.rules.warnings.and_then(|warnings| doubtful(text, place, warnings));
                if let Some(code) = wrong.and_then(|wrong| wrong.or_else(doubtful)) {
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
        let place = &Context { currency: self.currency(place), ..*place };
        let mut unknown = Vec::new();
        let is_closed =
            self.rules.words == Profile::Strict && shape.is_some_and(|shape| shape.fields_shown);
        let mut documented = Documented::new(shape.map_or(&[], |shape| shape.fields));
        let mut others = Names::default();
        let mut first = true;
        while let Some(name) = self.reader.next_name(&mut first)? {
            let (field, text, before) = match documented.find(name.text) {
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
            // The prefilter checks a free-form value once, and not its parts again.
            let rule = place.rule.and_then(|rule| match field {
                Some(field) => rule.of_field(field.name),
                None => shape.map(|_| &table::Value::ANY),
            });
            // Any value passes in a superseded field, except repeated names inside it.
            let counts = self.known.binary_search(&name.offset).is_err();
            let is_unknown = counts && is_closed && field.is_none();
            let reports = is_unknown || before.is_some() || name.text.has_lone_surrogate;
            if !reports && self.skips(rule) {
                continue;
            }
            let (path, at_name) = (Path::Field(path, &text), Some((name, text.as_ref())));
            let mut below =
                place.below_field(self.reader.value()?, field, rule, self.rules.presence);
            if is_unknown {
                unknown.push(self.found.listed.len());
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
        // A warning is about a name that stands for a missing field.
        unknown.truncate(if self.rules.warnings.is_some() { COMPARED } else { 0 });
        for at in unknown {
            let listed = self.found.listed.get_mut(at);
            if let Some(listed) = listed.filter(|listed| listed.code == Code::UnknownField) {
                let absent = documented.absent().map(|field| field.name);
                let name = listed.field.as_deref().unwrap_or_default();
                listed.hint = hint::unknown_field(name, absent);
            }
        }
        let profile = self.rules.presence;
        let absent = documented.absent();
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

    /// Returns the currency of an object: of a shape that has one, its own; of others, that of the record around it.
    fn currency(&self, place: &Context<'t>) -> Option<Currency> {
        let Warnings { currencies, .. } = self.rules.warnings?;
        let own = place.own_shape().and_then(|shape| currency_field(shape, currencies));
        let Some(own) = own else {
            return place.currency;
        };
        let own = own?;
        let (mut reader, mut first, mut found) = (self.reader.clone(), true, None);
        while let Ok(Some(name)) = reader.next_name(&mut first) {
            let value = reader.value().ok()?.value;
            if let Value::String(text) = value
                && name.text.decoded() == own.name
            {
                found = Currency::new(&text.decoded());
            }
            reader.skip(value).ok()?;
        }
        found
    }

    /// Skips the next value if the prefilter finds it valid.
    fn skips(&mut self, rule: Option<&'static table::Value>) -> bool {
        let length = rule.and_then(|rule| {
            let (text, depth) = (self.reader.rest(), self.reader.depth());
            self.prefilter?.valid_length(rule, text, depth)
        });
        self.reader.advance(length.unwrap_or_default());
        length.is_some()
    }

    /// Reports repeated names and lone surrogates inside a secret. The report has the place of the whole secret, and no
    /// names.
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

    /// Reports a violation at a name, or at the value if there is no name.
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

    /// Inserts a violation at this index, if the list has room for it.
    fn list(&mut self, at: usize, report: Report<'_, 't>, path: &Path<'_>) -> Walked {
        let is_listed = match self.rules.warnings {
            Some(warnings) => is_warning(report.code, report.place.ty, warnings.profile),
            None => true,
        };
        if !is_listed {
            return Ok(());
        }
        if self.stops {
            return Err(Stop::Violation(report.code));
        }
        if self.found.has_room(at) {
            let mut violation = violation::violation(report, path.pointer(), self.rules.presence);
            if self.rules.warnings.is_some() {
                violation.keyword = None;
            }
            self.found.insert(at, violation);
        } else {
            self.found.omit(report.code);
        }
        Ok(())
    }
}

/// Returns true if a value has the documented JSON type.
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

/// Returns the violation of a text with a wrong format. A text has at most one.
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

/// Returns the warning of a text that the strict profile allows.
fn doubtful(text: Text<'_>, place: &Context<'_>, warnings: Warnings) -> Option<Code> {
    match (place.ty, &place.currency) {
        (TypeInfo::Enum(info), _) => {
            let text = &*text.decoded();
            let is_new = !info.closed && !info.values.contains(&text);
            (is_new && hint::is_nearly(text, info)).then_some(Code::UnknownValue)
        }
        (TypeInfo::Amount, Some(currency)) => {
            let name = place.field.map_or("", |field| field.name);
            let is_fine = has_other_currency(place.shape, name, warnings.currencies)
                || currency.fits(&text.decoded());
            (!is_fine).then_some(Code::AmountDecimals)
        }
        _ => None,
    }
}

/// Returns true for what a profile allows and warns of.
fn is_warning(code: Code, ty: TypeInfo, profile: Profile) -> bool {
    match code {
        Code::AmountDecimals => true,
        Code::UnknownValue => matches!(ty, TypeInfo::Enum(info) if !info.closed),
        Code::AmountFormat | Code::TimestampNotUtc | Code::UnknownField => {
            profile == Profile::Contract
        }
        _ => false,
    }
}

/// Returns the lowest and the highest number that pass. A field's bounds do not hold for its elements.
fn bounds(place: &Context<'_>) -> (Option<i64>, Option<i64>) {
    let field = place.field.filter(|_| place.is_field);
    let (minimum, maximum) = field.map_or((None, None), |field| (field.minimum, field.maximum));
    match place.ty {
        TypeInfo::Int32 => (minimum.or(Some(i32::MIN.into())), maximum.or(Some(i32::MAX.into()))),
        // A whole number has 64 bits.
        TypeInfo::Integer => (minimum.or(Some(i64::MIN)), maximum.or(Some(i64::MAX))),
        TypeInfo::Number => (minimum, maximum),
        _ => (None, None),
    }
}
