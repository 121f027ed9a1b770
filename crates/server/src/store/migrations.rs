//! The tables' versions. A migration that was released never changes.

use std::{borrow::Cow, time::Duration};

use sqlx::migrate::{Migration, MigrationType, Migrator};

use super::db::{Db, Error};

macro_rules! migrations {
    ($folder:literal: $($version:literal $name:literal),*) => {
        [$(($version, $name, include_str!(concat!("../../migrations/", $folder, "/", $name, ".sql")))),*]
    };
}

/// Attempts of an instance that starts together with others.
const ATTEMPTS: u32 = 10;

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
        Db::Postgres(connections) => {
            let mut migrator =
                migrator(&migrations!("postgres": 1 "0001_initial", 2 "0002_quotas"));
            // Databases that speak PostgreSQL's protocol lack its advisory locks. Of instances that start at once, one
            // creates the tables; the others fail, and then find them.
            migrator.set_locking(false);
            let mut attempt = 1;
            loop {
                // An attempt may have lost its connection.
                let mut lent = connections.take().await?;
                let Err(error) = migrator.run(&mut *lent.get()?).await else {
                    break;
                };
                lent.close();
                if attempt == ATTEMPTS {
                    return Err(sqlx::Error::Configuration(error.into()).into());
                }
                attempt += 1;
                let wait = 50 + crate::random::below(200);
                tokio::time::sleep(Duration::from_millis(wait)).await;
            }
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
