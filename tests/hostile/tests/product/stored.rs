//! The service on a database: tables that are made as described, lists, changes, keys, and deliveries to this API's own
//! webhooks.

use std::{future::pending, sync::Arc, time::Duration};

use backoffice_hostile::{
    client::{Call, Client, IdempotencyKey},
    description::{self, API, endpoints, events},
    models::{self, *},
    runtimes::{
        axum::{self, Router, http::HeaderMap, routing::post},
        backoffice_server::{
            Answer, Backend, Caller, Form, Limits, Refusal, Schema, Server, Service, Settings,
            Targets,
            deliver::{Rules, Subscription},
            http::detached::Detached,
            json,
            update::merged,
        },
    },
    server::{
        self, Routes,
        database::{
            deliveries::{Delivery, column},
            delivery_report::Shown,
            table::fold,
        },
        tables::{self, lists},
    },
    webhooks::{Event, Receiver},
};
use serde_json::Value;
use tokio::{net::TcpListener, sync::mpsc};

use crate::{postgres::Postgres, sample::sample};

const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";

static SCHEMA: Schema = Schema {
    api: &API,
    token_prefix: "test_",
    tables: tables::ALL,
    webhooks: Some(&tables::HOOKS),
    others: &[],
    parts: &[],
    owned: &[],
    has_service: false,
    sqlite: &[],
    postgres: &[],
};

/// The groups of calls that have tables.
#[derive(Clone, Debug)]
struct Stored(Backend);

fn read(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

impl server::Every for Stored {
    async fn new_2(&self, caller: &Caller, every: EveryEvery) -> Answer<models::Every> {
        self.0.read(caller, &tables::EVERY, i64::from(every)).await
    }

    async fn send(
        &self,
        caller: &Caller,
        every: EveryEvery,
        body: EveryUpdate,
    ) -> Answer<models::Every> {
        let endpoint = &endpoints::UPDATE_EVERY;
        let id = i64::from(every);
        let (mut write, stored) = self.0.change(caller, endpoint, &tables::EVERY, id).await?;
        let before: models::Every = json::record(&stored.json)?;
        let record = merged(&mut write, &before, &body, &["every"]).await?;
        let path = format!("every/{id}");
        let text = record.to_json();
        write.replace(&tables::EVERY, &stored, text, Vec::new(), &path).await
    }

    async fn clone_2(&self, caller: &Caller, body: EveryBody) -> Answer<models::Every> {
        let mut write = self.0.database.write(caller, &endpoints::CREATE_EVERY, None).await?;
        let id = write.id().await?;
        let mut record = serde_json::json!({});
        for (name, value) in read(&body.to_json()).as_object().unwrap() {
            if let Some(name) = name.strip_prefix("required_") {
                record[name] = value.clone();
            }
        }
        record["every"] = id.into();
        let (text, version) = (record.to_string(), Some(write.version));
        write.insert(&tables::EVERY, id, &text, Vec::new())?;
        write.finish(&format!("every/{id}"), text, version).await
    }

    async fn of_2(&self, _: &Caller, _: Form) -> Answer<Empty> {
        Err(Refusal::not_found())
    }

    async fn self_(&self, caller: &Caller, query: EveryQuery) -> Answer<Page<models::Every>> {
        self.0.page(caller, &lists::LIST_EVERY, &query, None).await
    }

    async fn some(&self, _: &Caller, _: i64) -> Answer<Shapes> {
        Err(Refusal::not_found())
    }

    async fn delete(&self, caller: &Caller, every: EveryEvery) -> Answer<()> {
        let endpoint = &endpoints::DELETE_EVERY;
        let id = i64::from(every);
        let (mut write, stored) = self.0.change(caller, endpoint, &tables::EVERY, id).await?;
        write.remove(&tables::EVERY, id);
        write.finish_empty(&format!("every/{id}"), stored.json).await
    }
}

impl server::Hooks for Stored {
    async fn list(&self, caller: &Caller, query: HookQuery) -> Answer<Page<Hook>> {
        let cursor = query.place.as_deref();
        self.0.page(caller, &lists::LIST_HOOKS, &query, cursor).await
    }

    async fn create(&self, caller: &Caller, body: CreateHook) -> Answer<Hook> {
        let mut write = self.0.database.write(caller, &endpoints::CREATE_HOOK, None).await?;
        let id = write.id().await?;
        let mut record = read(&body.to_json());
        record["number"] = id.into();
        record["active"] = true.into();
        let (text, version) = (record.to_string(), Some(write.version));
        let secret = self.0.database.cipher.encrypt(id, SECRET.as_bytes())?;
        write.insert(&tables::HOOKS, id, &text, vec![(column::SECRET, secret.into())])?;
        write.finish(&format!("hooks/{id}"), text, version).await
    }
}

impl Rules for Stored {
    const DISABLED: Option<&'static str> = Some(events::SELF.name);

    fn subscription(&self, webhook: &str) -> Result<Subscription, Refusal> {
        let hook = Hook::from_json(webhook).unwrap();
        let names = hook.events.iter();
        Ok(Subscription {
            target: hook.address.unwrap().as_str().parse().unwrap(),
            events: names.map(|name| fold(name.as_str())).collect(),
        })
    }

    fn body(&self, id: &str, delivery: &Delivery) -> Result<String, Refusal> {
        let (name, data) = (Value::from(delivery.name.as_str()), &delivery.json);
        Ok(format!(
            r#"{{"id":"{id}","type":{name},"timestamp":"2023-02-10T12:00:00Z","api_version":"2023-02-10","data":{data}}}"#
        ))
    }

    fn shown(&self, webhook: &str, shown: Shown) -> Result<Option<String>, Refusal> {
        let before = read(webhook);
        let mut record = before.clone();
        record["active"] = shown.active.into();
        record["failures"] = shown.warning_count.into();
        Ok((record != before).then(|| record.to_string()))
    }
}

impl Service for Stored {
    fn backend(&self) -> &Backend {
        &self.0
    }

    fn routes(&self, limits: Limits, detached: Detached) -> Router {
        let service = Arc::new(self.clone());
        let routes = Routes::with_tasks(service.clone(), service, limits, detached);
        routes.every().hooks().without_edges()
    }

    fn openapi(&self) -> String {
        "{}".to_owned()
    }
}

/// Serves a database. Returns the service, its store, and clients of this store and of another.
async fn served(url: &str) -> (Stored, i64, [Client; 2]) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}", listener.local_addr().unwrap());
    let mut settings = Settings::new(address.clone(), [7; 32]);
    settings.page_size = 2;
    settings.targets = Targets::with_this_machine();
    let service = Stored(Backend::open(url, settings, &SCHEMA).await.unwrap());
    let scopes: Vec<_> = API.scopes.iter().map(|scope| scope.name).collect();
    let client = async |name: &str| {
        let store = service.0.add_store(name).await.unwrap();
        let token = service.0.add_token(store, name, &scopes, None).await.unwrap();
        (store, Client::builder(&address).token(token).build().unwrap())
    };
    let ((store, one), (_, other)) = (client("one").await, client("other").await);
    tokio::spawn(Server::new(service.clone()).run(listener, pending()));
    (service, store, [one, other])
}

