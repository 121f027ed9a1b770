//! TLS, HTTP/2 and compressed answers.

use std::{path::Path, sync::Arc, time::Duration};

use axum::{
    body::{Body, Bytes},
    http::{Request, Version},
};
use backoffice::server::{Backoffice, Server, Settings, Tls};
use http_body_util::{BodyExt as _, Full};
use hyper::client::conn::{http1, http2};
use hyper_util::rt::{TokioExecutor, TokioIo};
use rustls::{
    ClientConfig, RootCertStore,
    pki_types::{CertificateDer, ServerName},
};
use tokio::{
    io::AsyncReadExt as _,
    net::{TcpListener, TcpStream},
};
use tokio_rustls::{TlsConnector, client::TlsStream};
use tower::ServiceExt as _;

/// Writes a new certificate for `localhost` and its key into a folder, and returns it.
fn certificate(folder: &Path) -> CertificateDer<'static> {
    let made = rcgen::generate_simple_self_signed(["localhost".to_owned()]).unwrap();
    std::fs::write(folder.join("key.pem"), made.signing_key.serialize_pem()).unwrap();
    std::fs::write(folder.join("certificate.pem"), made.cert.pem()).unwrap();
    made.cert.der().clone()
}

/// Connects as a client that trusts this certificate alone, and speaks these protocols.
async fn connect(
    port: u16,
    trusted: &CertificateDer<'static>,
    protocols: &[&str],
) -> std::io::Result<TlsStream<TcpStream>> {
    let mut roots = RootCertStore::empty();
    roots.add(trusted.clone()).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider);
    let config = config.with_safe_default_protocol_versions().unwrap();
    let mut config = config.with_root_certificates(roots).with_no_client_auth();
    config.alpn_protocols = protocols.iter().map(|name| name.as_bytes().to_vec()).collect();
    let stream = TcpStream::connect(("127.0.0.1", port)).await?;
    let name = ServerName::try_from("localhost").unwrap();
    TlsConnector::from(Arc::new(config)).connect(name, stream).await
}

