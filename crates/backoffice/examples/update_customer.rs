//! Changes some fields of a customer, clears one, leaves the others, and adds a note.

use std::error::Error;

use backoffice::client::{
    Client,
    models::{CreateCustomerNote, Customer, Language, Patch, Record as _, UpdateCustomer},
    testing::InProcess,
};

// `pub(crate)` because tests/examples.rs runs it.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn main() -> Result<(), Box<dyn Error>> {
    let updated = Customer::new(7).first_name("Ada").language(Language::No);
    let service = InProcess::answering(200, updated.to_json()).then(201, r#"{"id":12}"#);
    let client = Client::builder("https://store.example/api")
        .token("abc.def")
        .transport(service.clone())
        .build()?;

    // Absent, null and a value are three things: the body has only the fields that are set.
    let change =
        UpdateCustomer::new().first_name("Ada").language(Language::No).phone_number(Patch::Null);
    let customer = client.users().update(7, change).send().await?;
    println!("{:?} speaks {:?}", customer.first_name, customer.language);

    let note = CreateCustomerNote::new("Prefers email.");
    let note = client.users().create_note(7, note).send().await?;
    println!("note {:?}", note.id);

    let requests = service.requests();
    for request in &requests {
        let body = String::from_utf8_lossy(request.body());
        println!("{} {} {body}", request.method(), request.uri());
    }
    assert_eq!(requests[0].body(), r#"{"first_name":"Ada","language":"no","phone_number":null}"#);
    assert_eq!(requests[1].body(), r#"{"message":"Prefers email."}"#);
    Ok(())
}