/// Starts a receiver of deliveries. Returns its address and the events that arrive.
async fn receiver() -> (String, mpsc::UnboundedReceiver<Event>) {
    let (sender, events) = mpsc::unbounded_channel();
    let receiver = Receiver::builder().secret(SECRET).build().unwrap();
    let receive = async move |headers: HeaderMap, body: axum::body::Bytes| {
        let received = receiver.receive(&headers, &body).unwrap();
        sender.send(received.delivery.event().unwrap()).unwrap();
    };
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = format!("http://{}/", listener.local_addr().unwrap());
    let app = Router::new().route("/", post(receive));
    tokio::spawn(async move { axum::serve(listener, app).await });
    (address, events)
}

fn body(text: &str, amount: &str) -> EveryBody {
    let mut body = read(&sample(&description::EVERY_BODY));
    body["required_string"] = text.into();
    body["required_amount"] = amount.into();
    EveryBody::from_json(&body.to_string()).unwrap()
}

/// Returns the next event that arrives.
async fn next(events: &mut mpsc::UnboundedReceiver<Event>) -> Event {
    let event = tokio::time::timeout(Duration::from_secs(20), events.recv()).await;
    event.expect("a delivery should arrive").unwrap()
}

async fn is_stored(url: &str) {
    let (service, store, [one, other]) = served(url).await;
    let (address, mut events) = receiver().await;
    let url: Url = Url::new(address).unwrap();
    let names = [EventName::All, EventName::SelfValue];
    for name in [&names[..], &names[..1], &names[1..]] {
        let hook = CreateHook::new(name.to_vec(), url.clone());
        one.hooks().create(hook).send().await.unwrap();
    }

    let mut made = Vec::new();
    for (text, amount) in [("Anna", "1.00"), ("anna", "2.50"), ("Ben", "3.00")] {
        let key = IdempotencyKey::new(text);
        let create = || one.every().clone_2(body(text, amount)).idempotency_key(key.clone()).send();
        let record = create().await.unwrap();
        assert_eq!(create().await.unwrap(), record, "the same answer for the same key");
        made.push(record);
    }
    let id = made[0].every.unwrap();
    let found = one.every().new_2(id).send().await.unwrap();
    assert_eq!(found, made[0]);
    let error = other.every().new_2(id).send().await.unwrap_err();
    assert_eq!(error.status().unwrap(), 404, "another store's record");

    // No parameter of this list asks for a next page, so the first one has all.
    let list = async |call: Call<operations::ListEveryOperation>| {
        let page = call.send().await.unwrap();
        assert_eq!(page.next, None);
        page.results.len()
    };
    let every = || one.every().self_();
    assert_eq!(list(every()).await, 3);
    assert_eq!(list(every().string("ANNA")).await, 2);
    assert_eq!(list(every().amount(Amount::new("2.5").unwrap())).await, 2);
    assert_eq!(list(every().integer(made[0].integer.unwrap())).await, 3);
    let time = made[0].timestamp.clone().unwrap();
    assert_eq!(list(every().timestamp(time)).await, 3);
    let earlier = Timestamp::new("1999-12-31T23:59:59.5Z").unwrap();
    assert_eq!(list(every().timestamp(earlier)).await, 0);
    assert_eq!(list(every().boolean(!made[0].boolean.unwrap())).await, 0);
    let page = one.hooks().list().events([EventName::All]).send().await.unwrap();
    assert_eq!(page.results.len(), 2);
    let mut hooks = one.hooks().list().active(true).pages();
    let mut sizes = Vec::new();
    while let Some(page) = hooks.next().await {
        sizes.push(page.unwrap().results.len());
    }
    assert_eq!(sizes, [2, 1]);

    let update = EveryUpdate::new().string("Carl");
    let changed = one.every().send(id, update).send().await.unwrap();
    assert_eq!(changed.string.as_deref(), Some("Carl"));
    assert_eq!(list(every().string("anna")).await, 1);
    let deleted = one.every().delete(id).send_with_response().await.unwrap();
    assert_eq!((deleted.status().as_u16(), deleted.bytes().len()), (202, 0));
    assert_eq!(deleted.headers().get("content-type"), None);
    assert_eq!(list(every()).await, 2);
    let error = one.every().delete(id).send().await.unwrap_err();
    assert_eq!(error.status().unwrap(), 404, "deleted");

    // Two webhooks hear of each record, and two of the other event.
    let mut heard = Vec::new();
    while heard.len() < 6 {
        match next(&mut events).await {
            Event::All(record) => heard.push(record.every.unwrap()),
            event => panic!("{event:?}"),
        }
    }
    heard.sort_unstable();
    let twice = made.iter().flat_map(|record| [record.every.unwrap(); 2]);
    assert_eq!(heard, twice.collect::<Vec<_>>());
    let name = description::events::SELF.name;
    let count = service.0.database.trigger(store, name, "{}".to_owned(), None).await.unwrap();
    assert_eq!(count, 2);
    for _ in 0..2 {
        assert!(matches!(next(&mut events).await, Event::SelfValue(_)));
    }
    service.0.close().await;
}

