//! The base address of the service, and the addresses below it.

use std::{fmt, net::IpAddr};

use http::{
    Uri,
    uri::{Authority, Parts, PathAndQuery, Scheme},
};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// Everything but the characters that RFC 3986 calls unreserved.
const RESERVED: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'.').remove(b'_').remove(b'~');

/// Address of the service: scheme, host, port and the prefix of every path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct BaseAddress {
    scheme: Scheme,
    authority: Authority,
    /// Path without a slash at its end: empty, or `/api`.
    prefix: String,
}

impl BaseAddress {
    /// Reads an address.
    ///
    /// Refuses plain HTTP to another machine unless `insecure` allows it: everybody on the network path could read the
    /// token.
    pub(crate) fn parse(text: &str, insecure: bool) -> Result<Self, AddressError> {
        let what = "base address";
        let (scheme, authority, path) = checked(what, text, insecure)?;
        if path.query().is_some() {
            let why = "it has a query (`?`); leave it out";
            return Err(AddressError::new(what, text, why));
        }
        let prefix = path.path().trim_end_matches('/').to_owned();
        Ok(Self { scheme, authority, prefix })
    }

    /// Returns true for plain HTTP to this machine.
    #[cfg(feature = "reqwest")]
    pub(crate) fn is_local(&self) -> bool {
        is_local(&self.scheme, &self.authority)
    }

    pub(crate) fn host(&self) -> &str {
        self.authority.host()
    }

    pub(crate) fn port(&self) -> u16 {
        port(&self.scheme, &self.authority)
    }

    /// Returns the address of a path and a query below the base address.
    pub(crate) fn join(&self, path: &str, query: &[(String, String)]) -> Result<Uri, http::Error> {
        let mut target = String::with_capacity(self.prefix.len() + path.len() + 16 * query.len());
        target.push_str(&self.prefix);
        target.push_str(path);
        push_query(&mut target, query, |out, value| out.extend(encoded(value)));
        let mut parts = Parts::default();
        parts.scheme = Some(self.scheme.clone());
        parts.authority = Some(self.authority.clone());
        parts.path_and_query = Some(target.try_into()?);
        Ok(Uri::from_parts(parts)?)
    }

    /// Returns the same address for messages. It omits the values of the query, because they may be about a person.
    pub(crate) fn shown(&self, path: &str, query: &[(String, String)]) -> String {
        let mut shown = format!("{self}{path}");
        push_query(&mut shown, query, |out, _| out.push('…'));
        shown
    }
}

/// Returns the parts of an absolute address, if it is safe to send secrets there. `what` names the address in errors.
fn checked(
    what: &'static str,
    text: &str,
    insecure: bool,
) -> Result<(Scheme, Authority, PathAndQuery), AddressError> {
    let refuse = |why| AddressError::new(what, text, why);
    // A password may contain `/`, `?` or `#`, so its `@` may stand anywhere.
    if text.contains('@') {
        return Err(refuse(
            "it contains `@`; give a token instead of a user name and password, and write `%40` for an `@` in the path",
        ));
    }
    if text.contains('#') {
        return Err(refuse("it has a fragment (`#`); leave it out"));
    }
    let uri: Uri = text.parse().map_err(|_| {
        refuse("it is not an absolute URL; write one such as `https://store.example/api`")
    })?;
    let parts = uri.into_parts();
    let (Some(scheme), Some(authority)) = (parts.scheme, parts.authority) else {
        return Err(refuse("it is not absolute; write one such as `https://store.example/api`"));
    };
    if authority.host().is_empty() {
        return Err(refuse("it has no host"));
    }
    let after_host = authority.as_str().get(authority.host().len()..);
    if after_host.is_some_and(|port| port.len() > 1) && authority.port_u16().is_none() {
        return Err(refuse("its port is not a number up to 65535"));
    }
    if scheme != Scheme::HTTPS && scheme != Scheme::HTTP {
        return Err(refuse("its scheme is not https; use https"));
    }
    if scheme == Scheme::HTTP && !insecure && !is_local(&scheme, &authority) {
        return Err(refuse(
            "it is not https, so others on the network could read the token; use https (a base address may use \
             plain HTTP with `allow_plain_http`)",
        ));
    }
    let path = parts.path_and_query.unwrap_or(PathAndQuery::from_static("/"));
    Ok((scheme, authority, path))
}

