//! Changes that the test makes to the tables. It checks that each change is reported.

use backoffice_spec::{Encoding, Enum, Field, Method, Null, Presence, Shape, Spec, Type};

/// A change to the tables: its description, the change, and a part of the message that must follow.
pub(crate) type Mutation = (&'static str, fn(&mut Spec), &'static str);

pub(crate) const MUTATIONS: &[Mutation] = &[
    (
        "no field",
        |spec| fields(spec, "Order").retain(|field| field.name != "tags"),
        "fields of Order:",
    ),
    ("no field in an inline object", |spec| no_last_field(spec, "Voucher"), "fields of Voucher:"),
    (
        "another field",
        |spec| {
            let more = field(spec, "Order", "tags").clone();
            fields(spec, "Dispute").push(more);
        },
        "fields of Dispute:",
    ),
    (
        "another name",
        |spec| field(spec, "Comment", "body").name = "text".into(),
        "fields of Comment:",
    ),
    ("another order", |spec| fields(spec, "Customer").swap(0, 1), "fields of Customer:"),
    ("another type", |spec| field(spec, "Order", "is_test").ty = Type::String, "Order.is_test:"),
    (
        "another type of a plural",
        |spec| field(spec, "GiftCard", "disabled_at").ty = Type::String,
        "GiftCard.disabled_at:",
    ),
    (
        "another shape",
        |spec| field(spec, "Order", "tax_lines").ty = list("TaxLine"),
        "Order.tax_lines:",
    ),
    ("no list", |spec| field(spec, "Order", "tags").ty = Type::String, "a list: Order.tags:"),
    (
        "a plain integer",
        |spec| field(spec, "Product", "ranking").ty = Type::Integer,
        "Product.ranking:",
    ),
    ("a 32-bit integer", |spec| field(spec, "Refund", "id").ty = Type::Int32, "Refund.id:"),
    (
        "no lowest 32-bit value",
        |spec| field(spec, "Product", "ranking").minimum = None,
        "bounds of Product.ranking:",
    ),
    (
        "no lower bound",
        |spec| field(spec, "FulfillmentEvent", "latitude").minimum = None,
        "bounds of FulfillmentEvent.latitude:",
    ),
    (
        "an upper bound",
        |spec| field(spec, "FulfillmentEvent", "latitude").maximum = Some(90),
        "bounds of FulfillmentEvent.latitude:",
    ),
    (
        "no value seen",
        |spec| field(spec, "Order", "payment_status").ty = Type::String,
        "values of Order.payment_status:",
    ),
    (
        "another value seen",
        |spec| values(spec, "RestockType")[0] = "return".into(),
        "values of RefundLineItem.restock_type:",
    ),
    (
        "no value allowed",
        |spec| {
            values(spec, "Language").pop();
        },
        "values of Customer.language:",
    ),
    (
        "no value of a parameter",
        |spec| {
            values(spec, "GiftCardStatus").pop();
        },
        "values of ListGiftCardsQuery.status:",
    ),
    (
        "an open enumeration",
        |spec| enumeration(spec, "Language").closed = false,
        "no other values allowed: Customer.language:",
    ),
    (
        "a closed enumeration",
        |spec| enumeration(spec, "TicketStatus").closed = true,
        "no other values allowed: SupportTicket.status:",
    ),
    ("another event name", |spec| values(spec, "EventName")[0] = "cart.left".into(), "events:"),
    (
        "never left out",
        |spec| field(spec, "SubscriptionProductImage", "src").sometimes = false,
        "SubscriptionProductImage.src:",
    ),
    (
        "a secret that shows",
        |spec| field(spec, "Webhook", "secret_key").secret = false,
        "Webhook.secret_key:",
    ),
    (
        "metadata is never null",
        |spec| field(spec, "Dispute", "metadata").null = Null::Unsaid,
        "Dispute.metadata:",
    ),
    ("no shape", |spec| spec.shapes.retain(|shape| shape.name != "Dispute"), "Dispute: the tables"),
    (
        "another shape of nothing",
        |spec| {
            let mut more = shape(spec, "Dispute").clone();
            more.name = "Claim".into();
            spec.shapes.push(more);
        },
        "Claim: the document",
    ),
    (
        "no group",
        |spec| {
            spec.groups.pop();
        },
        "groups",
    ),
    (
        "no endpoint",
        |spec| {
            spec.endpoints.remove(4);
        },
        "numbers of the endpoints:",
    ),
    ("another method", |spec| spec.endpoints[22].method = Method::Patch, "endpoint 23:"),
    (
        "another path",
        |spec| spec.endpoints[0].path = "/orders/{number}/refunds/".into(),
        "endpoint 1:",
    ),
    (
        "another path parameter",
        |spec| spec.endpoints[0].params[0].1 = Type::Integer,
        "path parameters of endpoint 1,",
    ),
    ("another scope", |spec| spec.endpoints[9].scopes = vec!["users:write".into()], "endpoint 10:"),
    ("another response", |spec| spec.endpoints[9].response = Some("Order".into()), "endpoint 10:"),
    ("one for a page", |spec| spec.endpoints[8].response = Some("Customer".into()), "endpoint 9:"),
    ("no form", |spec| spec.endpoints[15].encoding = Encoding::Json, "endpoint 16 takes a form:"),
    ("no body", |spec| spec.endpoints[0].request = None, "endpoint 1 takes a body:"),
    (
        "no field of a body",
        |spec| no_last_field(spec, "CreateSubscriptionLine"),
        "fields of CreateSubscriptionLine:",
    ),
    (
        "an optional field of a body",
        |spec| field(spec, "UpdateWebhook", "events").presence = Presence::Optional,
        "required: UpdateWebhook.events:",
    ),
    (
        "another type in a body",
        |spec| field(spec, "CreateSubscriptionLine", "quantity").ty = Type::String,
        "CreateSubscriptionLine.quantity:",
    ),
    (
        "no field of an update",
        |spec| no_last_field(spec, "UpdateProduct"),
        "fields of UpdateProduct:",
    ),
    (
        "no query parameter",
        |spec| {
            fields(spec, "ListUsersQuery").remove(3);
        },
        "fields of ListUsersQuery:",
    ),
    (
        "another type of a parameter",
        |spec| field(spec, "ListUsersQuery", "date_joined_to").ty = Type::String,
        "ListUsersQuery.date_joined_to:",
    ),
    (
        "no inline query parameter",
        |spec| {
            fields(spec, "ListWebhooksQuery").remove(1);
        },
        "fields of ListWebhooksQuery:",
    ),
    (
        "no cursor",
        |spec| no_last_field(spec, "ListGatewayGroupsQuery"),
        "fields of ListGatewayGroupsQuery:",
    ),
    (
        "no field of a page",
        |spec| {
            fields(spec, "WebhookPage").remove(1);
        },
        "fields of WebhookPage:",
    ),
    (
        "a page is never the last",
        |spec| field(spec, "WebhookPage", "next").null = Null::Unsaid,
        "WebhookPage.next:",
    ),
    (
        "another header",
        |spec| spec.api.version_header.as_mut().unwrap().name = "X-Version".into(),
        "version header",
    ),
    (
        "another version",
        |spec| values(spec, "ApiVersion").push("2024-01-01".into()),
        "version header",
    ),
    ("no scope", |spec| spec.scopes.retain(|scope| scope.name != "gateways:read"), "scopes"),
    ("no gap of section 2", |spec| no_gap(spec, "response-nulls"), "`may be null`"),
    ("no gap of section 3", |spec| no_gap(spec, "transitions"), "`Transitions`"),
    (
        "no gap of section 4",
        |spec| no_gap(spec, "product-image-body-fields"),
        "`Body fields of the product image creation`",
    ),
    ("no gap of section 5", |spec| no_gap(spec, "token-lifetime"), "`token lifetime`"),
    ("no gap of section 6", |spec| no_gap(spec, "event-names"), "`Full list of event names`"),
    ("no gap of section 7", |spec| no_gap(spec, "error-responses"), "section 7:"),
    ("no gap of section 8", |spec| no_gap(spec, "upload-size"), "`upload size limits`"),
    ("no gap of section 9", |spec| no_gap(spec, "deprecation-policy"), "`Deprecation`"),
];

fn shape<'s>(spec: &'s mut Spec, name: &str) -> &'s mut Shape {
    spec.shapes.iter_mut().find(|shape| shape.name == name).unwrap()
}

fn fields<'s>(spec: &'s mut Spec, shape_name: &str) -> &'s mut Vec<Field> {
    &mut shape(spec, shape_name).fields
}

fn field<'s>(spec: &'s mut Spec, shape_name: &str, name: &str) -> &'s mut Field {
    let mut fields = fields(spec, shape_name).iter_mut();
    fields.find(|field| field.name == name).unwrap()
}

fn enumeration<'s>(spec: &'s mut Spec, name: &str) -> &'s mut Enum {
    spec.enums.iter_mut().find(|found| found.name == name).unwrap()
}

fn values<'s>(spec: &'s mut Spec, name: &str) -> &'s mut Vec<String> {
    &mut enumeration(spec, name).values
}

fn no_last_field(spec: &mut Spec, shape_name: &str) {
    fields(spec, shape_name).pop();
}

fn list(shape: &str) -> Type {
    Type::List(Box::new(Type::Shape(shape.into())))
}

fn no_gap(spec: &mut Spec, id: &str) {
    spec.gaps.retain(|gap| gap.id != id);
}
