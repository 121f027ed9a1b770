//! Pages of lists, by keyset: a page costs the same wherever it is, and no record that stays is lost or doubled while
//! others come and go.

use jiff::civil;
use rust_decimal::{Decimal, RoundingStrategy};

use super::{
    cursor::Place,
    db::Db,
    error::Error,
    now,
    records::Stored,
    sql::{Joined, Row, Value},
    table::{Column, Filter, Kind, List, Rule, Table, escaped, fold, micros, name, without_nul},
};
use crate::domain::money::{MOST_DECIMALS, decimal, scaled};

/// A page of records, or of other rows.
#[derive(Debug, Default)]
pub struct Records<T = Stored> {
    /// Its records.
    pub records: Vec<T>,
    /// Place of the page before; none on the first one.
    pub previous: Option<Place>,
    /// Place of the next page; none on the last one.
    pub next: Option<Place>,
}

/// Most names that a filter compares with.
const MOST_NAMES: usize = 20;

/// Most characters of a filter's text: databases limit patterns.
const LONGEST_TEXT: usize = 1_000;

/// Most bytes of the records on a page, if it has more than one: a page is made in memory.
const MOST_BYTES: usize = 8 * 1024 * 1024;

/// Records of a list that is never continued on a next page.
pub(crate) const UNLIMITED: usize = i32::MAX as usize;

/// A mistake in a query parameter.
#[derive(Debug)]
pub(crate) struct WrongParameter {
    pub(crate) parameter: &'static str,
    pub(crate) message: String,
}

/// Conditions of SQL, with their values.
pub struct Conditions {
    sql: String,
    values: Vec<Value>,
}