/// Checks an endpoint of OAuth, which may have a query (RFC 6749, sections 3.1 and 3.2). Returns true for plain HTTP to
/// this machine.
#[cfg(feature = "oauth2")]
pub(crate) fn check_endpoint(what: &'static str, text: &str) -> Result<bool, AddressError> {
    let (scheme, authority, _) = checked(what, text, false)?;
    Ok(is_local(&scheme, &authority))
}

impl fmt::Display for BaseAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}://{}{}", self.scheme, self.authority, self.prefix)
    }
}

fn push_query(
    out: &mut String,
    query: &[(String, String)],
    push_value: impl Fn(&mut String, &str),
) {
    for (index, (name, text)) in query.iter().enumerate() {
        out.push(if index == 0 { '?' } else { '&' });
        out.extend(encoded(name));
        out.push('=');
        push_value(out, text);
    }
}

fn encoded(text: &str) -> percent_encoding::PercentEncode<'_> {
    utf8_percent_encode(text, RESERVED)
}

fn port(scheme: &Scheme, authority: &Authority) -> u16 {
    let default = if *scheme == Scheme::HTTPS { 443 } else { 80 };
    authority.port_u16().unwrap_or(default)
}

/// Returns true for plain HTTP to this machine: to an address of RFC 1122's loopback network, `::1` or `localhost`.
/// Returns false for names below `localhost`: some resolvers ask other machines for them.
fn is_local(scheme: &Scheme, authority: &Authority) -> bool {
    let host = authority.host();
    let address = host.trim_start_matches('[').trim_end_matches(']');
    let is_loopback = match address.parse::<IpAddr>() {
        Ok(address) => address.is_loopback(),
        Err(_) => host.eq_ignore_ascii_case("localhost"),
    };
    *scheme == Scheme::HTTP && is_loopback
}

/// Returns an address without its query, or `None` if it may contain a password.
fn without_secrets(text: &str) -> Option<String> {
    let uri: Uri = text.parse().ok().filter(|_| !text.contains('@'))?;
    let (scheme, authority) = (uri.scheme()?, uri.authority()?);
    let port = authority.as_str().get(authority.host().len()..)?;
    // Other text after the colon may be the start of a password.
    let is_port = port.len() <= 1 || authority.port_u16().is_some();
    is_port.then(|| format!("{scheme}://{authority}{}", uri.path()))
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AddressError {
    what: &'static str,
    /// `None` if it may contain a secret.
    address: Option<String>,
    why: &'static str,
}

impl AddressError {
    fn new(what: &'static str, address: &str, why: &'static str) -> Self {
        Self { what, address: without_secrets(address), why }
    }
}

impl fmt::Display for AddressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, address, why } = self;
        match address {
            Some(address) => write!(f, "{what} `{address}`: {why}"),
            None => write!(f, "{what}: {why}"),
        }
    }
}

impl std::error::Error for AddressError {}

