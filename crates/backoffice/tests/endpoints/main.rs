//! The typed client against the service, on both databases.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test fails by panicking")]

mod amounts;
mod answers;
mod attacks;
mod calls;
mod concurrent;
mod console;
mod control;
mod deliveries;
mod delivery_log;
mod edges;
mod events;
mod faults;
mod lists;
mod made;
mod network;
mod oauth;
mod pages;
mod postgres;
mod refusals;
mod repeats;
mod sandbox;
mod service;
mod serving;
mod sign_in;
mod site;
mod stored;
mod targets;
mod tls;
mod updates;
mod waiting;

use axum::{body::Body, http::Request};
use backoffice::{
    client::{
        Client, Form, Part,
        models::{
            Amount, CaptureTransaction, CreateCustomerNote, CreateFulfillmentEvent,
            CreateOrderNote, CreateProductImage, CreateSubscriptionLine, CreateWebhook, Patch,
            Record as _, RefundOrder, UpdateCustomer, UpdateProduct, UpdateSubscription,
            UpdateWebhook, Url,
        },
    },
    server::{Backoffice, Settings, Shop},
};

use self::{postgres::Postgres, service::Service};

#[tokio::test(flavor = "multi_thread")]
async fn the_client_drives_every_endpoint_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("shop.db").display());
    for url in ["sqlite::memory:", &url] {
        drive(url).await;
        pages::of_large_records(url).await;
        concurrent::changes(url).await;
    }
    let url = format!("sqlite:{}", folder.path().join("removed.db").display());
    pages::while_records_are_removed(&url).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_client_drives_every_endpoint_on_postgresql() {
    let postgres = tokio::task::spawn_blocking(Postgres::start).await.unwrap();
    let url = postgres.url();
    // Instances that start together bring the tables up to date together.
    let starts = (0..4).map(|_| Backoffice::open(&url, Settings::new("", [7; 32])));
    for started in futures_util::future::join_all(starts).await {
        started.unwrap().close().await;
    }
    // Boxed, because all together are too large for a thread's stack.
    let deliveries = Box::pin(async {
        deliveries::of_each_change(&postgres.new_database("delivered")).await;
        deliveries::that_fail(&postgres.new_database("failed")).await;
        delivery_log::log(&postgres.new_database("log")).await;
        targets::private_networks(&postgres.new_database("private")).await;
        targets::many_webhooks(&postgres.new_database("many_hooks")).await;
        targets::in_order(&postgres.new_database("in_order")).await;
        events::unwanted(&postgres.new_database("unwanted")).await;
        stored::addresses_of_files(&postgres.new_database("files")).await;
    });
    tokio::join!(deliveries, Box::pin(concurrent::serializable_changes(&postgres)));
    Box::pin(serving::dead_connections_cost_no_call(&postgres)).await;
    let held = postgres.new_database("held");
    Box::pin(waiting::records_that_wait_leave_connections(&held)).await;
    let limits = postgres.new_database("limits");
    let turns = postgres.new_database("turns");
    let bad = postgres.new_database("bad");
    let every_endpoint = Box::pin(async {
        drive(&url).await;
        concurrent::changes(&url).await;
        attacks::attacks(&postgres.new_database("attacks")).await;
        serving::a_database_has_one_key(&postgres.new_database("key")).await;
        serving::a_key_is_replaced(&postgres.new_database("replaced")).await;
        events::of_each_write(&postgres.new_database("events")).await;
        repeats::keys_without_an_answer(&postgres.new_database("keys")).await;
    });
    let others = Box::pin(async {
        control::laws(&postgres.new_database("control")).await;
        oauth::laws(&postgres.new_database("oauth")).await;
        faults::snapshots(&postgres.new_database("snapshots")).await;
        serving::old_rows_are_removed(&postgres.new_database("rows")).await;
        for version in serving::OLDER {
            let older = postgres.new_database(&format!("older{version}"));
            serving::an_older_database_opens(&older, version).await;
        }
        waiting::calls_without_a_caller(&postgres.new_database("hung_up")).await;
        waiting::a_stop_waits_for_calls_without_a_caller(&postgres.new_database("stop")).await;
        amounts::of_many_refunds(&postgres.new_database("many")).await;
        pages::of_large_records(&postgres.new_database("large")).await;
        pages::while_records_are_removed(&postgres.new_database("removed")).await;
        serving::a_lost_commit_is_said(&postgres).await;
    });
    tokio::join!(
        every_endpoint,
        others,
        // These mostly wait.
        targets::that_answer_badly(&bad),
        serving::limits_are_shared(&limits),
        serving::back_after_lost_packets(&postgres),
        waiting::turns_are_short(&turns),
        serving::a_lost_instance_holds_no_order(&postgres),
    );
    serving::back_after_an_outage(postgres).await;
}

