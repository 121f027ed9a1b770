// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Endpoints and scopes as constants.
use crate::info::{Encoding, Endpoint, Method, PathParameter, Scope, TypeInfo};
/// The request header that selects the version of the API.
pub const VERSION_HEADER: &str = "X-Service-API-Version";
/// Value of the version header in our calls. Section 9.
pub const VERSION: &str = "2023-02-10";
/// Every endpoint, by the document's number.
pub static ALL: &[&Endpoint] = &[
    &REFUND_ORDER, &CREATE_ORDER_NOTE, &CREATE_FULFILLMENT_EVENT, &UPDATE_PRODUCT, &CREATE_PRODUCT_IMAGE, &GET_SUBSCRIPTION,
    &UPDATE_SUBSCRIPTION, &CREATE_SUBSCRIPTION_LINE, &LIST_USERS, &GET_USER, &UPDATE_USER, &GET_USER_ADDRESS, &LIST_USER_SUBSCRIPTIONS,
    &CREATE_USER_NOTE, &LIST_TICKET_COMMENTS, &UPLOAD_TICKET_ATTACHMENTS, &GET_DISPUTE, &CAPTURE_TRANSACTION, &LIST_GIFT_CARDS,
    &LIST_GATEWAY_GROUPS, &LIST_WEBHOOKS, &CREATE_WEBHOOK, &UPDATE_WEBHOOK, &LIST_DELIVERIES, &GET_DELIVERY, &REDELIVER_EVENTS,
    &CHANGE_WEBHOOK_SECRET,
];
/// Every scope, in document order.
pub static SCOPES: &[&Scope] = &[
    &ORDERS_WRITE, &CATALOGUE_WRITE, &SUBSCRIPTIONS_READ, &SUBSCRIPTIONS_WRITE, &USERS_READ, &USERS_WRITE, &TICKETS_READ, &TICKETS_WRITE,
    &DISPUTES_READ, &TRANSACTIONS_WRITE, &GIFT_CARDS_READ, &GATEWAYS_READ, &WEBHOOKS_READ, &WEBHOOKS_WRITE,
];
/// `orders:write`: Refund orders, create order notes and fulfillment events. Section 5.
pub static ORDERS_WRITE: Scope = Scope { name: "orders:write", about: "Refund orders, create order notes and fulfillment events." };
/// `catalogue:write`: Update products and create product images. Section 5.
pub static CATALOGUE_WRITE: Scope = Scope { name: "catalogue:write", about: "Update products and create product images." };
/// `subscriptions:read`: Read subscriptions. Section 5.
pub static SUBSCRIPTIONS_READ: Scope = Scope { name: "subscriptions:read", about: "Read subscriptions." };
/// `subscriptions:write`: Update subscriptions and create subscription lines. Section 5.
pub static SUBSCRIPTIONS_WRITE: Scope = Scope { name: "subscriptions:write", about: "Update subscriptions and create subscription lines." };
/// `users:read`: Read customers, their addresses and their subscriptions. Section 5.
pub static USERS_READ: Scope = Scope { name: "users:read", about: "Read customers, their addresses and their subscriptions." };
/// `users:write`: Update customers and create customer notes. Section 5.
pub static USERS_WRITE: Scope = Scope { name: "users:write", about: "Update customers and create customer notes." };
/// `tickets:read`: Read support tickets and their comments. Section 5.
pub static TICKETS_READ: Scope = Scope { name: "tickets:read", about: "Read support tickets and their comments." };
/// `tickets:write`: Attach files to support tickets. Section 5.
pub static TICKETS_WRITE: Scope = Scope { name: "tickets:write", about: "Attach files to support tickets." };
/// `disputes:read`: Read disputes. Section 5.
pub static DISPUTES_READ: Scope = Scope { name: "disputes:read", about: "Read disputes." };
/// `transactions:write`: Capture transactions. Section 5.
pub static TRANSACTIONS_WRITE: Scope = Scope { name: "transactions:write", about: "Capture transactions." };
/// `gift_cards:read`: List gift cards. Section 5.
pub static GIFT_CARDS_READ: Scope = Scope { name: "gift_cards:read", about: "List gift cards." };
/// `gateways:read`: List gateway groups. Section 5.
pub static GATEWAYS_READ: Scope = Scope { name: "gateways:read", about: "List gateway groups." };
/// `webhooks:read`: List webhooks. Section 5.
pub static WEBHOOKS_READ: Scope = Scope { name: "webhooks:read", about: "List webhooks." };
/// `webhooks:write`: Create and update webhooks. Section 5.
pub static WEBHOOKS_WRITE: Scope = Scope { name: "webhooks:write", about: "Create and update webhooks." };
/// Refund an order. Section 4, endpoint 1.
pub static REFUND_ORDER: Endpoint = Endpoint {
    id: "refund_order",
    number: 1u32,
    method: Method::Post,
    path: "/orders/{number}/refund/",
    path_parameters: &[PathParameter { name: "number", ty: TypeInfo::String }],
    group: "Orders",
    call: "orders.refund",
    scopes: &[&ORDERS_WRITE],
    request: Some(&super::REFUND_ORDER),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::ORDER),
    is_list: false,
    statuses: &[200u16],
    summary: "Refund an order",
    section: "4, endpoint 1",
    gaps: &["success-status"],
};
/// Create an order note. Section 4, endpoint 2.
pub static CREATE_ORDER_NOTE: Endpoint = Endpoint {
    id: "create_order_note",
    number: 2u32,
    method: Method::Post,
    path: "/orders/{number}/notes/",
    path_parameters: &[PathParameter { name: "number", ty: TypeInfo::String }],
    group: "Orders",
    call: "orders.create_note",
    scopes: &[&ORDERS_WRITE],
    request: Some(&super::CREATE_ORDER_NOTE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::ORDER_NOTE),
    is_list: false,
    statuses: &[200u16],
    summary: "Create an order note",
    section: "4, endpoint 2",
    gaps: &["success-status"],
};
/// Create a fulfillment event. Section 4, endpoint 3.
pub static CREATE_FULFILLMENT_EVENT: Endpoint = Endpoint {
    id: "create_fulfillment_event",
    number: 3u32,
    method: Method::Post,
    path: "/orders/{number}/fulfillments/{fulfillmentId}/events/",
    path_parameters: &[
        PathParameter { name: "number", ty: TypeInfo::String },
        PathParameter { name: "fulfillmentId", ty: TypeInfo::Integer },
    ],
    group: "Orders",
    call: "orders.create_fulfillment_event",
    scopes: &[&ORDERS_WRITE],
    request: Some(&super::CREATE_FULFILLMENT_EVENT),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::FULFILLMENT_EVENT),
    is_list: false,
    statuses: &[200u16],
    summary: "Create a fulfillment event",
    section: "4, endpoint 3",
    gaps: &["success-status", "path-parameter-types"],
};
/// Partially update a product. Section 4, endpoint 4.
pub static UPDATE_PRODUCT: Endpoint = Endpoint {
    id: "update_product",
    number: 4u32,
    method: Method::Patch,
    path: "/products/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Products",
    call: "products.update",
    scopes: &[&CATALOGUE_WRITE],
    request: Some(&super::UPDATE_PRODUCT),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::PRODUCT),
    is_list: false,
    statuses: &[200u16],
    summary: "Partially update a product",
    section: "4, endpoint 4",
    gaps: &["success-status", "path-parameter-types"],
};
/// Create a product image. Section 4, endpoint 5.
pub static CREATE_PRODUCT_IMAGE: Endpoint = Endpoint {
    id: "create_product_image",
    number: 5u32,
    method: Method::Post,
    path: "/products/{id}/images/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Products",
    call: "products.create_image",
    scopes: &[&CATALOGUE_WRITE],
    request: Some(&super::CREATE_PRODUCT_IMAGE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::PRODUCT_IMAGE),
    is_list: false,
    statuses: &[200u16],
    summary: "Create a product image",
    section: "4, endpoint 5",
    gaps: &["success-status", "path-parameter-types"],
};
/// Retrieve a subscription. Section 4, endpoint 6.
pub static GET_SUBSCRIPTION: Endpoint = Endpoint {
    id: "get_subscription",
    number: 6u32,
    method: Method::Get,
    path: "/subscriptions/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Subscriptions",
    call: "subscriptions.get",
    scopes: &[&SUBSCRIPTIONS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SUBSCRIPTION),
    is_list: false,
    statuses: &[200u16],
    summary: "Retrieve a subscription",
    section: "4, endpoint 6",
    gaps: &["success-status", "path-parameter-types"],
};
/// Partially update a subscription. Section 4, endpoint 7.
pub static UPDATE_SUBSCRIPTION: Endpoint = Endpoint {
    id: "update_subscription",
    number: 7u32,
    method: Method::Patch,
    path: "/subscriptions/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Subscriptions",
    call: "subscriptions.update",
    scopes: &[&SUBSCRIPTIONS_WRITE],
    request: Some(&super::UPDATE_SUBSCRIPTION),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SUBSCRIPTION),
    is_list: false,
    statuses: &[200u16],
    summary: "Partially update a subscription",
    section: "4, endpoint 7",
    gaps: &["success-status", "path-parameter-types"],
};
/// Create a subscription line. Section 4, endpoint 8.
pub static CREATE_SUBSCRIPTION_LINE: Endpoint = Endpoint {
    id: "create_subscription_line",
    number: 8u32,
    method: Method::Post,
    path: "/subscriptions/{id}/lines/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Subscriptions",
    call: "subscriptions.create_line",
    scopes: &[&SUBSCRIPTIONS_WRITE],
    request: Some(&super::CREATE_SUBSCRIPTION_LINE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SUBSCRIPTION_LINE),
    is_list: false,
    statuses: &[201u16],
    summary: "Create a subscription line",
    section: "4, endpoint 8",
    gaps: &["success-status", "created-status", "path-parameter-types"],
};
/// List customers. Section 4, endpoint 9.
pub static LIST_USERS: Endpoint = Endpoint {
    id: "list_users",
    number: 9u32,
    method: Method::Get,
    path: "/users/",
    path_parameters: &[],
    group: "Customers (users)",
    call: "users.list",
    scopes: &[&USERS_READ],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::LIST_USERS_QUERY),
    response: Some(&super::CUSTOMER_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List customers",
    section: "4, endpoint 9",
    gaps: &["success-status"],
};
/// Retrieve a customer. Section 4, endpoint 10.
pub static GET_USER: Endpoint = Endpoint {
    id: "get_user",
    number: 10u32,
    method: Method::Get,
    path: "/users/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Customers (users)",
    call: "users.get",
    scopes: &[&USERS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::CUSTOMER),
    is_list: false,
    statuses: &[200u16],
    summary: "Retrieve a customer",
    section: "4, endpoint 10",
    gaps: &["success-status", "path-parameter-types"],
};
/// Partially update a customer. Section 4, endpoint 11.
pub static UPDATE_USER: Endpoint = Endpoint {
    id: "update_user",
    number: 11u32,
    method: Method::Patch,
    path: "/users/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Customers (users)",
    call: "users.update",
    scopes: &[&USERS_WRITE],
    request: Some(&super::UPDATE_CUSTOMER),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::CUSTOMER),
    is_list: false,
    statuses: &[200u16],
    summary: "Partially update a customer",
    section: "4, endpoint 11",
    gaps: &["success-status", "path-parameter-types"],
};
/// Retrieve one address of a customer. Section 4, endpoint 12.
pub static GET_USER_ADDRESS: Endpoint = Endpoint {
    id: "get_user_address",
    number: 12u32,
    method: Method::Get,
    path: "/users/{id}/addresses/{addressId}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }, PathParameter { name: "addressId", ty: TypeInfo::Integer }],
    group: "Customers (users)",
    call: "users.get_address",
    scopes: &[&USERS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::USER_ADDRESS),
    is_list: false,
    statuses: &[200u16],
    summary: "Retrieve one address of a customer",
    section: "4, endpoint 12",
    gaps: &["success-status"],
};
/// List a customer's subscriptions. Section 4, endpoint 13.
pub static LIST_USER_SUBSCRIPTIONS: Endpoint = Endpoint {
    id: "list_user_subscriptions",
    number: 13u32,
    method: Method::Get,
    path: "/users/{id}/subscriptions/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Customers (users)",
    call: "users.list_subscriptions",
    scopes: &[&USERS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SUBSCRIPTION),
    is_list: true,
    statuses: &[200u16],
    summary: "List a customer's subscriptions",
    section: "4, endpoint 13",
    gaps: &["success-status", "path-parameter-types", "customer-subscriptions-form"],
};
/// Create a customer note. Section 4, endpoint 14.
pub static CREATE_USER_NOTE: Endpoint = Endpoint {
    id: "create_user_note",
    number: 14u32,
    method: Method::Post,
    path: "/users/{id}/notes/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Customers (users)",
    call: "users.create_note",
    scopes: &[&USERS_WRITE],
    request: Some(&super::CREATE_CUSTOMER_NOTE),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::CUSTOMER_NOTE),
    is_list: false,
    statuses: &[200u16],
    summary: "Create a customer note",
    section: "4, endpoint 14",
    gaps: &["success-status", "path-parameter-types"],
};
/// List the comments of a ticket: the ticket, with its comments list. Section 4, endpoint 15.
pub static LIST_TICKET_COMMENTS: Endpoint = Endpoint {
    id: "list_ticket_comments",
    number: 15u32,
    method: Method::Get,
    path: "/tickets/{id}/comments/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Support tickets",
    call: "tickets.list_comments",
    scopes: &[&TICKETS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::SUPPORT_TICKET),
    is_list: false,
    statuses: &[200u16],
    summary: "List the comments of a ticket: the ticket, with its comments list",
    section: "4, endpoint 15",
    gaps: &["success-status", "path-parameter-types"],
};
/// Attach files to a ticket. Section 4, endpoint 16.
pub static UPLOAD_TICKET_ATTACHMENTS: Endpoint = Endpoint {
    id: "upload_ticket_attachments",
    number: 16u32,
    method: Method::Post,
    path: "/tickets/attachments/",
    path_parameters: &[],
    group: "Support tickets",
    call: "tickets.upload_attachments",
    scopes: &[&TICKETS_WRITE],
    request: Some(&super::UPLOAD_TICKET_ATTACHMENTS),
    encoding: Encoding::Multipart,
    query: None,
    response: Some(&super::SUPPORT_TICKET),
    is_list: false,
    statuses: &[200u16],
    summary: "Attach files to a ticket",
    section: "4, endpoint 16",
    gaps: &["success-status"],
};
/// Retrieve a dispute. Section 4, endpoint 17.
pub static GET_DISPUTE: Endpoint = Endpoint {
    id: "get_dispute",
    number: 17u32,
    method: Method::Get,
    path: "/disputes/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Payments",
    call: "disputes.get",
    scopes: &[&DISPUTES_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::DISPUTE),
    is_list: false,
    statuses: &[200u16],
    summary: "Retrieve a dispute",
    section: "4, endpoint 17",
    gaps: &["success-status", "path-parameter-types"],
};
/// Capture a transaction. Section 4, endpoint 18.
pub static CAPTURE_TRANSACTION: Endpoint = Endpoint {
    id: "capture_transaction",
    number: 18u32,
    method: Method::Post,
    path: "/transactions/{id}/capture/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Payments",
    call: "transactions.capture",
    scopes: &[&TRANSACTIONS_WRITE],
    request: Some(&super::CAPTURE_TRANSACTION),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::TRANSACTION),
    is_list: false,
    statuses: &[200u16],
    summary: "Capture a transaction",
    section: "4, endpoint 18",
    gaps: &["success-status", "path-parameter-types"],
};
/// List gift cards. Section 4, endpoint 19.
pub static LIST_GIFT_CARDS: Endpoint = Endpoint {
    id: "list_gift_cards",
    number: 19u32,
    method: Method::Get,
    path: "/gift-cards/",
    path_parameters: &[],
    group: "Gift cards",
    call: "gift_cards.list",
    scopes: &[&GIFT_CARDS_READ],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::LIST_GIFT_CARDS_QUERY),
    response: Some(&super::GIFT_CARD_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List gift cards",
    section: "4, endpoint 19",
    gaps: &["success-status"],
};
/// List gateway groups. Section 4, endpoint 20.
pub static LIST_GATEWAY_GROUPS: Endpoint = Endpoint {
    id: "list_gateway_groups",
    number: 20u32,
    method: Method::Get,
    path: "/gateway-groups/",
    path_parameters: &[],
    group: "Payments",
    call: "gateway_groups.list",
    scopes: &[&GATEWAYS_READ],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::LIST_GATEWAY_GROUPS_QUERY),
    response: Some(&super::GATEWAY_GROUP_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List gateway groups",
    section: "4, endpoint 20",
    gaps: &["success-status"],
};
/// List webhooks. Section 4, endpoint 21.
pub static LIST_WEBHOOKS: Endpoint = Endpoint {
    id: "list_webhooks",
    number: 21u32,
    method: Method::Get,
    path: "/webhooks/",
    path_parameters: &[],
    group: "Webhooks",
    call: "webhooks.list",
    scopes: &[&WEBHOOKS_READ],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::LIST_WEBHOOKS_QUERY),
    response: Some(&super::WEBHOOK_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List webhooks",
    section: "4, endpoint 21",
    gaps: &["success-status"],
};
/// Create a webhook. Section 4, endpoint 22.
pub static CREATE_WEBHOOK: Endpoint = Endpoint {
    id: "create_webhook",
    number: 22u32,
    method: Method::Post,
    path: "/webhooks/",
    path_parameters: &[],
    group: "Webhooks",
    call: "webhooks.create",
    scopes: &[&WEBHOOKS_WRITE],
    request: Some(&super::CREATE_WEBHOOK),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::WEBHOOK),
    is_list: false,
    statuses: &[201u16],
    summary: "Create a webhook",
    section: "4, endpoint 22",
    gaps: &["success-status", "created-status"],
};
/// Update a webhook. Section 4, endpoint 23.
pub static UPDATE_WEBHOOK: Endpoint = Endpoint {
    id: "update_webhook",
    number: 23u32,
    method: Method::Put,
    path: "/webhooks/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Webhooks",
    call: "webhooks.update",
    scopes: &[&WEBHOOKS_WRITE],
    request: Some(&super::UPDATE_WEBHOOK),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::WEBHOOK),
    is_list: false,
    statuses: &[200u16],
    summary: "Update a webhook",
    section: "4, endpoint 23",
    gaps: &["success-status", "path-parameter-types"],
};
/// List deliveries to webhooks. Section 6, gap delivery-log.
pub static LIST_DELIVERIES: Endpoint = Endpoint {
    id: "list_deliveries",
    number: 24u32,
    method: Method::Get,
    path: "/deliveries/",
    path_parameters: &[],
    group: "Deliveries",
    call: "deliveries.list",
    scopes: &[&WEBHOOKS_READ],
    request: None,
    encoding: Encoding::Json,
    query: Some(&super::LIST_DELIVERIES_QUERY),
    response: Some(&super::WEBHOOK_DELIVERY_PAGE),
    is_list: true,
    statuses: &[200u16],
    summary: "List deliveries to webhooks",
    section: "6, gap delivery-log",
    gaps: &["delivery-log"],
};
/// Retrieve a delivery with its attempts. Section 6, gap delivery-log.
pub static GET_DELIVERY: Endpoint = Endpoint {
    id: "get_delivery",
    number: 25u32,
    method: Method::Get,
    path: "/deliveries/{id}/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Deliveries",
    call: "deliveries.get",
    scopes: &[&WEBHOOKS_READ],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::WEBHOOK_DELIVERY),
    is_list: false,
    statuses: &[200u16],
    summary: "Retrieve a delivery with its attempts",
    section: "6, gap delivery-log",
    gaps: &["delivery-log"],
};
/// Make deliveries again. Section 6, gap delivery-log.
pub static REDELIVER_EVENTS: Endpoint = Endpoint {
    id: "redeliver_events",
    number: 26u32,
    method: Method::Post,
    path: "/redeliveries/",
    path_parameters: &[],
    group: "Deliveries",
    call: "deliveries.redeliver",
    scopes: &[&WEBHOOKS_WRITE],
    request: Some(&super::REDELIVER_EVENTS),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::REDELIVERED),
    is_list: false,
    statuses: &[200u16],
    summary: "Make deliveries again",
    section: "6, gap delivery-log",
    gaps: &["delivery-log"],
};
/// Change a webhook's secret. Section 6, gap webhook-secret.
pub static CHANGE_WEBHOOK_SECRET: Endpoint = Endpoint {
    id: "change_webhook_secret",
    number: 27u32,
    method: Method::Post,
    path: "/webhooks/{id}/secret/",
    path_parameters: &[PathParameter { name: "id", ty: TypeInfo::Integer }],
    group: "Deliveries",
    call: "deliveries.change_secret",
    scopes: &[&WEBHOOKS_WRITE],
    request: Some(&super::CHANGE_WEBHOOK_SECRET),
    encoding: Encoding::Json,
    query: None,
    response: Some(&super::WEBHOOK),
    is_list: false,
    statuses: &[200u16],
    summary: "Change a webhook's secret",
    section: "6, gap webhook-secret",
    gaps: &["webhook-secret"],
};
