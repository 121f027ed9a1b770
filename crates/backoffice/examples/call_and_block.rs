//! Makes calls without an async runtime. A sandbox on other threads answers them.

use backoffice::{Client, server::Sandbox};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let threads = tokio::runtime::Runtime::new()?;
    let sandbox = threads.block_on(Sandbox::start())?;
    let client =
        Client::builder(sandbox.base_url()).token(sandbox.token().to_owned()).build_blocking()?;
    for customer in client.users().list().items() {
        println!("{:?}", customer?.email);
    }
    Ok(())
}
