//! Certificates and proxies, which depend on the environment of a process. Each case starts this program again with
//! another environment.
//!
//! `tls/` has a certificate authority, and a certificate of `localhost` from it with its key. The key of the authority
//! was not kept. The certificates are valid until 2126.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{
    io::{BufRead as _, BufReader, Read, Write},
    net::{TcpListener, TcpStream},
    path::PathBuf,
    process::Command,
    sync::{Arc, Mutex},
    thread,
};

use backoffice::client::{Client, RetryPolicy};
use rustls::{
    ServerConfig, ServerConnection, StreamOwned,
    pki_types::{CertificateDer, PrivateKeyDer, pem::PemObject as _},
};

const ADDRESS: &str = "CALLED_ADDRESS";

const ANSWER: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 8\r\n\r\n{\"id\":7}";

fn main() {
    match std::env::var(ADDRESS) {
        Ok(address) => println!("{}", call(&address)),
        Err(_) => {
            certificates();
            proxies();
            println!("processes: all cases hold");
        }
    }
}

/// Makes one call and prints its result in one word.
fn call(address: &str) -> String {
    let client = Client::builder(address).token("t").retry(RetryPolicy::never()).build().unwrap();
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
    match runtime.block_on(client.disputes().get(7).send()) {
        Ok(dispute) => format!("id {}", dispute.id.unwrap().get()),
        Err(error) => format!("{} {error}", error.type_name()),
    }
}

/// Makes the call in a process with these variables.
fn call_with(address: &str, variables: &[(&str, &str)]) -> String {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.env(ADDRESS, address);
    for name in [
        "SSL_CERT_FILE",
        "SSL_CERT_DIR",
        "HTTP_PROXY",
        "http_proxy",
        "HTTPS_PROXY",
        "https_proxy",
        "ALL_PROXY",
        "all_proxy",
        "NO_PROXY",
        "no_proxy",
    ] {
        command.env_remove(name);
    }
    let output = command.envs(variables.iter().copied()).output().unwrap();
    String::from_utf8(output.stdout).unwrap() + &String::from_utf8(output.stderr).unwrap()
}

fn file(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "tls", name].iter().collect()
}

/// Reads the headers of a request and answers it.
fn answer(mut stream: impl Read + Write) {
    let mut headers = Vec::new();
    let mut byte = [0];
    while !headers.ends_with(b"\r\n\r\n") && stream.read(&mut byte).is_ok_and(|read| read == 1) {
        headers.push(byte[0]);
    }
    let _ = stream.write_all(ANSWER);
    let _ = stream.flush();
}

/// Starts a server with this handler for every connection, and returns its port.
fn serve(serve: impl Fn(TcpStream) + Send + 'static) -> u16 {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let port = listener.local_addr().unwrap().port();
    thread::spawn(move || listener.incoming().for_each(|stream| serve(stream.unwrap())));
    port
}

fn certificates() {
    let chain = vec![CertificateDer::from_pem_file(file("server.pem")).unwrap()];
    let key = PrivateKeyDer::from_pem_file(file("server.key")).unwrap();
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ServerConfig::builder_with_provider(provider)
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_no_client_auth()
        .with_single_cert(chain, key)
        .unwrap();
    let config = Arc::new(config);
    let port = serve(move |stream| {
        let connection = ServerConnection::new(config.clone()).unwrap();
        answer(StreamOwned::new(connection, stream));
    });
    let trusted = file("ca.pem");
    let trusted = [("SSL_CERT_FILE", trusted.to_str().unwrap())];
    let by_name = format!("https://localhost:{port}");
    assert_eq!(call_with(&by_name, &trusted), "id 7\n");

    // An untrusted authority, and then another host name: no connection, so no token was sent.
    let unknown = file("server.key");
    let unknown = [("SSL_CERT_FILE", unknown.to_str().unwrap())];
    let by_number = format!("https://127.0.0.1:{port}");
    for (address, variables) in [(&by_name, &unknown), (&by_number, &trusted)] {
        let said = call_with(address, variables);
        assert!(
            said.contains("certificate") || said.contains("could not build the client"),
            "{said}"
        );
        assert!(!said.starts_with("id"), "{said}");
    }
}

fn proxies() {
    let port = serve(answer);
    let asked: Arc<Mutex<Vec<String>>> = Arc::default();
    let keep = asked.clone();
    // Keeps the request line and closes the connection.
    let proxy = serve(move |stream| {
        let headers = BufReader::new(stream).lines().map_while(Result::ok);
        let headers: Vec<_> = headers.take_while(|line| !line.is_empty()).collect();
        keep.lock().unwrap().push(headers.join("\n"));
    });
    let proxy = format!("http://127.0.0.1:{proxy}");
    let names = ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"];
    let variables = names.map(|name| (name, proxy.as_str()));
    // A request to this machine does not use the proxy.
    let local = format!("http://127.0.0.1:{port}");
    assert_eq!(call_with(&local, &variables), "id 7\n");
    assert_eq!(*asked.lock().unwrap(), [""; 0]);
    // A request to another machine goes through the proxy, which sees the host only.
    let said = call_with("https://store.invalid:8443", &variables);
    assert!(said.starts_with("connect"), "{said}");
    let asked = asked.lock().unwrap();
    assert!(asked[0].starts_with("CONNECT store.invalid:8443"), "{asked:?}");
    assert!(
        !asked.iter().any(|headers| headers.to_lowercase().contains("authorization")),
        "{asked:?}"
    );
}
