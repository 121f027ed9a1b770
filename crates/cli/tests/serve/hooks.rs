//! Targets of webhooks: healthy ones that keep what arrives, and others that answer badly.

use std::{
    collections::HashMap,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{Arc, Mutex},
    thread,
    time::Duration,
};

use backoffice::webhooks::{Receiver, http::HeaderMap};

/// Paths of targets that take what arrives, in their own time.
pub(crate) const HEALTHY: [&str; 2] = ["fast", "slow"];

/// Paths of the others.
pub(crate) const BROKEN: [&str; 7] =
    ["500", "410", "nothing", "garbage", "endless", "huge", "reset"];

/// A server of targets.
pub(crate) struct Hooks {
    pub(crate) address: SocketAddr,
    shared: Arc<Mutex<Shared>>,
}

#[derive(Default)]
struct Shared {
    /// Secrets by path.
    secrets: HashMap<String, String>,
    /// Ids that arrived at each path, in order.
    arrived: HashMap<String, Vec<String>>,
}

impl Hooks {
    pub(crate) fn start() -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let shared = Arc::<Mutex<Shared>>::default();
        let hooks = Self { address, shared };
        let shared = hooks.shared.clone();
        thread::spawn(move || {
            for stream in listener.incoming().flatten() {
                let shared = shared.clone();
                // An error ends the connection, as it does for any server.
                thread::spawn(move || while serve(&stream, &shared).is_some() {});
            }
        });
        hooks
    }

    /// Tells the secret of the webhook with a path.
    pub(crate) fn expect(&self, path: &str, secret: &str) {
        let mut shared = self.shared.lock().unwrap();
        shared.secrets.insert(path.to_owned(), secret.to_owned());
    }

    /// Returns the numbers of the events that arrived at a path, in order, each as often as it came.
    pub(crate) fn arrived(&self, path: &str) -> Vec<i64> {
        let shared = self.shared.lock().unwrap();
        let ids = shared.arrived.get(path).into_iter().flatten();
        // `msg_EVENT_MARK`.
        let event = |id: &String| id.split('_').nth(1).unwrap().parse().unwrap();
        ids.map(event).collect()
    }
}

/// Serves one request. Returns none at the end of the connection.
fn serve(mut stream: &TcpStream, shared: &Mutex<Shared>) -> Option<()> {
    let mut reader = BufReader::new(stream);
    let (mut headers, mut line) = (HeaderMap::new(), String::new());
    reader.read_line(&mut line).ok().filter(|read| *read > 0)?;
    let path = line.split(' ').nth(1)?.trim_matches('/').to_owned();
    loop {
        line.clear();
        reader.read_line(&mut line).ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else {
            break;
        };
        let name = backoffice::webhooks::http::HeaderName::from_bytes(name.as_bytes()).ok()?;
        headers.insert(name, value.parse().ok()?);
    }
    let length = headers.get("content-length")?.to_str().ok()?.parse().ok()?;
    let mut body = vec![0; length];
    reader.read_exact(&mut body).ok()?;
    let mut say = |text: &[u8]| stream.write_all(text).ok();
    const OK: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n";
    match path.as_str() {
        "500" => say(b"HTTP/1.1 500 X\r\ncontent-length: 4\r\n\r\nsick"),
        "410" => say(b"HTTP/1.1 410 X\r\ncontent-length: 0\r\n\r\n"),
        "nothing" => {
            thread::sleep(Duration::from_secs(60));
            None
        }
        "garbage" => {
            say(b"\x01\x02\x03 200 OK\r\n\r\n")?;
            None
        }
        "endless" => {
            say(b"HTTP/1.1 503 X\r\ncontent-length: 1000000000\r\n\r\n")?;
            while say(&[b'x'; 64]).is_some() {
                thread::sleep(Duration::from_millis(100));
            }
            None
        }
        "huge" => {
            say(b"HTTP/1.1 500 X\r\ncontent-length: 50000000\r\n\r\n")?;
            for _ in 0..500 {
                say(&[b'x'; 100_000])?;
            }
            Some(())
        }
        "reset" => None,
        path => {
            let secret = shared.lock().unwrap().secrets.get(path).cloned();
            let receiver = Receiver::builder().secret(secret?).build().unwrap();
            let received = receiver.receive(&headers, &body).unwrap();
            if path == "slow" {
                thread::sleep(Duration::from_millis(5));
            }
            let id = received.id.as_deref().unwrap().to_owned();
            let mut shared = shared.lock().unwrap();
            shared.arrived.entry(path.to_owned()).or_default().push(id);
            drop(shared);
            say(OK)
        }
    }
}
