//! Records that a sandbox's control interface makes, changes and removes. What they say is true: amounts add up, references
//! lead to records, and counts follow (gap `customer-totals`).

mod given;
mod kinds;
mod orders;
mod references;

use std::ops::Range;

use backoffice_description::{
    TypeInfo,
    validate::{Profile, Validator, by_name},
};
use serde_json::Value;

use super::{
    Backoffice,
    added::{Effects, written},
    json::{self, items},
};
use crate::{
    models::Record,
    samples::{Contradiction, Samples, overlay},
    server::{
        database::{
            error::Error,
            ids::Counted,
            list::Conditions,
            records::{self, Stored},
            sql,
            table::Table,
            transaction::Transaction,
        },
        domain::{exact, money::Currency, refusal::Refusal},
        generated::tables,
        queries,
    },
};

/// 400: fields of a record can't both be true.
fn contradicts(wrong: Contradiction) -> Refusal {
    match wrong.field.split_once('/') {
        None => contradiction(&wrong.field, &wrong.other, &wrong.message),
        Some((field, below)) => {
            let message = format!("`{below}`: {}", wrong.message);
            contradiction(field, &wrong.other, &message)
        }
    }
}

/// 400: two fields can't both be true.
fn contradiction(field: &str, other: &str, message: &str) -> Refusal {
    Refusal::invalid(field, format!("contradicts `{other}`: {message}"))
}

/// 409: records of these kinds are made by the API alone.
fn made_by_the_api() -> Refusal {
    Refusal::conflict("the API makes these records: send its call")
}

fn is(table: &Table, other: &Table) -> bool {
    table.name == other.name
}

/// Reads the value of a key in a path.
fn key_value(table: &Table, text: &str) -> Result<sql::Value, Refusal> {
    if is(table, &tables::ORDERS) {
        return Ok(text.into());
    }
    // Gap `integers`.
    let id = exact::<i64>(text).ok_or_else(Refusal::not_found)?;
    Ok(id.into())
}

/// A change of a sandbox's records.
struct Maker<'a> {
    backoffice: &'a Backoffice,
    store: i64,
    seed: u64,
    change: Transaction,
    ids: Range<i64>,
    /// A record was given an id beyond those that the service makes.
    is_beyond: bool,
}

/// Ids that a change may use, beside those of an order's own transactions.
const IDS: usize = 16;

impl Backoffice {
    async fn maker(&self, store: i64, more_ids: usize) -> Result<Maker<'_>, Refusal> {
        let seed = self.shop_of(store).await?.seed;
        let count = i64::try_from(IDS + more_ids).unwrap_or_default();
        let counted = Counted::Record(store);
        let ids = self.database.ids.take(&self.database.db, counted, count).await?;
        Ok(Maker {
            backoffice: self,
            store,
            seed,
            change: self.database.db.begin().await?,
            ids,
            is_beyond: false,
        })
    }

    /// Makes a record: a sample with these fields in the place of its own.
    pub(crate) async fn create(
        &self,
        store: i64,
        table: &'static Table,
        text: &str,
    ) -> Result<String, Refusal> {
        self.database.check_room().await?;
        let given = given::read(table, text)?;
        let mut maker = self.maker(store, items(&given, "transactions").count()).await?;
        let record = maker.make(table, &given, text).await?;
        let is_beyond = maker.is_beyond;
        maker.change.commit().await?;
        if is_beyond {
            self.database.ids.forget(store).await;
        }
        self.shown(record)
    }

    /// Returns the text of a record.
    pub(crate) async fn record(
        &self,
        store: i64,
        table: &Table,
        name: &str,
    ) -> Result<String, Refusal> {
        let name = key_value(table, name)?;
        let found = records::find(&self.database.db, table, store, name).await?;
        self.shown(found.ok_or_else(Refusal::not_found)?.json)
    }

    /// Gives a record these fields.
    pub(crate) async fn patch(
        &self,
        store: i64,
        table: &'static Table,
        name: &str,
        text: &str,
    ) -> Result<String, Refusal> {
        self.database.check_room().await?;
        let given = given::read(table, text)?;
        let name = key_value(table, name)?;
        let mut maker = self.maker(store, 0).await?;
        let stored = maker.change.lock(table, store, name).await?.ok_or_else(Refusal::not_found)?;
        let record = maker.patch(table, &stored, &given, text).await?;
        maker.change.commit().await?;
        self.shown(record)
    }

    /// Removes a record, with those that belong to it.
    pub(crate) async fn remove(
        &self,
        store: i64,
        table: &'static Table,
        name: &str,
    ) -> Result<(), Refusal> {
        let name = key_value(table, name)?;
        let mut maker = self.maker(store, 0).await?;
        let stored = maker.change.lock(table, store, name).await?.ok_or_else(Refusal::not_found)?;
        maker.remove(table, &stored).await?;
        Ok(maker.change.commit().await?)
    }

    /// Returns the texts of a page of records, and a cursor of the next page.
    pub(crate) async fn records(
        &self,
        store: i64,
        table: &Table,
        cursor: Option<&str>,
    ) -> Result<(Vec<String>, Option<String>), Refusal> {
        let (db, cursors) = (&self.database.db, &self.database.cursors);
        let list = self.list_name(store, &format!("control/{}", table.name)).await?;
        let place = cursor.map(|cursor| self.place(&list, cursor));
        let place = place.transpose()?;
        let page =
            Conditions::of_store(store).page(db, table, place, self.settings.page_size).await?;
        let next = page.next.map(|place| cursors.write(&list, place));
        let records = page.records.into_iter();
        let records = records.map(|record| self.shown(record.json));
        Ok((records.collect::<Result<_, _>>()?, next))
    }

    /// Returns the text of a record as the API shows it.
    fn shown(&self, record: String) -> Result<String, Refusal> {
        Ok(self.addressed(&record)?.unwrap_or(record))
    }
}

