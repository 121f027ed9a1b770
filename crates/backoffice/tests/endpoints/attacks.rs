//! Requests of attackers: bombs, and texts that want to be SQL or header fields.

use axum::body::Body;
use backoffice::server::Limits;
use backoffice_description::{Encoding, Method, endpoints};
use serde_json::{Value, json};

use crate::{calls::path, service::Service};

fn part(disposition: &str, content: &str) -> String {
    format!("--b\r\ncontent-disposition: form-data; {disposition}\r\n\r\n{content}\r\n")
}

#[tokio::test]
async fn attacks_on_sqlite() {
    attacks("sqlite::memory:").await;
}

pub(crate) async fn attacks(url: &str) {
    let service = Service::start(url).await;
    bombs_are_refused_and_leave_nothing(&service).await;
    files_of_other_types_are_refused(&service).await;
    values_are_never_sql_or_header_fields(&service).await;
    records_do_not_grow_without_limit(&service).await;
    service.stop().await;
}

async fn bombs_are_refused_and_leave_nothing(service: &Service) {
    let comments = async || {
        let request = service.request("GET", "/tickets/1/comments/").body(Body::empty()).unwrap();
        service.send(request).await.1
    };
    let before = comments().await;
    let ticket = part("name=\"ticket\"", "1");
    let file = part("name=\"file\"; filename=\"a.txt\"", "paid");
    let end = "--b--\r\n";
    let long = "x".repeat(1024 * 1024);
    for (what, body) in [
        ("many texts", part("name=\"x\"", "").repeat(100_000)),
        ("many files", format!("{ticket}{}{end}", file.repeat(1_000))),
        ("a long text", format!("{}{file}{end}", part("name=\"ticket\"", &long))),
        (
            "a long name of a part",
            format!("{ticket}{}{end}", part(&format!("name=\"{long}\""), "x")),
        ),
        ("a long header", format!("--b\r\nx: {long}\r\n\r\nx\r\n{end}")),
        ("many headers", format!("--b\r\n{}\r\nx\r\n{end}", "x: y\r\n".repeat(100_000))),
        ("no end", format!("{ticket}{file}")),
        ("no part", end.to_owned()),
        ("no file", format!("{ticket}{end}")),
        ("only a boundary without end", "--b".repeat(500_000)),
        ("not a form", long.clone()),
    ] {
        let request = service
            .request("POST", "/tickets/attachments/")
            .header("content-type", "multipart/form-data; boundary=b");
        let (parts, text) = service.send(request.body(Body::from(body)).unwrap()).await;
        assert!(parts.status.is_client_error(), "{what}: {} {text}", parts.status);
        assert!(text.len() < 2_000, "{what}: {text}");
    }
    assert_eq!(comments().await, before);

    // A gzip file of a few bytes may be a terabyte. No body is decompressed.
    let levels = 500_000;
    let bombs = [
        ("nested lists", "[".repeat(levels)),
        ("nested objects", "{\"a\":".repeat(levels / 5)),
        (
            "nested in a field",
            format!("{{\"metadata\":{}{}}}", "[".repeat(100_000), "]".repeat(100_000)),
        ),
        ("a long number", format!("{{\"amount\":{}}}", "9".repeat(1_000_000))),
        (
            "many fields",
            format!(
                "{{{}}}",
                (0..50_000).map(|n| format!("\"{n}\":{n}")).collect::<Vec<_>>().join(",")
            ),
        ),
    ];
    for endpoint in endpoints::ALL.iter().filter(|endpoint| endpoint.request.is_some()) {
        let request = |media_type: &str| {
            let request = service.request(endpoint.method.as_str(), &path(endpoint, "1"));
            request.header("content-type", media_type.to_owned())
        };
        let is_form = endpoint.encoding == Encoding::Multipart;
        let media_type =
            if is_form { "multipart/form-data; boundary=b" } else { "application/json" };
        for encoding in ["gzip", "deflate", "br", "zstd", "gzip, identity"] {
            let request = request(media_type).header("content-encoding", encoding);
            let (parts, text) = service.send(request.body(Body::from("\u{1f}")).unwrap()).await;
            assert_eq!(parts.status, 415, "{} {encoding}: {text}", endpoint.id);
        }
        for (what, bomb) in &bombs {
            let body = Body::from(bomb.clone());
            let (parts, text) = service.send(request("application/json").body(body).unwrap()).await;
            let is_kept = matches!(*what, "many fields" | "a long number");
            let takes_anything = is_kept && parts.status.is_success();
            assert!(
                parts.status.is_client_error() || takes_anything,
                "{} {what}: {text}",
                endpoint.id
            );
        }
    }
}

