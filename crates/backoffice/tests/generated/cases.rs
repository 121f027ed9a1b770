// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! A call of each endpoint with hostile values, and the path and query that must result.
use super::{Case, body, form, made, models::*, runtime};
/// Every endpoint, by the document's number.
pub(crate) static CASES: &[Case] = &[
    Case {
        endpoint: <operations::RefundOrderOperation as runtime::Operation>::ENDPOINT,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../refund/",
        query: "",
        call: |client, text| {
            let call = client.orders().refund("a/b?c#d%2F &=+;é..", body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateOrderNoteOperation as runtime::Operation>::ENDPOINT,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../notes/",
        query: "",
        call: |client, text| {
            let call = client.orders().create_note("a/b?c#d%2F &=+;é..", body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateFulfillmentEventOperation as runtime::Operation>::ENDPOINT,
        path: "/orders/a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9../fulfillments/-9223372036854775808/events/",
        query: "",
        call: |client, text| {
            let call = client.orders().create_fulfillment_event("a/b?c#d%2F &=+;é..", i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UpdateProductOperation as runtime::Operation>::ENDPOINT,
        path: "/products/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.products().update(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateProductImageOperation as runtime::Operation>::ENDPOINT,
        path: "/products/-9223372036854775808/images/",
        query: "",
        call: |client, text| {
            let call = client.products().create_image(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::GetSubscriptionOperation as runtime::Operation>::ENDPOINT,
        path: "/subscriptions/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.subscriptions().get(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UpdateSubscriptionOperation as runtime::Operation>::ENDPOINT,
        path: "/subscriptions/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.subscriptions().update(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateSubscriptionLineOperation as runtime::Operation>::ENDPOINT,
        path: "/subscriptions/-9223372036854775808/lines/",
        query: "",
        call: |client, text| {
            let call = client.subscriptions().create_line(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListUsersOperation as runtime::Operation>::ENDPOINT,
        path: "/users/",
        query: "email=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&name=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&phone_number=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&language=da&user_type=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&date_joined_from=2023-02-10&date_joined_to=2023-02-10&is_blocked=false&accepts_marketing=false&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.users().list().email("a/b?c#d%2F &=+;é..").name("a/b?c#d%2F &=+;é..").phone_number("a/b?c#d%2F &=+;é..")
                .language(Language::DOCUMENTED[0].clone())
                .user_type("a/b?c#d%2F &=+;é..")
                .date_joined_from(runtime::Date::new("2023-02-10").expect("it is one"))
                .date_joined_to(runtime::Date::new("2023-02-10").expect("it is one"))
                .is_blocked(false)
                .accepts_marketing(false)
                .cursor("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::GetUserOperation as runtime::Operation>::ENDPOINT,
        path: "/users/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.users().get(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UpdateUserOperation as runtime::Operation>::ENDPOINT,
        path: "/users/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.users().update(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::GetUserAddressOperation as runtime::Operation>::ENDPOINT,
        path: "/users/-9223372036854775808/addresses/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.users().get_address(i64::MIN, i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListUserSubscriptionsOperation as runtime::Operation>::ENDPOINT,
        path: "/users/-9223372036854775808/subscriptions/",
        query: "",
        call: |client, _| {
            let call = client.users().list_subscriptions(i64::MIN);
            Box::pin(made(call, super::many))
        },
    },
    Case {
        endpoint: <operations::CreateUserNoteOperation as runtime::Operation>::ENDPOINT,
        path: "/users/-9223372036854775808/notes/",
        query: "",
        call: |client, text| {
            let call = client.users().create_note(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListTicketCommentsOperation as runtime::Operation>::ENDPOINT,
        path: "/tickets/-9223372036854775808/comments/",
        query: "",
        call: |client, _| {
            let call = client.tickets().list_comments(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UploadTicketAttachmentsOperation as runtime::Operation>::ENDPOINT,
        path: "/tickets/attachments/",
        query: "",
        call: |client, _| {
            let call = client.tickets().upload_attachments(form());
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::GetDisputeOperation as runtime::Operation>::ENDPOINT,
        path: "/disputes/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.disputes().get(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CaptureTransactionOperation as runtime::Operation>::ENDPOINT,
        path: "/transactions/-9223372036854775808/capture/",
        query: "",
        call: |client, text| {
            let call = client.transactions().capture(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListGiftCardsOperation as runtime::Operation>::ENDPOINT,
        path: "/gift-cards/",
        query: "search_text=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&created_from=2023-02-10&created_to=2023-02-10&customer=9223372036854775807&status=active&currency=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&amount_from=7&amount_to=7&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.gift_cards().list().search_text("a/b?c#d%2F &=+;é..")
                .created_from(runtime::Date::new("2023-02-10").expect("it is one"))
                .created_to(runtime::Date::new("2023-02-10").expect("it is one"))
                .customer(CustomerId::from(i64::MAX))
                .status(GiftCardStatus::DOCUMENTED[0].clone())
                .currency("a/b?c#d%2F &=+;é..")
                .amount_from(7)
                .amount_to(7)
                .cursor("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListGatewayGroupsOperation as runtime::Operation>::ENDPOINT,
        path: "/gateway-groups/",
        query: "cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.gateway_groups().list().cursor("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListWebhooksOperation as runtime::Operation>::ENDPOINT,
        path: "/webhooks/",
        query: "name=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..&events=cart.abandoned&events=cart.abandoned&active=false&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.webhooks().list().name("a/b?c#d%2F &=+;é..")
                .events([EventName::DOCUMENTED[0].clone(), EventName::DOCUMENTED[0].clone()])
                .active(false)
                .cursor("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::CreateWebhookOperation as runtime::Operation>::ENDPOINT,
        path: "/webhooks/",
        query: "",
        call: |client, text| {
            let call = client.webhooks().create(body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::UpdateWebhookOperation as runtime::Operation>::ENDPOINT,
        path: "/webhooks/-9223372036854775808/",
        query: "",
        call: |client, text| {
            let call = client.webhooks().update(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ListDeliveriesOperation as runtime::Operation>::ENDPOINT,
        path: "/deliveries/",
        query: "webhook=9223372036854775807&event=cart.abandoned&state=waiting&created_from=2023-02-10T12%3A00%3A00Z&created_to=2023-02-10T12%3A00%3A00Z&cursor=a%2Fb%3Fc%23d%252F%20%26%3D%2B%3B%C3%A9..",
        call: |client, _| {
            let call = client.deliveries().list().webhook(WebhookId::from(i64::MAX)).event(EventName::DOCUMENTED[0].clone())
                .state(DeliveryState::DOCUMENTED[0].clone())
                .created_from(runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"))
                .created_to(runtime::Timestamp::new("2023-02-10T12:00:00Z").expect("it is one"))
                .cursor("a/b?c#d%2F &=+;é..");
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::GetDeliveryOperation as runtime::Operation>::ENDPOINT,
        path: "/deliveries/-9223372036854775808/",
        query: "",
        call: |client, _| {
            let call = client.deliveries().get(i64::MIN);
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::RedeliverEventsOperation as runtime::Operation>::ENDPOINT,
        path: "/redeliveries/",
        query: "",
        call: |client, text| {
            let call = client.deliveries().redeliver(body(text));
            Box::pin(made(call, super::one))
        },
    },
    Case {
        endpoint: <operations::ChangeWebhookSecretOperation as runtime::Operation>::ENDPOINT,
        path: "/webhooks/-9223372036854775808/secret/",
        query: "",
        call: |client, text| {
            let call = client.deliveries().change_secret(i64::MIN, body(text));
            Box::pin(made(call, super::one))
        },
    },
];
