//! Prism as a process.

use std::{
    io::{self, BufRead as _, BufReader},
    path::Path,
    process::{Child, Stdio},
    thread,
};

use crate::{Result, conformance::tools::Tools};

/// What Prism writes before the address that it listens on.
const LISTENING: &str = "Prism is listening on ";

/// A running Prism; it is stopped when this is dropped.
pub(super) struct Prism {
    process: Child,
    /// Where it listens: `http://127.0.0.1:40123`.
    pub(super) address: String,
}

impl Prism {
    /// Starts Prism on a free port of this machine, to refuse what the OpenAPI document does not let pass.
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
        let mut prism = Self {
            process,
            address: String::new(),
        };
        let mut output = BufReader::new(output.ok_or("Prism has no output")?);
        let mut said = String::new();
        while prism.address.is_empty() {
            let start = said.len();
            if output.read_line(&mut said)? == 0 {
                return Err(format!("Prism ended before it listened: {}", said.trim()).into());
            }
            if let Some((_, address)) = said[start..].split_once(LISTENING) {
                prism.address = address.trim().to_owned();
            }
        }
        // It would wait for a reader when the pipe is full.
        thread::spawn(move || io::copy(&mut output, &mut io::sink()));
        Ok(prism)
    }
}

impl Drop for Prism {
    fn drop(&mut self) {
        // If it has ended by itself there is nothing to stop.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
