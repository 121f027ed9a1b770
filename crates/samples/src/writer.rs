//! Writes an instance of a shape.

use std::marker::PhantomData;

use backoffice_shapes::{FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo};

use crate::{
    Profile,
    clock::Clock,
    json::{write_amount, write_display, write_text},
    plan::{Fact, Object, Plan},
    rng::{Key, rotated},
    scenario::Scenario,
    value::{self, filled},
};

/// Number of objects of one shape that may be nested in each other.
const REPEATS: usize = 2;

/// JSON readers keep integers below 2^53 exact (RFC 7493, section 2.2).
const LIMIT: u64 = 9_000_000_000_000_000;

/// Ordinals reserved for the records of one page, so that records of all pages differ.
const PAGE_LIMIT: u64 = 100;

/// Chance that an optional field is absent in the contract profile, in percent.
const ABSENT: u64 = 15;

/// Chance that a list is empty in the contract profile, in percent.
const EMPTY: u64 = 25;

/// Chance that a partial update has a field, in percent.
const UPDATED: u64 = 30;

/// Appends instance number `n` of `shape`, made from `key`.
pub(crate) fn write<S: Scenario>(
    shape: &'static ShapeInfo,
    key: Key,
    n: u64,
    profile: Profile,
    out: &mut String,
) {
    let object = Object {
        shape,
        key,
        clock: Clock::new(key, S::VALUES.moments),
        scene: &S::scene(key, n),
        ordinal: n % LIMIT,
        profile,
        position: 0,
        turn: key.child("turn").rng().bits(),
        parent: None,
    };
    Writer::<S> { out, scenario: PhantomData }.object(&object, Plan::default());
}

struct Writer<'a, S> {
    out: &'a mut String,
    scenario: PhantomData<S>,
}

/// A value in an object: a field, or an element of its list.
struct Slot<'a, S: Scenario> {
    object: &'a Object<'a, S>,
    row: &'static FieldInfo,
    key: Key,
    /// Position in a list; 0 outside of one.
    position: u64,
    /// Position in a list, counted from an arbitrary start.
    turn: u64,
}

impl<S: Scenario> Clone for Slot<'_, S> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<S: Scenario> Copy for Slot<'_, S> {}

