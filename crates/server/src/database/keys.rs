//! Idempotency keys: a request reserves its key in a transaction of its own, and records its answer in the one with its
//! change. So there is one effect for each key, whenever a process dies.

use super::{Database, now};
use crate::domain::{
    answer::{Answer, Reply},
    caller::{Caller, Key},
    refusal::Refusal,
};

/// Answers are encrypted, because they may have a secret. No record has this id.
pub(super) const ANSWER: i64 = 0;

/// Time after which another request may take over a key whose request has no answer: its process died. If it is only slow,
/// its change fails, because the reservation is no longer its own.
const RESERVED: i64 = 15 * 1_000_000;

impl Database {
    /// Reserves a key, or returns the answer to an earlier request with it.
    pub async fn reserve(&self, caller: &Caller, key: &Key) -> Result<Option<Answer<()>>, Refusal> {
        let (store, token) = (caller.store(), caller.grant().owner());
        let mut transaction = self.db.begin().await?;
        let sql = "INSERT INTO keys (store, token, key, fingerprint, reservation, reserved_until) \
                   VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (store, token, key) DO NOTHING";
        let until = now() + RESERVED;
        let values = vec![
            store.into(),
            token.into(),
            key.text.as_str().into(),
            key.fingerprint.to_vec().into(),
            key.reservation.as_str().into(),
            until.into(),
        ];
        if transaction.execute(sql, values).await? == 1 {
            transaction.commit().await?;
            return Ok(None);
        }
        let sql = "SELECT fingerprint, reserved_until, status, body, version FROM keys \
                   WHERE store = $1 AND token = $2 AND key = $3";
        let values = vec![store.into(), token.into(), key.text.as_str().into()];
        let Some(row) = transaction.row(sql, values).await? else {
            return Err(Refusal::transaction_conflict());
        };
        if row.bytes(0)? != key.fingerprint {
            return Err(Refusal::reused_key());
        }
        if row.optional_integer(2)?.is_some() {
            let text = self.cipher.decrypt(ANSWER, &row.bytes(3)?)?;
            let reply = Reply::versioned(text, row.optional_integer(4)?);
            return Ok(Some(Ok(reply)));
        }
        let old = row.integer(1)?;
        if old > now() {
            return Err(Refusal::key_in_progress());
        }
        let sql = "UPDATE keys SET reservation = $1, reserved_until = $2 \
                   WHERE store = $3 AND token = $4 AND key = $5 AND reserved_until = $6 AND status IS NULL";
        let values = vec![
            key.reservation.as_str().into(),
            until.into(),
            store.into(),
            token.into(),
            key.text.as_str().into(),
            old.into(),
        ];
        if transaction.execute(sql, values).await? != 1 {
            return Err(Refusal::key_in_progress());
        }
        transaction.commit().await?;
        Ok(None)
    }

    /// Ends a reservation whose request was refused: it changed nothing, so its key is free again.
    pub(crate) async fn release(&self, caller: &Caller, key: &Key) -> Result<(), Refusal> {
        let mut transaction = self.db.begin().await?;
        let which = vec![
            caller.store().into(),
            caller.grant().owner().into(),
            key.text.as_str().into(),
            key.reservation.as_str().into(),
        ];
        // A change that the database did not confirm may have recorded its answer, which stays.
        let sql = "DELETE FROM keys WHERE store = $1 AND token = $2 AND key = $3 AND reservation = $4 AND status IS NULL";
        transaction.execute(sql, which).await?;
        transaction.commit().await?;
        Ok(())
    }
}
