//! Values without a plan, by name and type.

use backoffice_shapes::FieldInfo;

use crate::{
    json::decimal,
    rng::{Key, Rng, rotated},
    scenario::{Rows, Values},
};

/// Chance that a number is one of its bounds, in percent.
const ON_BOUND: u64 = 2;

/// Replaces each `#` of a template with a digit and each `~` with a lower-case hexadecimal digit.
pub fn filled(template: &str, key: Key) -> String {
    let mut rng = key.rng();
    let mut digit = |digits: &[u8]| char::from(rotated(digits, rng.bits()));
    template
        .chars()
        .map(|c| match c {
            '#' => digit(b"0123456789"),
            '~' => digit(b"0123456789abcdef"),
            c => c,
        })
        .collect()
}

/// A text for `Shape.name` or `name`; `turn` selects one of several.
pub fn text(values: &Values, shape: &str, name: &str, turn: u64, key: Key) -> Option<String> {
    let texts = choices(values.texts, shape, name)?;
    Some(filled(rotated(texts, turn), key))
}

/// JSON text for a field that holds any value or any object.
pub(crate) fn free_form(values: &Values, shape: &str, name: &str, turn: u64, key: Key) -> String {
    let texts = choices(values.free_form, shape, name).unwrap_or(&["{}"]);
    filled(rotated(texts, turn), key)
}

/// A whole number of `width` bits within the bounds of the field.
pub(crate) fn integer(values: &Values, row: &FieldInfo, width: u32, key: Key) -> i64 {
    let mut rng = key.rng();
    let is_id = row.name == "id" || row.name.ends_with("_id");
    let usual = if is_id { (1_000, 9_999_999) } else { (1, 1_000) };
    let (low, high) = range(values.whole_numbers, |name| name == row.name).unwrap_or(usual);
    let widest = (width < 64).then(|| 1_i64 << (width - 1));
    let lowest = row.minimum.or(widest.map(|bound| -bound));
    let highest = row.maximum.or(widest.map(|bound| bound - 1));
    bounded(rng.range(low, high), lowest, highest, &mut rng)
}

/// JSON text of a number within the bounds of the field.
pub(crate) fn number(values: &Values, row: &FieldInfo, key: Key) -> String {
    let range = range(values.numbers, |name| name == row.name || name.is_empty());
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

/// A boolean, as often true as is usual for the name.
pub(crate) fn boolean(values: &Values, name: &str, key: Key) -> bool {
    key.rng().chance(percent(values.booleans, name, 50))
}

/// True if a nullable field is null.
pub(crate) fn is_null(values: &Values, name: &str, key: Key) -> bool {
    key.rng().chance(percent(values.nulls, name, 6))
}

/// Number of elements of a list.
pub(crate) fn length(values: &Values, name: &str, key: Key) -> usize {
    let (low, high) = range(values.lengths, |row| row == name).unwrap_or((1, 2));
    usize::try_from(key.rng().range(low, high)).unwrap_or_default()
}

/// The row for `Shape.name`, or else for `name`.
fn choices<T>(table: Rows<T>, shape: &str, name: &str) -> Option<&'static [T]> {
    let by_shape = table.iter().find(|row| row.0.split_once('.') == Some((shape, name)));
    let row = by_shape.or_else(|| table.iter().find(|row| row.0 == name));
    row.map(|row| row.1)
}

/// Lowest and highest value of the first row that matches.
pub fn range(table: &[(&str, i64, i64)], matches: impl Fn(&str) -> bool) -> Option<(i64, i64)> {
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
        _ => value.max(lowest.unwrap_or(i64::MIN)).min(highest.unwrap_or(i64::MAX)),
    }
}
