use super::{format::is_url, text_scalar};
use crate::drift::DriftKind;

/// An absolute URL, a string on the wire (section 1), kept as it is written.
///
/// # Examples
///
/// ```
/// use backoffice_models::Url;
///
/// let target = Url::new("https://hooks.example.com/backoffice")?;
/// assert_eq!(target.as_str(), "https://hooks.example.com/backoffice");
/// # Ok::<(), backoffice_models::InvalidText>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Url(Box<str>);

text_scalar!(
    Url,
    "URL",
    "an absolute URL such as `https://example.com/`",
    is_url,
    |text| { (!is_url(text)).then_some(DriftKind::UrlFormat) }
);

#[cfg(feature = "url")]
impl Url {
    /// The URL, parsed by the WHATWG URL Standard.
    ///
    /// # Errors
    ///
    /// If the text is no absolute URL.
    pub fn to_url(&self) -> Result<url::Url, url::ParseError> {
        self.0.parse()
    }
}

#[cfg(feature = "url")]
impl From<url::Url> for Url {
    fn from(url: url::Url) -> Self {
        Self(String::from(url).into())
    }
}
