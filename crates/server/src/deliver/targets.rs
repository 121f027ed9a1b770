//! Addresses that deliveries may go to.
//!
//! A name is looked up once for a connection, and the connection goes to an address that was checked.

use std::{
    io,
    net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr},
    sync::Arc,
    time::Duration,
};

use futures_util::future::BoxFuture;
use ipnet::IpNet;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use tokio::time::timeout;
use url::{Host, Url};

/// Longest time to look up a name.
const LOOKUP_TIME: Duration = Duration::from_secs(5);

/// Networks of IPv4 that are not public: IANA's special-purpose addresses, multicast, and the host that a cloud's machines ask
/// for their settings.
const CLOSED_IPV4: [(Ipv4Addr, u8); 18] = [
    (Ipv4Addr::new(0, 0, 0, 0), 8),
    (Ipv4Addr::new(10, 0, 0, 0), 8),
    (Ipv4Addr::new(100, 64, 0, 0), 10),
    (Ipv4Addr::new(127, 0, 0, 0), 8),
    (Ipv4Addr::new(168, 63, 129, 16), 32),
    (Ipv4Addr::new(169, 254, 0, 0), 16),
    (Ipv4Addr::new(172, 16, 0, 0), 12),
    (Ipv4Addr::new(192, 0, 0, 0), 24),
    (Ipv4Addr::new(192, 0, 2, 0), 24),
    (Ipv4Addr::new(192, 31, 196, 0), 24),
    (Ipv4Addr::new(192, 52, 193, 0), 24),
    (Ipv4Addr::new(192, 88, 99, 0), 24),
    (Ipv4Addr::new(192, 168, 0, 0), 16),
    (Ipv4Addr::new(198, 18, 0, 0), 15),
    (Ipv4Addr::new(198, 51, 100, 0), 24),
    (Ipv4Addr::new(203, 0, 113, 0), 24),
    (Ipv4Addr::new(224, 0, 0, 0), 4),
    (Ipv4Addr::new(240, 0, 0, 0), 4),
];

/// Global unicast addresses of IPv6. All others are not public: among them are loopback, private and link-local ones, and those
/// that stand for an address of IPv4, such as those of NAT64.
const OPEN_IPV6: (Ipv6Addr, u8) = (Ipv6Addr::new(0x2000, 0, 0, 0, 0, 0, 0, 0), 3);

/// Networks within them that are not public: protocol assignments with Teredo, documentation, 6to4.
const CLOSED_IPV6: [(Ipv6Addr, u8); 5] = [
    (Ipv6Addr::new(0x2001, 0, 0, 0, 0, 0, 0, 0), 23),
    (Ipv6Addr::new(0x2001, 0xdb8, 0, 0, 0, 0, 0, 0), 32),
    (Ipv6Addr::new(0x2002, 0, 0, 0, 0, 0, 0, 0), 16),
    (Ipv6Addr::new(0x2620, 0x4f, 0x8000, 0, 0, 0, 0, 0), 48),
    (Ipv6Addr::new(0x3fff, 0, 0, 0, 0, 0, 0, 0), 20),
];

/// Addresses that webhooks may have.
///
/// # Examples
///
/// ```
/// use backoffice_server::Targets;
///
/// // Public addresses, and those of one's own network.
/// let targets = Targets::public().allow("10.1.0.0/16")?;
/// assert!(targets.clone().allow("10.1.0.0/33").is_err());
/// assert!(targets.through("http://proxy.example:3128").is_ok());
/// # Ok::<(), backoffice_server::InvalidNetwork>(())
/// ```
#[derive(Clone, Debug)]
pub struct Targets {
    plain_http: bool,
    allowed: Vec<IpNet>,
    pub(super) proxy: Option<Url>,
}

/// Says in words what is open.
impl std::fmt::Display for Targets {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("public addresses")?;
        for network in &self.allowed {
            write!(f, ", {network}")?;
        }
        f.write_str(if self.plain_http { "" } else { "; https alone" })?;
        match &self.proxy {
            // Not its password.
            Some(proxy) => write!(f, "; through {}", proxy.origin().ascii_serialization()),
            None => Ok(()),
        }
    }
}

/// A text that is no network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidNetwork(String);

impl std::fmt::Display for InvalidNetwork {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "`{}` is not a network; write it like 10.1.0.0/16 or fd00::/8", self.0)
    }
}

impl std::error::Error for InvalidNetwork {}

/// A text that is no address of a proxy. It may have a password, so nothing shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InvalidProxy;

impl std::fmt::Display for InvalidProxy {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("the proxy is no address; write it like http://proxy.example:3128")
    }
}

impl std::error::Error for InvalidProxy {}

impl Targets {
    /// Public addresses, by https alone.
    #[must_use]
    pub fn public() -> Self {
        Self { plain_http: false, allowed: Vec::new(), proxy: None }
    }

