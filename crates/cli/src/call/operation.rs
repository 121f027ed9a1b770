//! Finds operations.

use backoffice_models::info::{Endpoint, endpoints};

use crate::failure::Failure;

/// Finds the operation with an id (`refund_order`), a name in the client (`orders.refund`), or a method and path
/// (`POST /orders/{number}/refund/`). Case, spacing and a slash at the end do not matter.
pub(super) fn find(name: &str) -> Result<&'static Endpoint, Failure> {
    let wanted = folded(name);
    let mut known = endpoints::ALL.iter();
    let found = known.find(|endpoint| names(endpoint).iter().any(|known| folded(known) == wanted));
    found.copied().ok_or_else(|| {
        let known = endpoints::ALL.iter().flat_map(|endpoint| names(endpoint));
        let message = format!("there is no operation `{name}`");
        let help = "`backoffice endpoints` lists the operations";
        Failure::unknown(message, &wanted, known, help)
    })
}

fn names(endpoint: &Endpoint) -> [String; 3] {
    let written = format!("{} {}", endpoint.method, endpoint.path);
    [endpoint.call.to_owned(), endpoint.id.to_owned(), written]
}

fn folded(name: &str) -> String {
    let words: Vec<_> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").trim_end_matches('/').to_owned()
}
