//! Cursors of lists: opaque, and signed together with the list and the filters that they belong to.

use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;

use super::{db::Db, error::Error};
use crate::random;

/// Place in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// After the record with this id.
    After(i64),
    /// Before the record with this id.
    Before(i64),
}

/// The key that signs cursors and addresses of attachments, the same for all instances on one database.
pub struct Cursors {
    key: Vec<u8>,
}

/// Bytes of a signature. 16 bytes can't be guessed (RFC 2104, section 5).
const SIGNATURE: usize = 16;

impl Cursors {
    pub(super) async fn load(db: &Db) -> Result<Self, Error> {
        let new = random::bytes::<32>().to_vec();
        let key = db.setting("signing-key", new).await?;
        Ok(Self { key })
    }

    /// Signs a text for a purpose.
    pub fn sign(&self, purpose: &str, text: &[u8]) -> Vec<u8> {
        let mut signature = self.mac(purpose, text).finalize().into_bytes().to_vec();
        signature.truncate(SIGNATURE);
        signature
    }

    /// Checks a signature, in constant time.
    pub fn verify(&self, purpose: &str, text: &[u8], signature: &[u8]) -> bool {
        signature.len() == SIGNATURE
            && self.mac(purpose, text).verify_truncated_left(signature).is_ok()
    }

    fn mac(&self, purpose: &str, text: &[u8]) -> Hmac<Sha256> {
        #[allow(clippy::expect_used, reason = "HMAC takes keys of any length")]
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.key).expect("any length");
        mac.update(purpose.as_bytes());
        mac.update(&[0]);
        mac.update(text);
        mac
    }

    /// Writes a cursor for a list, named with its filters.
    pub fn write(&self, list: &str, place: Place) -> String {
        let (direction, id) = match place {
            Place::After(id) => (0u8, id),
            Place::Before(id) => (1, id),
        };
        let mut bytes = vec![direction];
        bytes.extend(id.to_be_bytes());
        bytes.extend(self.sign(list, &bytes));
        URL_SAFE_NO_PAD.encode(bytes)
    }

    /// Reads a cursor. `None`: it is not of this list with these filters.
    pub fn read(&self, list: &str, cursor: &str) -> Option<Place> {
        let bytes = URL_SAFE_NO_PAD.decode(cursor).ok()?;
        let (text, signature) = bytes.split_at_checked(9)?;
        if !self.verify(list, text, signature) {
            return None;
        }
        let (direction, id) = text.split_first()?;
        let id = i64::from_be_bytes(id.try_into().ok()?);
        match direction {
            0 => Some(Place::After(id)),
            _ => Some(Place::Before(id)),
        }
    }
}
