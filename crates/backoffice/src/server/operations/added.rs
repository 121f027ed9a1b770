//! Records that are added, with what the tables hold beside their text.

use std::{collections::BTreeMap, fmt};

use rust_decimal::Decimal;
use serde::de::{DeserializeSeed, Deserializer, IgnoredAny, MapAccess, Visitor};
use serde_json::{Map, Value};

use super::{
    Backoffice, amounts,
    json::{self, items, set},
    webhooks::{HIDDEN, polled},
};
use crate::{
    models::AnyRecord,
    server::{
        database::{
            changes::{Columns, NewRecord},
            error::Error,
            table::Table,
            transaction::Transaction,
        },
        domain::refusal::Refusal,
        queries::{self, column},
    },
};

impl Backoffice {
    /// Adds a record. Returns the text that is stored.
    pub(super) async fn insert(
        &self,
        change: &mut Transaction,
        store: i64,
        table: &Table,
        id: i64,
        record: &mut Value,
        text: String,
    ) -> Result<String, Refusal> {
        let mut effects = Effects::default();
        effects.add(table, id, record);
        let (json, more) = self.stored(table, id, record, text)?;
        let text = json.clone();
        let new = NewRecord::new(table, id, record, json, more);
        let new = new.map_err(Error::refused_record)?;
        let inserted = change.insert_all(table, store, vec![new]).await;
        inserted.map_err(Error::refused_record)?;
        effects.apply(change, store).await?;
        Ok(text)
    }

    /// Returns the text of a record that is stored, and the columns that its table has beside the record's fields.
    pub(super) fn stored(
        &self,
        table: &Table,
        id: i64,
        record: &mut Value,
        mut json: String,
    ) -> Result<(String, Columns), Refusal> {
        let name = table.shape.name;
        let mut more = Columns::new();
        if name == backoffice_description::ORDER.name {
            let [captured, refunded] = amounts::taken(record);
            more = vec![(column::CAPTURED, captured.into()), (column::REFUNDED, refunded.into())];
        } else if name == backoffice_description::TRANSACTION.name {
            more.push((column::AUTHORIZED, amounts::of(record, "amount").into()));
        } else if name == backoffice_description::WEBHOOK.name {
            more.push(polled(record["target"].as_str()));
        }
        if name == backoffice_description::WEBHOOK.name && record["secret_key"] != HIDDEN {
            let secret = record["secret_key"].as_str().unwrap_or_default();
            let sealed = self.database.cipher.encrypt(id, secret.as_bytes())?;
            more.push((column::SECRET, sealed.into()));
            set(record, "secret_key", HIDDEN);
            json = written(table, record, &[&json])?;
        }
        Ok((json, more))
    }
}

/// Fields that also fill columns or rows beside the text of a record.
const STORED: [&str; 6] = ["amount", "children", "id", "parent_id", "transactions", "type"];

/// Reads only those fields of a sample record: a large shop would start more slowly if all were read.
pub(super) fn stored_fields(table: &Table, text: &str) -> Result<Value, Refusal> {
    if table.shape.name == backoffice_description::WEBHOOK.name {
        return json::read(text);
    }
    let fields = StoredFields(table).deserialize(&mut serde_json::Deserializer::from_str(text));
    fields.map_err(Refusal::unreadable)
}

struct StoredFields<'t>(&'t Table);

impl<'de> DeserializeSeed<'de> for StoredFields<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, text: D) -> Result<Value, D::Error> {
        text.deserialize_map(self)
    }
}

impl<'de> Visitor<'de> for StoredFields<'_> {
    type Value = Value;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a record")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<Value, A::Error> {
        let is_stored = |name: &str| {
            let mut paths = self.0.columns.iter().flat_map(|column| column.paths);
            STORED.contains(&name) || paths.any(|path| path.first() == Some(&name))
        };
        let mut stored = Map::new();
        // The names of documented fields have no escapes.
        while let Some(name) = fields.next_key::<&str>()? {
            if is_stored(name) {
                stored.insert(name.to_owned(), fields.next_value()?);
            } else {
                fields.next_value::<IgnoredAny>()?;
            }
        }
        Ok(stored.into())
    }
}

/// Changes that new records make in other rows.
#[derive(Default)]
pub(super) struct Effects {
    /// Ids of authorizations, with what was captured of them.
    captured: Vec<(i64, Decimal)>,
    /// Ids of variants, with those of their products.
    variants: BTreeMap<i64, i64>,
}

impl Effects {
    pub(super) fn add(&mut self, table: &Table, id: i64, record: &Value) {
        if table.shape.name == backoffice_description::TRANSACTION.name
            && record["type"] == "capture"
        {
            let authorization = record["parent_id"].as_i64().unwrap_or_default();
            self.captured.push((authorization, amounts::of(record, "amount")));
        }
        if table.shape.name == backoffice_description::PRODUCT.name {
            for variant in items(record, "children") {
                let variant = variant["id"].as_i64().unwrap_or_default();
                self.variants.entry(variant).or_insert(id);
            }
        }
    }

    pub(super) async fn apply(self, change: &mut Transaction, store: i64) -> Result<(), Refusal> {
        let captured = queries::set_captured(change, store, &self.captured).await;
        captured.map_err(Error::refused_record)?;
        let variants: Vec<_> = self.variants.into_iter().collect();
        Ok(queries::add_variants(change, store, &variants).await?)
    }
}

/// Writes a record with its fields in the document's order. What it has of others' texts stays as it is written there.
pub(super) fn written(table: &Table, record: &Value, texts: &[&str]) -> Result<String, Refusal> {
    let text = json::keeping_texts(record, texts);
    let record = AnyRecord::from_slice(table.shape, text.as_bytes());
    Ok(record.map_err(Refusal::unreadable)?.to_json())
}
