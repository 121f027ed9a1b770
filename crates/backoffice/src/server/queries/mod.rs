//! SQL of the back office alone: its tables, the files of tickets, the shop that a store was filled with, and columns beside the
//! records (the products of variants, what was captured of authorizations, secrets).

pub(super) mod attachments;
pub(super) mod schema;

use rust_decimal::Decimal;
use serde_json::Value as Json;

use crate::server::{
    database::{
        Database,
        cipher::Cipher,
        error::Error,
        records::Stored,
        sql::{Joined, Row, Sql, Value},
        table::Table,
        transaction::Transaction,
        write::Write,
    },
    domain::refusal::Refusal,
    generated::tables,
};

/// Columns beside the records.
pub(in crate::server) mod column {
    pub(in crate::server) use crate::server::database::deliveries::column::*;

    /// Amount of an authorization.
    pub(in crate::server) const AUTHORIZED: &str = "authorized";
    /// Amount that was captured: of an order, or of an authorization.
    pub(in crate::server) const CAPTURED: &str = "captured";
    /// Refunded amount of an order.
    pub(in crate::server) const REFUNDED: &str = "refunded";
    /// Record that a note belongs to.
    pub(in crate::server) const OWNER: &str = "owner";
}

/// Rows that one statement writes.
const ROWS: usize = 64;

/// Amounts that were captured and refunded of an order.
pub(in crate::server) struct Sums {
    pub(in crate::server) captured: Decimal,
    pub(in crate::server) refunded: Decimal,
}

/// Finds an order to change, with what was captured and refunded of it.
pub(in crate::server) async fn lock_order(
    write: &mut Write<'_>,
    number: &str,
) -> Result<Option<(Stored, Sums)>, Error> {
    let columns = [column::CAPTURED, column::REFUNDED];
    let locked = write.lock(&tables::ORDERS, number.into(), &columns).await?;
    let with_sums = |(stored, row): (Stored, Row)| {
        let (captured, refunded) = (row.money(0)?, row.money(1)?);
        Ok((stored, Sums { captured, refunded }))
    };
    locked.map(with_sums).transpose()
}

/// Finds a webhook to change, with its secret as it is stored.
pub(in crate::server) async fn lock_webhook(
    write: &mut Write<'_>,
    id: i64,
) -> Result<Option<(Stored, Vec<u8>)>, Error> {
    let locked = write.lock(&tables::WEBHOOKS, id.into(), &[column::SECRET]).await?;
    let with_secret = |(stored, row): (Stored, Row)| Ok((stored, row.bytes(0)?));
    locked.map(with_secret).transpose()
}

/// Returns the product of a variant.
pub(in crate::server) async fn product_of(
    change: &mut Transaction,
    store: i64,
    variant: i64,
) -> Result<Option<i64>, Error> {
    let sql = "SELECT product FROM variants WHERE store = $1 AND id = $2";
    let row = change.row(sql, vec![store.into(), variant.into()]).await?;
    row.map(|row| row.integer(0)).transpose()
}

/// Adds variants, each with the id of its product. One that another product has already stays there.
pub(in crate::server) async fn add_variants(
    change: &mut Transaction,
    store: i64,
    variants: &[(i64, i64)],
) -> Result<(), Error> {
    for variants in variants.chunks(ROWS) {
        let sql = format!(
            "INSERT INTO variants (store, id, product) SELECT $1, column1, column2 FROM (VALUES {}) AS variants \
             WHERE true ON CONFLICT (store, id) DO NOTHING",
            pairs(variants.len())
        );
        let ids = variants.iter().flat_map(|(id, product)| [*id, *product]);
        let values = std::iter::once(store).chain(ids).map(Value::from);
        change.execute(Joined(sql), values.collect()).await?;
    }
    Ok(())
}

pub(in crate::server) async fn remove_variants(
    change: &mut Transaction,
    store: i64,
    product: i64,
) -> Result<(), Error> {
    let sql = "DELETE FROM variants WHERE store = $1 AND product = $2";
    let values = vec![store.into(), product.into()];
    change.execute(sql, values).await.map(drop)
}

/// Returns the amount of an authorization of which nothing was captured.
pub(in crate::server) async fn authorized(
    change: &mut Transaction,
    store: i64,
    transaction: i64,
) -> Result<Option<Decimal>, Error> {
    let sql =
        "SELECT authorized FROM transactions WHERE store = $1 AND id = $2 AND captured IS NULL";
    let row = change.row(sql, vec![store.into(), transaction.into()]).await?;
    row.map(|row| row.money(0)).transpose()
}