    /// Public addresses and this machine, also by plain http: for a sandbox.
    #[must_use]
    pub fn with_this_machine() -> Self {
        let (v4, v6) = (Ipv4Addr::new(127, 0, 0, 0), Ipv6Addr::LOCALHOST);
        let allowed = [IpNet::new(v4.into(), 8).ok(), IpNet::new(v6.into(), 128).ok()];
        Self { plain_http: true, allowed: allowed.into_iter().flatten().collect(), proxy: None }
    }

    /// Public addresses, also by plain http.
    #[cfg(test)]
    pub(super) fn with_plain_http() -> Self {
        Self { plain_http: true, ..Self::public() }
    }

    /// Adds a network, such as `10.1.0.0/16`.
    ///
    /// # Errors
    ///
    /// If the text is no network.
    pub fn allow(mut self, network: &str) -> Result<Self, InvalidNetwork> {
        let single = network.parse::<IpAddr>().ok().map(IpNet::from);
        let network = match single {
            Some(single) => single,
            None => network.parse().map_err(|_| InvalidNetwork(network.to_owned()))?,
        };
        self.allowed.push(network);
        Ok(self)
    }

    /// Sends all deliveries through an HTTP proxy, such as `http://proxy.example:3128`. It looks up the names of targets, so it
    /// decides which of their addresses are open; a target that is an address itself is still checked here.
    ///
    /// # Errors
    ///
    /// If the text is no address of a proxy.
    pub fn through(mut self, proxy: &str) -> Result<Self, InvalidProxy> {
        let url = Url::parse(proxy).ok();
        let is_proxy = |url: &Url| matches!(url.scheme(), "http" | "https") && url.has_host();
        self.proxy = Some(url.filter(is_proxy).ok_or(InvalidProxy)?);
        Ok(self)
    }

    /// Says why deliveries can't go to an address, as far as its text shows it.
    pub fn refusal(&self, url: &Url) -> Option<&'static str> {
        if url.scheme() != "https" && !(self.plain_http && url.scheme() == "http") {
            return Some("expected an address that starts with https://");
        }
        let ip = match url.host() {
            Some(Host::Ipv4(ip)) => ip.into(),
            Some(Host::Ipv6(ip)) => ip.into(),
            Some(Host::Domain(_)) => return None,
            None => return Some("expected an address with a host"),
        };
        (!self.is_open(ip)).then_some("expected a public address")
    }

    /// Returns true if deliveries may go to an address.
    fn is_open(&self, ip: IpAddr) -> bool {
        // `::ffff:127.0.0.1` is 127.0.0.1.
        let ip = ip.to_canonical();
        if self.allowed.iter().any(|network| network.contains(&ip)) {
            return true;
        }
        let within = |network: IpAddr, length| {
            IpNet::new(network, length).is_ok_and(|network| network.contains(&ip))
        };
        match ip {
            IpAddr::V4(_) => {
                !CLOSED_IPV4.iter().any(|(network, length)| within((*network).into(), *length))
            }
            IpAddr::V6(_) => {
                let closed =
                    |(network, length): &(Ipv6Addr, u8)| within((*network).into(), *length);
                closed(&OPEN_IPV6) && !CLOSED_IPV6.iter().any(closed)
            }
        }
    }
}

/// Looks up the addresses of a name.
pub(super) type Lookup =
    dyn Fn(String) -> BoxFuture<'static, io::Result<Vec<SocketAddr>>> + Send + Sync;

/// A resolver that gives only addresses that deliveries may go to.
#[derive(Clone)]
pub(super) struct Guard {
    pub(super) targets: Arc<Targets>,
    pub(super) lookup: Arc<Lookup>,
}

impl Guard {
    pub(super) fn new(targets: Arc<Targets>) -> Self {
        let lookup = |name: String| -> BoxFuture<'static, _> {
            Box::pin(async move { Ok(tokio::net::lookup_host((name, 0)).await?.collect()) })
        };
        Self { targets, lookup: Arc::new(lookup) }
    }
}

impl Resolve for Guard {
    fn resolve(&self, name: Name) -> Resolving {
        let (targets, found) = (self.targets.clone(), (self.lookup)(name.as_str().to_owned()));
        Box::pin(async move {
            let found = timeout(LOOKUP_TIME, found).await;
            let mut found = found.ok().and_then(Result::ok).ok_or(NoAddress::Unknown)?;
            if found.is_empty() {
                return Err(NoAddress::Unknown.into());
            }
            // With a proxy, this is its name.
            found.retain(|address| targets.proxy.is_some() || targets.is_open(address.ip()));
            if found.is_empty() {
                return Err(NoAddress::Closed.into());
            }
            Ok(Box::new(found.into_iter()) as Addrs)
        })
    }
}

/// The reason why a name has no address for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum NoAddress {
    /// Nobody knows it.
    Unknown,
    /// Deliveries may not go to any of its addresses.
    Closed,
}

