//! Fields of records that refer to other records.

use serde_json::{Map, Value};

use super::{super::json, Maker, contradiction, is};
use crate::{
    models::{Customer, ProductId, ProductSummary, UserSummary},
    server::{
        database::table::{Table, fold},
        domain::refusal::Refusal,
        generated::tables,
    },
};

/// A field with the id of another record.
struct Reference {
    from: &'static Table,
    /// Names of the fields; `*` stands for each item of a list.
    path: &'static [&'static str],
    to: &'static Table,
}

macro_rules! references {
    ($($from:ident $($name:literal).+ => $to:ident;)*) => {
        &[$(Reference { from: &tables::$from, path: &[$($name),+], to: &tables::$to }),*]
    };
}

const REFERENCES: &[Reference] = references! {
    DISPUTES "order" => ORDERS;
    DISPUTES "transaction" => TRANSACTIONS;
    GIFT_CARDS "user"."id" => CUSTOMERS;
    ORDERS "lines"."*"."product"."id" => PRODUCTS;
    ORDERS "subscriptions"."*"."id" => SUBSCRIPTIONS;
    ORDERS "user"."id" => CUSTOMERS;
    PRODUCTS "recommended_products"."*" => PRODUCTS;
    SUBSCRIPTIONS "lines"."*"."product"."id" => PRODUCTS;
    SUBSCRIPTIONS "orders"."*"."order_number" => ORDERS;
    SUBSCRIPTIONS "user"."id" => CUSTOMERS;
    TICKETS "order" => ORDERS;
    TICKETS "products"."*" => PRODUCTS;
    TICKETS "requester" => CUSTOMERS;
    TRANSACTIONS "parent_id" => TRANSACTIONS;
    TRANSACTIONS "subscription"."id" => SUBSCRIPTIONS;
};

/// Returns the values at a path.
fn values<'a>(record: &'a Value, path: &[&str]) -> Vec<&'a Value> {
    path.iter().fold(vec![record], |values, step| {
        let values = values.into_iter();
        match *step {
            "*" => values.filter_map(Value::as_array).flatten().collect(),
            field => values.filter_map(|value| value.get(field)).collect(),
        }
    })
}

impl Maker<'_> {
    /// Checks that the records exist that a record refers to.
    pub(super) async fn check_references(
        &mut self,
        table: &Table,
        record: &Value,
    ) -> Result<(), Refusal> {
        for reference in REFERENCES.iter().filter(|one| is(one.from, table)) {
            let mut known = vec![&Value::Null];
            for value in values(record, reference.path) {
                let is_own = is(reference.to, table) && *value == record[table.key];
                if is_own || known.contains(&value) {
                    continue;
                }
                known.push(value);
                let field = reference.path.first().copied().unwrap_or_default();
                self.reference(field, reference.to, value).await?;
            }
        }
        Ok(())
    }

    /// Refuses to remove a record that others refer to.
    pub(super) async fn check_unreferenced(
        &mut self,
        table: &Table,
        name: &Value,
    ) -> Result<(), Refusal> {
        for reference in REFERENCES.iter().filter(|one| is(one.to, table)) {
            // Few records have this text; which of them has it in this field, their JSON says.
            let from = reference.from;
            let text = name.to_string();
            for found in self.change.with_text(from, self.store, &text).await? {
                let record = json::read(&found.json)?;
                let is_itself = is(from, table) && record[from.key] == *name;
                if !is_itself && values(&record, reference.path).contains(&name) {
                    let own = &record[from.key];
                    let own = own.as_str().map_or_else(|| own.to_string(), str::to_owned);
                    let detail =
                        format!("`/control/{}/{own}` refers to it: remove that first", from.name);
                    return Err(Refusal::conflict(detail));
                }
            }
        }
        Ok(())
    }

    /// Returns the summary of the customer that a record names by id or address, or else of the store's first.
    pub(super) async fn user(
        &mut self,
        given: Option<&UserSummary>,
    ) -> Result<UserSummary, Refusal> {
        let table = &tables::CUSTOMERS;
        let email = given.and_then(|given| given.email.as_deref());
        let customer: Customer = if let Some(id) = given.and_then(|given| given.id) {
            self.referred("user", table, i64::from(id)).await?
        } else if let Some(email) = email {
            const EMAIL: &str = tables::CUSTOMERS.named("email_folded");
            let email = fold(email).into();
            let found = self.change.first_with(table, self.store, EMAIL, email).await?;
            let message = "the store has no customer with this `email`";
            let found = found.ok_or_else(|| Refusal::invalid("user", message))?;
            json::record(&found.json)?
        } else {
            self.first(table).await?
        };
        let customer = json::body(&customer)?;
        let given = given.map_or(Ok(Value::Null), json::body)?;
        let mut summary = Map::new();
        for field in backoffice_description::USER_SUMMARY.fields {
            let value = &customer[field.name];
            let own = &given[field.name];
            if !own.is_null() && own != value {
                let message = format!("the customer's `{}` is {value}", field.name);
                return Err(contradiction("user", "id", &message));
            }
            summary.insert(field.name.to_owned(), value.clone());
        }
        json::record(&Value::from(summary).to_string())
    }

    /// Returns the products that lines name by these ids; where a line names none, one of the store's first.
    pub(super) async fn sold(
        &mut self,
        ids: &[Option<ProductId>],
    ) -> Result<Vec<ProductSummary>, Refusal> {
        let table = &tables::PRODUCTS;
        // Makes one, if there is none.
        let first: ProductSummary = self.first(table).await?;
        let products = self.few(table, 12).await?;
        let mut sold = Vec::new();
        for (at, id) in ids.iter().enumerate() {
            sold.push(match id {
                Some(id) => self.referred("lines", table, i64::from(*id)).await?,
                None => products.iter().cycle().nth(at).unwrap_or(&first).clone(),
            });
        }
        Ok(sold)
    }
}

/// Lets the lines of a record name products. Those that are given a product keep it.
macro_rules! sell {
    ($maker:ident, $record:ident, $given:ident) => {{
        let given = |at: usize| $given.lines.get(at).and_then(|line| line.product.as_ref());
        let ids: Vec<_> =
            (0..$record.lines.len()).map(|at| given(at).and_then(|own| own.id)).collect();
        let sold = $maker.sold(&ids).await?;
        let mut lines = std::mem::take(&mut $record.lines).into_vec();
        for (at, (line, sold)) in lines.iter_mut().zip(sold).enumerate() {
            let own = given(at);
            let Some(product) = &mut line.product else { continue };
            product.id = own.and_then(|own| own.id).or(sold.id);
            product.title = own.and_then(|own| own.title.clone()).or(sold.title);
            product.url = own.and_then(|own| own.url.clone()).or(sold.url);
            if !own.is_some_and(|own| own.categories.is_present()) {
                product.categories = sold.categories;
            }
        }
        $record.lines = lines.into();
    }};
}
pub(super) use sell;