async fn drive(url: &str) {
    let service = Service::start(url).await;
    lists::filters(&service).await;
    orders(&service.client()).await;
    catalogue(&service.client()).await;
    customers(&service.client()).await;
    tickets_and_payments(&service).await;
    webhooks(&service.client()).await;
    refusals::unknown_ids(&service).await;
    refusals::tokens(&service).await;
    refusals::in_order(&service).await;
    refusals::webhooks(&service).await;
    refusals::first_of_several(&service).await;
    refusals::details(&service).await;
    repeats::keys(&service).await;
    repeats::keys_of_every_write(&service).await;
    repeats::versions(&service).await;
    made::records(&service).await;
    made::money(&service).await;
    amounts::of_refunds(&service).await;
    sandbox::fulfillments(&service).await;
    pages::there_and_back(&service).await;
    pages::while_records_are_made(&service).await;
    pages::cursors_of_others(&service).await;
    control::unchanged_records(&service).await;
    stored::unusual_text(&service).await;
    stored::kept_fields(&service).await;
    updates::all(&service).await;
    service.stop().await;
}

async fn orders(client: &Client) {
    let before = client.users().get(1).send().await.unwrap();
    assert_eq!(before.orders_count, Some(1));
    let refund = RefundOrder::new(Amount::new("0.01").unwrap());
    let order = client.orders().refund("1001", refund).send().await.unwrap();
    let last = order.refunds.last().unwrap();
    assert_eq!(last.total_refund_amount.as_ref().unwrap().as_str(), "0.01");
    assert_eq!(order.payment_status.as_ref().unwrap().as_str(), "partially_refunded");
    assert_eq!(order.transactions.last().unwrap().r#type.as_deref(), Some("refund"));
    // The document shows one value of the status; the others are ours.
    let drift: Vec<_> = order.drift().into_iter().map(|drift| drift.pointer).collect();
    assert_eq!(drift, ["/payment_status"]);

    let too_much = RefundOrder::new(Amount::new("100000").unwrap());
    let error = client.orders().refund("1001", too_much).send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(409));

    let note =
        client.orders().create_note("1001", CreateOrderNote::new("Gift")).send().await.unwrap();
    assert_eq!(note.message.as_deref(), Some("Gift"));
    let fulfillment = order.fulfillments.first().unwrap().id.unwrap();
    let event = CreateFulfillmentEvent::new("label_printed").city("Oslo");
    let event =
        client.orders().create_fulfillment_event("1001", fulfillment, event).send().await.unwrap();
    assert_eq!((event.fulfillment, event.city.as_deref()), (Some(fulfillment), Some("Oslo")));
    assert_eq!(event.order.as_ref().unwrap().as_str(), "1001");
}

async fn catalogue(client: &Client) {
    let update = UpdateProduct::new().title("Coffee").meta_title(Patch::Null);
    let product = client.products().update(1, update).send().await.unwrap();
    assert_eq!((product.title.as_deref(), &product.meta_title), (Some("Coffee"), &None));
    let image = CreateProductImage::new().with_unknown_field("caption", "Front");
    let image = client.products().create_image(1, image).send().await.unwrap();
    assert_eq!(image.caption.as_deref(), Some("Front"));

    let subscription = client.subscriptions().get(1).send().await.unwrap();
    let update = UpdateSubscription::new().cancel_reason("moved");
    let updated = client.subscriptions().update(1, update).send().await.unwrap();
    assert_eq!(updated.cancel_reason.as_deref(), Some("moved"));
    let line = CreateSubscriptionLine::new(1, 2);
    let line = client.subscriptions().create_line(1, line).send().await.unwrap();
    assert_eq!((line.quantity, line.product.as_ref().unwrap().id), (Some(2), Some(1.into())));
    let longer = client.subscriptions().get(1).send().await.unwrap();
    assert_eq!(longer.lines.len(), subscription.lines.len() + 1);
}

