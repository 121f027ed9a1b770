//! Callers that send one request after the other, each on a connection of its own.
//!
//! They do as little as possible, because they share the machine's processors with the server. All run on one thread.

use std::{
    cell::Cell,
    net::SocketAddr,
    time::{Duration, Instant},
};

use anyhow::{Result, bail, ensure};
use futures_util::future::try_join_all;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
};

/// Requests of a call. Orders take turns.
pub(crate) struct Requests<'a> {
    pub(crate) address: SocketAddr,
    /// With `{number}` for the order's number.
    pub(crate) request: String,
    pub(crate) orders: &'a [String],
    pub(crate) sent: Cell<usize>,
}

impl Requests<'_> {
    /// Lets `callers` call for some time, and returns the times of all calls in microseconds.
    pub(crate) async fn run(&self, callers: usize, time: Duration) -> Result<Vec<f64>> {
        let connections = (0..callers).map(|_| Connection::open(self.address));
        let connections = try_join_all(connections).await?;
        let end = Instant::now() + time;
        let calls = connections.into_iter().map(|mut connection| async move {
            let mut times = Vec::new();
            while Instant::now() < end {
                let order = &self.orders[self.sent.get() % self.orders.len()];
                self.sent.update(|sent| sent + 1);
                let request = self.request.replace("{number}", order);
                let start = Instant::now();
                connection.call(&request).await?;
                times.push(microseconds(start));
            }
            anyhow::Ok(times)
        });
        Ok(try_join_all(calls).await?.concat())
    }
}

/// One side of an HTTP connection.
pub(crate) struct Connection {
    stream: TcpStream,
    received: Vec<u8>,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr) -> Result<Self> {
        Self::new(TcpStream::connect(address).await?)
    }

    pub(crate) fn new(stream: TcpStream) -> Result<Self> {
        stream.set_nodelay(true)?;
        Ok(Self { stream, received: Vec::with_capacity(256 * 1024) })
    }

    /// Sends a request and returns the body of its answer, which must be a success.
    pub(crate) async fn call(&mut self, request: &str) -> Result<&[u8]> {
        self.send(request).await?;
        let body = self.receive().await?;
        if !self.received.starts_with(b"HTTP/1.1 2") {
            let answer = String::from_utf8_lossy(&self.received);
            bail!("{request}\nwas answered with\n{answer}");
        }
        Ok(&self.received[body..])
    }

    pub(crate) async fn send(&mut self, message: &str) -> Result<()> {
        Ok(self.stream.write_all(message.as_bytes()).await?)
    }

    /// Receives a request or an answer, and returns the place of its body.
    pub(crate) async fn receive(&mut self) -> Result<usize> {
        self.received.clear();
        loop {
            let count = self.stream.read_buf(&mut self.received).await?;
            ensure!(count > 0, "the other side closed the connection");
            let end = self.received.windows(4).position(|four| four == b"\r\n\r\n");
            let Some(end) = end else { continue };
            let header = str::from_utf8(&self.received[..end])?;
            let mut fields = header.lines().filter_map(|line| line.split_once(": "));
            let length = fields.find(|(name, _)| name.eq_ignore_ascii_case("content-length"));
            let length: usize = length.map_or(Ok(0), |(_, length)| length.parse())?;
            if self.received.len() >= end + 4 + length {
                return Ok(end + 4);
            }
        }
    }
}

pub(crate) fn microseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e6
}

/// Returns the time that 99 of 100 times do not exceed.
pub(crate) fn p99(mut times: Vec<f64>) -> f64 {
    times.sort_by(f64::total_cmp);
    times.get(times.len() * 99 / 100).copied().unwrap_or_default()
}
