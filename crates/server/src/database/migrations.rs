//! The tables' versions. A migration that was released never changes.

use std::{borrow::Cow, time::Duration};

use sqlx::{
    AssertSqlSafe, SqlSafeStr,
    migrate::{MigrateError, MigrationType, Migrator},
};

use super::{
    db::Db,
    error::Error,
    schema::{Migration, Schema},
};

/// Versions of the service's own tables.
macro_rules! own {
    ($folder:literal) => {
        [
            Migration {
                version: 1,
                name: "service",
                sql: include_str!(concat!("../../migrations/", $folder, "/0001_service.sql")),
            },
            Migration {
                version: 2,
                name: "sign_in",
                sql: include_str!(concat!("../../migrations/", $folder, "/0002_sign_in.sql")),
            },
            Migration {
                version: 3,
                name: "snapshots",
                sql: include_str!(concat!("../../migrations/", $folder, "/0003_snapshots.sql")),
            },
        ]
    };
}
const OWN_SQLITE: [Migration; 3] = own!("sqlite");
const OWN_POSTGRES: [Migration; 3] = own!("postgres");

/// Attempts of an instance that starts together with others.
const ATTEMPTS: u32 = 10;

/// Runs the migrations that the database lacks, each in a transaction.
pub(super) async fn run(db: &Db, schema: &Schema) -> Result<(), Error> {
    let (own, records) = match db {
        Db::Sqlite { .. } => (&OWN_SQLITE, schema.sqlite),
        Db::Postgres(_) => (&OWN_POSTGRES, schema.postgres),
    };
    let own = own.iter().map(prepared).collect();
    let records = match records {
        [] => {
            let sql = AssertSqlSafe(schema.as_described(db));
            (vec![named(1, "described", sql)], "_described_migrations", None)
        }
        migrations => {
            let migrations = migrations.iter().map(prepared).collect();
            (migrations, "_sqlx_migrations", None)
        }
    };
    // If the product's versions make the tables of the service's first version, they run before it, and it is noted as made: each
    // database that was opened so has the note, and one with a version that this program lacks is refused.
    let made = schema.has_service.then_some(1);
    let mut all = [(own, "_service_migrations", made), records];
    if schema.has_service {
        all.reverse();
    }
    for (migrations, table, made) in all {
        let mut migrator = Migrator::with_migrations(migrations);
        migrator.dangerous_set_table_name(table);
        // Databases that speak PostgreSQL's protocol lack its advisory locks.
        migrator.set_locking(false);
        let mut attempt = 1;
        loop {
            let ran = match db {
                Db::Sqlite { writes, .. } => {
                    let skipped = match made {
                        Some(_) => migrator.skip(writes, made).await,
                        None => Ok(()),
                    };
                    match skipped {
                        Ok(()) => migrator.run(writes).await,
                        failed => failed,
                    }
                }
                Db::Postgres(connections) => {
                    // An attempt may have lost its connection. It closes, because only migrations have no limit of time.
                    let mut pooled = connections.take().await?;
                    let connection = pooled.get()?;
                    sqlx::raw_sql("SET statement_timeout = 0").execute(&mut *connection).await?;
                    let skipped = match made {
                        Some(_) => migrator.skip(&mut *connection, made).await,
                        None => Ok(()),
                    };
                    match skipped {
                        Ok(()) => migrator.run(&mut *connection).await,
                        failed => failed,
                    }
                }
            };
            match ran {
                Ok(()) => break,
                Err(error) => again(&mut attempt, error).await?,
            }
        }
    }
    Ok(())
}

/// Waits before the next attempt. Of instances that start at once, one creates the tables; the others fail, and then find
/// them.
async fn again(attempt: &mut u32, error: MigrateError) -> Result<(), Error> {
    let of_another = match error {
        MigrateError::VersionMissing(_) => {
            Some("the tables of the database are those of a newer version of this program")
        }
        MigrateError::VersionMismatch(_) => Some(
            "the tables of the database are not those of this program: start it with another database, or give it migrations \
             that change them",
        ),
        _ => None,
    };
    if let Some(of_another) = of_another {
        return Err(sqlx::Error::Configuration(of_another.into()).into());
    }
    if *attempt == ATTEMPTS {
        return Err(sqlx::Error::Configuration(error.into()).into());
    }
    *attempt += 1;
    let wait = 50 + crate::random::below(200);
    tokio::time::sleep(Duration::from_millis(wait)).await;
    Ok(())
}

fn prepared(migration: &Migration) -> sqlx::migrate::Migration {
    named(migration.version, migration.name, migration.sql)
}

fn named(version: i64, name: &'static str, sql: impl SqlSafeStr) -> sqlx::migrate::Migration {
    let (name, sql) = (Cow::Borrowed(name), sql.into_sql_str());
    sqlx::migrate::Migration::new(version, name, MigrationType::Simple, sql, false)
}
