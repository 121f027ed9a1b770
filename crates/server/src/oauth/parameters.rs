//! Parameters of requests: `application/x-www-form-urlencoded`, each at most once (RFC 6749, section 3.1).

/// Parameters of a query or a form.
pub(crate) struct Parameters(Vec<(String, String)>);

/// A parameter is written twice.
pub(crate) struct Twice;

impl Parameters {
    pub(crate) fn read(text: &[u8]) -> Self {
        // No value has a NUL, which PostgreSQL's texts can't have.
        let pairs = form_urlencoded::parse(text).into_owned();
        Self(pairs.filter(|(_, value)| !value.contains('\0')).collect())
    }

    /// Returns the value of a parameter. An empty value is as good as none.
    pub(crate) fn get<'a>(&'a self, name: &'a str) -> Result<Option<&'a str>, Twice> {
        let mut values = self.all(name);
        match (values.next(), values.next()) {
            (_, Some(_)) => Err(Twice),
            (value, None) => Ok(value.filter(|value| !value.is_empty())),
        }
    }

    /// Returns the names of all parameters.
    pub(crate) fn names(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(name, _)| name.as_str())
    }

    /// Returns all values of a parameter.
    pub(crate) fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a str> + 'a {
        self.0.iter().filter(move |(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Returns true if a parameter is written twice.
    pub(crate) fn has_twice(&self, names: &[&str]) -> bool {
        names.iter().any(|name| self.get(name).is_err())
    }

    /// Returns the value of a parameter that [is not written twice](Self::has_twice), or an empty text.
    pub(crate) fn text<'a>(&'a self, name: &'a str) -> &'a str {
        self.get(name).ok().flatten().unwrap_or_default()
    }
}
