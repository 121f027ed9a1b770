//! A request as a curl command for a POSIX shell.

use backoffice_client::http::{HeaderMap, Method, Uri, header::CONTENT_TYPE};

use super::body::Body;
use crate::arguments::Pair;

/// The command. The token stands in it as a variable, a body from a file by that file's name; a body from standard
/// input as it is.
pub(super) fn command(method: &Method, uri: &Uri, headers: &HeaderMap, body: &Body) -> String {
    // In a URL, curl would take brackets and braces for patterns.
    let mut words = vec!["curl --globoff --request".to_owned(), method.to_string()];
    let mut option = |name: &str, value: &str| {
        words.push(name.to_owned());
        words.push(value.to_owned());
    };
    // Here alone the shell is to replace something.
    option("--header", "\"Authorization: Bearer $BACKOFFICE_TOKEN\"");
    let is_form = matches!(body, Body::Form { .. });
    for (name, value) in headers {
        // Of a form, curl makes the media type with a boundary of its own.
        if let (Ok(value), false) = (value.to_str(), is_form && name == CONTENT_TYPE) {
            option("--header", &quoted(&format!("{name}: {value}")));
        }
    }
    match body {
        Body::None => {}
        Body::Json { text, file: None } => option("--data-raw", &quoted(text.trim())),
        Body::Json {
            file: Some(file), ..
        } => option("--data-binary", &quoted(&format!("@{}", file.display()))),
        Body::Form { texts, files } => {
            for Pair { name, value } in texts {
                option("--form-string", &quoted(&format!("{name}={value}")));
            }
            for Pair { name, value } in files {
                // Between double quotes, curl takes `;` and `,` of a path for what they are.
                let path = value.replace('\\', "\\\\").replace('"', "\\\"");
                let part = format!("{name}=@\"{path}\";type=application/octet-stream");
                option("--form", &quoted(&part));
            }
        }
    }
    words.push(quoted(&uri.to_string()));
    words.join(" ")
}

/// A word for a POSIX shell, in which nothing is replaced.
pub(super) fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}