#[tokio::test]
async fn an_api_is_stored_in_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("hostile.db").display());
    is_stored(&url).await;
    // Its tables are there already.
    let (service, ..) = served(&url).await;
    assert_eq!(service.0.stores().await.unwrap().len(), 4);
}

#[tokio::test]
async fn an_api_is_stored_in_postgres() {
    let postgres = Postgres::start();
    is_stored(&postgres.url()).await;
}

#[test]
fn no_table_of_records_has_the_name_of_one_of_the_service() {
    let service = backoffice_spec::SERVICE_TABLES;
    for name in service {
        let sql = include_str!("../../../../crates/server/migrations/sqlite/0001_service.sql");
        assert!(sql.contains(&format!("CREATE TABLE {name} (")), "{name}");
        assert_eq!(sql.matches("CREATE TABLE").count(), service.len());
    }
}

#[tokio::test]
async fn tables_that_are_described_differently_are_refused() {
    static OTHER: Schema = Schema { tables: &[&tables::EVERY], webhooks: None, ..SCHEMA };
    static WITHOUT_EVENTS: Schema = Schema { webhooks: Some(&tables::EVERY), ..SCHEMA };
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("hostile.db").display());
    let open = async |schema| {
        let settings = Settings::new("http://localhost", [7; 32]);
        Backend::open(&url, settings, schema).await
    };
    open(&SCHEMA).await.unwrap().close().await;
    for (schema, says) in [
        (&OTHER, "not those of this program"),
        (&WITHOUT_EVENTS, "`every`, needs a column `active`, a flag"),
    ] {
        let error = open(schema).await.unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
    open(&SCHEMA).await.unwrap().close().await;
}
