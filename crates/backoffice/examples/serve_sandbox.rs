//! Serves a shop of sample records, in memory, until Ctrl-C.

use backoffice::server::Sandbox;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let (token, base_url) = (sandbox.token(), sandbox.base_url());
    println!("curl -s -H 'Authorization: Bearer {token}' {base_url}/users/");
    tokio::signal::ctrl_c().await?;
    sandbox.stop().await;
    Ok(())
}
