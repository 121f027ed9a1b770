// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! A call of each endpoint with hostile values, and the path and query that it has to have.
use backoffice_client::models::*;
use super::{Case, body, form, made};
/// Every endpoint, by the document's number.
pub(crate) static CASES: &[Case] = &[
    Case {
        endpoint: &endpoints::REFUND_ORDER,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../refund/",
        query: "",
        call: |client, text| {
            Box::pin(
                made(client.orders().refund(&"a/b?c#d%2F &=+;é..".into(), body(text))),
            )
        },
    },
    Case {
        endpoint: &endpoints::CREATE_ORDER_NOTE,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../notes/",
        query: "",
        call: |client, text| {
            Box::pin(
                made(
                    client
                        .orders()
                        .create_note(&"a/b?c#d%2F &=+;é..".into(), body(text)),
                ),
            )
        },
    },
    Case {
        endpoint: &endpoints::CREATE_FULFILLMENT_EVENT,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../fulfillments/-9223372036854775808/events/",
        query: "",
        call: |client, text| {
            Box::pin(
                made(
                    client
                        .orders()
                        .create_fulfillment_event(
                            &"a/b?c#d%2F &=+;é..".into(),
                            i64::MIN.into(),
                            body(text),
                        ),
                ),
            )
        },
    },
    Case {
        endpoint: &endpoints::UPDATE_PRODUCT,
        path: "/products/-9223372036854775808/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.products().update(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::CREATE_PRODUCT_IMAGE,
        path: "/products/-9223372036854775808/images/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.products().create_image(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::GET_SUBSCRIPTION,
        path: "/subscriptions/-9223372036854775808/",
        query: "",
        call: |client, _| { Box::pin(made(client.subscriptions().get(i64::MIN.into()))) },
    },
    Case {
        endpoint: &endpoints::UPDATE_SUBSCRIPTION,
        path: "/subscriptions/-9223372036854775808/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.subscriptions().update(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::CREATE_SUBSCRIPTION_LINE,
        path: "/subscriptions/-9223372036854775808/lines/",
        query: "",
        call: |client, text| {
            Box::pin(
                made(client.subscriptions().create_line(i64::MIN.into(), body(text))),
            )
        },
    },
    Case {
        endpoint: &endpoints::LIST_USERS,
        path: "/users/",
        query: "email=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&name=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&phone_number=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&language=da&user_type=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&date_joined_from=2023-02-10&date_joined_to=2023-02-10&is_blocked=false&accepts_marketing=false&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            Box::pin(
                made(
                    client
                        .users()
                        .list()
                        .email("a/b?c#d%2F &=+;é..")
                        .name("a/b?c#d%2F &=+;é..")
                        .phone_number("a/b?c#d%2F &=+;é..")
                        .language(Language::DOCUMENTED[0].clone())
                        .user_type("a/b?c#d%2F &=+;é..")
                        .date_joined_from("2023-02-10".parse().expect("it is a date"))
                        .date_joined_to("2023-02-10".parse().expect("it is a date"))
                        .is_blocked(false)
                        .accepts_marketing(false)
                        .cursor("a/b?c#d%2F &=+;é.."),
                ),
            )
        },
    },
    Case {
        endpoint: &endpoints::GET_USER,
        path: "/users/-9223372036854775808/",
        query: "",
        call: |client, _| { Box::pin(made(client.users().get(i64::MIN.into()))) },
    },
    Case {
        endpoint: &endpoints::UPDATE_USER,
        path: "/users/-9223372036854775808/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.users().update(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::GET_USER_ADDRESS,
        path: "/users/-9223372036854775808/addresses/-9223372036854775808/",
        query: "",
        call: |client, _| {
            Box::pin(made(client.users().get_address(i64::MIN.into(), i64::MIN.into())))
        },
    },
    Case {
        endpoint: &endpoints::LIST_USER_SUBSCRIPTIONS,
        path: "/users/-9223372036854775808/subscriptions/",
        query: "",
        call: |client, _| {
            Box::pin(made(client.users().list_subscriptions(i64::MIN.into())))
        },
    },
    Case {
        endpoint: &endpoints::CREATE_USER_NOTE,
        path: "/users/-9223372036854775808/notes/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.users().create_note(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::LIST_TICKET_COMMENTS,
        path: "/tickets/-9223372036854775808/comments/",
        query: "",
        call: |client, _| {
            Box::pin(made(client.tickets().list_comments(i64::MIN.into())))
        },
    },
    Case {
        endpoint: &endpoints::UPLOAD_TICKET_ATTACHMENTS,
        path: "/tickets/attachments/",
        query: "",
        call: |client, _| { Box::pin(made(client.tickets().upload_attachments(form()))) },
    },
    Case {
        endpoint: &endpoints::GET_DISPUTE,
        path: "/disputes/-9223372036854775808/",
        query: "",
        call: |client, _| { Box::pin(made(client.disputes().get(i64::MIN.into()))) },
    },
    Case {
        endpoint: &endpoints::CAPTURE_TRANSACTION,
        path: "/transactions/-9223372036854775808/capture/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.transactions().capture(i64::MIN.into(), body(text))))
        },
    },
    Case {
        endpoint: &endpoints::LIST_GIFT_CARDS,
        path: "/gift-cards/",
        query: "search_text=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&created_from=2023-02-10&created_to=2023-02-10&customer=9223372036854775807&status=active&currency=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&amount_from=7&amount_to=7&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            Box::pin(
                made(
                    client
                        .gift_cards()
                        .list()
                        .search_text("a/b?c#d%2F &=+;é..")
                        .created_from("2023-02-10".parse().expect("it is a date"))
                        .created_to("2023-02-10".parse().expect("it is a date"))
                        .customer(i64::MAX.into())
                        .status(GiftCardStatus::DOCUMENTED[0].clone())
                        .currency("a/b?c#d%2F &=+;é..")
                        .amount_from(7)
                        .amount_to(7)
                        .cursor("a/b?c#d%2F &=+;é.."),
                ),
            )
        },
    },
    Case {
        endpoint: &endpoints::LIST_GATEWAY_GROUPS,
        path: "/gateway-groups/",
        query: "cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            Box::pin(made(client.gateway_groups().list().cursor("a/b?c#d%2F &=+;é..")))
        },
    },
    Case {
        endpoint: &endpoints::LIST_WEBHOOKS,
        path: "/webhooks/",
        query: "name=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&events=cart.abandoned&events=cart.abandoned&active=false&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            Box::pin(
                made(
                    client
                        .webhooks()
                        .list()
                        .name("a/b?c#d%2F &=+;é..")
                        .events([
                            EventName::DOCUMENTED[0].clone(),
                            EventName::DOCUMENTED[0].clone(),
                        ])
                        .active(false)
                        .cursor("a/b?c#d%2F &=+;é.."),
                ),
            )
        },
    },
    Case {
        endpoint: &endpoints::CREATE_WEBHOOK,
        path: "/webhooks/",
        query: "",
        call: |client, text| { Box::pin(made(client.webhooks().create(body(text)))) },
    },
    Case {
        endpoint: &endpoints::UPDATE_WEBHOOK,
        path: "/webhooks/-9223372036854775808/",
        query: "",
        call: |client, text| {
            Box::pin(made(client.webhooks().update(i64::MIN.into(), body(text))))
        },
    },
];
