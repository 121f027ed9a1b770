//! Encryption of secrets at rest.

use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};

use crate::{http::refusal::Refusal, random};

/// Encrypts secrets with the key of the settings (ChaCha20-Poly1305, RFC 8439).
#[derive(Clone)]
pub(super) struct Cipher(ChaCha20Poly1305);

const NONCE: usize = 12;

impl Cipher {
    pub(super) fn new(key: &[u8; 32]) -> Self {
        Self(ChaCha20Poly1305::new(Key::from_slice(key)))
    }

    /// Encrypts a secret of a record. It can't be moved to another record.
    pub(super) fn encrypt(&self, record: i64, secret: &str) -> Result<Vec<u8>, Refusal> {
        let nonce = random::bytes::<NONCE>();
        let payload = Payload {
            msg: secret.as_bytes(),
            aad: &record.to_be_bytes(),
        };
        let sealed = self.0.encrypt(Nonce::from_slice(&nonce), payload);
        let sealed =
            sealed.map_err(|_| Refusal::unavailable("the secret could not be encrypted"))?;
        Ok([&nonce[..], &sealed].concat())
    }
}
