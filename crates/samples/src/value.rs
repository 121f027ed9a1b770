//! Values of fields that nothing is planned for, by name and type.

use backoffice_shapes::{EnumInfo, FieldInfo};

use crate::{
    data,
    json::decimal,
    rng::{Key, Rng, rotated},
    scene::{Scene, filled},
};

/// How many numbers in a hundred are on a bound.
const ON_BOUND: u64 = 2;

/// A text for `Shape.name` or `name`; `turn` counts through the texts of a list.
pub(crate) fn text(shape: &str, name: &str, turn: u64, key: Key) -> Option<String> {
    let texts = choices(data::TEXTS, shape, name)?;
    Some(filled(rotated(texts, turn), key))
}

/// A string about which nothing is known.
pub(crate) fn any_text(name: &str, key: Key) -> String {
    filled(&format!("{name}-####").replace('_', "-"), key)
}

/// A URL about which nothing is known.
pub(crate) fn any_url(name: &str, key: Key) -> String {
    filled(
        &format!("https://example.com/{name}/####").replace('_', "-"),
        key,
    )
}

/// A free-form value as JSON text: for a field that holds any value or any object.
pub(crate) fn free_form(shape: &str, name: &str, turn: u64, key: Key) -> String {
    let texts = choices(data::FREE_FORM, shape, name).unwrap_or(&["{}"]);
    filled(rotated(texts, turn), key)
}

/// A documented value of an enumeration.
pub(crate) fn enumeration(info: &EnumInfo, turn: u64) -> &'static str {
    rotated(info.values, turn)
}

/// A whole number within the field's bounds, `width` bits wide.
pub(crate) fn integer(row: &FieldInfo, width: u32, key: Key) -> i64 {
    let mut rng = key.rng();
    let is_id = row.name == "id" || row.name.ends_with("_id");
    let usual = if is_id {
        (1_000, 9_999_999)
    } else {
        (1, 1_000)
    };
    let known = data::INTEGERS.iter().find(|(name, ..)| *name == row.name);
    let (low, high) = known.map_or(usual, |&(_, low, high)| (low, high));
    let widest = (width < 64).then(|| 1_i64 << (width - 1));
    let lowest = row.minimum.or(widest.map(|bound| -bound));
    let highest = row.maximum.or(widest.map(|bound| bound - 1));
    bounded(rng.range(low, high), lowest, highest, &mut rng)
}

/// A number within the field's bounds, as JSON text.
pub(crate) fn number(row: &FieldInfo, key: Key) -> String {
    let mut rng = key.rng();
    let known = data::NUMBERS
        .iter()
        .find(|(name, ..)| *name == row.name || name.is_empty());
    let (low, high) = known.map_or((0, 100), |&(_, low, high)| (low, high));
    planned_number(row, rng.range(low, high) * 10_000, key.child("bound"))
}

/// A number given in millionths, now and then moved to a bound of the field.
pub(crate) fn planned_number(row: &FieldInfo, millionths: i64, key: Key) -> String {
    let [lowest, highest] =
        [row.minimum, row.maximum].map(|bound| bound.map(|bound| bound.saturating_mul(1_000_000)));
    decimal(bounded(millionths, lowest, highest, &mut key.rng()))
}

/// An amount in hundredths. With tax it is that of the field of the same name without, and the tax.
pub(crate) fn amount(name: &str, object: Key, scene: &Scene) -> i64 {
    let (stem, taxed) = match name.strip_suffix("_incl_tax") {
        Some(stem) => (stem, true),
        None => (name.strip_suffix("_excl_tax").unwrap_or(name), false),
    };
    let known = data::AMOUNTS.iter().find(|(part, ..)| stem.contains(part));
    let (low, high) = known.map_or((0, 10_000), |&(_, low, high)| (low, high));
    let amount = object.child(stem).rng().range(low, high);
    if taxed {
        amount + scene.tax(amount)
    } else {
        amount
    }
}

/// True or false, as often as is usual for the name.
pub(crate) fn boolean(name: &str, key: Key) -> bool {
    key.rng()
        .chance(percent(data::BOOLEANS, name).unwrap_or(50))
}

/// Whether the value is null where null passes.
pub(crate) fn is_null(name: &str, key: Key) -> bool {
    key.rng().chance(percent(data::NULLS, name).unwrap_or(6))
}

/// How many elements a list has.
pub(crate) fn length(name: &str, key: Key) -> usize {
    let known = data::LENGTHS.iter().find(|row| row.0 == name);
    let (low, high) = known.map_or((1, 2), |&(_, low, high)| (low, high));
    low + usize::try_from(key.rng().below((high - low) as u64 + 1)).unwrap_or_default()
}

fn choices<T>(table: &[(&str, &'static [T])], shape: &str, name: &str) -> Option<&'static [T]> {
    let of_shape = |row: &&(&str, &'static [T])| row.0.split_once('.') == Some((shape, name));
    let of_name = |row: &&(&str, &'static [T])| row.0 == name;
    let row = table
        .iter()
        .find(of_shape)
        .or_else(|| table.iter().find(of_name));
    row.map(|row| row.1)
}

fn percent(table: &[(&str, u64)], name: &str) -> Option<u64> {
    table.iter().find(|row| row.0 == name).map(|row| row.1)
}

/// `value` within the bounds, and now and then one of them.
fn bounded(value: i64, lowest: Option<i64>, highest: Option<i64>, rng: &mut Rng) -> i64 {
    let on_bound = rng.chance(ON_BOUND);
    let first = rng.chance(50);
    let bound = if first {
        lowest.or(highest)
    } else {
        highest.or(lowest)
    };
    match bound {
        Some(bound) if on_bound => bound,
        _ => value
            .max(lowest.unwrap_or(value))
            .min(highest.unwrap_or(i64::MAX)),
    }
}