/// Fills in a template such as `/orders/{number}/refund/`.
///
/// Every value becomes one segment. Three values are refused: an empty segment would disappear, and `.` and `..` change
/// the segments around them, even percent-encoded (WHATWG URL Standard).
pub(crate) fn expand(
    template: &str,
    values: &[(&str, &dyn fmt::Display)],
) -> Result<String, String> {
    let mut path = String::with_capacity(template.len() + 16);
    let mut rest = template;
    while let Some((before, after)) = rest.split_once('{') {
        path.push_str(before);
        let (name, after) = after.split_once('}').unwrap_or((after, ""));
        let value = values.iter().find(|(given, _)| *given == name);
        let value = value.map_or_else(String::new, |(_, value)| value.to_string());
        if matches!(value.as_str(), "" | "." | "..") {
            return Err(format!(
                "path parameter `{name}` is `{value}`; it must not be empty, `.` or `..`"
            ));
        }
        path.extend(encoded(&value));
        rest = after;
    }
    path.push_str(rest);
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_addresses_that_leak_or_mislead_are_refused() {
        let cases = [
            ("https://store.example", Ok("https://store.example")),
            ("https://store.example/", Ok("https://store.example")),
            ("https://store.example:8443/api/v1//", Ok("https://store.example:8443/api/v1")),
            ("http://localhost:3000/", Ok("http://localhost:3000")),
            ("http://LOCALHOST", Ok("http://LOCALHOST")),
            ("http://a.localhost", Err("not https")),
            ("https://store.example:65535", Ok("https://store.example:65535")),
            ("https://store.example:65536", Err("port")),
            ("https://store.example:abc", Err("")),
            ("https://[::1]:99999/api", Err("port")),
            ("http://127.8.9.1:80", Ok("http://127.8.9.1:80")),
            ("http://[::1]:8080/x", Ok("http://[::1]:8080/x")),
            ("http://store.example", Err("not https")),
            ("http://127.0.0.1.evil.example", Err("not https")),
            ("http://localhost.evil.example", Err("not https")),
            ("http://10.0.0.1", Err("not https")),
            ("ftp://store.example", Err("scheme")),
            ("store.example", Err("not absolute")),
            ("/api", Err("not absolute")),
            ("", Err("not an absolute")),
            ("https://", Err("not an absolute")),
            ("https://user:hunter2@store.example/", Err("user name")),
            ("https://user:hunter2/x@store.example/", Err("user name")),
            ("https://user:hunter2?x@store.example/", Err("user name")),
            ("https://user:hunter2#x@store.example/", Err("user name")),
            ("https://user:7/hunter2@store.example/", Err("user name")),
            ("https://user:hunter2", Err("port")),
            ("https://user:hunter2#x", Err("fragment")),
            ("user:hunter2", Err("not absolute")),
            ("https://hunter2 x/", Err("not an absolute")),
            (
                "https://store.example/?token=hunter2",
                Err("`https://store.example/`: it has a query"),
            ),
            ("https://store.example/#hunter2", Err("`https://store.example/`: it has a fragment")),
            ("https://store.example/?a=b", Err("query")),
            ("https://store.example/#a", Err("fragment")),
            ("https://store example/", Err("not an absolute")),
        ];
        for (text, expected) in cases {
            match (BaseAddress::parse(text, false), expected) {
                (Ok(base), Ok(expected)) => assert_eq!(base.to_string(), expected),
                (Err(error), Err(expected)) => {
                    let error = error.to_string();
                    assert!(error.contains(expected), "{text}: {error}");
                    assert!(!error.contains("hunter2"), "{error}");
                }
                (found, _) => {
                    panic!("{text}: {found:?}", found = found.map(|base| base.to_string()))
                }
            }
        }
        assert!(BaseAddress::parse("http://store.example", true).is_ok());
    }

    #[test]
    fn any_value_becomes_one_path_segment() {
        let expanded = |value: &str| expand("/orders/{number}/refund/", &[("number", &value)]);
        assert_eq!(expanded("1001").as_deref(), Ok("/orders/1001/refund/"));
        assert_eq!(
            expanded("a/b?c#d%2F é").as_deref(),
            Ok("/orders/a%2Fb%3Fc%23d%252F%20%C3%A9/refund/")
        );
        for refused in ["", ".", ".."] {
            assert!(expanded(refused).is_err(), "{refused}");
        }
        assert_eq!(expanded("...").as_deref(), Ok("/orders/.../refund/"));
    }
}
