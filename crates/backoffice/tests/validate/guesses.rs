//! The guessed shape of each payload, one row for each.

use std::path::Path;

use backoffice_description::validate::guess;

/// A document and the reason for it, or the reason for none.
type Expected = Result<(&'static str, &'static str), &'static str>;

#[test]
fn every_guess_and_its_reason() {
    let customer = r#"{"id":1,"language":"en","accepts_marketing":true,"orders_count":0}"#;
    let page_of_gift_cards = r#"{"next":null,"previous":null,"results":[{"id":7,"expired_at":null,"last_four":"AB12"}]}"#;
    // File name, content; document, why.
    let cases: &[(&str, &str, Expected)] = &[
        ("orders/1.json", "{}", Ok(("Order", "the folder name `orders`"))),
        ("a/b/gift-card-7.json", "{}", Ok(("GiftCard", "the file name `gift-card-7`"))),
        ("gift_card.json", "", Ok(("GiftCard", "the file name `gift_card`"))),
        ("giftCards.ndjson", "", Ok(("GiftCard", "the file name `giftCards`"))),
        ("Customer.json", "[]", Ok(("Customer", "the file name `Customer`"))),
        (
            "customers.ndjson",
            "{\"id\":1}\n{\"id\":2}",
            Ok(("Customer", "the file name `customers`")),
        ),
        ("customer_page.json", "{}", Ok(("CustomerPage", "the file name `customer_page`"))),
        // The folder names the record, the content is the body of a request.
        (
            "refunds/a.json",
            r#"{"amount":"1.00"}"#,
            Err(
                "can't tell between OfferDiscount, VoucherDiscount, RefundOrder, EmbeddedTransaction, TransactionReportValues and 5 more schemas",
            ),
        ),
        (
            "returns/a.json",
            r#"{"amount":"1.00"}"#,
            Err(
                "can't tell between OfferDiscount, VoucherDiscount, RefundOrder, EmbeddedTransaction, TransactionReportValues and 5 more schemas",
            ),
        ),
        (
            "subscription-addresses/1.json",
            "{}",
            Err("can't tell the schema from the file name or the fields"),
        ),
        ("user-addresses/1.json", "{}", Ok(("UserAddress", "the folder name `user-addresses`"))),
        (
            "product-categories.json",
            "{}",
            Ok(("ProductCategory", "the file name `product-categories`")),
        ),
        ("refund-order.json", "{}", Ok(("RefundOrder", "the file name `refund-order`"))),
        (
            "customers.json",
            r#"{"next":null,"results":[]}"#,
            Ok(("CustomerPage", "the file name `customers` and the fields of a page")),
        ),
        (
            "order.json",
            r#"{"next":null,"results":[]}"#,
            Err("can't tell the schema from the file name or the fields"),
        ),
        // A name does not make a foreign payload a record.
        ("order.json", customer, Err("can't tell between Customer and UpdateCustomer")),
        (
            "product/package.json",
            r#"{"name":"shop","version":"1.0.0","scripts":{},"dependencies":{}}"#,
            Err("can't tell the schema from the file name or the fields"),
        ),
        (
            "webhooks/create.json",
            r#"{"events":["cart.abandoned"],"target":"https://hooks.example.com"}"#,
            Err("can't tell between Webhook, CreateWebhook and UpdateWebhook"),
        ),
        (
            "customers/update.json",
            r#"{"language":"en","orders_count":1}"#,
            Err("can't tell between Customer and UpdateCustomer"),
        ),
        // A misspelt, missing or unknown field leaves the name in force.
        (
            "refund-order.json",
            r#"{"amout":"10.00"}"#,
            Ok(("RefundOrder", "the file name `refund-order`")),
        ),
        (
            "orders/1.json",
            r#"{"currency":"USD","shipping_tax":"1.00"}"#,
            Ok(("Order", "the folder name `orders`")),
        ),
        (
            "orders/1.json",
            r#"{"number":"1","colour":"red"}"#,
            Ok(("Order", "the folder name `orders`")),
        ),
        ("response.json", customer, Err("can't tell between Customer and UpdateCustomer")),
        ("", customer, Err("can't tell between Customer and UpdateCustomer")),
        (
            "",
            page_of_gift_cards,
            Ok((
                "GiftCardPage",
                "the fields of a page and of its first record: GiftCard has 3 of 3",
            )),
        ),
        (
            "",
            r#"{"amount":"10.00"}"#,
            Err(
                "can't tell between OfferDiscount, VoucherDiscount, RefundOrder, EmbeddedTransaction, TransactionReportValues and 5 more schemas",
            ),
        ),
        (
            "",
            "{\"id\":1,\"language\":\"en\",\"tags\":[],\"ip\":null}\n{\"id\":2}\n",
            Err("can't tell between Customer and UpdateCustomer"),
        ),
        // The name and the fields show different shapes.
        (
            "webhook.json",
            r#"{"number":"1","currency":"USD","billing_address":null,"shipping_tax":"1.00","total":"2.00","voucher_discounts":[]}"#,
            Err("can't tell between Webhook and Order"),
        ),
        (
            "customers.json",
            page_of_gift_cards,
            Err("can't tell between CustomerPage and GiftCardPage"),
        ),
        (
            "customer-page.json",
            page_of_gift_cards,
            Err("can't tell between CustomerPage and GiftCardPage"),
        ),
        ("order.json", page_of_gift_cards, Err("can't tell between Order and GiftCardPage")),
        (
            "gift-card-page.json",
            page_of_gift_cards,
            Ok(("GiftCardPage", "the file name `gift-card-page`")),
        ),
        (
            "",
            r#"{"expired_at":null,"last_four":"AB12"}"#,
            Err("can't tell if it is GiftCard: its id or a required field is missing"),
        ),
        // No shape is clearly ahead, or there is nothing to compare.
        (
            "",
            r#"{"next":null,"results":[]}"#,
            Err("can't tell the schema from the file name or the fields"),
        ),
        (
            "",
            r#"{"id":7}"#,
            Err(
                "can't tell between Customer, UserAddress, CustomerNote, WebhookDelivery, RedeliverEvents and 45 more schemas",
            ),
        ),
        (
            "",
            r#"{"id":7,"status":"new"}"#,
            Err(
                "can't tell between Fulfillment, FulfillmentEvent, CreateFulfillmentEvent, EmbeddedTransaction, Transaction and 4 more schemas",
            ),
        ),
        (
            "",
            r#"{"events":[],"target":"a:b"}"#,
            Err("can't tell between Webhook, CreateWebhook and UpdateWebhook"),
        ),
        (
            "",
            r#"{"colour":"red","size":4}"#,
            Err("can't tell the schema from the file name or the fields"),
        ),
        ("", "{}", Err("can't tell the schema from the file name or the fields")),
        ("", "[]", Err("can't tell the schema from the file name or the fields")),
        ("", "no JSON", Err("can't tell the schema from the file name or the fields")),
        ("", "", Err("can't tell the schema from the file name or the fields")),
    ];
    for (name, content, expected) in cases {
        let path = (!name.is_empty()).then(|| Path::new(name));
        let guess = guess(path, content.as_bytes());
        let guess = guess.map_err(|reason| reason.to_string());
        let guess = guess.as_ref().map(|guess| (guess.shape.name(), guess.why.as_str()));
        let guess = guess.map_err(String::as_str);
        assert_eq!(guess, *expected, "{name} {content}");
    }
}
