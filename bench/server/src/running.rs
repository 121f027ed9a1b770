//! A server in a process of its own, and what the system counts for it.

use std::{
    io::{BufRead as _, BufReader},
    net::SocketAddr,
    process::{Child, Command, Stdio},
    time::Duration,
};

use procfs::{process::Process, ticks_per_second};
use serde_json::Value;

use crate::Error;

/// A running server. It ends when it is dropped.
pub(crate) struct Running {
    child: Child,
    pub(crate) address: SocketAddr,
    /// The line of JSON that it prints when it is ready.
    pub(crate) line: Value,
}

impl Running {
    /// Starts a server, and waits for its line.
    pub(crate) fn start(mut command: Command) -> Result<Self, Error> {
        command.stdin(Stdio::null()).stdout(Stdio::piped());
        let mut child = command.spawn()?;
        let mut text = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut text)?;
        }
        let address = || {
            let line: Value = serde_json::from_str(&text)?;
            let url = line["base_url"].as_str().unwrap_or_default();
            let host = url.split('/').nth(2).ok_or("it printed no address")?.parse()?;
            Ok::<_, Error>((host, line))
        };
        match address() {
            Ok((address, line)) => Ok(Self { child, address, line }),
            Err(error) => {
                let _ = child.kill();
                Err(format!("{command:?} did not start: {error}").into())
            }
        }
    }

    /// Returns a text of its line.
    pub(crate) fn text(&self, field: &str) -> String {
        self.line[field].as_str().unwrap_or_default().to_owned()
    }

    /// Returns the processor time that it has used.
    pub(crate) fn processor_time(&self) -> Result<Duration, Error> {
        let stat = self.process()?.stat()?;
        let ticks = (stat.utime + stat.stime) as f64;
        Ok(Duration::from_secs_f64(ticks / ticks_per_second() as f64))
    }

    /// Returns the memory that it holds, and the most that it has held, in bytes.
    pub(crate) fn memory(&self) -> Result<(u64, u64), Error> {
        let status = self.process()?.status()?;
        let bytes = |kilobytes: Option<u64>| kilobytes.unwrap_or_default() * 1024;
        Ok((bytes(status.vmrss), bytes(status.vmhwm)))
    }

    fn process(&self) -> Result<Process, Error> {
        Ok(Process::new(i32::try_from(self.child.id())?)?)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