#[tokio::test]
async fn one_port_speaks_both_versions_of_http_over_tls() {
    let folder = tempfile::tempdir().unwrap();
    let trusted = certificate(folder.path());
    let file = |name: &str| folder.path().join(name);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let settings = Settings::new(format!("https://localhost:{port}/api"), [7; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
    let store = crate::seeded(&backoffice).await;
    let token = backoffice.add_token(store, "tls", &["users:read"], None).await.unwrap();
    let tls = Tls::from_files(file("certificate.pem"), file("key.pem")).unwrap();
    let mut limits = backoffice::server::ConnectionLimits::default();
    limits.header_time = Duration::from_secs(3);
    let server = Server::new(backoffice).connections(limits).tls(tls).with_pages();
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let server = tokio::spawn(server.run(listener, async {
        let _ = stopped.await;
    }));
    let request = |uri: &str| {
        let request = Request::get(uri).header("authorization", format!("Bearer {token}"));
        request.header("host", "localhost").body(Full::<Bytes>::default()).unwrap()
    };

    let stream = connect(port, &trusted, &["http/1.1"]).await.unwrap();
    let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await.unwrap();
    tokio::spawn(connection);
    let answer = sender.send_request(request("/api/users/1/")).await.unwrap();
    assert_eq!((answer.status().as_u16(), answer.version()), (200, Version::HTTP_11));

    let stream = connect(port, &trusted, &["h2", "http/1.1"]).await.unwrap();
    assert_eq!(stream.get_ref().1.alpn_protocol(), Some(&b"h2"[..]));
    let executor = TokioExecutor::new();
    let (sender, connection) = http2::handshake(executor, TokioIo::new(stream)).await.unwrap();
    tokio::spawn(connection);
    // Many at once on a connection. HTTP/2 has no field `Host`.
    let calls = (0..50).map(|_| {
        let mut sender = sender.clone();
        let mut request = request(&format!("https://localhost:{port}/api/users/1/"));
        request.headers_mut().remove("host");
        async move { sender.send_request(request).await.unwrap() }
    });
    for answer in futures_util::future::join_all(calls).await {
        assert_eq!((answer.status().as_u16(), answer.version()), (200, Version::HTTP_2));
        let body = answer.into_body().collect().await.unwrap().to_bytes();
        assert!(body.starts_with(b"{\"accepts_marketing\":"), "{body:?}");
    }

    // A changed certificate is read; one that can't be used is not.
    let stranger = connect(port, &rcgen_other(), &["h2"]).await;
    assert!(stranger.is_err(), "a client that trusts another certificate");
    std::fs::write(file("certificate.pem"), "nothing").unwrap();
    tokio::time::sleep(Duration::from_secs(6)).await;
    connect(port, &trusted, &["h2"]).await.unwrap();
    let newer = certificate(folder.path());
    let limit = std::time::Instant::now() + Duration::from_secs(30);
    while connect(port, &newer, &["h2"]).await.is_err() {
        assert!(std::time::Instant::now() < limit, "the changed certificate");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    assert!(connect(port, &trusted, &["h2"]).await.is_err());

    // Who says nothing is not kept: before TLS, after it, or after an HTTP/2 that is none.
    let mut silent = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let mut shaken = connect(port, &newer, &["h2"]).await.unwrap();
    let mut shaken_1 = connect(port, &newer, &["http/1.1"]).await.unwrap();
    let mut rest = Vec::new();
    let ends = async {
        let _ = silent.read_to_end(&mut rest).await;
        let _ = shaken.read_to_end(&mut rest).await;
        let _ = shaken_1.read_to_end(&mut rest).await;
    };
    tokio::time::timeout(Duration::from_secs(20), ends).await.expect("the server ends them");
    // A stop waits for no handshake that has not begun.
    let _silent = TcpStream::connect(("127.0.0.1", port)).await.unwrap();
    let _open = connect(port, &newer, &["h2"]).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    stop.send(()).unwrap();
    tokio::time::timeout(Duration::from_secs(2), server).await.expect("it stops").unwrap();
}

fn rcgen_other() -> CertificateDer<'static> {
    certificate(tempfile::tempdir().unwrap().path())
}

#[test]
fn wrong_files_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let read =
        |certificate: &str, key: &str| Tls::from_files(file(certificate), file(key)).map(drop);
    assert!(
        read("certificate.pem", "key.pem").unwrap_err().to_string().contains("certificate.pem")
    );
    certificate(folder.path());
    read("certificate.pem", "key.pem").unwrap();
    assert!(read("key.pem", "key.pem").unwrap_err().to_string().contains("has none in PEM form"));
    assert!(
        read("certificate.pem", "certificate.pem").unwrap_err().to_string().contains("the key: ")
    );
    std::fs::rename(file("key.pem"), file("old.pem")).unwrap();
    certificate(folder.path());
    let error = read("certificate.pem", "old.pem").unwrap_err().to_string();
    assert!(error.contains("certificate and key: "), "{error}");
}

#[tokio::test]
async fn large_answers_are_compressed_if_the_caller_takes_them_so() {
    let settings = Settings::new("http://x/api", [7; 32]);
    let backoffice = Backoffice::open("sqlite::memory:", settings).await.unwrap();
    let store = crate::seeded(&backoffice).await;
    let token = backoffice.add_token(store, "all", &["users:read", "gateways:read"], None).await;
    let (token, router) = (token.unwrap(), Server::new(backoffice).router());
    let get = async |path: &str, accept: Option<&str>| {
        let mut request = Request::get(path).header("host", "x");
        request = request.header("authorization", format!("Bearer {token}"));
        if let Some(accept) = accept {
            request = request.header("accept-encoding", accept);
        }
        let request = request.body(Body::empty()).unwrap();
        let (parts, body) = router.clone().oneshot(request).await.unwrap().into_parts();
        let encoding = parts.headers.get("content-encoding").cloned();
        let encoding = encoding.map(|encoding| encoding.to_str().unwrap().to_owned());
        (encoding, body.collect().await.unwrap().to_bytes(), parts.headers)
    };
    let (encoding, plain, _) = get("/openapi.json", None).await;
    assert_eq!(encoding, None);
    for (accept, expected) in [("gzip", "gzip"), ("zstd", "zstd"), ("gzip;q=0.5, zstd", "zstd")] {
        let (encoding, compressed, headers) = get("/openapi.json", Some(accept)).await;
        assert_eq!(encoding.as_deref(), Some(expected));
        assert!(compressed.len() * 4 < plain.len(), "{} of {}", compressed.len(), plain.len());
        assert!(headers["vary"].to_str().unwrap().contains("accept-encoding"));
    }
    assert_eq!(get("/openapi.json", Some("br, identity")).await.0, None);
    let (encoding, compressed, headers) = get("/api/users/", Some("gzip")).await;
    assert_eq!((encoding.as_deref(), &compressed[..2]), (Some("gzip"), &b"\x1f\x8b"[..]));
    assert!(!headers.contains_key("content-length"));
    // One that takes nothing has the answer as it is: its call was made.
    for accept in ["br, identity;q=0", "*;q=0", "identity; q=0.0"] {
        let (encoding, body, _) = get("/openapi.json", Some(accept)).await;
        assert!(encoding.is_none() && body == plain, "{accept}");
    }
    // A small one would not become smaller.
    assert_eq!(get("/healthz", Some("gzip")).await.0, None);
}
