//! A back office for tests and trials: in memory, with a shop of sample records.

mod deliveries;

use std::net::Ipv4Addr;

use backoffice_description::endpoints::SCOPES;
use serde_json::{Map, Value, json};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

pub use self::deliveries::Inbox;
use crate::{
    samples::Shop,
    server::{
        Backoffice, Fault, LoggedRequest, Origin, Refusal, RequestFilter, Server, Settings,
        Targets, database::table::Table, generated::tables, queries,
    },
};

/// A running back office of a test's own: a shop in memory, on a free port of this machine. It ends when it is dropped.
///
/// # Examples
///
/// ```
/// # #[tokio::main(flavor = "current_thread")]
/// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
/// use backoffice::server::Sandbox;
///
/// let sandbox = Sandbox::start().await?;
/// println!("{}/subscriptions/{}/", sandbox.base_url(), sandbox.examples().subscription_id);
/// # Ok(())
/// # }
/// ```
#[derive(Debug)]
pub struct Sandbox {
    base_url: String,
    token: String,
    examples: Examples,
    backoffice: Backoffice,
    store: i64,
    server: JoinHandle<()>,
    // Dropped, it stops the server.
    _stop: oneshot::Sender<()>,
}

/// Records of a store to try calls with; an id is 0, and a number empty, if the store has no such record.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Examples {
    /// An order that can be refunded.
    pub order_number: String,
    /// A fulfillment of that order.
    pub fulfillment_id: i64,
    /// A product.
    pub product_id: i64,
    /// A subscription.
    pub subscription_id: i64,
    /// A customer.
    pub customer_id: i64,
    /// An address of that customer.
    pub address_id: i64,
    /// A support ticket.
    pub ticket_id: i64,
    /// A dispute.
    pub dispute_id: i64,
    /// An authorization that can be captured.
    pub transaction_id: i64,
    /// A gift card.
    pub gift_card_id: i64,
    /// A gateway group.
    pub gateway_group_id: i64,
    /// A webhook.
    pub webhook_id: i64,
}

impl Examples {
    /// Writes one line of JSON for scripts. What the store does not have is null.
    #[must_use]
    pub fn to_json(&self, base_url: &str, token: &str) -> String {
        self.to_value(base_url, token).to_string()
    }

    pub(crate) fn to_value(&self, base_url: &str, token: &str) -> Value {
        let mut line = json!({
            "base_url": base_url, "token": token, "order_number": self.order_number,
            "fulfillment_id": self.fulfillment_id, "product_id": self.product_id,
            "subscription_id": self.subscription_id, "customer_id": self.customer_id, "address_id": self.address_id,
            "ticket_id": self.ticket_id, "dispute_id": self.dispute_id, "transaction_id": self.transaction_id,
            "gift_card_id": self.gift_card_id, "gateway_group_id": self.gateway_group_id, "webhook_id": self.webhook_id,
        });
        for value in line.as_object_mut().into_iter().flat_map(Map::values_mut) {
            if *value == 0 || *value == "" {
                *value = Value::Null;
            }
        }
        line
    }
}

impl Sandbox {
    /// Starts a back office with the default shop, and a token with every scope.
    ///
    /// # Errors
    ///
    /// If this machine has no free port.
    pub async fn start() -> Result<Self, Refusal> {
        Self::with(Shop::default()).await
    }

