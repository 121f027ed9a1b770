//! Encryption of secrets at rest.

use std::{iter, sync::Arc};

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit as _, Nonce,
    aead::{Aead as _, Payload},
};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use crate::{domain::refusal::Refusal, random};

/// Encrypts secrets with the first key of the settings, and reads those of all keys (ChaCha20-Poly1305, RFC 8439).
#[derive(Clone)]
pub struct Cipher {
    keys: Arc<[[u8; 32]]>,
}

const NONCE: usize = 12;

impl Cipher {
    /// Makes a cipher with a key, and with the keys before it.
    pub fn new(key: [u8; 32], old: &[[u8; 32]]) -> Self {
        Self { keys: iter::once(&key).chain(old).copied().collect() }
    }

    /// Derives secret texts of 43 characters from another one, for a purpose, one with each key: only who has both it and the key
    /// can do so.
    pub(super) fn derived(&self, purpose: &str, secret: &[u8]) -> Vec<String> {
        let derive = |key: &[u8; 32]| {
            #[allow(clippy::expect_used, reason = "HMAC takes keys of any length")]
            let mut mac = Hmac::<Sha256>::new_from_slice(key).expect("any length");
            mac.update(purpose.as_bytes());
            mac.update(&[0]);
            mac.update(secret);
            URL_SAFE_NO_PAD.encode(mac.finalize().into_bytes())
        };
        self.keys.iter().map(derive).collect()
    }

    /// Encrypts a secret of a record. It can't be moved to a record with another id.
    pub fn encrypt(&self, record: i64, secret: &[u8]) -> Result<Vec<u8>, Refusal> {
        let nonce = random::bytes::<NONCE>();
        let payload = Payload { msg: secret, aad: &record.to_be_bytes() };
        let first = self.keys.first().map(cipher);
        let sealed = first.and_then(|key| key.encrypt(Nonce::from_slice(&nonce), payload).ok());
        let sealed =
            sealed.ok_or_else(|| Refusal::unavailable("the secret could not be encrypted"))?;
        Ok([&nonce[..], &sealed].concat())
    }

    /// Decrypts a secret of a record. Fails if another key encrypted it than those of the settings.
    pub fn decrypt(&self, record: i64, sealed: &[u8]) -> Result<Vec<u8>, Refusal> {
        let secret = self.keys.iter().find_map(|key| opened(key, record, sealed));
        let wrong = || {
            Refusal::unavailable(
                "this key can't read the secrets in the database: they were encrypted with another one",
            )
        };
        secret.ok_or_else(wrong)
    }

    /// Encrypts a secret again if another key than the first did. Returns none if the first key did.
    pub(super) fn again(&self, record: i64, sealed: &[u8]) -> Result<Option<Vec<u8>>, Refusal> {
        let first = self.keys.first();
        if first.and_then(|key| opened(key, record, sealed)).is_some() {
            return Ok(None);
        }
        self.encrypt(record, &self.decrypt(record, sealed)?).map(Some)
    }
}

fn cipher(key: &[u8; 32]) -> ChaCha20Poly1305 {
    ChaCha20Poly1305::new(Key::from_slice(key))
}

fn opened(key: &[u8; 32], record: i64, sealed: &[u8]) -> Option<Vec<u8>> {
    let (nonce, sealed) = sealed.split_at_checked(NONCE)?;
    let payload = Payload { msg: sealed, aad: &record.to_be_bytes() };
    cipher(key).decrypt(Nonce::from_slice(nonce), payload).ok()
}
