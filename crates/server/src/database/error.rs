//! Failures of the database, and what a caller hears of them.
//!
//! Knows the codes of SQLite and PostgreSQL.

use std::borrow::Cow;

use crate::{domain::refusal::Refusal, repeat::Conflict};

/// Failure of the database.
#[derive(Debug)]
pub struct Error(pub(super) sqlx::Error);

impl From<sqlx::Error> for Error {
    fn from(error: sqlx::Error) -> Self {
        Self(error)
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match &self.0 {
            // Without the words "error with configuration".
            sqlx::Error::Configuration(why) => why.fmt(f),
            // Without "error communicating with database" and "error returned from database: (code: 14)".
            sqlx::Error::Io(why) => why.fmt(f),
            sqlx::Error::Database(why) => f.write_str(why.message()),
            error => error.fmt(f),
        }
    }
}

impl std::error::Error for Error {}

/// Serialization failure, deadlock, or a busy database.
impl Conflict for Error {
    fn is_transaction_conflict(&self) -> bool {
        let code = self.code();
        // PostgreSQL: SQLSTATE. SQLite: SQLITE_BUSY and SQLITE_LOCKED, plain or extended.
        code.is_some_and(|code| match &*code {
            "40001" | "40P01" => true,
            // SQLSTATE has five characters.
            code if code.len() == 5 => false,
            code => matches!(code.parse::<i32>().map(|code| code & 0xff), Ok(5 | 6)),
        })
    }
}

impl Error {
    fn code(&self) -> Option<Cow<'_, str>> {
        self.0.as_database_error().and_then(|error| error.code())
    }

    /// Returns true if the connection must be closed: it is lost, or its database no longer takes changes.
    pub(super) fn is_of_connection(&self) -> bool {
        match &self.0 {
            sqlx::Error::Database(_) => self.is_lost(),
            sqlx::Error::RowNotFound => false,
            _ => true,
        }
    }

    /// Returns true if the connection is lost, or its database no longer takes changes. This may be so for others, too.
    pub(super) fn is_lost(&self) -> bool {
        match &self.0 {
            // Operator intervention, a connection that a proxy lost, and a database that became read-only in a failover.
            sqlx::Error::Database(_) => self.code().is_some_and(|code| {
                code.starts_with("57P") || code.starts_with("08") || code == "25006"
            }),
            sqlx::Error::Io(_) | sqlx::Error::Protocol(_) | sqlx::Error::Tls(_) => true,
            _ => false,
        }
    }

    /// Returns true if the settings do not fit the database.
    pub(crate) fn is_of_settings(&self) -> bool {
        matches!(self.0, sqlx::Error::Configuration(_))
    }

    /// Says for callers and operators why the database does not do its work. Its own text may quote values.
    pub(crate) fn reason(&self) -> &'static str {
        let Some(code) = self.code() else {
            return match self.0 {
                sqlx::Error::PoolTimedOut => {
                    "the database is locked, overloaded, or does not answer"
                }
                _ => "the database does not answer",
            };
        };
        // SQLite's codes are numbers, extended ones above 255. SQLSTATE has five characters.
        let number = code.parse::<i32>().ok().filter(|_| code.len() != 5);
        match (&*code, number.map(|code| code & 0xff)) {
            ("25006", _) | (_, Some(8)) => "the database is read-only",
            ("55P03", _) => "another change holds the record for too long",
            ("53100", _) | (_, Some(13)) => "the disk of the database is full",
            (_, Some(5 | 6)) => "another process has locked the database",
            (_, Some(10)) => "the disk of the database fails",
            (_, Some(11 | 26)) => "the file of the database is damaged",
            (code, None) if code.starts_with("57P") || code.starts_with("08") => {
                "the database does not answer"
            }
            _ => "the database takes no changes",
        }
    }

    /// Says what is known after a commit failed.
    pub(crate) fn failed_commit(self) -> Refusal {
        let code = self.code();
        // SQLite is in this process. PostgreSQL: constraints, rollback, resources; but not "completion unknown".
        let is_undone = code.is_some_and(|code| {
            let class = ["23", "40", "53"].iter().any(|class| code.starts_with(class));
            code.len() != 5 || (class && code != "40003")
        });
        if is_undone {
            return self.into();
        }
        tracing::error!(error = %self, "the database did not confirm a change");
        Refusal::unconfirmed()
    }

    /// Says why the database did not take a record.
    pub fn refused_record(self) -> Refusal {
        let error = self.0.as_database_error();
        if let sqlx::Error::Encode(why) = &self.0 {
            return Refusal::invalid("non_field_errors", why.to_string());
        }
        if error.is_some_and(|error| error.is_unique_violation()) {
            Refusal::conflict("the store has a record with this id or number")
        } else if error.is_some_and(|error| error.is_check_violation()) {
            Refusal::conflict("an amount would be above the one that it is a part of")
        } else {
            self.into()
        }
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        if error.is_transaction_conflict() {
            // SQLSTATE has five characters; SQLite's codes are shorter.
            let is_sqlite = error.code().is_some_and(|code| code.len() < 5);
            return match is_sqlite {
                true => Self::locked(),
                false => Self::transaction_conflict(),
            };
        }
        // The text may quote values, so callers do not see it.
        tracing::error!(%error, "the database failed");
        Self::unavailable(error.reason())
    }
}

