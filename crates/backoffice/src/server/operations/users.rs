//! Customers.

use backoffice_description::endpoints;
use rust_decimal::Decimal;
use serde::Deserialize;
use serde_json::value::RawValue;

use super::{Backoffice, json, update::merged};
use crate::{
    models::{
        CreateCustomerNote, Customer, CustomerId, CustomerNote, ListUsersQuery, Page, Record as _,
        Subscription, UpdateCustomer, UserAddress, UserAddressId,
    },
    server::{
        Users,
        database::{
            records::{self, Stored},
            table::parse,
            write::Write,
        },
        domain::{
            answer::{Answer, Reply},
            caller::Caller,
            money::{self, Currency},
            refusal::Refusal,
        },
        generated::tables::{self, lists},
        queries::column,
    },
};

/// Fields that the service sets itself.
const READ_ONLY: &[&str] =
    &["date_joined", "id", "orders_count", "subscriptions_count", "total_spent"];

impl Users for Backoffice {
    async fn list(&self, caller: &Caller, query: ListUsersQuery) -> Answer<Page<Customer>> {
        let cursor = query.cursor.as_deref();
        self.page(caller, &lists::LIST_USERS, &query, cursor).await
    }

    async fn get(&self, caller: &Caller, id: CustomerId) -> Answer<Customer> {
        self.read(caller, &tables::CUSTOMERS, i64::from(id)).await
    }

    async fn update(
        &self,
        caller: &Caller,
        id: CustomerId,
        body: UpdateCustomer,
    ) -> Answer<Customer> {
        let id = i64::from(id);
        let (mut write, stored) =
            self.change(caller, &endpoints::UPDATE_USER, &tables::CUSTOMERS, id).await?;
        let customer: Customer = json::record(&stored.json)?;
        let customer = merged(&mut write, &customer, &body, READ_ONLY).await?;
        let text = json::text(&customer, &stored.json);
        let record = format!("users/{id}");
        write.replace(&tables::CUSTOMERS, &stored, text, Vec::new(), &record).await
    }

    async fn get_address(
        &self,
        caller: &Caller,
        id: CustomerId,
        address_id: UserAddressId,
    ) -> Answer<UserAddress> {
        let customer = self.customer(caller, id).await?;
        let customer: Addresses = parse(&customer.json).unwrap_or_default();
        let wanted = i64::from(address_id);
        let mut addresses = customer.addresses.into_iter().flatten();
        let address = addresses.find(|address| {
            parse::<Identity>(address.get()).is_ok_and(|address| address.id == Some(wanted))
        });
        let address = address.ok_or_else(Refusal::not_found)?;
        Ok(Reply::stored(String::from(Box::<str>::from(address))))
    }

    async fn list_subscriptions(&self, caller: &Caller, id: CustomerId) -> Answer<Subscription> {
        self.customer(caller, id).await?;
        // The newest one (gap `customer-subscriptions-form`).
        let (db, table) = (&self.database.db, &tables::SUBSCRIPTIONS);
        let customer = i64::from(id).into();
        const USER: &str = tables::SUBSCRIPTIONS.named("user_id");
        let newest = records::newest(db, table, caller.store(), USER, customer).await?;
        let newest = newest.ok_or_else(Refusal::not_found)?;
        Ok(Reply::stored(newest.json).with_version(newest.version))
    }

    async fn create_note(
        &self,
        caller: &Caller,
        id: CustomerId,
        body: CreateCustomerNote,
    ) -> Answer<CustomerNote> {
        let owner = i64::from(id);
        let endpoint = &endpoints::CREATE_USER_NOTE;
        let (mut write, _) = self.change(caller, endpoint, &tables::CUSTOMERS, owner).await?;
        let id = write.id().await?;
        let mut note = CustomerNote::new(id).app(self.app(caller));
        note.message = body.message.get().cloned();
        note.created_at = json::timestamp();
        note.updated_at.clone_from(&note.created_at);
        let text = json::with_nulls(&note)?.to_json();
        let more = vec![(column::OWNER, owner.into())];
        write.insert(&tables::CUSTOMER_NOTES, id, &text, more)?;
        let record = format!("users/{owner}/notes/{id}");
        write.finish(&record, text, None).await
    }
}

/// Returns the text of a customer, with what these orders and subscriptions add to what it counts (gap `customer-totals`).
pub(super) fn counted(
    customer: &str,
    [orders, subscriptions]: [i64; 2],
    spent: Decimal,
) -> Result<String, Refusal> {
    let mut record: Customer = json::record(customer)?;
    let add = |count: &mut Option<i64>, more| *count = Some(count.unwrap_or_default() + more);
    add(&mut record.orders_count, orders);
    add(&mut record.subscriptions_count, subscriptions);
    let total = money::number(record.total_spent.as_ref()).saturating_add(spent);
    record.total_spent = Some(Currency::of(None, false).amount(total));
    Ok(json::text(&record, customer))
}

/// Records what the customer of an order spends: less than zero for a refund.
pub(super) async fn spend(
    write: &mut Write<'_>,
    customer: Option<CustomerId>,
    amount: Decimal,
) -> Result<(), Refusal> {
    let (table, store) = (&tables::CUSTOMERS, write.store());
    let Some(id) = customer.map(i64::from) else {
        return Ok(());
    };
    let stored = write.transaction.lock(table, store, id.into());
    if let Some(stored) = stored.await? {
        let text = counted(&stored.json, [0, 0], amount)?;
        write.update(table, id, &text, Vec::new())?;
    }
    Ok(())
}

/// Texts of a customer's addresses.
#[derive(Default, Deserialize)]
struct Addresses {
    addresses: Option<Vec<Box<RawValue>>>,
}

#[derive(Deserialize)]
struct Identity {
    id: Option<i64>,
}

impl Backoffice {
    async fn customer(&self, caller: &Caller, id: CustomerId) -> Result<Stored, Refusal> {
        let id = i64::from(id).into();
        let found =
            records::find(&self.database.db, &tables::CUSTOMERS, caller.store(), id).await?;
        found.ok_or_else(Refusal::not_found)
    }
}
