//! A server of its own process, and requests to it.

use std::{
    io::{self, BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    process::{Child, Command, Stdio},
    thread::{self, JoinHandle},
    time::Duration,
};

use serde_json::Value;

/// Key of the databases of these tests.
pub(crate) const KEY: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

/// Returns the command `backoffice`, without settings of this machine.
pub(crate) fn backoffice() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_backoffice"));
    for (name, _) in std::env::vars().filter(|(name, _)| name.starts_with("BACKOFFICE_")) {
        command.env_remove(name);
    }
    command
}

/// A running `backoffice serve`. It is killed when it is dropped.
pub(crate) struct Instance {
    pub(crate) child: Child,
    /// The line that `--json` prints.
    pub(crate) line: Value,
    pub(crate) address: SocketAddr,
    log: Option<JoinHandle<String>>,
}

impl Instance {
    /// Starts a command that serves, and waits until it is ready.
    pub(crate) fn start(mut command: Command) -> Self {
        command.stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let log = BufReader::new(child.stderr.take().unwrap());
        let log = thread::spawn(move || {
            let mut text = String::new();
            for line in log.lines().map_while(Result::ok) {
                // Shown only if the test fails.
                eprintln!("{line}");
                text += &line;
                text += "\n";
            }
            text
        });
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let line: Value =
            serde_json::from_str(&line).expect("the server starts and prints its line");
        let address = line["base_url"].as_str().unwrap().trim_start_matches("http://");
        let address = address.trim_end_matches("/api").parse().unwrap();
        Self { child, line, address, log: Some(log) }
    }

    /// Waits for the end of the process, and returns its log.
    pub(crate) fn log(mut self) -> String {
        self.child.wait().unwrap();
        self.log.take().unwrap().join().unwrap()
    }

    /// Ends the process without a warning.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Sends a signal.
    pub(crate) fn signal(&self, name: &str) {
        let status = Command::new("kill").args([name, &self.child.id().to_string()]).status();
        assert!(status.unwrap().success());
    }
}

impl Drop for Instance {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns a port that was free just now.
pub(crate) fn free_port() -> u16 {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// Sends a request on a connection of its own. Returns status and body.
pub(crate) fn send(
    address: SocketAddr,
    token: &str,
    request: &str,
    key: Option<&str>,
    body: &str,
) -> io::Result<(u16, String)> {
    let mut stream = TcpStream::connect_timeout(&address, Duration::from_secs(2))?;
    stream.set_read_timeout(Some(Duration::from_secs(60)))?;
    let key = key.map_or_else(String::new, |key| format!("Idempotency-Key: {key}\r\n"));
    let length = body.len();
    write!(
        stream,
        "{request} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\nAuthorization: Bearer {token}\r\n{key}\
         Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
    )?;
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer)?;
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let cut = || io::Error::from(io::ErrorKind::UnexpectedEof);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(cut)?;
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(cut)?;
    let length = head
        .lines()
        .find_map(|line| line.to_lowercase().strip_prefix("content-length: ")?.parse().ok());
    if length.is_some_and(|length: usize| length != body.len()) {
        return Err(cut());
    }
    Ok((status, body.to_owned()))
}
