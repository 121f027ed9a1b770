//! Which operation is meant.

use backoffice_models::{Endpoint, endpoints};
use backoffice_shapes::nearest;

use crate::failure::Failure;

/// The operation with an id (`refund_order`), a name in the client (`orders.refund`), or a method and path
/// (`POST /orders/{number}/refund/`). Case, spacing and a slash at the end do not matter.
pub(super) fn find(name: &str) -> Result<&'static Endpoint, Failure> {
    let wanted = folded(name);
    let found = endpoints::ALL.iter().find(|endpoint| {
        let mut names = names(endpoint).into_iter();
        names.any(|known| folded(&known) == wanted)
    });
    found.copied().ok_or_else(|| unknown(name, &wanted))
}

fn names(endpoint: &Endpoint) -> [String; 3] {
    let written = format!("{} {}", endpoint.method, endpoint.path);
    [endpoint.call.to_owned(), endpoint.id.to_owned(), written]
}

fn folded(name: &str) -> String {
    let words: Vec<_> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").trim_end_matches('/').to_owned()
}

fn unknown(name: &str, wanted: &str) -> Failure {
    let known = endpoints::ALL.iter().flat_map(|endpoint| names(endpoint));
    let nearest = nearest(wanted, known, folded, wanted.chars().count() / 2);
    let all = "`backoffice endpoints` lists the operations";
    let help = match nearest.first() {
        Some(nearest) => format!("did you mean `{nearest}`? {all}"),
        None => all.to_owned(),
    };
    Failure::usage(format!("there is no operation called `{name}`"), help)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_operation_is_found_by_each_of_its_names() {
        for endpoint in endpoints::ALL {
            let written = format!(" {} {} ", endpoint.method, endpoint.path);
            let without_slash = written.trim().trim_end_matches('/').to_lowercase();
            for name in [endpoint.id, endpoint.call, &written, &without_slash] {
                assert_eq!(find(name).unwrap().id, endpoint.id, "{name}");
            }
        }
    }
}
