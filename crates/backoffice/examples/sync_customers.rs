//! Writes all customers to a CSV file, and shows its progress. After a failure, it continues at the page that failed.
//!
//! A sandbox answers; your program takes `Client::builder("https://store.example/api").token(…).build()?`.

use std::{
    error::Error,
    fs::{self, File},
    io::{BufWriter, Write as _},
    path::Path,
};

use backoffice::{Client, models::Customer, server::Sandbox};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn Error>> {
    let sandbox = Sandbox::start().await?;
    let name = format!("customers-{}", std::process::id());
    let path = std::env::temp_dir().join(name).with_extension("csv");
    let written = write_customers(&sandbox.client()?, &path).await;
    let text = fs::read_to_string(&path)?;
    fs::remove_file(&path)?;
    assert_eq!(text.lines().count(), written? + 1);
    Ok(())
}

/// Returns the number of customers.
async fn write_customers(client: &Client, path: &Path) -> Result<usize, Box<dyn Error>> {
    let mut file = BufWriter::new(File::create(path)?);
    writeln!(file, "id,email,first_name,last_name,date_joined,total_spent")?;
    let mut count = 0;
    let mut pages = client.users().list().pages();
    while let Some(page) = pages.next().await {
        let page = match page {
            Ok(page) => page,
            // The client has tried again already. Continue later with `client.users().list().cursor(cursor)`.
            Err(error) => {
                file.flush()?;
                eprintln!("failed after {count} customers, at the cursor {:?}", pages.cursor());
                return Err(error.into());
            }
        };
        for customer in &page.results {
            writeln!(file, "{}", line(customer))?;
        }
        count += page.results.len();
        eprintln!("{count} customers");
    }
    file.flush()?;
    Ok(count)
}

fn line(customer: &Customer) -> String {
    let fields = [
        customer.id.map(|id| id.to_string()),
        customer.email.as_ref().map(ToString::to_string),
        customer.first_name.as_ref().map(ToString::to_string),
        customer.last_name.as_ref().map(ToString::to_string),
        customer.date_joined.as_ref().map(ToString::to_string),
        customer.total_spent.as_ref().map(ToString::to_string),
    ];
    let fields = fields.map(|field| quoted(&field.unwrap_or_default()));
    fields.join(",")
}

/// Quotes a field (RFC 4180).
fn quoted(field: &str) -> String {
    if field.contains([',', '"', '\n', '\r']) {
        format!("\"{}\"", field.replace('"', "\"\""))
    } else {
        field.to_owned()
    }
}