impl List {
    /// Returns the conditions of query parameters.
    pub(crate) fn conditions(
        &self,
        store: i64,
        pairs: &[(&'static str, String)],
    ) -> Result<Conditions, WrongParameter> {
        let mut conditions = Conditions::of_store(store);
        for filter in self.filters {
            let texts = pairs.iter().filter(|(name, _)| *name == filter.parameter);
            let texts: Vec<_> = texts.map(|(_, text)| text.as_str()).collect();
            conditions.add(self, filter, &texts)?;
        }
        Ok(conditions)
    }
}

impl Conditions {
    /// Accepts all records of a store.
    pub fn of_store(store: i64) -> Self {
        Self { sql: "store = $1".to_owned(), values: vec![store.into()] }
    }

    /// Accepts rows whose column has this value.
    pub(super) fn of(column: &str, value: i64) -> Self {
        Self { sql: format!("{column} = $1"), values: vec![value.into()] }
    }

    /// Accepts only rows whose column compares with a value, if there is one.
    pub(super) fn and(&mut self, comparison: &str, value: Option<Value>) {
        if let Some(value) = value {
            let place = self.place(value);
            self.sql += &format!(" AND {comparison} ${place}");
        }
    }

    /// Returns the SQL and its values.
    pub(super) fn into_parts(self) -> (String, Vec<Value>) {
        (self.sql, self.values)
    }

    fn place(&mut self, value: impl Into<Value>) -> usize {
        self.values.push(value.into());
        self.values.len()
    }

    fn add(&mut self, list: &List, filter: &Filter, texts: &[&str]) -> Result<(), WrongParameter> {
        let wrong = |message: &str| WrongParameter {
            parameter: filter.parameter,
            message: message.to_owned(),
        };
        let columns: Vec<&Column> =
            filter.columns.iter().filter_map(|name| list.table.column(name)).collect();
        let Some((column, text)) = columns.first().zip(texts.first()) else {
            return Ok(());
        };
        if texts.iter().any(|text| text.chars().count() > LONGEST_TEXT) {
            return Err(wrong(&format!("longer than {LONGEST_TEXT} characters")));
        }
        let quoted = format!("\"{}\"", column.name);
        let condition = match filter.rule {
            Rule::Equal => {
                let value = match column.kind {
                    Kind::Folded => fold(text).into(),
                    Kind::Flag => Value::from(i64::from(*text == "true")),
                    Kind::Integer => text.parse::<i64>().ok().into(),
                    Kind::Time => micros(text).into(),
                    Kind::Money => Value::Money(decimal(text)),
                    Kind::Text | Kind::Names => without_nul(text).into(),
                };
                format!("{quoted} = ${}", self.place(value))
            }
            Rule::Part => {
                let place = self.place(format!("%{}%", escaped(&fold(text))));
                format!("{quoted} LIKE ${place} ESCAPE '\\'")
            }
            Rule::From | Rule::To => {
                let is_from = filter.rule == Rule::From;
                let value =
                    bound(column.kind, text, is_from).ok_or_else(|| wrong("out of range"))?;
                let comparison = if is_from { ">=" } else { "<=" };
                format!("{quoted} {comparison} ${}", self.place(value))
            }
            Rule::Any => {
                if texts.len() > MOST_NAMES {
                    return Err(wrong(&format!("more than {MOST_NAMES} values")));
                }
                let any = texts.iter().map(|text| {
                    let place = self.place(format!("%{}%", escaped(&name(text))));
                    format!("{quoted} LIKE ${place} ESCAPE '\\'")
                });
                let any: Vec<_> = any.collect();
                format!("({})", any.join(" OR "))
            }
            Rule::State => {
                let place = self.place(now());
                let set =
                    |column: &&Column| format!("COALESCE(\"{}\" <= ${place}, FALSE)", column.name);
                // The first column whose time has passed gives the state.
                let of = columns
                    .iter()
                    .position(|column| column.name.strip_suffix("_at") == Some(*text));
                let earlier = columns.iter().take(of.unwrap_or(columns.len()));
                let mut all: Vec<_> =
                    earlier.map(|column| format!("NOT {}", set(column))).collect();
                all.extend(of.and_then(|of| columns.get(of)).map(set));
                all.join(" AND ")
            }
        };
        self.sql += " AND ";
        self.sql += &condition;
        Ok(())
    }

    /// Reads a page of at most `size` records, by id.
    pub async fn page(
        self,
        db: &Db,
        table: &Table,
        place: Option<Place>,
        size: usize,
    ) -> Result<Records, Error> {
        let select = format!("SELECT id, version, json FROM {}", table.name);
        self.rows(db, &select, "id", place, size, Stored::of).await
    }

    /// Reads a page of at most `size` rows. The first column is the `id`, and the third a text.
    pub(super) async fn rows<T>(
        mut self,
        db: &Db,
        select: &str,
        id: &str,
        place: Option<Place>,
        size: usize,
        read: impl Fn(&Row) -> Result<T, Error>,
    ) -> Result<Records<T>, Error> {
        let (comparison, order) = match place {
            Some(Place::Before(_)) => ("<", "DESC"),
            _ => (">", "ASC"),
        };
        if let Some(Place::After(bound) | Place::Before(bound)) = place {
            self.and(&format!("{id} {comparison}"), Some(bound.into()));
        }
        let sql = format!("{select} WHERE {} ORDER BY {id} {order} LIMIT {}", self.sql, size + 1);
        let mut bytes = 0;
        let fits = |row: &Row| {
            let is_first = bytes == 0;
            bytes += row.text_len(2)?;
            Ok(is_first || bytes <= MOST_BYTES || size == UNLIMITED)
        };
        let (mut rows, has_more) = db.rows_while(Joined(sql), self.values, fits).await?;
        let more = has_more || rows.len() > size;
        rows.truncate(size);
        let (has_previous, has_next) = match place {
            // The record that the cursor names is on the other side, unless it was removed.
            Some(Place::Before(_)) => {
                rows.reverse();
                (more, true)
            }
            Some(Place::After(_)) => (true, more),
            None => (false, more),
        };
        let id = |row: &Row| row.integer(0);
        let previous = rows.first().filter(|_| has_previous).map(id).transpose()?;
        let next = rows.last().filter(|_| has_next).map(id).transpose()?;
        let records = rows.iter().map(read);
        Ok(Records {
            records: records.collect::<Result<_, _>>()?,
            previous: previous.map(Place::Before),
            next: next.map(Place::After),
        })
    }
}

/// Returns a lower or upper bound: of a day, its first or last microsecond in UTC.
fn bound(kind: Kind, text: &str, is_from: bool) -> Option<Value> {
    match kind {
        Kind::Time => {
            if let Some(time) = micros(text) {
                return Some(time.into());
            }
            // By days: the last ones that a date can name are no timestamps of jiff.
            let day: civil::Date = text.parse().ok()?;
            let days = (day - civil::date(1970, 1, 1)).get_days();
            const DAY: i64 = 24 * 60 * 60 * 1_000_000;
            let start = i64::from(days) * DAY;
            Some(Value::from(if is_from { start } else { start + DAY - 1 }))
        }
        Kind::Money => amount_bound(text, is_from).map(Value::from),
        Kind::Integer | Kind::Flag => text.parse::<i64>().ok().map(Value::from),
        // Dates are in the order of their texts.
        Kind::Text | Kind::Folded | Kind::Names => Some(without_nul(text).into()),
    }
}

/// Rounds a number to the nearest amount that selects the same records.
fn amount_bound(text: &str, is_from: bool) -> Option<Decimal> {
    let towards = if is_from {
        RoundingStrategy::ToPositiveInfinity
    } else {
        RoundingStrategy::ToNegativeInfinity
    };
    let amount = text.parse().or_else(|_| Decimal::from_scientific(text));
    let rounded =
        amount.map(|amount: Decimal| amount.round_dp_with_strategy(MOST_DECIMALS, towards));
    if let Some(rounded) = rounded.ok().filter(|rounded| scaled(*rounded).is_some()) {
        return Some(rounded);
    }
    // Nearer to zero, or farther from it, than any amount.
    let number: f64 = text.parse().ok()?;
    let units = match (number > 0.0, is_from) {
        _ if number == 0.0 => 0,
        (true, true) if number < 1e-4 => 1,
        (false, false) if number > -1e-4 => -1,
        _ if number.abs() < 1e-4 => 0,
        (true, _) => i64::MAX,
        (false, _) => i64::MIN,
    };
    Some(Decimal::new(units, MOST_DECIMALS))
}

#[cfg(test)]
mod tests {
    use super::amount_bound;

    #[test]
    fn any_number_bounds_amounts() {
        let (most, least) = ("922337203685477.5807", "-922337203685477.5808");
        for (number, from, to) in [
            ("12.5", "12.5000", "12.5000"),
            ("12.50001", "12.5001", "12.5000"),
            ("1e300", most, most),
            ("-2e16", least, least),
            ("1e-85", "0.0001", "0"),
            ("-1e-85", "0", "-0.0001"),
            ("0e400", "0", "0"),
        ] {
            for (is_from, wanted) in [(true, from), (false, to)] {
                let wanted: rust_decimal::Decimal = wanted.parse().unwrap_or_default();
                assert_eq!(amount_bound(number, is_from), Some(wanted), "{number}");
            }
        }
    }
}
