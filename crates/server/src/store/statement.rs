//! Statements that change rows, and how several of them become one.

use super::db::Value;

/// A statement that changes rows of one table.
pub(crate) struct Statement {
    pub(crate) table: &'static str,
    pub(crate) sql: String,
    pub(crate) values: Vec<Value>,
}

impl Statement {
    /// Joins statements as parts of one, as far as they are on different tables: CockroachDB does not take two changes of a
    /// table in one statement.
    pub(super) fn joined(statements: Vec<Self>) -> Vec<Self> {
        let mut groups: Vec<Vec<Self>> = Vec::new();
        for statement in statements {
            let group = groups.last_mut().filter(|group| {
                let mut parts = group.iter();
                parts.all(|part| part.table != statement.table)
            });
            match group {
                Some(group) => group.push(statement),
                None => groups.push(vec![statement]),
            }
        }
        groups.into_iter().filter_map(Self::join).collect()
    }

    /// Joins statements on different tables. The last one is the main part, whose rows the database counts.
    fn join(mut group: Vec<Self>) -> Option<Self> {
        let last = group.pop()?;
        if group.is_empty() {
            return Some(last);
        }
        let (mut parts, mut values) = (Vec::new(), Vec::new());
        for (at, part) in group.into_iter().enumerate() {
            let sql = renumbered(&part.sql, values.len());
            parts.push(format!("part{at} AS ({sql})"));
            values.extend(part.values);
        }
        let sql = renumbered(&last.sql, values.len());
        values.extend(last.values);
        Some(Self {
            sql: format!("WITH {} {sql}", parts.join(", ")),
            values,
            ..last
        })
    }
}

/// Adds to the numbers of the parameters.
fn renumbered(sql: &str, more: usize) -> String {
    let mut parts = sql.split('$');
    let mut renumbered = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let end = part.bytes().take_while(u8::is_ascii_digit).count();
        let (number, rest) = part.split_at(end);
        let number = number.parse().unwrap_or(0) + more;
        renumbered += &format!("${number}{rest}");
    }
    renumbered
}

#[cfg(test)]
mod tests {
    use super::{Statement, Value};

    #[test]
    fn statements_are_joined_until_a_table_returns() {
        let statement = |table, sql: &str, values: &[i64]| Statement {
            table,
            sql: sql.to_owned(),
            values: values.iter().map(|value| (*value).into()).collect(),
        };
        let joined = Statement::joined(vec![
            statement("a", "UPDATE a SET x = $2 WHERE id = $1", &[1, 2]),
            statement("a", "INSERT INTO a VALUES ($1, $2)", &[3, 4]),
            statement("b", "DELETE FROM b", &[]),
            statement("c", "UPDATE c SET x = $1, y = $11", &[5]),
        ]);
        let joined: Vec<_> = joined
            .iter()
            .map(|part| (part.sql.as_str(), format!("{:?}", part.values)))
            .collect();
        let integers = |values: &[i64]| {
            let values = values.iter().map(|value| Value::from(*value));
            format!("{:?}", values.collect::<Vec<_>>())
        };
        assert_eq!(
            joined,
            [
                ("UPDATE a SET x = $2 WHERE id = $1", integers(&[1, 2])),
                (
                    "WITH part0 AS (INSERT INTO a VALUES ($1, $2)), part1 AS (DELETE FROM b) \
                     UPDATE c SET x = $3, y = $13",
                    integers(&[3, 4, 5])
                ),
            ]
        );
    }
}
