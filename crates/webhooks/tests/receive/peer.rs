//! This crate and the `standardwebhooks` crate verify each other's signatures.

use std::time::{Duration, SystemTime};

use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use proptest::{collection::vec, prelude::*};
use standardwebhooks::Webhook;

use crate::support::headers;

fn secret() -> impl Strategy<Value = String> {
    vec(any::<u8>(), 1..80).prop_map(|key| format!("whsec_{}", STANDARD.encode(key)))
}

proptest! {
    #[test]
    fn we_accept_what_standardwebhooks_signs(
        secret in secret(), id in "[!-\\-/-~]{1,40}", seconds in 0..4_000_000_000_u64, body in ".*", change in any::<u8>(),
    ) {
        let theirs = Webhook::new(&secret).unwrap();
        let signature = theirs.sign(&id, seconds.try_into().unwrap(), body.as_bytes()).unwrap();
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let ours = Receiver::builder().secret(secret).clock(move || now).build().unwrap();
        let headers = headers([
            ("webhook-id", id.as_bytes()),
            ("webhook-timestamp", seconds.to_string().as_bytes()),
            ("webhook-signature", signature.as_bytes()),
        ]);
        prop_assert_eq!(ours.verify(&headers, body.as_bytes()), Ok(Some(id.into())));

        let mut other = body.into_bytes();
        other.push(change);
        prop_assert!(ours.verify(&headers, &other).unwrap_err().is_signature());
    }

    #[test]
    fn standardwebhooks_accepts_what_we_sign(secret in secret(), id in "[!-\\-/-~]{1,40}", body in ".*", change in any::<char>()) {
        let ours = Signer::new(StandardWebhooks, secret.clone()).unwrap();
        // The clock of the other crate can't be set.
        let headers = ours.sign(&id, SystemTime::now(), body.as_bytes()).unwrap();
        let theirs = Webhook::new(&secret).unwrap();
        prop_assert!(theirs.verify(body.as_bytes(), &headers).is_ok());

        let other = format!("{body}{change}");
        prop_assert!(theirs.verify(other.as_bytes(), &headers).is_err());
    }

    /// The other crate signs text only, this one signs any bytes.
    #[test]
    fn any_bytes_are_signed_and_verified(body in vec(any::<u8>(), 0..300), secret in secret()) {
        let now = SystemTime::UNIX_EPOCH + Duration::from_secs(7);
        let headers = Signer::new(StandardWebhooks, secret.clone()).unwrap().sign("a", now, &body).unwrap();
        let receiver = Receiver::builder().secret(secret).clock(move || now).build().unwrap();
        prop_assert_eq!(receiver.verify(&headers, &body), Ok(Some("a".into())));
    }

    /// Unsigned requests neither panic nor pass.
    #[test]
    fn unsigned_requests_are_refused(
        body in vec(any::<u8>(), 0..100),
        lines in vec((0..5_usize, "[ -~\u{80}-\u{ff}]{0,60}"), 0..8),
    ) {
        let names = ["webhook-id", "webhook-timestamp", "webhook-signature", "x-signature", "x-sent-at"];
        let lines = lines.iter().map(|(name, value)| (names[*name], value.as_bytes()));
        let headers = headers(lines);
        for (_, _, receiver) in crate::support::each_scheme() {
            prop_assert!(receiver.receive(&headers, &body).is_err());
        }
    }
}
