//! Walks a shape and writes an instance of it.

use std::fmt::Write as _;

use backoffice_shapes::{FieldInfo, Presence, ShapeInfo, ShapeKind, TypeInfo, endpoints};

use crate::{
    Fullness,
    clock::Clock,
    data,
    json::{write_amount, write_text},
    plan::{Fact, Plan, Site},
    rng::{Key, rotated},
    scene::{Scene, filled},
    value,
};

/// How often a shape may stand within itself.
const REPEATS: usize = 2;

/// How many records of a page count as one instance's, so that records of all pages differ.
const PAGE_LIMIT: u64 = 100;

/// How many of a hundred optional fields are absent in the contract profile.
const ABSENT: u64 = 15;

/// How many of a hundred lists are empty in the contract profile.
const EMPTY: u64 = 25;

/// How many of a hundred fields a partial update changes.
const UPDATED: u64 = 30;

/// Appends instance number `n` of `shape`, made from `key`.
pub(crate) fn write(
    shape: &'static ShapeInfo,
    key: Key,
    n: u64,
    fullness: Fullness,
    out: &mut String,
) {
    let scene = Scene::new(key, n);
    let turn = key.child("turn").rng().next();
    let object = Object {
        key,
        clock: Clock::new(key),
        scene: &scene,
        position: 0,
        turn,
        around: None,
        shape,
    };
    Writer { out, fullness }.object(&object, Plan::default());
}

struct Writer<'a> {
    out: &'a mut String,
    fullness: Fullness,
}

/// The object that is being written.
struct Object<'a> {
    shape: &'static ShapeInfo,
    key: Key,
    clock: Clock,
    scene: &'a Scene,
    /// Its position in a list; 0 outside of one.
    position: u64,
    /// Its position in a list, from an arbitrary start.
    turn: u64,
    /// The object that it is a part of.
    around: Option<&'a Object<'a>>,
}

/// A value's place in an object.
#[derive(Clone, Copy)]
struct Spot<'a> {
    object: &'a Object<'a>,
    row: &'static FieldInfo,
    key: Key,
    /// Its position in a list; 0 outside of one.
    position: u64,
    /// Where tables are entered for the first element of the list.
    start: u64,
}