impl Maker<'_> {
    fn id(&mut self) -> i64 {
        self.ids.next().unwrap_or_default()
    }

    /// Returns a sample record, with the fields that are given.
    fn sample(&self, table: &Table, id: i64, given: &Value) -> Result<Value, Refusal> {
        let samples = Samples::new(table.shape, self.seed, Profile::Strict);
        let mut record = json::read(&samples.instance(id.unsigned_abs()))?;
        overlay(&mut record, given, &TypeInfo::Shape(table.shape));
        json::set(&mut record, "id", id);
        Ok(record)
    }

    /// Finds a record by the value of its key, and keeps others from changing it.
    async fn find(&mut self, table: &Table, name: &Value) -> Result<Option<Stored>, Refusal> {
        let name = match name {
            Value::String(text) => text.as_str().into(),
            name => name.as_i64().unwrap_or_default().into(),
        };
        Ok(self.change.lock(table, self.store, name).await?)
    }

    /// Finds a record that a field refers to.
    async fn reference(
        &mut self,
        field: &str,
        table: &Table,
        name: &Value,
    ) -> Result<Stored, Refusal> {
        self.find(table, name).await?.ok_or_else(|| {
            let message = format!("the store has no record {name} in `{}`", table.name);
            Refusal::invalid(field, message)
        })
    }

    /// Reads a record that a field refers to.
    async fn referred<T: Record>(
        &mut self,
        field: &str,
        table: &Table,
        name: impl Into<Value>,
    ) -> Result<T, Refusal> {
        json::record(&self.reference(field, table, &name.into()).await?.json)
    }

    /// Returns the first records of a table.
    async fn few<T: Record>(&mut self, table: &Table, count: usize) -> Result<Vec<T>, Refusal> {
        let found = self.change.first(table, self.store, count).await?;
        found.iter().map(|found| json::record(&found.json)).collect()
    }

    /// Returns the first record of a table. If it has none, makes one.
    async fn first<T: Record>(&mut self, table: &'static Table) -> Result<T, Refusal> {
        if let Some(found) = self.few(table, 1).await?.pop() {
            return Ok(found);
        }
        let given = Value::Object(serde_json::Map::new());
        let made = Box::pin(self.make(table, &given, "{}")).await?;
        json::record(&made)
    }

    /// Checks and adds a record. Returns its text.
    async fn add(
        &mut self,
        table: &Table,
        id: i64,
        record: &mut Value,
        text: &str,
    ) -> Result<String, Refusal> {
        let text = self.checked(table, record, &[text]).await?;
        self.is_beyond |= self.change.count_beyond(self.store, id).await?;
        self.backoffice.insert(&mut self.change, self.store, table, id, record, text).await
    }

    /// Checks and replaces a record. Returns its text.
    async fn replace(
        &mut self,
        table: &Table,
        stored: &Stored,
        record: &mut Value,
        texts: &[&str],
    ) -> Result<String, Refusal> {
        let text = self.checked(table, record, texts).await?;
        let (text, mut more) = self.backoffice.stored(table, stored.id, record, text)?;
        if is(table, &tables::WEBHOOKS) {
            more.extend(self.change.deliver_anew(self.store, stored.id).await?);
        }
        let updated = self.change.update(table, self.store, stored.id, &text, more).await;
        updated.map_err(Error::refused_record)?;
        if is(table, &tables::PRODUCTS) {
            queries::remove_variants(&mut self.change, self.store, stored.id).await?;
            let mut effects = Effects::default();
            effects.add(table, stored.id, record);
            effects.apply(&mut self.change, self.store).await?;
        }
        Ok(text)
    }

    async fn checked(
        &mut self,
        table: &Table,
        record: &Value,
        texts: &[&str],
    ) -> Result<String, Refusal> {
        let text = written(table, record, texts)?;
        let shape = by_name(table.shape.name).map_err(|_| Refusal::not_found())?;
        // The stored reference to a file is no URL; answers have its address.
        let addressed = match is(table, &tables::TICKETS) {
            true => self.backoffice.addressed(&text)?,
            false => None,
        };
        let answer = addressed.as_ref().unwrap_or(&text);
        let checked = Validator::new(shape, Profile::Contract).check(answer.as_bytes());
        checked.map_err(|violations| Refusal::violations(&violations))?;
        self.check_references(table, record).await?;
        Ok(text)
    }

    /// Checks the amounts that are given for a record.
    fn check_amounts(
        &self,
        table: &Table,
        given: &Value,
        currency: Option<&str>,
    ) -> Result<(), Refusal> {
        given::check_amounts(self.backoffice, table, given, currency)
    }

    fn currency(&self, code: Option<&str>) -> Currency {
        self.backoffice.currency(code)
    }
}
