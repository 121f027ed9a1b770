//! A service on this machine that follows a script and keeps the requests.

use std::{
    io::{Read as _, Write as _},
    net::{TcpListener, TcpStream},
    thread::{self, JoinHandle},
};

/// A response: status line, headers, body.
pub(crate) struct Answer {
    status: u16,
    headers: String,
    body: String,
}

pub(crate) fn answer(status: u16, body: impl Into<String>) -> Answer {
    let body = body.into();
    let headers = String::new();
    Answer { status, headers, body }
}

impl Answer {
    pub(crate) fn header(mut self, line: &str) -> Self {
        self.headers.push_str(line);
        self.headers.push_str("\r\n");
        self
    }
}

/// Gives one response after the other, then accepts no connection.
pub(crate) struct Server {
    pub(crate) url: String,
    thread: JoinHandle<Vec<String>>,
}

impl Server {
    /// `{url}` in a response stands for the service's own address.
    pub(crate) fn start(answers: Vec<Answer>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let own = url.clone();
        let thread = thread::spawn(move || {
            let serve = |answer: Answer| {
                let mut stream = listener.accept().unwrap().0;
                let request = read(&mut stream);
                let (status, headers) = (answer.status, answer.headers);
                let body = answer.body.replace("{url}", &own);
                let length = body.len();
                let start = format!(
                    "HTTP/1.1 {status} Whatever\r\ncontent-length: {length}\r\nconnection: close\r\n{headers}\r\n"
                );
                // The client may have closed the connection.
                let _ = stream.write_all((start + &body).as_bytes());
                request
            };
            let requests = answers.into_iter().map(serve);
            requests.take_while(|request| request != STOP).collect()
        });
        Self { url, thread }
    }

    /// Returns the requests after all responses are given, or after a stop.
    pub(crate) fn requests(self) -> Vec<String> {
        if let Ok(mut stream) = TcpStream::connect(self.url.trim_start_matches("http://")) {
            let _ = stream.write_all(STOP.as_bytes());
        }
        self.thread.join().unwrap()
    }
}

const STOP: &str = "STOP / HTTP/1.1\r\n\r\n";

fn read(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    loop {
        let text = String::from_utf8_lossy(&bytes);
        if let Some((headers, body)) = text.split_once("\r\n\r\n") {
            let length = headers.lines().find_map(|line| line.strip_prefix("content-length: "));
            if body.len() >= length.map_or(0, |length| length.parse().unwrap()) {
                return text.into_owned();
            }
        }
        let mut chunk = [0; 4096];
        match stream.read(&mut chunk).unwrap() {
            0 => return String::from_utf8_lossy(&bytes).into_owned(),
            read => bytes.extend_from_slice(&chunk[..read]),
        }
    }
}