impl Writer<'_> {
    fn object(&mut self, object: &Object<'_>, plan: Plan) {
        let Object { shape, key, .. } = *object;
        if !shape.fields_shown {
            let texts = data::UNSHOWN.iter().find(|row| row.0 == shape.name);
            let text = texts.map_or("{}", |row| rotated(row.1, object.turn));
            self.out.push_str(&filled(text, key));
            return;
        }
        let plan = plan.complete(shape, object.site(self.fullness));
        let forced = key.child("forced").rng().below(shape.fields.len() as u64);
        let mut separator = '{';
        for (row, position) in shape.fields.iter().zip(0..) {
            let key = key.child(row.name);
            let spot = Spot {
                object,
                row,
                key,
                position: 0,
                start: key.child("turn").rng().next(),
            };
            if self.is_absent(spot, position == forced) {
                continue;
            }
            self.out.push(separator);
            separator = ',';
            write_text(self.out, row.name);
            self.out.push(':');
            self.field(spot, plan.get(row.name));
        }
        if separator == '{' {
            self.out.push('{');
        }
        self.out.push('}');
    }

    /// Whether the field is left out. One field is `forced`, so that no partial update is empty.
    fn is_absent(&self, spot: Spot<'_>, forced: bool) -> bool {
        let mut rng = spot.key.child("absent").rng();
        match spot.object.shape.kind {
            _ if spot.row.presence != Presence::Optional => false,
            _ if spot.is_too_deep(&spot.row.ty) && !spot.row.strict_required => true,
            ShapeKind::Update => !forced && !rng.chance(UPDATED),
            _ => self.fullness == Fullness::Contract && rng.chance(ABSENT),
        }
    }

    fn field(&mut self, spot: Spot<'_>, fact: Option<&Fact>) {
        let row = spot.row;
        let (nullable, unplanned) = match self.fullness {
            Fullness::Strict => (row.strict_nullable, fact.is_none()),
            Fullness::Contract => (row.nullable, true),
        };
        let planned = matches!(fact, Some(Fact::Null));
        let drawn = unplanned && value::is_null(row.name, spot.key.child("null"));
        if nullable && (planned || drawn || spot.is_too_deep(&row.ty)) {
            self.out.push_str("null");
        } else {
            self.value(&row.ty, spot, fact);
        }
    }

    fn value(&mut self, ty: &'static TypeInfo, spot: Spot<'_>, fact: Option<&Fact>) {
        if !self.planned(ty, spot, fact) {
            self.unplanned(ty, spot);
        }
    }

    /// Writes a planned value; `false` if there is none that fits the type.
    fn planned(&mut self, ty: &'static TypeInfo, spot: Spot<'_>, fact: Option<&Fact>) -> bool {
        match (ty, fact) {
            (TypeInfo::String | TypeInfo::Url, Some(Fact::Text(text))) => {
                write_text(self.out, text)
            }
            (TypeInfo::Enum(info), Some(Fact::Text(text)))
                if info.values.contains(&text.as_str()) =>
            {
                write_text(self.out, text);
            }
            (TypeInfo::Integer, Some(Fact::Integer(number))) => self.display(number),
            (TypeInfo::Int32, Some(Fact::Integer(number))) if i32::try_from(*number).is_ok() => {
                self.display(number);
            }
            (TypeInfo::Number, Some(Fact::Number(millionths))) => {
                let number = value::planned_number(spot.row, *millionths, spot.key);
                self.out.push_str(&number);
            }
            (TypeInfo::Amount, Some(Fact::Amount(amount))) => write_amount(self.out, *amount),
            (TypeInfo::Boolean, Some(Fact::Boolean(value))) => self.display(value),
            (TypeInfo::Any, Some(Fact::Json(text))) => self.out.push_str(text),
            (TypeInfo::List(element), Some(Fact::List(facts))) => {
                self.list(spot, facts.len(), |writer, spot, n| {
                    writer.value(element, spot, facts.get(n))
                });
            }
            (TypeInfo::Shape(shape), Some(Fact::Object(plan))) => {
                self.part(shape, spot, plan.clone())
            }
            _ => return false,
        }
        true
    }

    fn unplanned(&mut self, ty: &'static TypeInfo, spot: Spot<'_>) {
        let Spot {
            object, row, key, ..
        } = spot;
        let (shape, name, turn) = (object.shape, row.name, spot.turn());
        match ty {
            TypeInfo::String => {
                let text = value::text(shape.name, name, turn, key);
                write_text(
                    self.out,
                    &text.unwrap_or_else(|| value::any_text(name, key)),
                );
            }
            TypeInfo::Url if shape.kind == ShapeKind::Page => {
                write_text(self.out, &page_url(shape, key))
            }
            TypeInfo::Url => {
                let text =
                    value::text(shape.name, name, turn, key).filter(|text| text.contains("://"));
                write_text(self.out, &text.unwrap_or_else(|| value::any_url(name, key)));
            }
            TypeInfo::Integer => self.display(value::integer(row, 64, key)),
            TypeInfo::Int32 => self.display(value::integer(row, 32, key)),
            TypeInfo::Number => self.out.push_str(&value::number(row, key)),
            TypeInfo::Boolean => self.display(value::boolean(name, key)),
            TypeInfo::Amount => {
                write_amount(self.out, value::amount(name, object.key, object.scene))
            }
            TypeInfo::Timestamp => write_text(self.out, &object.clock.date_time(name)),
            TypeInfo::Date => write_text(self.out, &object.clock.date(name)),
            TypeInfo::Any => self
                .out
                .push_str(&value::free_form(shape.name, name, turn, key)),
            TypeInfo::Object => {
                let text = value::free_form(shape.name, name, turn, key);
                self.out
                    .push_str(if text.starts_with('{') { &text } else { "{}" });
            }
            TypeInfo::Enum(info) => write_text(self.out, value::enumeration(info, turn)),
            TypeInfo::Shape(shape) => self.part(shape, spot, Plan::default()),
            TypeInfo::List(element) => {
                let length = self.length(element, spot);
                self.list(spot, length, |writer, spot, _| {
                    writer.value(element, spot, None)
                });
            }
        }
    }

    /// How many elements an unplanned list gets.
    fn length(&self, element: &TypeInfo, spot: Spot<'_>) -> usize {
        let key = spot.key.child("length");
        if spot.is_too_deep(element)
            || self.fullness == Fullness::Contract && key.child("empty").rng().chance(EMPTY)
        {
            return 0;
        }
        let length = value::length(spot.row.name, key);
        match element {
            // No value twice.
            TypeInfo::Enum(info) => length.min(info.values.len()),
            _ => length,
        }
    }

    fn list(
        &mut self,
        spot: Spot<'_>,
        length: usize,
        element: impl Fn(&mut Self, Spot<'_>, usize),
    ) {
        self.out.push('[');
        for n in 0..length {
            if n > 0 {
                self.out.push(',');
            }
            let position = n as u64;
            element(
                self,
                Spot {
                    key: spot.key.index(position),
                    position,
                    ..spot
                },
                n,
            );
        }
        self.out.push(']');
    }

    /// Writes an object within the object, or a record of a page, which has a scene of its own.
    fn part(&mut self, shape: &'static ShapeInfo, spot: Spot<'_>, plan: Plan) {
        let Spot {
            object,
            key,
            position,
            ..
        } = spot;
        let turn = spot.turn();
        if object.shape.kind == ShapeKind::Page {
            let scene = Scene::new(
                key,
                object.scene.ordinal.unsigned_abs() * PAGE_LIMIT + position,
            );
            let record = Object {
                shape,
                key,
                clock: Clock::new(key),
                scene: &scene,
                position,
                turn,
                around: None,
            };
            self.object(&record, plan);
        } else if object.depth(shape) > REPEATS {
            // Only a shape that cannot do without itself comes here, and of such there is no instance.
            self.out.push_str("{}");
        } else {
            let clock = object.clock.part(key);
            let part = Object {
                shape,
                key,
                clock,
                scene: object.scene,
                position,
                turn,
                around: Some(object),
            };
            self.object(&part, plan);
        }
    }

    fn display(&mut self, value: impl std::fmt::Display) {
        // Writing to a String cannot fail.
        let _ = write!(self.out, "{value}");
    }
}

