//! The tables' versions. A migration that was released never changes.

use std::borrow::Cow;

use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::db::{Db, Error};

macro_rules! migrations {
    ($folder:literal: $($version:literal $name:literal),*) => {
        [$(($version, $name, include_str!(concat!("../../migrations/", $folder, "/", $name, ".sql")))),*]
    };
}

/// Runs the migrations that the database lacks, each in a transaction.
pub(super) async fn run(db: &Db) -> Result<(), Error> {
    match db {
        Db::Sqlite { writes, .. } => {
            let migrator = migrator(&migrations!("sqlite": 1 "0001_initial", 2 "0002_quotas"));
            migrator
                .run(writes)
                .await
                .map_err(|error| sqlx::Error::Configuration(error.into()))?;
        }
        Db::Postgres(pool) => {
            let mut migrator =
                migrator(&migrations!("postgres": 1 "0001_initial", 2 "0002_quotas"));
            // Databases that speak PostgreSQL's protocol lack its advisory locks. Of two instances that start at once, one
            // fails to create a table, and starts again.
            migrator.set_locking(false);
            migrator
                .run(pool)
                .await
                .map_err(|error| sqlx::Error::Configuration(error.into()))?;
        }
    }
    Ok(())
}

fn migrator(migrations: &[(i64, &'static str, &'static str)]) -> Migrator {
    let migrations = migrations.iter().map(|(version, name, sql)| {
        Migration::new(
            *version,
            Cow::Borrowed(name),
            MigrationType::Simple,
            sqlx::SqlSafeStr::into_sql_str(*sql),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}
