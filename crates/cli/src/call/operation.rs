//! Finds operations.

use std::collections::BTreeSet;

use backoffice::description::{Endpoint, endpoints};
use backoffice_description::nearest;

use crate::failure::Failure;

/// Finds the operation with an id (`refund_order`), a name in the client (`orders.refund`), or a method and path
/// (`POST /orders/{number}/refund/`). Case, spacing and a slash at the end do not matter.
pub(super) fn find(name: &str) -> Result<&'static Endpoint, Failure> {
    let wanted = folded(name);
    let mut known = endpoints::ALL.iter();
    let found = known.find(|endpoint| names(endpoint).iter().any(|known| folded(known) == wanted));
    found.copied().ok_or_else(|| {
        let message = format!("there is no operation `{name}`");
        let known = || endpoints::ALL.iter().flat_map(|endpoint| names(endpoint));
        let is_misspelt = !nearest(&wanted, known(), folded, 2).is_empty();
        let path = Path::new(&wanted);
        let same_start = || path.same_start().filter(|_| !is_misspelt);
        match path.exact().or_else(same_start) {
            Some(help) => Failure::usage(message, help),
            None => {
                let help = "`backoffice endpoints` lists the operations";
                Failure::unknown(message, &wanted, known(), help)
            }
        }
    })
}

/// Name that may be a method and a path.
struct Path<'a> {
    method: &'a str,
    parts: Vec<&'a str>,
}

impl<'a> Path<'a> {
    fn new(name: &'a str) -> Self {
        let (method, path) = name.split_once(' ').unwrap_or(("", name));
        let parts = path.strip_prefix('/').map(parts).unwrap_or_default();
        Self { method, parts }
    }

    /// Advises the operations with this path.
    fn exact(&self) -> Option<String> {
        let has = |endpoint: &&Endpoint| fill(endpoint, &self.parts).is_some();
        let same: Vec<_> = endpoints::ALL.iter().copied().filter(has).collect();
        let mut known = same.iter();
        let one = known.find(|known| known.method.as_str().eq_ignore_ascii_case(self.method));
        if let Some(one) = one {
            let options = fill(one, &self.parts).unwrap_or_default();
            return Some(format!("write `backoffice call {}{options}`", one.call));
        }
        let list = list(&same)?;
        Some(format!("these operations have this path: {list}"))
    }

    /// Advises the operations with a path that starts in the same way.
    fn same_start(&self) -> Option<String> {
        let start = |endpoint: &&Endpoint| parts(endpoint.path)[0];
        let all = endpoints::ALL.iter().copied();
        let wanted = self.parts.first()?;
        let known: BTreeSet<_> = all.clone().map(|endpoint| start(&endpoint)).collect();
        let near = *nearest(wanted, known, str::to_lowercase, wanted.len() / 2).first()?;
        let same: Vec<_> = all.filter(|endpoint| start(endpoint) == near).collect();
        let list = list(&same)?;
        Some(format!("these operations start with `/{near}/`: {list}"))
    }
}

fn parts(path: &str) -> Vec<&str> {
    path.trim_matches('/').split('/').collect()
}

fn list(known: &[&Endpoint]) -> Option<String> {
    let known = known.iter();
    let list: Vec<_> = known.map(|known| format!("`{} {}`", known.method, known.path)).collect();
    (!list.is_empty()).then(|| list.join(", "))
}

/// Returns the parameters with which an endpoint has a path: `--param id=7`.
fn fill(endpoint: &Endpoint, path: &[&str]) -> Option<String> {
    let template = parts(endpoint.path);
    let mut options = String::new();
    for (part, given) in template.iter().zip(path) {
        match part.strip_prefix('{').and_then(|name| name.strip_suffix('}')) {
            Some(_) if given.is_empty() => return None,
            Some(name) if given.starts_with('{') => options += &format!(" --param {name}=…"),
            Some(name) => options += &format!(" --param {name}={given}"),
            None if part.eq_ignore_ascii_case(given) => {}
            None => return None,
        }
    }
    (template.len() == path.len()).then_some(options)
}

fn names(endpoint: &Endpoint) -> [String; 3] {
    let written = format!("{} {}", endpoint.method, endpoint.path);
    [endpoint.call.to_owned(), endpoint.id.to_owned(), written]
}

fn folded(name: &str) -> String {
    let words: Vec<_> = name.split_whitespace().map(str::to_lowercase).collect();
    words.join(" ").trim_end_matches('/').to_owned()
}
