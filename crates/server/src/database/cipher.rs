//! Encryption of secrets at rest.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::{domain::refusal::Refusal, random};

/// Encrypts secrets with the key of the settings (ChaCha20-Poly1305, RFC 8439).
#[derive(Clone)]
pub struct Cipher {
    cipher: ChaCha20Poly1305,
    key: [u8; 32],
}

const NONCE: usize = 12;

impl Cipher {
    /// Makes a cipher with a key.
    pub fn new(key: &[u8; 32]) -> Self {
        Self { cipher: ChaCha20Poly1305::new(Key::from_slice(key)), key: *key }
    }

    /// Derives a secret text of 43 characters from another one, for a purpose: only who has both it and the key can do so.
    pub(super) fn derived(&self, purpose: &str, secret: &[u8]) -> String {
        #[allow(clippy::expect_used, reason = "HMAC takes keys of any length")]
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any length");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(secret);
        URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
    }

    /// Encrypts a secret of a record. It can't be moved to a record with another id.
    pub fn encrypt(&self, record: i64, secret: &[u8]) -> Result<Vec<u8>, Refusal> {
        let nonce = random::bytes::<NONCE>();
        let payload = Payload { msg: secret, aad: &record.to_be_bytes() };
        let sealed = self.cipher.encrypt(Nonce::from_slice(&nonce), payload);
        let sealed =
            sealed.map_err(|_| Refusal::unavailable("the secret could not be encrypted"))?;
        Ok([&nonce[..], &sealed].concat())
    }

    /// Decrypts a secret of a record. Fails if another key encrypted it than that of the settings.
    pub fn decrypt(&self, record: i64, sealed: &[u8]) -> Result<Vec<u8>, Refusal> {
        let (nonce, sealed) = sealed.split_at_checked(NONCE).unwrap_or_default();
        let payload = Payload { msg: sealed, aad: &record.to_be_bytes() };
        let is_whole = nonce.len() == NONCE;
        let secret = is_whole.then(|| self.cipher.decrypt(Nonce::from_slice(nonce), payload).ok());
        let wrong = || {
            Refusal::unavailable(
                "this key can't read the secrets in the database: they were encrypted with another one",
            )
        };
        secret.flatten().ok_or_else(wrong)
    }
}
