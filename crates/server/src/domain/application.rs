//! Partner applications, and the addresses at which they get their answers.

use url::Url;

/// A partner application, which acts for the stores that permit it (RFC 6749, section 2).
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Application {
    /// Number.
    pub id: i64,
    /// The store whose settings show it; none if the operator made it.
    pub store: Option<i64>,
    /// Public name, which its requests have.
    pub client_id: String,
    /// Name for people.
    pub name: String,
    /// True if it has a secret.
    pub is_confidential: bool,
    /// Addresses at which it gets its answers.
    pub redirects: Vec<String>,
    /// Scopes that it may ask for.
    pub scopes: Vec<String>,
    /// Time at which it was made, in microseconds since 1970.
    pub created_at: i64,
    /// Time at which it was revoked.
    pub revoked_at: Option<i64>,
}

/// An application to make.
#[derive(Clone, Debug, Default)]
pub struct NewApplication {
    /// Name for people.
    pub name: String,
    /// True if it can keep a secret: it runs on a server.
    pub is_confidential: bool,
    /// Addresses at which it gets its answers: `https://app.example/callback`. For a program on the user's machine,
    /// `http://127.0.0.1/callback` stands for any port, and `com.example.app:/callback` is an address of its own.
    pub redirects: Vec<String>,
    /// Scopes that it may ask for.
    pub scopes: Vec<String>,
    /// The store whose settings show it.
    pub store: Option<i64>,
}

/// Longest name and address in bytes.
const MOST_BYTES: usize = 500;

/// Most addresses of an application.
const MOST_REDIRECTS: usize = 20;

impl NewApplication {
    /// Says what is wrong.
    ///
    /// # Errors
    ///
    /// If the name is empty, there is no address or no scope, or one of them can't be used.
    pub fn check(&self) -> Result<(), String> {
        if self.name.trim().is_empty() || self.name.len() > MOST_BYTES {
            return Err(format!("the name must have 1 to {MOST_BYTES} bytes"));
        }
        if self.name.chars().any(char::is_control) {
            return Err("the name must be one line of text".to_owned());
        }
        if !(1..=MOST_REDIRECTS).contains(&self.redirects.len()) {
            return Err(format!("an application needs 1 to {MOST_REDIRECTS} redirect addresses"));
        }
        if self.scopes.is_empty() {
            return Err("an application needs a scope".to_owned());
        }
        for redirect in &self.redirects {
            check_redirect(redirect).map_err(|why| format!("`{redirect}` {why}"))?;
        }
        Ok(())
    }
}

/// Says why an address can't be one of an application (RFC 6749, section 3.1.2; RFC 8252, section 7; RFC 9700, section 4.1).
fn check_redirect(address: &str) -> Result<(), &'static str> {
    if address.len() > MOST_BYTES || !address.bytes().all(|byte| byte.is_ascii_graphic()) {
        return Err("is too long, or has a character that must be written with `%`");
    }
    let Ok(url) = Url::parse(address) else {
        return Err("is not an absolute address");
    };
    let is_web = matches!(url.scheme(), "http" | "https");
    let starts = ["http://", "https://"].iter().any(|start| address.starts_with(start));
    if address.contains('\\') || is_web && !starts {
        return Err("is written so that browsers may read another address");
    }
    if address.contains('#') {
        return Err("has a fragment, which an answer can't have");
    }
    if address.contains('*') {
        return Err("has a `*`: addresses are compared as they are");
    }
    if !url.username().is_empty() || url.password().is_some() {
        return Err("has a user or a password");
    }
    match (url.scheme(), url.host_str()) {
        ("https", Some(_)) | ("http", Some("127.0.0.1" | "[::1]" | "localhost")) => Ok(()),
        ("http", _) => {
            Err("is plain HTTP to another machine: anybody on the way could read the code")
        }
        // A name of the application's domain, so that no other program has it by chance.
        (scheme, _) if scheme.contains('.') => Ok(()),
        _ => Err(
            "is neither an address with https nor one of this machine, nor a scheme like com.example.app",
        ),
    }
}

/// Returns an address of this machine without its port: the start, and the rest from the path on.
fn without_port(address: &str) -> Option<(&'static str, &str)> {
    let hosts = ["http://127.0.0.1", "http://[::1]"];
    let (host, rest) = hosts.iter().find_map(|host| Some((*host, address.strip_prefix(host)?)))?;
    let rest = match rest.strip_prefix(':') {
        Some(port) => {
            let end = port.find(|c: char| !c.is_ascii_digit()).unwrap_or(port.len());
            let (port, rest) = port.split_at(end);
            port.parse::<u16>().ok()?;
            rest
        }
        None => rest,
    };
    (rest.is_empty() || rest.starts_with(['/', '?'])).then_some((host, rest))
}

impl Application {
    /// Returns true if the application has this address. All but the port of an address of this machine must be the same text
    /// (RFC 9700, section 4.1.3; RFC 8252, section 7.3).
    #[must_use]
    pub fn has_redirect(&self, address: &str) -> bool {
        self.redirects.iter().any(|own| {
            let local = without_port(own);
            own == address || local.is_some() && local == without_port(address)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_of_applications() {
        for right in [
            "https://app.example/callback",
            "https://app.example",
            "https://app.example/callback?tenant=1",
            "http://127.0.0.1/callback",
            "http://[::1]:0/callback",
            "http://localhost:3000/callback",
            "com.example.app:/callback",
        ] {
            assert_eq!(check_redirect(right), Ok(()), "{right}");
        }
        for wrong in [
            "",
            "/callback",
            "app.example/callback",
            "http://app.example/callback",
            "http://127.0.0.1.evil.example/",
            "https://user@app.example/",
            "https://app.example/#fragment",
            "https://*.app.example/",
            "https://evil.example\\.app.example/",
            "https:app.example/",
            "HTTPS://app.example/",
            "https://app.example/a b",
            "https://app.example/\u{e9}",
            "javascript:alert(1)",
            "data:text/html,x",
            "myapp:/callback",
        ] {
            assert!(check_redirect(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_address_is_the_same_text_but_for_a_local_port() {
        let application = |own: &str| Application {
            id: 1,
            store: None,
            client_id: String::new(),
            name: String::new(),
            is_confidential: false,
            redirects: vec![own.to_owned()],
            scopes: Vec::new(),
            created_at: 0,
            revoked_at: None,
        };
        let web = application("https://app.example/callback");
        assert!(web.has_redirect("https://app.example/callback"));
        for other in [
            "https://app.example/callback/",
            "https://app.example/callback/more",
            "https://app.example/callback?more",
            "https://app.example/callback/../other",
            "https://app.example/%63allback",
            "https://app.example:443/callback",
            "https://APP.example/callback",
            "https://app.example.evil.example/callback",
            "https://app.example@evil.example/callback",
            "https://app.example/callback#x",
            "http://app.example/callback",
            "https://app.example/callback\n",
            "",
        ] {
            assert!(!web.has_redirect(other), "{other}");
        }
        let local = application("http://127.0.0.1/callback");
        for right in ["http://127.0.0.1:51004/callback", "http://127.0.0.1/callback"] {
            assert!(local.has_redirect(right), "{right}");
        }
        for other in [
            "http://127.0.0.1:51004/other",
            "http://127.0.0.1:99999/callback",
            "http://127.0.0.1:1@evil.example/callback",
            "http://127.0.0.1:/callback",
            "http://127.0.0.1.evil.example/callback",
            "http://localhost:51004/callback",
            "http://[::1]:51004/callback",
            "https://127.0.0.1/callback",
        ] {
            assert!(!local.has_redirect(other), "{other}");
        }
    }
}
