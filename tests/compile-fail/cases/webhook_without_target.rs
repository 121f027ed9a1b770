//! A webhook with events, but without the target that the document requires.

fn main() {
    backoffice::models::CreateWebhook::new(["cart.abandoned"]);
}
