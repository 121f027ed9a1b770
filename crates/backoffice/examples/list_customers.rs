//! Goes through a list: by record over all pages, and page by page with a cursor to continue from later.

use std::error::Error;

use backoffice::client::{
    Client,
    models::{Customer, Page, Record as _, Url},
    testing::InProcess,
};

// `pub(crate)` because tests/examples.rs runs it.
#[tokio::main(flavor = "current_thread")]
pub(crate) async fn main() -> Result<(), Box<dyn Error>> {
    let first = page(
        [Customer::new(7).email("ada@example.com"), Customer::new(8).email("grace@example.com")],
        Some("https://store.example/api/users/?cursor=b"),
    )?;
    let last = page([Customer::new(9).email("alan@example.com")], None)?;
    let service = InProcess::answering(200, first.clone()).then(200, last).then(200, first);
    let client = Client::builder("https://store.example/api")
        .token("abc.def")
        .transport(service.clone())
        .build()?;

    // The client requests the second page when the loop needs it.
    let mut customers = client.users().list().is_blocked(false).items();
    let mut emails = Vec::new();
    while let Some(customer) = customers.next().await {
        emails.extend(customer?.email);
    }
    println!("on all pages: {}", emails.join(", "));
    assert_eq!(emails.len(), 3);
    assert_eq!(service.requests().len(), 2);

    // Save the cursor of the next page, and give it to `cursor` to continue there.
    let mut pages = client.users().list().pages();
    if let Some(page) = pages.next().await {
        println!("on the first page: {}", page?.results.len());
    }
    println!("continue at: {:?}", pages.cursor());
    assert_eq!(pages.cursor(), Some("b"));
    Ok(())
}

/// Makes a page as the service sends it.
fn page<const N: usize>(
    customers: [Customer; N],
    next: Option<&str>,
) -> Result<String, Box<dyn Error>> {
    let mut page = Page::<Customer>::default();
    page.results = customers.into_iter().collect();
    page.next = next.map(Url::new).transpose()?;
    Ok(page.to_json())
}
