//! Prism as a process.

use std::{
    io::{self, BufRead as _, BufReader},
    path::Path,
    process::{Child, Stdio},
    thread,
};

use crate::{Result, conformance::tools::Tools};

/// The text that Prism prints before its address.
const LISTENING: &str = "Prism is listening on ";

/// A running Prism process. Dropping it stops the process.
pub(super) struct Prism {
    process: Child,
    /// The address that Prism listens on: `http://127.0.0.1:40123`.
    pub(super) address: String,
}

impl Prism {
    /// Starts Prism on a free port of this machine. It refuses requests that break the OpenAPI document.
    pub(super) fn start(tools: &Tools, document: &Path) -> Result<Self> {
        let mut process = tools
            .command(&tools.node("prism"))
            .args(["mock", "--errors", "--cors", "false"])
            .args(["--host", "127.0.0.1", "--port", "0"])
            .arg(document)
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("could not run Prism: {error}"))?;
        let output = process.stdout.take();
        let mut prism = Self { process, address: String::new() };
        let mut output = BufReader::new(output.ok_or("Prism has no output")?);
        let mut said = String::new();
        while prism.address.is_empty() {
            let start = said.len();
            if output.read_line(&mut said)? == 0 {
                return Err(
                    format!("Prism ended before it printed its address: {}", said.trim()).into()
                );
            }
            if let Some((_, address)) = said[start..].split_once(LISTENING) {
                prism.address = address.trim().to_owned();
            }
        }
        // Prism would stop at a full pipe, so a thread empties it.
        thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(prism)
    }
}

impl Drop for Prism {
    fn drop(&mut self) {
        // Stopping fails if the process has already ended; that is fine.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
