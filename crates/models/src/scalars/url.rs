use super::text_scalar;
use backoffice_shapes::Code;

use crate::{format::is_url, text::Text};

/// Absolute URL, a string on the wire. Keeps the text.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Url(Text);

text_scalar!(Url, "URL", "an absolute URL such as `https://example.com/`", is_url, |text| {
    (!is_url(text)).then_some(Code::UrlFormat)
});

#[cfg(feature = "url")]
impl Url {
    /// Parses the URL by the WHATWG URL Standard.
    ///
    /// # Errors
    ///
    /// If the text is not an absolute URL.
    pub fn to_url(&self) -> Result<url::Url, url::ParseError> {
        self.0.parse()
    }
}

#[cfg(feature = "url")]
impl From<url::Url> for Url {
    /// Converts the URL to the grammar of RFC 3986: percent-encodes the characters that only the URL Standard
    /// allows, such as `|` in a path.
    fn from(url: url::Url) -> Self {
        let text = url.as_str();
        let hierarchy = text.split_once(':').map_or("", |(_, rest)| rest);
        let rest = match hierarchy.strip_prefix("//") {
            Some(rest) => {
                rest.get(rest.find(['/', '?', '#']).unwrap_or(rest.len())..).unwrap_or_default()
            }
            None => hierarchy,
        };
        let start = text.strip_suffix(rest).unwrap_or_default();
        let mut encoded = start.to_owned();
        let mut in_fragment = false;
        for (at, c) in rest.char_indices() {
            let mut following = rest.get(at + 1..).unwrap_or_default().bytes();
            let mut hex = || following.next().is_some_and(|byte| byte.is_ascii_hexdigit());
            let fits = match c {
                '%' => hex() && hex(),
                // Only the first `#` starts the fragment.
                '#' => !std::mem::replace(&mut in_fragment, true),
                _ => c.is_ascii_alphanumeric() || "-._~!$&'()*+,;=:@/?".contains(c),
            };
            if fits {
                encoded.push(c);
            } else {
                // The URL Standard has encoded all characters beyond ASCII.
                encoded.push_str(&format!("%{:02X}", u32::from(c)));
            }
        }
        Self(encoded.into())
    }
}
