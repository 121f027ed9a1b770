//! One call to each endpoint, with every parameter and every member that the document lists.

use backoffice_client::{
    Call, Client, Error, Form, Part,
    models::{
        CustomerId, Date, Drift, Endpoint, GiftCardStatus, Language, Operation, OrderNumber,
        Record, runtime::Members,
    },
    runtime::Parameters,
};
use backoffice_samples::{Fullness, Samples};

use crate::Result;

/// The id of every record but orders, whose number is a text.
pub(super) const ID: i64 = 7;

/// The seed of the request bodies.
const SEED: u64 = 3;

/// A call that was made.
pub(super) struct Made {
    pub(super) endpoint: &'static Endpoint,
    pub(super) result: std::result::Result<Answered, Error>,
}

/// What it was answered with.
pub(super) struct Answered {
    pub(super) status: u16,
    pub(super) drift: Vec<Drift>,
}

/// Makes the call to each endpoint that is wanted.
pub(super) async fn all(client: &Client, wants: &dyn Fn(&Endpoint) -> bool) -> Result<Vec<Made>> {
    let mut round = Round {
        wants,
        made: Vec::new(),
    };
    let order = OrderNumber::from("A-1001");
    let customer = CustomerId::from(ID);
    let date = || Date::new("2023-02-10");
    let form = Form::new()
        .part(Part::text("ticket", "7"))
        .part(Part::bytes("file", "receipt.txt", "paid"));
    let orders = client.orders();
    let products = client.products();
    let subscriptions = client.subscriptions();
    let users = client.users();
    let webhooks = client.webhooks();
    round.make(orders.refund(&order, body()?)).await;
    round.make(orders.create_note(&order, body()?)).await;
    round
        .make(orders.create_fulfillment_event(&order, ID.into(), body()?))
        .await;
    round.make(products.update(ID.into(), body()?)).await;
    round.make(products.create_image(ID.into(), body()?)).await;
    round.make(subscriptions.get(ID.into())).await;
    round.make(subscriptions.update(ID.into(), body()?)).await;
    round
        .make(subscriptions.create_line(ID.into(), body()?))
        .await;
    round
        .make(
            users
                .list()
                .email("person@example.com")
                .name("name")
                .phone_number("+1 555 0100")
                .language(Language::En)
                .user_type("customer")
                .date_joined_from(date()?)
                .date_joined_to(date()?)
                .is_blocked(false)
                .accepts_marketing(true)
                .cursor("abc=="),
        )
        .await;
    round.make(users.get(customer)).await;
    round.make(users.update(customer, body()?)).await;
    round.make(users.get_address(customer, ID.into())).await;
    round.make(users.list_subscriptions(customer)).await;
    round.make(users.create_note(customer, body()?)).await;
    round.make(client.tickets().list_comments(ID.into())).await;
    round.make(client.tickets().upload_attachments(form)).await;
    round.make(client.disputes().get(ID.into())).await;
    round
        .make(client.transactions().capture(ID.into(), body()?))
        .await;
    round
        .make(
            client
                .gift_cards()
                .list()
                .search_text("a & b")
                .created_from(date()?)
                .created_to(date()?)
                .customer(customer)
                .status(GiftCardStatus::Active)
                .currency("USD")
                .amount_from(1)
                .amount_to(100)
                .cursor("abc=="),
        )
        .await;
    round
        .make(client.gateway_groups().list().cursor("abc=="))
        .await;
    round
        .make(
            webhooks
                .list()
                .name("name")
                .events(["order.created", "cart.abandoned"])
                .active(true)
                .cursor("abc=="),
        )
        .await;
    round.make(webhooks.create(body()?)).await;
    round.make(webhooks.update(ID.into(), body()?)).await;
    Ok(round.made)
}

/// The calls made so far.
struct Round<'a> {
    wants: &'a dyn Fn(&Endpoint) -> bool,
    made: Vec<Made>,
}

impl Round<'_> {
    async fn make<O>(&mut self, call: Call<O>)
    where
        O: Operation<Query: Parameters>,
    {
        let endpoint = call.endpoint();
        if !(self.wants)(endpoint) {
            return;
        }
        let result = call.send_with_response().await;
        let result = result.map(|response| Answered {
            status: response.status().as_u16(),
            drift: response.drift(),
        });
        self.made.push(Made { endpoint, result });
    }
}

/// A sample of a request body that shows every member, as its type holds it.
fn body<T: Record + Members>() -> Result<T> {
    let samples = Samples::new(T::empty().info(), SEED, Fullness::Strict);
    Ok(T::from_slice(samples.instance(0).as_bytes())?)
}