impl std::fmt::Display for NoAddress {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::Unknown => "the name has no address",
            Self::Closed => "the name has no public address",
        })
    }
}

impl std::error::Error for NoAddress {}

#[cfg(test)]
mod tests {
    use super::*;

    /// Addresses that are not public, in forms that a URL can have.
    const CLOSED: [&str; 48] = [
        "127.0.0.1",
        "127.255.255.254",
        "127.1",
        "2130706433",
        "0x7f.1",
        "0177.0.0.1",
        "0x7f000001",
        "0",
        "0.0.0.0",
        "10.0.0.1",
        "10.255.255.255",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.0.1",
        "169.254.169.254",
        "169.254.0.1",
        "100.64.0.1",
        "100.127.255.255",
        "168.63.129.16",
        "192.0.0.192",
        "192.0.2.1",
        "192.88.99.1",
        "198.18.0.1",
        "198.19.255.255",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.255",
        "240.0.0.1",
        "255.255.255.255",
        "[::1]",
        "[::]",
        "[::ffff:127.0.0.1]",
        "[::ffff:7f00:1]",
        "[::127.0.0.1]",
        "[64:ff9b::7f00:1]",
        "[64:ff9b:1::7f00:1]",
        "[2002:7f00:1::]",
        "[2001:0:4136:e378:8000:63bf:3fff:fdd2]",
        "[fe80::1]",
        "[fec0::1]",
        "[fc00::1]",
        "[fd00:ec2::254]",
        "[ff02::1]",
        "[2001:db8::1]",
        "[3fff::1]",
        "[100::1]",
        "[::ffff:0:127.0.0.1]",
    ];

    fn url(host: &str) -> Url {
        Url::parse(&format!("https://{host}/hooks")).unwrap()
    }

    #[test]
    fn only_public_addresses_are_open() {
        let targets = Targets::public();
        for host in CLOSED {
            assert!(targets.refusal(&url(host)).is_some(), "{host}");
        }
        for host in [
            "8.8.8.8",
            "1.1.1.1",
            "172.15.255.255",
            "172.32.0.1",
            "100.63.255.255",
            "100.128.0.1",
            "192.167.255.255",
            "198.17.255.255",
            "198.20.0.1",
            "223.255.255.255",
            "[2606:4700::1111]",
            "[2a00:1450::1]",
            "[::ffff:8.8.8.8]",
            "example.com",
            "localhost",
        ] {
            assert_eq!(targets.refusal(&url(host)), None, "{host}");
        }
        let plain = Url::parse("http://8.8.8.8/").unwrap();
        assert!(targets.refusal(&plain).is_some());
    }

    #[test]
    fn some_networks_can_be_opened() {
        let sandbox = Targets::with_this_machine();
        for text in [
            "http://127.0.0.1:3000/",
            "http://[::1]/",
            "http://127.9.9.9/",
            "https://[::ffff:127.0.0.1]/",
        ] {
            assert_eq!(sandbox.refusal(&Url::parse(text).unwrap()), None, "{text}");
        }
        assert!(sandbox.refusal(&url("10.0.0.1")).is_some());
        let targets = Targets::public().allow("10.1.0.0/16").unwrap();
        let targets = targets.allow("fd00::/8").unwrap().allow("192.168.7.7").unwrap();
        for open in ["10.1.2.3", "[fd12::1]", "192.168.7.7", "[::ffff:10.1.2.3]"] {
            assert_eq!(targets.refusal(&url(open)), None, "{open}");
        }
        for closed in ["10.2.0.1", "192.168.7.8", "[fc00::1]"] {
            assert!(targets.refusal(&url(closed)).is_some(), "{closed}");
        }
        for text in ["", "10.1.0.0/33", "host", "10.1.0.0/", "fd00::/129"] {
            assert!(Targets::public().allow(text).is_err(), "{text}");
        }
    }

    #[tokio::test]
    async fn a_name_is_as_open_as_its_addresses() {
        for (addresses, expected) in [
            (vec![], Err(NoAddress::Unknown)),
            (vec!["8.8.8.8"], Ok(1)),
            (vec!["127.0.0.1"], Err(NoAddress::Closed)),
            (vec!["8.8.8.8", "::1"], Ok(1)),
            (vec!["::ffff:169.254.169.254", "64:ff9b::a9fe:a9fe"], Err(NoAddress::Closed)),
        ] {
            let found: Vec<_> =
                addresses.iter().map(|ip| SocketAddr::new(ip.parse().unwrap(), 0)).collect();
            let guard = Guard {
                targets: Arc::new(Targets::public()),
                lookup: Arc::new(move |_| {
                    let found = found.clone();
                    Box::pin(async move { Ok(found) })
                }),
            };
            let resolved = guard.resolve("x".parse().unwrap()).await;
            let resolved = resolved
                .map(Iterator::count)
                .map_err(|error| *error.downcast::<NoAddress>().unwrap());
            assert_eq!(resolved, expected, "{addresses:?}");
        }
    }
}