/// Says what was captured of authorizations.
pub(in crate::server) async fn set_captured(
    change: &mut Transaction,
    store: i64,
    captured: &[(i64, Decimal)],
) -> Result<(), Error> {
    for captured in captured.chunks(ROWS) {
        let sql = format!(
            "UPDATE transactions SET captured = column2 FROM (VALUES {}) AS captures WHERE store = $1 AND id = column1",
            pairs(captured.len())
        );
        let values = captured.iter();
        let values = values.flat_map(|(id, amount)| [Value::from(*id), (*amount).into()]);
        let values = std::iter::once(store.into()).chain(values).collect();
        change.execute(Joined(sql), values).await?;
    }
    Ok(())
}

/// Records the shop that a store is filled with. Others who fill or reset it wait until the transaction ends.
pub(in crate::server) async fn set_shop(
    change: &mut Transaction,
    store: i64,
    seed: i64,
    orders: i64,
) -> Result<(), Error> {
    // A reset changes this row too.
    let lock = "UPDATE stores SET resets = resets WHERE id = $1";
    change.execute(lock, vec![store.into()]).await?;
    let sql = "INSERT INTO shops (store, seed, orders) VALUES ($1, $2, $3) \
               ON CONFLICT (store) DO UPDATE SET seed = $2, orders = $3";
    let values = vec![store.into(), seed.into(), orders.into()];
    change.execute(sql, values).await?;
    Ok(())
}

/// Encrypts the secrets of a store's webhooks, which are in plain text.
pub(in crate::server) async fn seal_secrets(
    change: &mut Transaction,
    cipher: &Cipher,
    store: i64,
) -> Result<(), Refusal> {
    let sql = "SELECT id, secret FROM webhooks WHERE store = $1";
    for webhook in change.rows(sql, vec![store.into()]).await? {
        let id = webhook.integer(0)?;
        let sealed = cipher.encrypt(id, &webhook.bytes(1)?)?;
        let sql = "UPDATE webhooks SET secret = $1 WHERE store = $2 AND id = $3";
        let values = vec![sealed.into(), store.into(), id.into()];
        change.execute(sql, values).await?;
    }
    Ok(())
}

/// Returns the seed and the number of orders of the shop that a store was filled with.
pub(in crate::server) async fn shop(
    database: &Database,
    store: i64,
) -> Result<Option<(i64, i64)>, Error> {
    let sql = "SELECT seed, orders FROM shops WHERE store = $1";
    let row = database.db.row(sql, vec![store.into()]).await?;
    row.map(|row| Ok((row.integer(0)?, row.integer(1)?))).transpose()
}

/// The first order of which something can be refunded.
pub(in crate::server) const REFUNDABLE: &str =
    "SELECT json FROM orders WHERE store = $1 AND refunded < captured ORDER BY id LIMIT 1";

/// Returns the SQL of the first record of a table.
pub(in crate::server) fn first_of(table: &Table) -> Joined {
    Joined(format!("SELECT json FROM {} WHERE store = $1 ORDER BY id LIMIT 1", table.name))
}

/// Returns the record that a query of a store finds; null if there is none.
pub(in crate::server) async fn first(
    database: &Database,
    sql: impl Sql,
    store: i64,
) -> Result<Json, Error> {
    let row = database.db.row(sql, vec![store.into()]).await?;
    let text = row.map(|row| row.text(0)).transpose()?;
    Ok(serde_json::from_str(&text.unwrap_or_default()).unwrap_or_default())
}

/// Returns the first transactions of which nothing was captured.
pub(in crate::server) async fn open_transactions(
    database: &Database,
    store: i64,
) -> Result<Vec<Json>, Error> {
    let sql =
        "SELECT json FROM transactions WHERE store = $1 AND captured IS NULL ORDER BY id LIMIT 100";
    let rows = database.db.rows(sql, vec![store.into()]).await?;
    let texts = rows.iter().map(|row| row.text(0));
    let records = texts.map(|text| Ok(serde_json::from_str(&text?).unwrap_or_default()));
    records.collect()
}

/// Writes the places of rows of two values, after `$1`.
fn pairs(rows: usize) -> String {
    let rows = (1..=rows).map(|row| format!("(${}, ${})", 2 * row, 2 * row + 1));
    rows.collect::<Vec<_>>().join(", ")
}