#[cfg(test)]
mod tests {
    use std::{error::Error as StdError, fmt};

    use sqlx::error::{DatabaseError, ErrorKind};

    use super::*;

    /// An error of a database, by its code.
    #[derive(Debug)]
    struct Coded(&'static str);

    impl fmt::Display for Coded {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(self.0)
        }
    }

    impl StdError for Coded {}

    impl DatabaseError for Coded {
        fn message(&self) -> &str {
            self.0
        }

        fn code(&self) -> Option<Cow<'_, str>> {
            Some(self.0.into())
        }

        fn as_error(&self) -> &(dyn StdError + Send + Sync + 'static) {
            self
        }

        fn as_error_mut(&mut self) -> &mut (dyn StdError + Send + Sync + 'static) {
            self
        }

        fn into_error(self: Box<Self>) -> Box<dyn StdError + Send + Sync + 'static> {
            self
        }

        fn kind(&self) -> ErrorKind {
            ErrorKind::Other
        }
    }

    fn coded(code: &'static str) -> sqlx::Error {
        sqlx::Error::Database(Box::new(Coded(code)))
    }

    #[test]
    fn operators_hear_the_reason() {
        for (error, reason) in [
            (coded("8"), "the database is read-only"),
            (coded("1544"), "the database is read-only"),
            (coded("25006"), "the database is read-only"),
            (coded("13"), "the disk of the database is full"),
            (coded("53100"), "the disk of the database is full"),
            (coded("778"), "the disk of the database fails"),
            (coded("5"), "another process has locked the database"),
            (coded("26"), "the file of the database is damaged"),
            (coded("57P01"), "the database does not answer"),
            (coded("08006"), "the database does not answer"),
            (coded("42P01"), "the database takes no changes"),
            // An SQLSTATE of digits.
            (coded("42501"), "the database takes no changes"),
            (sqlx::Error::PoolTimedOut, "the database is locked, overloaded, or does not answer"),
            (sqlx::Error::PoolClosed, "the database does not answer"),
        ] {
            let text = error.to_string();
            assert_eq!(Error(error).reason(), reason, "{text}");
        }
    }

    #[test]
    fn a_commit_that_may_be_made_is_not_called_undone() {
        for (error, may_be_made) in [
            (coded("23514"), false),
            (coded("40001"), false),
            (coded("40P01"), false),
            (coded("53100"), false),
            // SQLite: busy, full, and failing to write.
            (coded("5"), false),
            (coded("13"), false),
            (coded("778"), false),
            (coded("40003"), true),
            (coded("08006"), true),
            (coded("08007"), true),
            (coded("57014"), true),
            (coded("57P01"), true),
            (coded("XX000"), true),
            (sqlx::Error::PoolClosed, true),
            (sqlx::Error::Io(std::io::ErrorKind::BrokenPipe.into()), true),
        ] {
            let text = error.to_string();
            let problem = Error(error).failed_commit().to_problem();
            assert_eq!(problem.contains("may or may not be made"), may_be_made, "{text}");
        }
    }
}
