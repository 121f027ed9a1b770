//! Payloads and scopes that the compiler checks.

use backoffice::{
    Client, include_payload,
    models::{Amount, Record as _},
    payload, scopes,
};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    // A number, a misspelt field or an amount such as "12,50" does not compile.
    let refund = payload!(RefundOrder { "amount": "12.50" });
    println!("{}", refund.to_json());

    // Rust expressions stand for values, with the types of the fields.
    let (number, price) = ("1001", Amount::new("10.00")?);
    let order = payload!(Order {
        "number": #number,
        "total_incl_tax": #price,
        "lines": [{ "id": 1, "quantity": #(1 + 1), "product": { "title": "Coffee" } }],
        "tags": ["vip", #(format!("made-for-{number}"))],
    });
    println!("{}", order.to_json());

    let webhook = include_payload!("webhook.json" as CreateWebhook);
    println!("{:?}", webhook.events);

    // This client can refund orders and read customers; other calls do not compile.
    let client = Client::builder("https://store.example/api")
        .token("token")
        .scopes::<scopes!["orders:write", "users:read"]>()
        .build()?;
    println!("{client:?}");
    Ok(())
}
