//! A server that gives every request the same response, and keeps the requests.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

/// A request as it arrived.
#[derive(Clone, Debug, Default)]
pub(crate) struct Received {
    pub(crate) line: String,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Received {
    /// The values of a header.
    pub(crate) fn all(&self, name: &str) -> Vec<&str> {
        let named = self.headers.iter().filter(|(found, _)| found == name);
        named.map(|(_, value)| value.as_str()).collect()
    }
}

/// The behavior of a server.
#[derive(Clone, Debug)]
pub(crate) enum Behavior {
    /// A response with this status line, these headers and this body.
    Answer(&'static str, &'static str, Vec<u8>),
    /// A response whose `content-length` is one byte too large.
    Truncated(Vec<u8>),
    /// A response that begins and never ends.
    Slow(Vec<u8>),
    /// This response to the first request of a connection. Later requests get a response that begins and never ends.
    OnceThenSlow(Vec<u8>),
    /// This response to the first request of a connection. The second request closes it without a response.
    OnceThenClose(Vec<u8>),
    /// No response: the server closes the connection after the request.
    Close,
}

/// A server on a free port, which runs until the test ends.
pub(crate) struct Server {
    address: SocketAddr,
    received: Arc<Mutex<Vec<Received>>>,
    hung_up: Arc<AtomicUsize>,
}

impl Server {
    pub(crate) fn start(behavior: Behavior) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let received: Arc<Mutex<Vec<Received>>> = Arc::default();
        let hung_up: Arc<AtomicUsize> = Arc::default();
        let (kept, counted) = (received.clone(), hung_up.clone());
        thread::spawn(move || {
            for stream in listener.incoming() {
                let (behavior, kept, counted) = (behavior.clone(), kept.clone(), counted.clone());
                thread::spawn(move || serve(stream.unwrap(), &behavior, &kept, &counted));
            }
        });
        Self { address, received, hung_up }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Returns the number of clients that closed the connection in the middle of a response.
    pub(crate) fn hung_up(&self) -> usize {
        self.hung_up.load(Ordering::Relaxed)
    }

    /// Waits at most a minute until a condition holds.
    pub(crate) async fn wait_until(&self, is_so: impl Fn() -> bool) {
        for _ in 0..6000 {
            if is_so() {
                return;
            }
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        panic!("the condition did not hold within a minute");
    }

    /// Returns the requests so far.
    pub(crate) fn received(&self) -> Vec<Received> {
        self.received.lock().unwrap().clone()
    }
}

fn serve(
    mut stream: TcpStream,
    behavior: &Behavior,
    kept: &Mutex<Vec<Received>>,
    hung_up: &AtomicUsize,
) {
    let mut reader = BufReader::new(stream.try_clone().unwrap());
    let mut answered = 0;
    while let Some(request) = read(&mut reader) {
        kept.lock().unwrap().push(request);
        let response_start = |status: &str, length: usize, headers: &str| {
            format!("HTTP/1.1 {status}\r\ncontent-length: {length}\r\n{headers}\r\n")
        };
        answered += 1;
        let begun = Behavior::Slow(Vec::new());
        let behavior = match behavior {
            Behavior::OnceThenSlow(_) if answered > 1 => &begun,
            Behavior::OnceThenClose(_) if answered > 1 => return,
            behavior => behavior,
        };
        match behavior {
            Behavior::OnceThenSlow(body) | Behavior::OnceThenClose(body) => {
                let start = response_start("200 OK", body.len(), "");
                let _ = stream.write_all(&[start.as_bytes(), body].concat());
            }
            Behavior::Answer(status, headers, body) => {
                let start = response_start(status, body.len(), headers);
                if stream.write_all(&[start.as_bytes(), body].concat()).is_err() {
                    return;
                }
            }
            Behavior::Truncated(body) => {
                let start = response_start("200 OK", body.len() + 1, "");
                let _ = stream.write_all(&[start.as_bytes(), body].concat());
                return;
            }
            Behavior::Slow(body) => {
                let start = response_start("200 OK", body.len() + 1, "");
                let _ = stream.write_all(&[start.as_bytes(), body].concat());
                // Wait until the client closes the connection.
                let _ = reader.read(&mut [0]);
                hung_up.fetch_add(1, Ordering::Relaxed);
                return;
            }
            Behavior::Close => return,
        }
    }
}

fn read(reader: &mut BufReader<TcpStream>) -> Option<Received> {
    let mut request = Received::default();
    let mut line = String::new();
    reader.read_line(&mut line).ok()?;
    request.line = line.strip_suffix("\r\n")?.to_owned();
    loop {
        let mut line = String::new();
        reader.read_line(&mut line).ok()?;
        let line = line.strip_suffix("\r\n")?;
        let Some((name, value)) = line.split_once(':') else {
            break;
        };
        let pair = (name.to_ascii_lowercase(), value.trim().to_owned());
        request.headers.push(pair);
    }
    let length = request.all("content-length").first().copied();
    let length = length.map_or(0, |length| length.parse().unwrap());
    request.body = vec![0; length];
    reader.read_exact(&mut request.body).ok()?;
    Some(request)
}