async fn customers(client: &Client) {
    let mut all = client.users().list().items();
    let mut ids = Vec::new();
    while let Some(customer) = all.next().await {
        ids.push(i64::from(customer.unwrap().id.unwrap()));
    }
    assert_eq!(ids, (1..=20).collect::<Vec<_>>(), "pages of three, in order");
    let update = UpdateCustomer::new().first_name("Ada").phone_number(Patch::Null);
    let customer = client.users().update(2, update).send().await.unwrap();
    assert_eq!((customer.first_name.as_deref(), &customer.phone_number), (Some("Ada"), &None));
    let found = client.users().list().name("aDa").send().await.unwrap();
    assert!(found.results.iter().any(|found| found.id == customer.id));
    let address = customer.addresses.first().unwrap().id.unwrap();
    let found = client.users().get_address(2, address).send().await.unwrap();
    assert_eq!(found.id, Some(address));
    let subscriptions = client.users().list_subscriptions(2).send().await.unwrap();
    assert_eq!(subscriptions.iter().next().unwrap().id, Some(2.into()));
    let note = CreateCustomerNote::new("Called");
    let note = client.users().create_note(2, note).send().await.unwrap();
    assert_eq!(note.message.as_deref(), Some("Called"));
}

async fn tickets_and_payments(service: &Service) {
    let client = &service.client();
    let ticket = client.tickets().list_comments(1).send().await.unwrap();
    // Larger than a part in the database, and than axum's default limit.
    let lines = (0..1024 * 1024).map(|number| format!("{number:05}\n"));
    let content = lines.collect::<String>();
    let file = Part::bytes("file", "../note.txt", content.clone()).media_type("text/plain");
    let form = Form::new().part(Part::text("ticket", "1")).part(file);
    let more = client.tickets().upload_attachments(form).send().await.unwrap();
    assert_eq!(more.comments.len(), ticket.comments.len() + 1);
    let file = more.comments.last().unwrap().attachments.first().unwrap();
    assert_eq!(file.file_name.as_deref(), Some("note.txt"));
    let address = file.file.as_ref().unwrap().as_str();
    let path = address.strip_prefix(service.address.trim_end_matches("/api"));
    let request = Request::get(path.unwrap()).body(Body::empty()).unwrap();
    let (_, read) = service.send(request).await;
    assert!(read == content, "{} bytes are read", read.len());

    let dispute = client.disputes().get(5).send().await.unwrap();
    let authorization = dispute.transaction.unwrap();
    let capture = || client.transactions().capture(authorization, CaptureTransaction::new());
    let captured = capture().send().await.unwrap();
    assert_eq!(captured.parent_id, Some(authorization));
    assert_eq!(captured.amount, captured.amount_available_for_refund);
    let error = capture().send().await.unwrap_err();
    assert_eq!(error.status().map(|status| status.as_u16()), Some(409));

    let cards = client.gift_cards().list().customer(3).send().await.unwrap();
    assert_eq!(cards.results.len(), 1);
    let groups = client.gateway_groups().list().send().await.unwrap();
    assert_eq!(groups.results.len(), 3);
}

fn url(text: &str) -> Url {
    Url::new(text).unwrap()
}

async fn webhooks(client: &Client) {
    let webhook = CreateWebhook::new(["cart.abandoned"], url("https://hooks.example.com/a"));
    let webhook = client.webhooks().create(webhook).send().await.unwrap();
    let secret = webhook.secret_key.as_ref().unwrap();
    assert!(secret.expose().starts_with("whsec_"));
    let id = webhook.id.unwrap();
    let update = UpdateWebhook::new(["order.refunded"], url("https://hooks.example.com/b"));
    let updated = client.webhooks().update(id, update).send().await.unwrap();
    assert_eq!(updated.target.as_ref().unwrap().as_str(), "https://hooks.example.com/b");
    assert_eq!(updated.secret_key.as_ref().unwrap().expose(), "********");
    let found = client.webhooks().list().events(["order.refunded", "x"]).send().await.unwrap();
    assert!(found.results.iter().any(|found| found.id == Some(id)));
    assert_eq!((updated.active, updated.name), (Some(true), None));
    let extra = |update: UpdateWebhook| {
        let update = update.with_unknown_field("active", false);
        update.with_unknown_field("name", "Refunds")
    };
    let update = extra(UpdateWebhook::new(["order.refunded"], url("HTTP://[::1]:8/b")));
    let updated = client.webhooks().update(id, update).send().await.unwrap();
    assert_eq!((updated.active, updated.name.as_deref()), (Some(false), Some("Refunds")));
    let named = client.webhooks().list().active(false).name("refund");
    let named = named.send().await.unwrap();
    assert!(named.results.iter().any(|found| found.id == Some(id)));
    let none = client.webhooks().list().events(["order.refund"]).send().await.unwrap();
    assert!(none.results.iter().all(|found| found.id != Some(id)));
}

/// Orders of a service, and customers, gift cards and the like.
const ORDERS: u32 = 20;

/// Fills a store of a new service.
async fn seeded(service: &Backoffice) -> i64 {
    let store = service.add_store("test").await.unwrap();
    let shop = Shop { orders: ORDERS, ..Shop::default() };
    service.seed(store, shop).await.unwrap();
    store
}
