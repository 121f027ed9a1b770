//! One attempt: a request, and what came of it.

use std::{
    error::Error,
    io,
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

use prometheus_client::{
    encoding::EncodeLabelSet,
    metrics::{counter::Counter, family::Family},
};
use reqwest::{
    Client, ClientBuilder, Proxy, Response,
    header::{CONTENT_TYPE, HeaderMap, HeaderValue, USER_AGENT},
};
use tokio::time::timeout;
use url::Url;

use super::{
    schedule,
    targets::{Guard, NoAddress, Targets},
};

/// Time for an answer to begin.
const ANSWER_TIME: Duration = Duration::from_secs(15);

/// Time for its body after that.
const BODY_TIME: Duration = Duration::from_secs(2);

/// Time to connect.
const CONNECT_TIME: Duration = Duration::from_secs(5);

/// Bytes of an answer that are read, so that the connection can be used again.
const READ_BYTES: usize = 64 * 1024;

/// Bytes of it that are kept.
const KEPT_BYTES: usize = 4 * 1024;

/// Clients that follow no redirect, use no proxy of the environment and repeat nothing.
pub(super) struct Clients {
    /// The service's name, as the `User-Agent` has it.
    agent: HeaderValue,
    guard: Guard,
    /// For plain http: it reads no certificates of the system, which takes a while.
    plain: OnceLock<Option<Client>>,
    secure: OnceLock<Option<Client>>,
}

/// Result of an attempt.
#[derive(Debug)]
pub(super) struct Outcome {
    /// `delivered`, or the reason why it failed.
    pub(super) name: &'static str,
    pub(super) status: Option<u16>,
    /// The wait that the target asks for.
    pub(super) retry_after: Option<Duration>,
    pub(super) time: Duration,
    /// The first bytes of the answer.
    pub(super) answer: String,
}

/// Attempts by outcome.
pub(crate) type Figures = Family<OutcomeLabel, Counter>;

#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OutcomeLabel {
    pub(super) outcome: &'static str,
}

pub(super) const DELIVERED: &str = "delivered";
pub(super) const GONE: &str = "gone";

impl Clients {
    pub(super) fn new(agent: &'static str, targets: Arc<Targets>) -> Self {
        Self {
            agent: HeaderValue::from_static(agent),
            guard: Guard::new(targets),
            plain: OnceLock::new(),
            secure: OnceLock::new(),
        }
    }

    /// Sends a body to a target.
    pub(super) async fn send(&self, target: &Url, mut headers: HeaderMap, body: String) -> Outcome {
        let start = Instant::now();
        let failed = |name| Outcome {
            name,
            status: None,
            retry_after: None,
            time: start.elapsed(),
            answer: String::new(),
        };
        // The client asks no resolver for an address of numbers.
        if self.guard.targets.refusal(target).is_some() {
            return failed("forbidden");
        }
        let is_plain = target.scheme() == "http";
        let client = if is_plain { &self.plain } else { &self.secure };
        let client = client.get_or_init(|| self.build(is_plain));
        let Some(client) = client else {
            return failed("tls");
        };
        headers.insert(CONTENT_TYPE, HeaderValue::from_static("application/json"));
        headers.insert(USER_AGENT, self.agent.clone());
        let request = client.post(target.clone()).headers(headers).body(body);
        let response = match timeout(ANSWER_TIME, request.send()).await {
            Err(_) => return failed("timeout"),
            Ok(Err(error)) => return failed(reason(&error)),
            Ok(Ok(response)) => response,
        };
        let status = response.status();
        let retry_after = schedule::retry_after(response.headers());
        Outcome {
            name: match status.as_u16() {
                200..300 => DELIVERED,
                300..400 => "redirect",
                410 => GONE,
                _ => "status",
            },
            status: Some(status.as_u16()),
            retry_after,
            answer: beginning(response).await,
            time: start.elapsed(),
        }
    }

    fn build(&self, is_plain: bool) -> Option<Client> {
        let client = tls(is_plain).and_then(|tls| {
            let builder = ClientBuilder::new()
                .tls_backend_preconfigured(tls)
                .dns_resolver(Arc::new(self.guard.clone()))
                .redirect(reqwest::redirect::Policy::none())
                .retry(reqwest::retry::never())
                .connect_timeout(CONNECT_TIME)
                .no_proxy();
            let builder = match &self.guard.targets.proxy {
                Some(proxy) => builder.proxy(Proxy::all(proxy.clone())?),
                None => builder,
            };
            builder.build().map_err(Into::into)
        });
        client
            .inspect_err(|error| tracing::error!(%error, "deliveries can't be made: TLS could not be set up"))
            .ok()
    }
}

/// Returns the settings of TLS, with the certificates that the system trusts.
fn tls(is_plain: bool) -> Result<rustls::ClientConfig, Box<dyn Error + Send + Sync>> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = rustls::ClientConfig::builder_with_provider(provider.clone());
    let config = config.with_safe_default_protocol_versions()?;
    if is_plain {
        let none = rustls::RootCertStore::empty();
        return Ok(config.with_root_certificates(none).with_no_client_auth());
    }
    let verifier = rustls_platform_verifier::Verifier::new(provider)?;
    let config = config.dangerous().with_custom_certificate_verifier(Arc::new(verifier));
    Ok(config.with_no_client_auth())
}

