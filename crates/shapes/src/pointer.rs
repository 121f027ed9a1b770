//! JSON Pointers (RFC 6901).

/// Appends the token of a name, escaped, to a pointer.
///
/// # Examples
///
/// ```
/// use backoffice_shapes::pointer;
///
/// let mut pointer = "/lines".to_owned();
/// pointer::push(&mut pointer, "a/b~");
/// assert_eq!(pointer, "/lines/a~1b~0");
/// assert_eq!(pointer::name("a~1b~0"), "a/b~");
/// ```
pub fn push(pointer: &mut String, name: &str) {
    pointer.push('/');
    pointer.push_str(&name.replace('~', "~0").replace('/', "~1"));
}

/// Returns the name of a token.
#[must_use]
pub fn name(token: &str) -> String {
    token.replace("~1", "/").replace("~0", "~")
}
