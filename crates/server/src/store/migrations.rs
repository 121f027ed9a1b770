//! The tables' versions. A migration that was released never changes.

use std::{borrow::Cow, time::Duration};

use sqlx::migrate::{MigrateError, MigrationType, Migrator};

use super::{
    db::Db,
    error::Error,
    schema::{Migration, Schema},
};

/// Attempts of an instance that starts together with others.
const ATTEMPTS: u32 = 10;

/// Runs the migrations that the database lacks, each in a transaction.
pub(super) async fn run(db: &Db, schema: &Schema) -> Result<(), Error> {
    match db {
        Db::Sqlite { writes, .. } => {
            let migrator = migrator(schema.sqlite);
            let mut attempt = 1;
            while let Err(error) = migrator.run(writes).await {
                again(&mut attempt, error).await?;
            }
        }
        Db::Postgres(connections) => {
            let mut migrator = migrator(schema.postgres);
            // Databases that speak PostgreSQL's protocol lack its advisory locks.
            migrator.set_locking(false);
            let mut attempt = 1;
            loop {
                // An attempt may have lost its connection. It closes, because only migrations have no limit of time.
                let mut lent = connections.take().await?;
                let connection = lent.get()?;
                sqlx::raw_sql("SET statement_timeout = 0")
                    .execute(&mut *connection)
                    .await?;
                let Err(error) = migrator.run(&mut *connection).await else {
                    break;
                };
                again(&mut attempt, error).await?;
            }
        }
    }
    Ok(())
}

/// Waits before the next attempt. Of instances that start at once, one creates the tables; the others fail, and then find
/// them.
async fn again(attempt: &mut u32, error: MigrateError) -> Result<(), Error> {
    if matches!(error, MigrateError::VersionMissing(_)) {
        let newer = "the tables of the database are those of a newer version of this program";
        return Err(sqlx::Error::Configuration(newer.into()).into());
    }
    if *attempt == ATTEMPTS {
        return Err(sqlx::Error::Configuration(error.into()).into());
    }
    *attempt += 1;
    let wait = 50 + crate::random::below(200);
    tokio::time::sleep(Duration::from_millis(wait)).await;
    Ok(())
}

fn migrator(migrations: &'static [Migration]) -> Migrator {
    let migrations = migrations.iter().map(|migration| {
        sqlx::migrate::Migration::new(
            migration.version,
            Cow::Borrowed(migration.name),
            MigrationType::Simple,
            sqlx::SqlSafeStr::into_sql_str(migration.sql),
            false,
        )
    });
    Migrator::with_migrations(migrations.collect())
}
