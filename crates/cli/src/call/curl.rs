//! Request as a curl command for a POSIX shell.

use backoffice::client::http::{
    HeaderMap, Method, Uri,
    header::{ACCEPT_ENCODING, CONTENT_TYPE},
};

use super::body::Body;
use crate::options::Pair;

/// Returns the command. It reads the token from a variable and the body from its file. It contains a body that came
/// from standard input.
pub(super) fn command(method: &Method, uri: &Uri, headers: &HeaderMap, body: &Body) -> String {
    // Without --globoff, curl reads brackets and braces in a URL as patterns.
    let mut words = vec!["curl --globoff --request".to_owned(), method.to_string()];
    let mut option = |name: &str, value: &str| {
        words.push(name.to_owned());
        words.push(value.to_owned());
    };
    // Only in this word does the shell replace a variable.
    option("--header", "\"Authorization: Bearer $BACKOFFICE_TOKEN\"");
    let is_form = matches!(body, Body::Form { .. });
    for (name, value) in headers {
        // curl sets the media type of a form, with its own boundary. It decompresses nothing by itself.
        let is_left_out = (is_form && name == CONTENT_TYPE) || name == ACCEPT_ENCODING;
        if let (Ok(value), false) = (value.to_str(), is_left_out) {
            option("--header", &quoted(&format!("{name}: {value}")));
        }
    }
    match body {
        Body::None => {}
        Body::Json { text, file: None } => option("--data-raw", &quoted(text.trim())),
        Body::Json { file: Some(file), .. } => {
            option("--data-binary", &quoted(&format!("@{}", file.display())))
        }
        Body::Form { texts, files } => {
            for Pair { name, value } in texts {
                option("--form-string", &quoted(&format!("{name}={value}")));
            }
            for Pair { name, value } in files {
                // In double quotes, `;` and `,` have no meaning for curl.
                let path = value.replace('\\', "\\\\").replace('"', "\\\"");
                let part = format!("{name}=@\"{path}\";type=application/octet-stream");
                option("--form", &quoted(&part));
            }
        }
    }
    words.push(quoted(&uri.to_string()));
    words.join(" ")
}

/// Quotes a word for a POSIX shell.
pub(super) fn quoted(word: &str) -> String {
    format!("'{}'", word.replace('\'', r"'\''"))
}
