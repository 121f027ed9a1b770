//! A request as text for people.

use std::fmt::Write as _;

use backoffice::client::http::{HeaderMap, Method, Uri};

use super::{body::Body, masked};
use crate::{
    options::Pair,
    printable::{printable, printable_json},
    secrets::cut,
};

/// Returns method, address, headers and body, without the token, and with the secrets of the API masked.
pub(super) fn request(method: &Method, uri: &Uri, headers: &HeaderMap, body: &Body) -> String {
    let mut out = format!("{method} {uri}\nauthorization: Bearer ***\n");
    for (name, value) in headers {
        let value = String::from_utf8_lossy(value.as_bytes());
        // Writing to a String cannot fail.
        let _ = writeln!(out, "{name}: {}", printable(&value));
    }
    match body {
        Body::None => {}
        Body::Json { text, .. } => {
            let _ = write!(out, "\n{}\n", printable_json(&masked::body(text)));
        }
        Body::Form { texts, files } => {
            out.push('\n');
            for Pair { name, value } in texts {
                let part = format!("{name}: {value}");
                let _ = writeln!(out, "{}", printable(&cut(&part)));
            }
            for Pair { name, value } in files {
                let _ = writeln!(out, "{}", printable(&format!("{name}: file {value}")));
            }
        }
    }
    out
}
