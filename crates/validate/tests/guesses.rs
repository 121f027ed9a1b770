//! The guessed shape of each payload, one row for each.

use std::path::Path;

use backoffice_validate::guess;

/// A document, and the reason for it.
type Expected = Option<(&'static str, &'static str)>;

#[test]
fn every_guess_and_its_reason() {
    let customer = r#"{"id":1,"language":"en","accepts_marketing":true,"orders_count":0}"#;
    let page_of_gift_cards = r#"{"next":null,"previous":null,"results":[{"id":7,"expired_at":null,"last_four":"AB12"}]}"#;
    // File name, content; document, why.
    let cases: &[(&str, &str, Expected)] = &[
        (
            "orders/1.json",
            "{}",
            Some(("Order", "the folder name `orders`")),
        ),
        (
            "a/b/gift-card-7.json",
            "{}",
            Some(("GiftCard", "the file name `gift-card-7`")),
        ),
        (
            "gift_card.json",
            "",
            Some(("GiftCard", "the file name `gift_card`")),
        ),
        (
            "giftCards.ndjson",
            "",
            Some(("GiftCard", "the file name `giftCards`")),
        ),
        (
            "Customer.json",
            "[]",
            Some(("Customer", "the file name `Customer`")),
        ),
        (
            "customers.ndjson",
            "{\"id\":1}\n{\"id\":2}",
            Some(("Customer", "the file name `customers`")),
        ),
        (
            "customer_page.json",
            "{}",
            Some(("CustomerPage", "the file name `customer_page`")),
        ),
        ("subscription-addresses/1.json", "{}", None),
        (
            "user-addresses/1.json",
            "{}",
            Some(("UserAddress", "the folder name `user-addresses`")),
        ),
        (
            "product-categories.json",
            "{}",
            Some(("ProductCategory", "the file name `product-categories`")),
        ),
        (
            "refund-order.json",
            "{}",
            Some(("RefundOrder", "the file name `refund-order`")),
        ),
        (
            "customers.json",
            r#"{"next":null,"results":[]}"#,
            Some((
                "CustomerPage",
                "the file name `customers` and the fields of a page",
            )),
        ),
        (
            "order.json",
            r#"{"next":null,"results":[]}"#,
            Some(("Order", "the file name `order`")),
        ),
        // The name takes precedence over the fields.
        (
            "order.json",
            customer,
            Some(("Order", "the file name `order`")),
        ),
        (
            "response.json",
            customer,
            Some(("Customer", "its fields: Customer has 4 of 4")),
        ),
        (
            "",
            customer,
            Some(("Customer", "its fields: Customer has 4 of 4")),
        ),
        (
            "",
            page_of_gift_cards,
            Some((
                "GiftCardPage",
                "the fields of a page and of its first record: GiftCard has 3 of 3",
            )),
        ),
        (
            "",
            r#"{"amount":"10.00"}"#,
            Some(("RefundOrder", "its fields: RefundOrder has 1 of 1")),
        ),
        (
            "",
            "{\"id\":1,\"language\":\"en\",\"tags\":[],\"ip\":null}\n{\"id\":2}\n",
            Some(("Customer", "its fields: Customer has 4 of 4")),
        ),
        // No shape is clearly ahead, or there is nothing to compare.
        ("", r#"{"next":null,"results":[]}"#, None),
        ("", r#"{"id":7}"#, None),
        ("", r#"{"id":7,"status":"new"}"#, None),
        ("", r#"{"events":[],"target":"a:b"}"#, None),
        ("", r#"{"colour":"red","size":4}"#, None),
        ("", "{}", None),
        ("", "[]", None),
        ("", "no JSON", None),
        ("", "", None),
    ];
    for (name, content, expected) in cases {
        let path = (!name.is_empty()).then(|| Path::new(name));
        let guess = guess(path, content.as_bytes());
        let guess = guess
            .as_ref()
            .map(|guess| (guess.shape.name(), guess.why.as_str()));
        assert_eq!(guess, *expected, "{name} {content}");
    }
}
