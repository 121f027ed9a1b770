//! A server in a process of its own.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
};

use anyhow::{Result, bail, ensure};
use procfs::process::Process;
use serde_json::Value;
use tempfile::NamedTempFile;

use crate::load::Connection;

/// A running server. It ends when it is dropped.
pub(crate) struct Server {
    child: Child,
    log: NamedTempFile,
    /// The system's counts of its processor time and memory.
    pub(crate) process: Process,
    /// The line of JSON that it prints when it is ready.
    pub(crate) line: Value,
    pub(crate) address: SocketAddr,
}

impl Server {
    /// Starts a server, and waits for its line.
    pub(crate) fn start(command: &mut Command) -> Result<Self> {
        let log = NamedTempFile::new()?;
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(log.reopen()?);
        let mut child = command.spawn()?;
        let process = Process::new(i32::try_from(child.id())?)?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let line: Value = serde_json::from_str(&line).unwrap_or_default();
        let host = line["base_url"].as_str().and_then(|url| url.split('/').nth(2));
        let Ok(address) = host.unwrap_or_default().parse() else {
            let _ = child.kill();
            bail!("{command:?} did not start: {}", fs::read_to_string(log.path())?);
        };
        Ok(Self { child, log, process, line, address })
    }

    /// Writes a request: `call` is its method and path.
    pub(crate) fn request(&self, call: &str, body: &str) -> String {
        let (method, path) = call.split_once(' ').unwrap_or_default();
        format!(
            "{method} /api{path} HTTP/1.1\r\nhost: localhost\r\nauthorization: Bearer {}\r\naccept: application/json\r\n\
             x-service-api-version: {}\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.line["token"].as_str().unwrap_or_default(),
            backoffice_description::endpoints::VERSION,
            body.len()
        )
    }

    /// Makes a single call.
    pub(crate) async fn call(&self, call: &str, body: &str) -> Result<Value> {
        let mut connection = Connection::open(self.address).await?;
        Ok(serde_json::from_slice(connection.call(&self.request(call, body)).await?)?)
    }

    /// Returns the processor time that it has used, in microseconds.
    pub(crate) fn processor_time(&self) -> Result<f64> {
        let stat = self.process.stat()?;
        Ok((stat.utime + stat.stime) as f64 * 1e6 / procfs::ticks_per_second() as f64)
    }

    /// Stops it. Fails if it has ended before, or has logged an error.
    pub(crate) fn stop(mut self) -> Result<()> {
        let status = self.child.try_wait()?;
        ensure!(status.is_none(), "the server of {} ended: {status:?}", self.line);
        let mut log = BufReader::new(self.log.reopen()?).lines().map_while(Result::ok);
        if let Some(line) = log.find(|line| line.contains(r#""level":"ERROR""#)) {
            bail!("the service has logged an error: {line}");
        }
        Ok(())
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