async fn files_of_other_types_are_refused(service: &Service) {
    let mut own = Limits::default();
    own.upload_types = vec!["application/x-java*".to_owned()];
    let types = [
        (None, 200, 400),
        (Some("application/octet-stream"), 200, 400),
        (Some("image/png"), 200, 400),
        (Some("Text/Plain; charset=utf-8"), 200, 400),
        (Some("application/vnd.oasis.opendocument.text"), 200, 400),
        (Some("application/x-msdownload"), 400, 400),
        (Some("application/java-archive"), 400, 400),
        (Some("application/x-java-archive"), 400, 200),
        (Some("application/pdfx"), 400, 400),
        // What is not a media type counts as none.
        (Some("image"), 200, 400),
        (Some(""), 200, 400),
    ];
    for (media_type, by_default, by_own) in types {
        for (limits, status) in [(Limits::default(), by_default), (own.clone(), by_own)] {
            let of_type =
                media_type.map_or(String::new(), |name| format!("\r\ncontent-type: {name}"));
            let file = format!("name=\"file\"; filename=\"a\"{of_type}");
            let body = format!("{}{}--b--\r\n", part("name=\"ticket\"", "1"), part(&file, "x"));
            let request = service
                .request("POST", "/tickets/attachments/")
                .header("content-type", "multipart/form-data; boundary=b");
            let request = request.body(Body::from(body)).unwrap();
            let (parts, text) = service.send_with(limits, request).await;
            assert_eq!(parts.status, status, "{media_type:?}: {text}");
            let says = text.contains("\"file\":[\"a file of ");
            assert_eq!(says, status == 400, "{media_type:?}: {text}");
        }
    }
}

