//! Values without a plan, by name and type.

use backoffice_shapes::FieldInfo;

use crate::{
    data,
    json::decimal,
    rng::{Key, Rng, rotated},
    scene::{Scene, filled},
};

/// Chance that a number is one of its bounds, in percent.
const ON_BOUND: u64 = 2;

/// A text for `Shape.name` or `name`; `turn` selects one of several.
pub(crate) fn text(shape: &str, name: &str, turn: u64, key: Key) -> Option<String> {
    let texts = choices(data::TEXTS, shape, name)?;
    Some(filled(rotated(texts, turn), key))
}

/// JSON text for a field that holds any value or any object.
pub(crate) fn free_form(shape: &str, name: &str, turn: u64, key: Key) -> String {
    let texts = choices(data::FREE_FORM, shape, name).unwrap_or(&["{}"]);
    filled(rotated(texts, turn), key)
}

/// A whole number of `width` bits within the bounds of the field.
pub(crate) fn integer(row: &FieldInfo, width: u32, key: Key) -> i64 {
    let mut rng = key.rng();
    let is_id = row.name == "id" || row.name.ends_with("_id");
    let usual = if is_id {
        (1_000, 9_999_999)
    } else {
        (1, 1_000)
    };
    let (low, high) = range(data::INTEGERS, |name| name == row.name).unwrap_or(usual);
    let widest = (width < 64).then(|| 1_i64 << (width - 1));
    let lowest = row.minimum.or(widest.map(|bound| -bound));
    let highest = row.maximum.or(widest.map(|bound| bound - 1));
    bounded(rng.range(low, high), lowest, highest, &mut rng)
}

/// JSON text of a number within the bounds of the field.
pub(crate) fn number(row: &FieldInfo, key: Key) -> String {
    let range = range(data::NUMBERS, |name| name == row.name || name.is_empty());
    let (low, high) = range.unwrap_or_default();
    let millionths = key.rng().range(low, high) * 10_000;
    planned_number(row, millionths, key.child("bound"))
}

/// JSON text of a number given in millionths, sometimes replaced by a bound of the field.
pub(crate) fn planned_number(row: &FieldInfo, millionths: i64, key: Key) -> String {
    let [lowest, highest] =
        [row.minimum, row.maximum].map(|bound| bound.map(|bound| bound.saturating_mul(1_000_000)));
    decimal(bounded(millionths, lowest, highest, &mut key.rng()))
}

/// An amount in hundredths. `x_incl_tax` is `x_excl_tax` plus the tax on it.
pub(crate) fn amount(name: &str, object: Key, scene: &Scene) -> i64 {
    let taxed = name.strip_suffix("_incl_tax");
    let untaxed = name.strip_suffix("_excl_tax").unwrap_or(name);
    let stem = taxed.unwrap_or(untaxed);
    let (low, high) = range(data::AMOUNTS, |part| stem.contains(part)).unwrap_or_default();
    let amount = object.child(stem).rng().range(low, high);
    match taxed {
        Some(_) => amount + scene.tax(amount),
        None => amount,
    }
}

/// A boolean, as often true as is usual for the name.
pub(crate) fn boolean(name: &str, key: Key) -> bool {
    key.rng().chance(percent(data::BOOLEANS, name, 50))
}

/// True if a nullable field is null.
pub(crate) fn is_null(name: &str, key: Key) -> bool {
    key.rng().chance(percent(data::NULLS, name, 6))
}

/// Number of elements of a list.
pub(crate) fn length(name: &str, key: Key) -> usize {
    let (low, high) = range(data::LENGTHS, |row| row == name).unwrap_or((1, 2));
    usize::try_from(key.rng().range(low, high)).unwrap_or_default()
}

/// The row for `Shape.name`, or else for `name`.
fn choices<T>(table: &[(&str, &'static [T])], shape: &str, name: &str) -> Option<&'static [T]> {
    let by_shape = table
        .iter()
        .find(|row| row.0.split_once('.') == Some((shape, name)));
    let row = by_shape.or_else(|| table.iter().find(|row| row.0 == name));
    row.map(|row| row.1)
}

/// Lowest and highest value of the first row that matches.
fn range(table: &[(&str, i64, i64)], matches: impl Fn(&str) -> bool) -> Option<(i64, i64)> {
    let row = table.iter().find(|row| matches(row.0));
    row.map(|&(_, low, high)| (low, high))
}

fn percent(table: &[(u64, &[&str])], name: &str, usual: u64) -> u64 {
    let row = table.iter().find(|row| row.1.contains(&name));
    row.map_or(usual, |row| row.0)
}

/// `value` within the bounds, or sometimes one of them.
fn bounded(value: i64, lowest: Option<i64>, highest: Option<i64>, rng: &mut Rng) -> i64 {
    let on_bound = rng.chance(ON_BOUND);
    let bound = match rng.chance(50) {
        true => lowest.or(highest),
        false => highest.or(lowest),
    };
    match bound {
        Some(bound) if on_bound => bound,
        _ => value
            .max(lowest.unwrap_or(i64::MIN))
            .min(highest.unwrap_or(i64::MAX)),
    }
}
