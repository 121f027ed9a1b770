//! Callers that send one request after the other, each on a connection of its own.
//!
//! They do as little as possible, because they share the machine's processors with the server.

use std::{
    net::SocketAddr,
    sync::Arc,
    time::{Duration, Instant},
};

use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    runtime,
    task::JoinSet,
};

use crate::Error;

/// Requests of a kind: the next one to send.
pub(crate) type Requests = Arc<dyn Fn() -> String + Send + Sync>;

/// A connection to a server.
pub(crate) struct Caller {
    stream: TcpStream,
    received: Vec<u8>,
}

impl Caller {
    pub(crate) async fn connect(address: SocketAddr) -> Result<Self, Error> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let received = Vec::with_capacity(256 * 1024);
        Ok(Self { stream, received })
    }

    /// Sends a request and returns the body of its answer, which must be a success.
    pub(crate) async fn call(&mut self, request: &str) -> Result<&[u8], Error> {
        self.stream.write_all(request.as_bytes()).await?;
        self.received.clear();
        let mut end = None;
        loop {
            if self.stream.read_buf(&mut self.received).await? == 0 {
                return Err("the server closed the connection".into());
            }
            if end.is_none() {
                end = body(&self.received)?;
            }
            if let Some((start, end)) = end
                && self.received.len() >= end
            {
                return Ok(self.received.get(start..end).unwrap_or_default());
            }
        }
    }
}

/// Finds the body of an answer: its start and its end, if the header is whole.
fn body(received: &[u8]) -> Result<Option<(usize, usize)>, Error> {
    let Some(start) = received.windows(4).position(|four| four == b"\r\n\r\n") else {
        return Ok(None);
    };
    let header = String::from_utf8_lossy(received.get(..start).unwrap_or_default());
    if !header.starts_with("HTTP/1.1 2") {
        return Err(format!("answered with {}", String::from_utf8_lossy(received)).into());
    }
    let lengths = header
        .lines()
        .filter_map(|line| line.split_once(": "))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    let length: usize = lengths.ok_or("an answer without a length")?.1.parse()?;
    Ok(Some((start + 4, start + 4 + length)))
}

/// Writes a request.
pub(crate) fn request(method: &str, path: &str, token: &str, body: &str) -> String {
    let body = match body.len() {
        0 => "\r\n".to_owned(),
        length => {
            format!("content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}")
        }
    };
    format!(
        "{method} {path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {token}\r\naccept: application/json\r\n\
         x-service-api-version: {}\r\n{body}",
        backoffice_description::endpoints::VERSION
    )
}

/// Lets `callers` call for some time, and returns the times of all calls in microseconds.
pub(crate) fn run(
    address: SocketAddr,
    requests: &Requests,
    callers: usize,
    time: Duration,
) -> Result<Vec<f64>, Error> {
    // One thread: the server has the other processors for itself.
    let runtime = runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let mut connections = Vec::new();
        for _ in 0..callers {
            connections.push(Caller::connect(address).await?);
        }
        let end = Instant::now() + time;
        let mut tasks = JoinSet::new();
        for mut caller in connections {
            let requests = requests.clone();
            tasks.spawn(async move {
                let mut times = Vec::new();
                while Instant::now() < end {
                    let request = requests();
                    let start = Instant::now();
                    let called = caller.call(&request).await;
                    called.map(drop).map_err(|error| error.to_string())?;
                    times.push(start.elapsed().as_secs_f64() * 1e6);
                }
                Ok::<_, String>(times)
            });
        }
        let mut all = Vec::new();
        while let Some(times) = tasks.join_next().await {
            all.extend(times??);
        }
        Ok(all)
    })
}
