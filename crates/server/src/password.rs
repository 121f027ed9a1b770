//! Passwords: hashed with Argon2id (RFC 9106), two at a time, because each takes 19 MiB and some milliseconds.

use argon2::{
    Argon2,
    password_hash::{PasswordHasher as _, PasswordVerifier as _, phc::PasswordHash},
};
use tokio::sync::Semaphore;

use crate::{Refusal, deadline::left, random};

/// Hashes at once.
static WORK: Semaphore = Semaphore::const_new(2);

/// Callers that wait for a hash, or have one.
static QUEUE: Semaphore = Semaphore::const_new(32);

/// A hash that no password has, with the parameters of the others: who guesses names must not see which ones exist.
const OF_NOBODY: &str = "$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA";

async fn work<T: Send + 'static>(
    hash: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<T, Refusal> {
    let busy = || Refusal::unavailable("too many people sign in at once: try again");
    let _waits = QUEUE.try_acquire().map_err(|_| busy())?;
    let permit = tokio::time::timeout(left(), WORK.acquire()).await;
    let permit = permit.map_err(|_| busy())?.map_err(|_| busy())?;
    let hashed = tokio::task::spawn_blocking(move || {
        // A hash goes on if its caller goes away, and so does its permit.
        let _permit = permit;
        hash()
    });
    let hashed = hashed.await;
    hashed.ok().flatten().ok_or_else(|| Refusal::unavailable("the password could not be hashed"))
}

/// Returns the hash of a password as a PHC string.
pub(crate) async fn hash(password: &str) -> Result<String, Refusal> {
    let (password, salt) = (password.to_owned(), random::bytes::<16>());
    work(move || {
        let hash = Argon2::default().hash_password_with_salt(password.as_bytes(), &salt).ok()?;
        Some(hash.to_string())
    })
    .await
}

/// Returns true if a password has this hash. Takes as long without one.
pub(crate) async fn verify(password: &str, hash: Option<&str>) -> Result<bool, Refusal> {
    let password = password.to_owned();
    let known = hash.is_some();
    let hash = hash.unwrap_or(OF_NOBODY).to_owned();
    work(move || {
        let hash = PasswordHash::new(&hash).ok()?;
        let fits = Argon2::default().verify_password(password.as_bytes(), &hash).is_ok();
        Some(fits && known)
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_password_has_its_hash_alone() {
        let own = hash("correct horse").await.unwrap();
        assert!(own.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{own}");
        assert_ne!(own, hash("correct horse").await.unwrap());
        assert!(verify("correct horse", Some(&own)).await.unwrap());
        assert!(!verify("correct hors", Some(&own)).await.unwrap());
        assert!(!verify("correct horse", None).await.unwrap());
    }

    /// Who guesses names sees no difference: without a hash, as much work is done.
    #[tokio::test]
    async fn a_name_that_nobody_has_takes_as_long() {
        let own = hash("correct horse").await.unwrap();
        let time = async |hash: Option<&str>| {
            let mut times = Vec::new();
            for _ in 0..5 {
                let start = std::time::Instant::now();
                verify("wrong", hash).await.unwrap();
                times.push(start.elapsed());
            }
            times.sort();
            times[2]
        };
        let (known, unknown) = (time(Some(&own)).await, time(None).await);
        // Without the work, it would be a thousandth.
        assert!(unknown * 4 > known && known * 4 > unknown, "{known:?} {unknown:?}");
    }
}