impl<S: Scenario> Writer<'_, S> {
    fn object(&mut self, object: &Object<'_, S>, plan: Plan) {
        let Object { shape, key, .. } = *object;
        if !shape.fields_shown {
            let texts = S::VALUES.unshown.iter().find(|row| row.0 == shape.name);
            let text = texts.map_or("{}", |row| rotated(row.1, object.turn));
            self.out.push_str(&filled(text, key));
            return;
        }
        let plan = S::complete(plan, object);
        let forced = key.child("forced").rng().below(shape.fields.len() as u64);
        let mut separator = '{';
        for (row, position) in shape.fields.iter().zip(0..) {
            let key = key.child(row.name);
            let slot = Slot { object, row, key, position: 0, turn: key.child("turn").rng().bits() };
            if slot.is_absent(position == forced) {
                continue;
            }
            self.out.push(separator);
            separator = ',';
            write_text(self.out, row.name);
            self.out.push(':');
            self.field(slot, plan.get(row.name));
        }
        if separator == '{' {
            self.out.push('{');
        }
        self.out.push('}');
    }

    fn field(&mut self, slot: Slot<'_, S>, fact: Option<&Fact>) {
        let row = slot.row;
        let (nullable, may_draw) = match slot.object.profile {
            Profile::Strict => (row.strict_nullable, fact.is_none()),
            Profile::Contract => (row.nullable, true),
        };
        let planned = matches!(fact, Some(Fact::Null));
        let drawn = may_draw && value::is_null(S::VALUES, row.name, slot.key.child("null"));
        if nullable && (planned || drawn || slot.is_too_deep(&row.ty)) {
            self.out.push_str("null");
        } else {
            self.value(&row.ty, slot, fact);
        }
    }

    fn value(&mut self, ty: &'static TypeInfo, slot: Slot<'_, S>, fact: Option<&Fact>) {
        if !fact.is_some_and(|fact| self.planned(ty, slot, fact)) {
            self.unplanned(ty, slot);
        }
    }

    /// Writes a planned value. Returns `false` if it does not fit the type.
    fn planned(&mut self, ty: &'static TypeInfo, slot: Slot<'_, S>, fact: &Fact) -> bool {
        match (ty, fact) {
            (TypeInfo::String | TypeInfo::Url, Fact::Text(text)) => write_text(self.out, text),
            (TypeInfo::Enum(info), Fact::Text(text)) if info.values.contains(&text.as_str()) => {
                write_text(self.out, text);
            }
            (TypeInfo::Integer, Fact::Integer(number)) => write_display(self.out, number),
            (TypeInfo::Int32, Fact::Integer(number)) if i32::try_from(*number).is_ok() => {
                write_display(self.out, number);
            }
            (TypeInfo::Number, Fact::Number(millionths)) => {
                let number = value::planned_number(slot.row, *millionths, slot.key);
                self.out.push_str(&number);
            }
            (TypeInfo::Amount, Fact::Amount(amount)) => write_amount(self.out, *amount),
            (TypeInfo::Boolean, Fact::Boolean(value)) => write_display(self.out, value),
            (TypeInfo::Any, Fact::Json(text)) => self.out.push_str(text),
            (TypeInfo::List(element), Fact::List(facts)) => {
                self.list(element, slot, facts.len(), facts);
            }
            (TypeInfo::Shape(shape), Fact::Object(plan)) => self.part(shape, slot, plan.clone()),
            _ => return false,
        }
        true
    }

    fn unplanned(&mut self, ty: &'static TypeInfo, slot: Slot<'_, S>) {
        let Slot { object, row, key, turn, .. } = slot;
        let (shape, name) = (object.shape, row.name);
        let known_text = || value::text(S::VALUES, shape.name, name, turn, key);
        let any_text = |template: String| filled(&template.replace('_', "-"), key);
        let out = &mut *self.out;
        match ty {
            TypeInfo::String => {
                let text = known_text().unwrap_or_else(|| any_text(format!("{name}-####")));
                write_text(out, &text);
            }
            TypeInfo::Url if shape.kind == ShapeKind::Page => {
                write_text(out, &S::page_url(shape, key))
            }
            TypeInfo::Url => {
                let url = known_text().filter(|text| text.contains("://"));
                let any = || any_text(format!("https://example.com/{name}/####"));
                write_text(out, &url.unwrap_or_else(any));
            }
            TypeInfo::Integer => write_display(out, value::integer(S::VALUES, row, 64, key)),
            TypeInfo::Int32 => write_display(out, value::integer(S::VALUES, row, 32, key)),
            TypeInfo::Number => out.push_str(&value::number(S::VALUES, row, key)),
            TypeInfo::Boolean => write_display(out, value::boolean(S::VALUES, name, key)),
            TypeInfo::Amount => write_amount(out, S::amount(name, object)),
            TypeInfo::Timestamp => write_text(out, &object.clock.date_time(name)),
            TypeInfo::Date => write_text(out, &object.clock.date(name)),
            TypeInfo::Any => {
                out.push_str(&value::free_form(S::VALUES, shape.name, name, turn, key))
            }
            TypeInfo::Object => {
                let text = value::free_form(S::VALUES, shape.name, name, turn, key);
                out.push_str(if text.starts_with('{') { &text } else { "{}" });
            }
            TypeInfo::Enum(info) => write_text(out, rotated(info.values, turn)),
            TypeInfo::Shape(shape) => self.part(shape, slot, Plan::default()),
            TypeInfo::List(element) => self.list(element, slot, slot.length(element), &[]),
        }
    }

    fn list(
        &mut self,
        element: &'static TypeInfo,
        slot: Slot<'_, S>,
        length: usize,
        facts: &[Fact],
    ) {
        self.out.push('[');
        for (n, position) in (0..length).zip(0..) {
            if n > 0 {
                self.out.push(',');
            }
            let slot = Slot {
                key: slot.key.index(position),
                position,
                turn: slot.turn.wrapping_add(position),
                ..slot
            };
            self.value(element, slot, facts.get(n));
        }
        self.out.push(']');
    }

    /// Writes an object within the object, or a record of a page, which has its own scene.
    fn part(&mut self, shape: &'static ShapeInfo, slot: Slot<'_, S>, plan: Plan) {
        let around = slot.object;
        let part = Object {
            shape,
            key: slot.key,
            clock: around.clock.part(slot.key),
            position: slot.position,
            turn: slot.turn,
            parent: Some(around),
            ..*around
        };
        if around.shape.kind == ShapeKind::Page {
            let n = around.ordinal * PAGE_LIMIT + slot.position;
            let record = Object {
                clock: Clock::new(slot.key, S::VALUES.moments),
                scene: &S::scene(slot.key, n),
                ordinal: n % LIMIT,
                parent: None,
                ..part
            };
            self.object(&record, plan);
        } else if around.depth(shape) > REPEATS {
            // The shape requires itself, so it has no finite instance.
            self.out.push_str("{}");
        } else {
            self.object(&part, plan);
        }
    }
}

impl<S: Scenario> Slot<'_, S> {
    /// True if the field is left out. One field is `forced`, so that no partial update is empty.
    fn is_absent(self, forced: bool) -> bool {
        let mut rng = self.key.child("absent").rng();
        match self.object.shape.kind {
            _ if self.row.presence != Presence::Optional => false,
            _ if self.is_too_deep(&self.row.ty) && !self.row.strict_required => true,
            ShapeKind::Update => !forced && !rng.chance(UPDATED),
            _ => self.object.profile == Profile::Contract && rng.chance(ABSENT),
        }
    }

    /// Number of elements of an unplanned list.
    fn length(self, element: &TypeInfo) -> usize {
        let key = self.key.child("length");
        let may_be_empty = self.object.profile == Profile::Contract;
        if self.is_too_deep(element) || may_be_empty && key.child("empty").rng().chance(EMPTY) {
            return 0;
        }
        let length = value::length(S::VALUES, self.row.name, key);
        match element {
            // Each value at most once.
            TypeInfo::Enum(info) => length.min(info.values.len()),
            _ => length,
        }
    }

    /// True if no further object of the type's shape may be nested here.
    fn is_too_deep(self, ty: &TypeInfo) -> bool {
        match ty {
            TypeInfo::Shape(shape) => self.object.depth(shape) >= REPEATS,
            TypeInfo::List(element) => self.is_too_deep(element),
            _ => false,
        }
    }
}
