//! Randomness of the operating system.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};

/// Returns random bytes.
///
/// # Panics
///
/// If the operating system has no randomness: then nothing that the service signs or hides would be safe.
pub fn bytes<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    #[allow(clippy::expect_used, reason = "a service without randomness must not go on")]
    getrandom::fill(&mut bytes).expect("the operating system must have randomness");
    bytes
}

/// Returns this many random bytes as text of letters, digits, `-` and `_`.
pub fn text<const N: usize>() -> String {
    URL_SAFE_NO_PAD.encode(bytes::<N>())
}

/// Returns a random number below a limit.
pub(crate) fn below(limit: u64) -> u64 {
    u64::from_le_bytes(bytes()) % limit.max(1)
}
