//! Rows and columns beside the records: the products of variants, what was captured of authorizations, secrets, and rows that
//! go with a record.

use rust_decimal::Decimal;

use super::{
    cipher::Cipher,
    error::Error,
    sql::{Joined, Value},
    transaction::Transaction,
};
use crate::domain::refusal::Refusal;

/// Rows that one statement writes.
const ROWS: usize = 64;

/// Rows that go with a record: its table, theirs, and the condition on the record's id `$2`.
const PARTS: [[&str; 3]; 6] = [
    ["customers", "customer_notes", "owner = $2"],
    ["orders", "order_notes", "owner = $2"],
    ["products", "variants", "product = $2"],
    ["tickets", "attachments", "ticket = $2"],
    [
        "webhooks",
        "attempts",
        "delivery IN (SELECT id FROM deliveries WHERE store = $1 AND webhook = $2)",
    ],
    ["webhooks", "deliveries", "webhook = $2"],
];

/// Rows that go with an order, and name it by its number.
const OF_ORDERS: [&str; 2] = ["transactions", "fulfillment_events"];

impl Transaction {
    /// Returns the product of a variant.
    pub(crate) async fn product_of(
        &mut self,
        store: i64,
        variant: i64,
    ) -> Result<Option<i64>, Error> {
        let sql = "SELECT product FROM variants WHERE store = $1 AND id = $2";
        let row = self.row(sql, vec![store.into(), variant.into()]).await?;
        row.map(|row| row.integer(0)).transpose()
    }

    /// Adds variants, each with the id of its product. One that another product has already stays there.
    pub(crate) async fn add_variants(
        &mut self,
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
            self.execute(Joined(sql), values.collect()).await?;
        }
        Ok(())
    }

    pub(crate) async fn remove_variants(&mut self, store: i64, product: i64) -> Result<(), Error> {
        let sql = "DELETE FROM variants WHERE store = $1 AND product = $2";
        let values = vec![store.into(), product.into()];
        self.execute(sql, values).await.map(drop)
    }

    /// Returns the amount of an authorization of which nothing was captured.
    pub(crate) async fn authorized(
        &mut self,
        store: i64,
        transaction: i64,
    ) -> Result<Option<Decimal>, Error> {
        let sql =
            "SELECT authorized FROM transactions WHERE store = $1 AND id = $2 AND captured IS NULL";
        let row = self
            .row(sql, vec![store.into(), transaction.into()])
            .await?;
        row.map(|row| row.money(0)).transpose()
    }

    /// Says what was captured of authorizations.
    pub(crate) async fn set_captured(
        &mut self,
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
            self.execute(Joined(sql), values).await?;
        }
        Ok(())
    }

    /// Encrypts the secrets of a store's webhooks, which are in plain text.
    pub(crate) async fn seal_secrets(
        &mut self,
        cipher: &Cipher,
        store: i64,
    ) -> Result<(), Refusal> {
        let sql = "SELECT id, secret FROM webhooks WHERE store = $1";
        for webhook in self.rows(sql, vec![store.into()]).await? {
            let id = webhook.integer(0)?;
            let sealed = cipher.encrypt(id, &webhook.bytes(1)?)?;
            let sql = "UPDATE webhooks SET secret = $1 WHERE store = $2 AND id = $3";
            let values = vec![sealed.into(), store.into(), id.into()];
            self.execute(sql, values).await?;
        }
        Ok(())
    }

    /// Removes the rows that go with a record of a table. `number` is that of an order.
    pub(crate) async fn remove_parts(
        &mut self,
        table: &str,
        store: i64,
        id: i64,
        number: Option<&str>,
    ) -> Result<(), Error> {
        for [_, part, condition] in PARTS.iter().filter(|[of, ..]| *of == table) {
            let sql = format!("DELETE FROM {part} WHERE store = $1 AND {condition}");
            self.execute(Joined(sql), vec![store.into(), id.into()])
                .await?;
        }
        let Some(number) = number else {
            return Ok(());
        };
        for part in OF_ORDERS {
            let sql = format!("DELETE FROM {part} WHERE store = $1 AND \"order\" = $2");
            self.execute(Joined(sql), vec![store.into(), number.into()])
                .await?;
        }
        Ok(())
    }
}

/// Writes the places of rows of two values, after `$1`.
fn pairs(rows: usize) -> String {
    let rows = (1..=rows).map(|row| format!("(${}, ${})", 2 * row, 2 * row + 1));
    rows.collect::<Vec<_>>().join(", ")
}