/// Reads an answer, and returns its beginning.
async fn beginning(mut response: Response) -> String {
    if response.content_length() == Some(0) {
        return String::new();
    }
    let mut kept = Vec::new();
    let read = async {
        let mut length = 0;
        while length < READ_BYTES
            && let Ok(Some(chunk)) = response.chunk().await
        {
            length += chunk.len();
            let room = KEPT_BYTES.saturating_sub(kept.len()).min(chunk.len());
            kept.extend_from_slice(chunk.get(..room).unwrap_or_default());
        }
    };
    // The status says what came of the delivery, whatever becomes of the body.
    let _ = timeout(BODY_TIME, read).await;
    String::from_utf8_lossy(&kept).into_owned()
}

/// Says why there is no answer.
fn reason(error: &reqwest::Error) -> &'static str {
    let mut cause: Option<&(dyn Error + 'static)> = Some(error);
    while let Some(error) = cause {
        if let Some(no_address) = error.downcast_ref::<NoAddress>() {
            return match no_address {
                NoAddress::Unknown => "dns",
                NoAddress::Closed => "forbidden",
            };
        }
        if error.is::<rustls::Error>() {
            return "tls";
        }
        if let Some(error) = error.downcast_ref::<io::Error>() {
            match error.kind() {
                io::ErrorKind::ConnectionRefused => return "refused",
                io::ErrorKind::TimedOut => return "timeout",
                io::ErrorKind::ConnectionReset
                | io::ErrorKind::BrokenPipe
                | io::ErrorKind::UnexpectedEof => return "reset",
                _ => {}
            }
            if let Some(inner) = error.get_ref() {
                // Its source is that of the inner error.
                cause = Some(inner);
                continue;
            }
        }
        if let Some(error) = error.downcast_ref::<hyper::Error>() {
            if error.is_parse() {
                return "protocol";
            }
            if error.is_incomplete_message() || error.is_closed() || error.is_canceled() {
                return "reset";
            }
        }
        cause = error.source();
    }
    match error {
        error if error.is_timeout() => "timeout",
        error if error.is_connect() => "connect",
        _ => "protocol",
    }
}

#[cfg(test)]
mod tests {
    use std::{
        net::SocketAddr,
        sync::atomic::{AtomicUsize, Ordering::Relaxed},
    };

    use tokio::{
        io::{AsyncReadExt as _, AsyncWriteExt as _},
        net::TcpListener,
    };

    use super::*;

    /// Deliveries to names that nobody but the proxy knows reach it; those to a closed address do not.
    #[tokio::test]
    async fn a_proxy_takes_all_deliveries() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let proxy = format!("http://user:password@{}", listener.local_addr().unwrap());
        let targets = Targets::with_plain_http().through(&proxy).unwrap();
        assert!(!targets.to_string().contains("password"));
        let clients = Clients::new("test", Arc::new(targets));
        let heard = tokio::spawn(async move {
            let mut heard = Vec::new();
            for answer in ["204 X", "407 X"] {
                let (mut stream, _) = listener.accept().await.unwrap();
                let mut request = [0; 4096];
                let length = stream.read(&mut request).await.unwrap();
                let answer = format!("HTTP/1.1 {answer}\r\nconnection: close\r\n\r\n");
                stream.write_all(answer.as_bytes()).await.unwrap();
                heard.push(String::from_utf8_lossy(&request[..length]).into_owned());
            }
            heard
        });
        let send = async |target: &str| {
            let target = Url::parse(target).unwrap();
            let outcome = clients.send(&target, HeaderMap::new(), "{}".to_owned());
            outcome.await.name
        };
        assert_eq!(send("http://hooks.invalid/a").await, DELIVERED);
        assert_eq!(send("http://127.0.0.1/").await, "forbidden");
        assert_eq!(send("https://hooks.invalid/b").await, "connect");
        let [plain, secure] = heard.await.unwrap().try_into().unwrap();
        assert!(plain.starts_with("POST http://hooks.invalid/a HTTP/1.1"), "{plain}");
        assert!(secure.starts_with("CONNECT hooks.invalid:443 HTTP/1.1"), "{secure}");
        for request in [plain, secure] {
            assert!(request.contains("Basic dXNlcjpwYXNzd29yZA=="), "{request}");
        }
    }

    /// A name whose second look-up gives an address that is closed.
    #[tokio::test]
    async fn the_address_that_was_checked_is_connected_to() {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let port = listener.local_addr().unwrap().port();
        let (taken, lookups) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let count = taken.clone();
        let server = tokio::spawn(async move {
            while let Ok((mut stream, _)) = listener.accept().await {
                count.fetch_add(1, Relaxed);
                let mut request = [0; 4096];
                let _ = stream.read(&mut request).await;
                let answer = b"HTTP/1.1 204 X\r\nconnection: close\r\n\r\n";
                let _ = stream.write_all(answer).await;
            }
        });
        let targets = Targets::with_plain_http().allow("127.0.0.1").unwrap();
        let mut clients = Clients::new("test", Arc::new(targets));
        let asked = lookups.clone();
        clients.guard.lookup = Arc::new(move |_| {
            let ip = match asked.fetch_add(1, Relaxed) {
                0 => [127, 0, 0, 1],
                _ => [127, 0, 0, 2],
            };
            Box::pin(async move { Ok(vec![SocketAddr::from((ip, 0))]) })
        });
        let target = Url::parse(&format!("http://rebinds.example:{port}/")).unwrap();
        let send = || clients.send(&target, HeaderMap::new(), "{}".to_owned());
        assert_eq!(send().await.name, DELIVERED);
        assert_eq!((taken.load(Relaxed), lookups.load(Relaxed)), (1, 1));
        assert_eq!(send().await.name, "forbidden");
        assert_eq!((taken.load(Relaxed), lookups.load(Relaxed)), (1, 2));
        server.abort();
    }
}
