//! Encryption of secrets at rest.

use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};

use crate::{domain::refusal::Refusal, random};

/// Encrypts secrets with the key of the settings (ChaCha20-Poly1305, RFC 8439).
#[derive(Clone)]
pub struct Cipher(ChaCha20Poly1305);

const NONCE: usize = 12;

impl Cipher {
    /// Makes a cipher with a key.
    pub fn new(key: &[u8; 32]) -> Self {
        Self(ChaCha20Poly1305::new(Key::from_slice(key)))
    }

    /// Encrypts a secret of a record. It can't be moved to a record with another id.
    pub fn encrypt(&self, record: i64, secret: &[u8]) -> Result<Vec<u8>, Refusal> {
        let nonce = random::bytes::<NONCE>();
        let payload = Payload { msg: secret, aad: &record.to_be_bytes() };
        let sealed = self.0.encrypt(Nonce::from_slice(&nonce), payload);
        let sealed =
            sealed.map_err(|_| Refusal::unavailable("the secret could not be encrypted"))?;
        Ok([&nonce[..], &sealed].concat())
    }

    /// Decrypts a secret of a record. Fails if another key encrypted it than that of the settings.
    pub fn decrypt(&self, record: i64, sealed: &[u8]) -> Result<Vec<u8>, Refusal> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE).unwrap_or_default();
        let payload = Payload { msg: sealed, aad: &record.to_be_bytes() };
        let is_whole = nonce.len() == NONCE;
        let secret = is_whole.then(|| self.0.decrypt(Nonce::from_slice(nonce), payload).ok());
        let wrong = || {
            Refusal::unavailable(
                "this key can't read the secrets in the database: they were encrypted with another one",
            )
        };
        secret.flatten().ok_or_else(wrong)
    }
}
