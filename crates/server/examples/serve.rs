//! Serves a shop of sample records, in memory, until Ctrl-C.

use axum::Router;
use backoffice_server::{Backoffice, Limits, Settings, Shop};
use backoffice_shapes::endpoints::SCOPES;
use tokio::net::TcpListener;

#[tokio::main]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let listener = TcpListener::bind("127.0.0.1:0").await?;
    let base_url = format!("http://{}/api", listener.local_addr()?);

    // The key encrypts secrets in the database. This database is gone when the program ends.
    let settings = Settings::new(&base_url, [0; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await?;
    let store = backoffice.add_store("Example").await?;
    backoffice.seed(store, Shop::default()).await?;
    let scopes: Vec<_> = SCOPES.iter().map(|scope| scope.name).collect();
    let token = backoffice.add_token(store, "example", &scopes).await?;

    println!("curl -s -H 'Authorization: Bearer {token}' {base_url}/users/");
    let router = Router::new().nest("/api", backoffice.router(Limits::default()));
    axum::serve(listener, router).await?;
    Ok(())
}
