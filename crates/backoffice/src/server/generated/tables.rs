// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The database tables of the records, and the filters of lists.
use backoffice_description::{self as info, endpoints};
use crate::server::database::table::{Column, Filter, Kind, List, Rule, Table};
/// Records of `Customer`.
pub static CUSTOMERS: Table = Table {
    name: "customers",
    shape: &info::CUSTOMER,
    key: "id",
    columns: &[
        Column { name: "accepts_marketing", paths: &[&["accepts_marketing"]], kind: Kind::Flag },
        Column { name: "date_joined", paths: &[&["date_joined"]], kind: Kind::Time },
        Column { name: "email_folded", paths: &[&["email"]], kind: Kind::Folded },
        Column { name: "is_blocked", paths: &[&["is_blocked"]], kind: Kind::Flag },
        Column { name: "language", paths: &[&["language"]], kind: Kind::Text },
        Column { name: "name_folded", paths: &[&["first_name"], &["last_name"]], kind: Kind::Folded },
        Column { name: "phone_number_folded", paths: &[&["phone_number"]], kind: Kind::Folded },
        Column { name: "user_type", paths: &[&["user_type"]], kind: Kind::Text },
    ],
};
/// Records of `CustomerNote`.
pub static CUSTOMER_NOTES: Table = Table { name: "customer_notes", shape: &info::CUSTOMER_NOTE, key: "id", columns: &[] };
/// Records of `GiftCard`.
pub static GIFT_CARDS: Table = Table {
    name: "gift_cards",
    shape: &info::GIFT_CARD,
    key: "id",
    columns: &[
        Column { name: "created_at", paths: &[&["created_at"]], kind: Kind::Time },
        Column { name: "currency", paths: &[&["currency"]], kind: Kind::Text },
        Column { name: "disabled_at", paths: &[&["disabled_at"]], kind: Kind::Time },
        Column { name: "expired_at", paths: &[&["expired_at"]], kind: Kind::Time },
        Column { name: "initial", paths: &[&["initial"]], kind: Kind::Money },
        Column {
            name: "search_text_folded",
            paths: &[
                &["last_four"], &["user", "first_name"], &["user", "last_name"], &["user", "email"],
            ],
            kind: Kind::Folded,
        },
        Column { name: "user_id", paths: &[&["user", "id"]], kind: Kind::Integer },
    ],
};
/// Records of `Order`.
pub static ORDERS: Table = Table {
    name: "orders",
    shape: &info::ORDER,
    key: "number",
    columns: &[Column { name: "number", paths: &[&["number"]], kind: Kind::Text }],
};
/// Records of `FulfillmentEvent`.
pub static FULFILLMENT_EVENTS: Table = Table {
    name: "fulfillment_events",
    shape: &info::FULFILLMENT_EVENT,
    key: "id",
    columns: &[Column { name: "order", paths: &[&["order"]], kind: Kind::Text }],
};
/// Records of `OrderNote`.
pub static ORDER_NOTES: Table = Table { name: "order_notes", shape: &info::ORDER_NOTE, key: "id", columns: &[] };
/// Records of `Transaction`.
pub static TRANSACTIONS: Table = Table {
    name: "transactions",
    shape: &info::TRANSACTION,
    key: "id",
    columns: &[Column { name: "order", paths: &[&["order"]], kind: Kind::Text }],
};
/// Records of `Dispute`.
pub static DISPUTES: Table = Table { name: "disputes", shape: &info::DISPUTE, key: "id", columns: &[] };
/// Records of `GatewayGroup`.
pub static GATEWAY_GROUPS: Table = Table { name: "gateway_groups", shape: &info::GATEWAY_GROUP, key: "id", columns: &[] };
/// Records of `Product`.
pub static PRODUCTS: Table = Table { name: "products", shape: &info::PRODUCT, key: "id", columns: &[] };
/// Records of `Subscription`.
pub static SUBSCRIPTIONS: Table = Table {
    name: "subscriptions",
    shape: &info::SUBSCRIPTION,
    key: "id",
    columns: &[Column { name: "user_id", paths: &[&["user", "id"]], kind: Kind::Integer }],
};
/// Records of `SupportTicket`.
pub static TICKETS: Table = Table { name: "tickets", shape: &info::SUPPORT_TICKET, key: "id", columns: &[] };
/// Records of `Webhook`.
pub static WEBHOOKS: Table = Table {
    name: "webhooks",
    shape: &info::WEBHOOK,
    key: "id",
    columns: &[
        Column { name: "active", paths: &[&["active"]], kind: Kind::Flag },
        Column { name: "events", paths: &[&["events"]], kind: Kind::Names },
        Column { name: "name_folded", paths: &[&["name"]], kind: Kind::Folded },
    ],
};
/// The tables.
pub static ALL: &[&Table] = &[
    &CUSTOMERS, &CUSTOMER_NOTES, &GIFT_CARDS, &ORDERS, &FULFILLMENT_EVENTS, &ORDER_NOTES, &TRANSACTIONS, &DISPUTES, &GATEWAY_GROUPS,
    &PRODUCTS, &SUBSCRIPTIONS, &TICKETS, &WEBHOOKS,
];
/// The lists.
pub static LISTS: &[&List] = &[
    &lists::LIST_USERS, &lists::LIST_GIFT_CARDS, &lists::LIST_GATEWAY_GROUPS, &lists::LIST_WEBHOOKS,
];
/// The lists, by their endpoints.
pub mod lists {
    use super::*;
    /// Pages of `Customer`.
    pub static LIST_USERS: List = List {
        endpoint: &endpoints::LIST_USERS,
        table: &CUSTOMERS,
        filters: &[
            Filter { parameter: "email", columns: &["email_folded"], rule: Rule::Equal },
            Filter { parameter: "name", columns: &["name_folded"], rule: Rule::Part },
            Filter { parameter: "phone_number", columns: &["phone_number_folded"], rule: Rule::Equal },
            Filter { parameter: "language", columns: &["language"], rule: Rule::Equal },
            Filter { parameter: "user_type", columns: &["user_type"], rule: Rule::Equal },
            Filter { parameter: "date_joined_from", columns: &["date_joined"], rule: Rule::From },
            Filter { parameter: "date_joined_to", columns: &["date_joined"], rule: Rule::To },
            Filter { parameter: "is_blocked", columns: &["is_blocked"], rule: Rule::Equal },
            Filter { parameter: "accepts_marketing", columns: &["accepts_marketing"], rule: Rule::Equal },
        ],
    };
    /// Pages of `GiftCard`.
    pub static LIST_GIFT_CARDS: List = List {
        endpoint: &endpoints::LIST_GIFT_CARDS,
        table: &GIFT_CARDS,
        filters: &[
            Filter { parameter: "search_text", columns: &["search_text_folded"], rule: Rule::Part },
            Filter { parameter: "created_from", columns: &["created_at"], rule: Rule::From },
            Filter { parameter: "created_to", columns: &["created_at"], rule: Rule::To },
            Filter { parameter: "customer", columns: &["user_id"], rule: Rule::Equal },
            Filter { parameter: "status", columns: &["disabled_at", "expired_at"], rule: Rule::State },
            Filter { parameter: "currency", columns: &["currency"], rule: Rule::Equal },
            Filter { parameter: "amount_from", columns: &["initial"], rule: Rule::From },
            Filter { parameter: "amount_to", columns: &["initial"], rule: Rule::To },
        ],
    };
    /// Pages of `GatewayGroup`.
    pub static LIST_GATEWAY_GROUPS: List = List { endpoint: &endpoints::LIST_GATEWAY_GROUPS, table: &GATEWAY_GROUPS, filters: &[] };
    /// Pages of `Webhook`.
    pub static LIST_WEBHOOKS: List = List {
        endpoint: &endpoints::LIST_WEBHOOKS,
        table: &WEBHOOKS,
        filters: &[
            Filter { parameter: "name", columns: &["name_folded"], rule: Rule::Part },
            Filter { parameter: "events", columns: &["events"], rule: Rule::Any },
            Filter { parameter: "active", columns: &["active"], rule: Rule::Equal },
        ],
    };
}
