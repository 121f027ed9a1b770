//! A webhook with events, but without the target that the document requires.

fn main() {
    backoffice_models::CreateWebhook::new(["cart.abandoned"]);
}
