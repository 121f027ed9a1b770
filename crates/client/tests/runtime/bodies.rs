//! Bodies of responses: compressed, empty, too large.

use backoffice::client::{
    Body, Client, Error, ErrorKind,
    http::Response,
    testing::{FixedRandomness, InProcess, ManualTime},
};
use flate2::{Compression, write::GzEncoder};
use ruzstd::encoding::{CompressionLevel, compress_to_vec};

use crate::{OK, Script, Step, client, ready};

const BODY: &str = r#"{"id":7,"detail":"No such dispute."}"#;

/// Returns a client of a service that answers each call with this status, content encoding and body.
fn answering(status: u16, encoding: &'static str, body: Vec<u8>, limit: usize) -> Client {
    let service = InProcess::new(move |_| {
        let response = Response::builder().status(status);
        let response = response.header("content-encoding", encoding);
        let response = response.header("content-length", body.len());
        Ok(response.body(Body::from(body.clone())).unwrap())
    });
    let builder = Client::builder("https://store.example").token("t");
    builder
        .transport(service)
        .time(ManualTime::new())
        .randomness(FixedRandomness::lowest())
        .max_response_bytes(limit)
        .build()
        .unwrap()
}

fn failed(status: u16, encoding: &'static str, body: Vec<u8>, limit: usize) -> Error {
    let client = answering(status, encoding, body, limit);
    ready(client.disputes().get(7).send()).unwrap_err()
}

fn gzip(text: &[u8]) -> Vec<u8> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
    std::io::Write::write_all(&mut encoder, text).unwrap();
    encoder.finish().unwrap()
}

fn zstd(text: &[u8]) -> Vec<u8> {
    compress_to_vec(text, CompressionLevel::Fastest)
}

#[cfg(feature = "compression")]
#[test]
fn compressed_responses_are_read() {
    let (first, second) = BODY.as_bytes().split_at(9);
    let cases = [
        ("gzip", gzip(BODY.as_bytes())),
        ("GZip", gzip(BODY.as_bytes())),
        ("x-gzip, identity", gzip(BODY.as_bytes())),
        ("gzip", [gzip(first), gzip(second)].concat()),
        ("zstd", zstd(BODY.as_bytes())),
        ("zstd", [zstd(first), zstd(b""), zstd(second)].concat()),
        ("identity", BODY.into()),
    ];
    for (encoding, body) in cases {
        // The limit counts the bytes before and after.
        let limit = body.len().max(BODY.len());
        let client = answering(200, encoding, body.clone(), limit);
        let response = ready(client.disputes().get(7).send_with_response()).unwrap();
        assert_eq!(response.bytes(), BODY, "{encoding}");
        if encoding != "identity" {
            assert!(!response.headers().contains_key("content-encoding"));
            assert!(!response.headers().contains_key("content-length"));
        }
        let error = failed(404, encoding, body, limit);
        assert_eq!(error.body(), BODY.as_bytes());
        assert!(error.to_string().ends_with("No such dispute."), "{error}");
    }
}

/// The limit counts the bytes after decompression.
#[cfg(feature = "compression")]
#[test]
fn a_small_body_that_becomes_large_is_refused() {
    let large = vec![b' '; 20 << 20];
    let frames = zstd(&[b' '; 1000]).repeat(2000);
    for (encoding, body) in [("gzip", gzip(&large)), ("zstd", zstd(&large)), ("zstd", frames)] {
        let length = body.len();
        assert!(length < 1 << 20);
        let heap = allocation_counter::measure(|| {
            let error = failed(200, encoding, body, 1 << 20);
            assert_eq!(error.kind(), ErrorKind::Decode);
            assert!(error.to_string().contains("above the limit of 1048576 bytes"), "{error}");
        });
        // The limit, while it grows, and the window of the decoder.
        assert!(heap.bytes_max < 16 << 20, "{encoding}: {}", heap.bytes_max);
    }
}

#[test]
fn an_encoding_that_cannot_be_read_is_named() {
    let mut cut = gzip(BODY.as_bytes());
    cut.truncate(20);
    let mut damaged = zstd(BODY.as_bytes());
    damaged[0] ^= 1;
    let unknown = |name| format!("the client can't read the content encoding `{name}`; ");
    let wrong = |name| {
        if cfg!(feature = "compression") {
            format!("says {name}, but the body is cut short or damaged")
        } else {
            unknown(name)
        }
    };
    let cases = [
        ("br", BODY.into(), unknown("br")),
        ("gzip, br", gzip(BODY.as_bytes()), unknown("gzip, br")),
        ("deflate", BODY.into(), unknown("deflate")),
        ("gzip", BODY.into(), wrong("gzip")),
        ("gzip", cut, wrong("gzip")),
        ("zstd", damaged, wrong("zstd")),
    ];
    for (encoding, body, says) in cases {
        for (status, kind) in
            [(200, ErrorKind::Decode), (400, ErrorKind::Validation), (404, ErrorKind::NotFound)]
        {
            let error = failed(status, encoding, body.clone(), 1 << 20);
            assert_eq!(error.kind(), kind, "{error}");
            assert!(error.to_string().contains(&says), "{says}\n{error}");
            assert!(error.body().is_empty());
        }
    }
}

#[test]
fn the_caller_can_ask_for_another_encoding() {
    let script = Script::new([OK]);
    let client = client(&script, &ManualTime::new()).build().unwrap();
    let call = client.disputes().get(7).header("accept-encoding", "br");
    ready(call.send()).unwrap();
    assert_eq!(script.header("accept-encoding"), [Some("br".to_owned())]);
}

/// Only 204 and 205 have no body.
#[test]
fn an_empty_body_of_a_success_is_an_error() {
    type Case = (u16, &'static [(&'static str, &'static str)], bool);
    let cases: [Case; 5] = [
        (200, &[], false),
        (200, &[("content-encoding", "gzip")], false),
        (201, &[], false),
        (204, &[], true),
        (205, &[], true),
    ];
    for (status, headers, is_right) in cases {
        let script = Script::new([Step::Answer(status, headers, "")]);
        let client = client(&script, &ManualTime::new()).build().unwrap();
        match ready(client.disputes().get(7).send()) {
            Ok(_) => assert!(is_right, "{status}"),
            Err(error) => assert!(!is_right && error.kind() == ErrorKind::Decode, "{error}"),
        }
    }
}