    /// Does the same with another shop.
    ///
    /// # Errors
    ///
    /// If this machine has no free port.
    pub async fn with(shop: Shop) -> Result<Self, Refusal> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await;
        let listener = listener.map_err(|error| unavailable(&error))?;
        let address = listener.local_addr().map_err(|error| unavailable(&error))?;
        let base_url = format!("http://{address}/api");
        // The key protects nothing: the database is gone with the process.
        let mut settings = Settings::new(&base_url, crate::server::random::bytes());
        settings.targets = Targets::with_this_machine();
        let backoffice = Backoffice::open("sqlite::memory:", settings).await;
        let backoffice = backoffice.map_err(|error| unavailable(&error))?;
        let store = backoffice.database.add_store("sandbox", None).await?;
        backoffice.seed(store, shop).await?;
        let scopes: Vec<_> = SCOPES.iter().map(|scope| scope.name).collect();
        let token = backoffice.database.add_token(store, "sandbox", &scopes, None).await?;
        let examples = backoffice.examples(store).await?;
        let (stop, stopped) = oneshot::channel();
        let server = Server::new(backoffice.clone()).with_control().with_pages();
        let server = server.allow_origins([Origin::any()]);
        let server = tokio::spawn(server.run(listener, async {
            // An error says that the sandbox was dropped, too.
            let _ = stopped.await;
        }));
        Ok(Self { base_url, token, examples, backoffice, store, server, _stop: stop })
    }

    /// Returns the base address of the API.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// Returns a token with every scope.
    #[must_use]
    pub fn token(&self) -> &str {
        &self.token
    }

    /// Returns records to try calls with.
    #[must_use]
    pub fn examples(&self) -> &Examples {
        &self.examples
    }

    /// Returns the back office, for what the API does not do.
    #[must_use]
    pub fn backoffice(&self) -> &Backoffice {
        &self.backoffice
    }

    /// Returns a client with every scope.
    ///
    /// # Errors
    ///
    /// If the client can't be set up on this machine.
    #[cfg(feature = "client")]
    pub fn client(&self) -> Result<crate::client::Client, crate::client::BuildError> {
        crate::client::Client::builder(&self.base_url)
            .token(self.token.clone())
            .allow_plain_http()
            .service_honours_idempotency_keys()
            .build()
    }

    /// Adds a fault, which the calls have that it names. Returns its number.
    ///
    /// # Errors
    ///
    /// If it can't be, or names no operation.
    ///
    /// # Examples
    ///
    /// ```
    /// # #[tokio::main(flavor = "current_thread")]
    /// # async fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// use backoffice::server::{Fault, Sandbox};
    ///
    /// let sandbox = Sandbox::start().await?;
    /// sandbox.fault(Fault::status(503).on("refund_order").times(2))?;
    /// # Ok(())
    /// # }
    /// ```
    pub fn fault(&self, fault: Fault) -> Result<u64, Refusal> {
        self.backoffice.add_fault(self.store, fault)
    }

    /// Removes all faults.
    pub fn remove_faults(&self) {
        self.backoffice.remove_faults(self.store);
    }

    /// Returns the latest calls, the oldest first.
    #[must_use]
    pub fn requests(&self) -> Vec<LoggedRequest> {
        self.backoffice.requests(self.store, &RequestFilter::default())
    }

    /// Takes a snapshot of the records under a name.
    ///
    /// # Errors
    ///
    /// If there are too many.
    pub async fn take_snapshot(&self, name: &str) -> Result<(), Refusal> {
        self.backoffice.take_snapshot(self.store, name).await
    }

    /// Gives the shop the records of a snapshot; new records have the ids that they had after it.
    ///
    /// # Errors
    ///
    /// If there is no such snapshot.
    pub async fn restore(&self, name: &str) -> Result<(), Refusal> {
        self.backoffice.restore(self.store, name).await
    }

    /// Stops the server, after the requests that it has.
    pub async fn stop(self) {
        let Self { server, _stop, .. } = self;
        drop(_stop);
        // An error is a panic of the server, which has been reported.
        let _ = server.await;
    }
}

fn unavailable(error: &dyn std::error::Error) -> Refusal {
    Refusal::unavailable(error.to_string())
}

impl Backoffice {
    /// Returns records of a store to try calls with.
    ///
    /// # Errors
    ///
    /// If the database fails.
    pub async fn examples(&self, store: i64) -> Result<Examples, Refusal> {
        let first = async |sql| queries::first(&self.database, sql, store).await;
        let order = first(queries::REFUNDABLE).await?;
        let open = queries::open_transactions(&self.database, store).await?;
        let mut open = open.into_iter();
        let transaction = open.find(|found| found["type"] == "authorize");
        let transaction = transaction.unwrap_or_default();
        let customer = self.example(store, &tables::CUSTOMERS).await?;
        let id = |record: &Value| record["id"].as_i64().unwrap_or_default();
        Ok(Examples {
            order_number: order["number"].as_str().unwrap_or_default().to_owned(),
            fulfillment_id: id(&order["fulfillments"][0]),
            customer_id: id(&customer),
            address_id: id(&customer["addresses"][0]),
            product_id: id(&self.example(store, &tables::PRODUCTS).await?),
            subscription_id: id(&self.example(store, &tables::SUBSCRIPTIONS).await?),
            ticket_id: id(&self.example(store, &tables::TICKETS).await?),
            dispute_id: id(&self.example(store, &tables::DISPUTES).await?),
            transaction_id: id(&transaction),
            gift_card_id: id(&self.example(store, &tables::GIFT_CARDS).await?),
            gateway_group_id: id(&self.example(store, &tables::GATEWAY_GROUPS).await?),
            webhook_id: id(&self.example(store, &tables::WEBHOOKS).await?),
        })
    }

    /// Returns the first record of a table; null if there is none.
    async fn example(&self, store: i64, table: &Table) -> Result<Value, Refusal> {
        Ok(queries::first(&self.database, queries::first_of(table), store).await?)
    }
}