async fn values_are_never_sql_or_header_fields(service: &Service) {
    let texts = [
        "1' OR '1'='1",
        "'; DROP TABLE customers; --",
        "1) UNION SELECT hash FROM tokens --",
        "$1",
        "\r\nset-cookie: a=b",
        "%0d%0aset-cookie:%20a=b",
        "%",
        "_",
        "\\",
    ];
    for endpoint in endpoints::ALL.iter().filter(|endpoint| endpoint.method == Method::Get) {
        for text in texts {
            let escaped: String = form_urlencoded::byte_serialize(text.as_bytes()).collect();
            let send = async |address: String| {
                let request = service.request("GET", &address).body(Body::empty()).unwrap();
                let (parts, answer) = service.send(request).await;
                assert!(!parts.headers.contains_key("set-cookie"), "{address}");
                assert!(parts.status.as_u16() < 500, "{address}: {answer}");
                (parts.status, answer)
            };
            if endpoint.path.contains('{') {
                let (status, _) = send(path(endpoint, &escaped.replace('+', "%20"))).await;
                assert_eq!(status, 404, "{} {text}", endpoint.id);
            }
            for field in endpoint.query.iter().flat_map(|query| query.fields) {
                let (status, answer) =
                    send(format!("{}?{}={escaped}", endpoint.path, field.name)).await;
                let answer: Value = serde_json::from_str(&answer).unwrap();
                let found = answer["results"].as_array().map_or(0, Vec::len);
                assert!(status == 400 || found == 0, "{} {}={text}", endpoint.id, field.name);
            }
        }
    }
    // Names of files come from their senders.
    let name = "..\\..\\etc/pass\u{202e}wd%0d%0aset-cookie: a=b\u{85}";
    let body = format!(
        "{}{}--b--\r\n",
        part("name=\"ticket\"", "1"),
        part(&format!("name=\"file\"; filename=\"{name}\""), "paid")
    );
    let request = service
        .request("POST", "/tickets/attachments/")
        .header("content-type", "multipart/form-data; boundary=b");
    let foreign = body.clone();
    let (parts, text) = service.send(request.body(Body::from(body)).unwrap()).await;
    assert_eq!(parts.status, 200, "{text}");
    let ticket: Value = serde_json::from_str(&text).unwrap();
    let comments = ticket["comments"].as_array().unwrap();
    let stored = &comments.last().unwrap()["attachments"][0];
    assert_eq!(stored["file_name"], "passwd%0d%0aset-cookie a=b");
    let url = stored["file"].as_str().unwrap().strip_prefix(&service.address).unwrap();
    let (parts, content) =
        service.send(service.request("GET", url).body(Body::empty()).unwrap()).await;
    assert_eq!((parts.status.as_u16(), content.as_str()), (200, "paid"));
    assert_eq!(parts.headers["content-disposition"], "attachment");
    assert!(!parts.headers.contains_key("set-cookie"));
    // Nobody reads a file without its signature.
    let pieces: Vec<_> = url.split('/').collect();
    let [_, files, store, id, signature, name] = pieces[..] else { panic!("{url}") };
    let signature_of_another = signature.chars().rev().collect::<String>();
    for forged in [
        format!("/{files}/{store}/{id}/{signature_of_another}/{name}"),
        format!("/{files}/{store}/{id}/AAAA/{name}"),
        format!("/{files}/{store}/1/{signature}/{name}"),
        format!("/{files}/1/{id}/{signature}/{name}"),
    ] {
        let request = service.request("GET", &forged).body(Body::empty());
        assert_eq!(service.send(request.unwrap()).await.0.status, 404, "{forged}");
    }
    // Nobody adds files to another store's ticket.
    let other = service.backoffice.add_store("other").await.unwrap();
    let token = service.backoffice.add_token(other, "other", &["tickets:write"], None).await;
    let request = Service::request_with(&token.unwrap(), "POST", "/tickets/attachments/")
        .header("content-type", "multipart/form-data; boundary=b");
    let (parts, text) = service.send(request.body(Body::from(foreign)).unwrap()).await;
    assert_eq!(parts.status, 404, "{text}");
}

/// A record has a largest size, also if each request adds a small part to it.
async fn records_do_not_grow_without_limit(service: &Service) {
    let send = async |method: &str, path: &str, body: Value| {
        let request = service.request(method, path).header("content-type", "application/json");
        let body = Body::from(body.to_string());
        service.send(request.body(body).unwrap()).await
    };
    let caption = "x".repeat(900_000);
    for status in [200, 200, 400] {
        let image = json!({ "src": "https://files.example/a.png", "caption": caption });
        let (parts, text) = send("POST", "/products/1/images/", image).await;
        assert_eq!(parts.status, status);
        let says = text.contains("larger than 2097152 bytes");
        assert_eq!(says, status == 400, "{}", text.len());
    }
    // A text that a list compares.
    for (length, status) in [(2_000, 200), (2_001, 400)] {
        let customer = json!({ "phone_number": "1".repeat(length) });
        let (parts, text) = send("PATCH", "/users/1/", customer).await;
        assert_eq!(parts.status, status, "{length}: {text}");
        let says = text.contains("phone_number: longer than 2000 bytes");
        assert_eq!(says, status == 400, "{length}: {text}");
    }
}