impl Object<'_> {
    fn site(&self, fullness: Fullness) -> Site<'_> {
        let is_record = self.around.is_none();
        Site {
            key: self.key,
            scene: self.scene,
            fullness,
            is_record,
            position: self.position,
            turn: self.turn,
        }
    }

    /// How often `shape` stands here and around.
    fn depth(&self, shape: &ShapeInfo) -> usize {
        let objects = std::iter::successors(Some(self), |object| object.around);
        objects
            .filter(|object| std::ptr::eq(object.shape, shape))
            .count()
    }
}

impl Spot<'_> {
    fn turn(self) -> u64 {
        self.start.wrapping_add(self.position)
    }

    /// Whether the type's shape stands around often enough.
    fn is_too_deep(self, ty: &TypeInfo) -> bool {
        match ty {
            TypeInfo::Shape(shape) => self.object.depth(shape) >= REPEATS,
            TypeInfo::List(element) => self.is_too_deep(element),
            _ => false,
        }
    }
}

/// The address of a page of the list that answers with `shape`.
fn page_url(shape: &ShapeInfo, key: Key) -> String {
    let list = endpoints::ALL
        .iter()
        .find(|operation| operation.response.name == shape.name);
    let path = list
        .map(|operation| operation.path)
        .filter(|path| !path.contains('{'))
        .unwrap_or("/");
    let cursor = value::text(shape.name, "cursor", 0, key).unwrap_or_default();
    format!("https://backoffice.example{path}?cursor={cursor}")
}
