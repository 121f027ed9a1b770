//! Signatures from other sources: the `standardwebhooks` crate 1.0.1, RFC 4231, and `openssl dgst -sha256 -hmac`.

use std::time::{Duration, SystemTime};

use backoffice::webhooks::{Receiver, Signer, StandardWebhooks};

use crate::support::{SIGNATURE, headers, hex, timed_hex};

const SECRET: &str = "whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD";
const ID: &[u8] = b"msg_27UH4WbU6Z5A5EzD8u03UvzRbpk";
const BODY: &[u8] = br#"{"email":"test@example.com","username":"test_user"}"#;
const RIGHT: &str = "v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=";

fn at(seconds: u64) -> SystemTime {
    SystemTime::UNIX_EPOCH + Duration::from_secs(seconds)
}

/// Values of `webhook-signature`, and `true` if the delivery is accepted.
const SIGNATURES: &[(&str, bool)] = &[
    (RIGHT, true),
    (
        "v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q= v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw= v1,9DfC1c3eeOrXB6w/5dIDydLNQaEyww5KalE5jLBZucE=",
        true,
    ),
    (
        "v1,tFtCZ5RDCPxzWQRWXWPgrCgE2frDBe9gjpbWQxnVfsQ= v1,Mm7xgUVICxZfQ3bgf0h0Dof65L/IFx+PnZvnDWPCX6Q= v1,9DfC1c3eeOrXB6w/5dIDydLNQaEyww5KalE5jLBZucE=",
        false,
    ),
    ("v1,R3PTzyfHASBKHH98a7yexTwaJ4yNIcGhFQc1yuN+BPU=", false),
    ("v1,", false),
    ("v1,tZ1I4", false),
    ("v1", false),
    ("", false),
    (" ", false),
    ("tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    (",tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    // Other versions are ignored, even with the right bytes.
    ("v2,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    ("v1a,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    ("V1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    (
        "v1a,hnO3f9T8Ytu9HwrXslvumlUpqtNVqkhqw/enGzPCXe5BdqzCInXqYXFymVJaA7AZdpXwVLPo3mNl8EM+m7TBAg== v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=",
        true,
    ),
    // Only a space separates signatures.
    (
        "v1,R3PTzyfHASBKHH98a7yexTwaJ4yNIcGhFQc1yuN+BPU=,v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=",
        false,
    ),
    ("v1, tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=", false),
    ("  v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw=  ", true),
    // Other spellings of the same 32 bytes: without padding, in the URL alphabet, with surplus bits.
    ("v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkw", false),
    ("v1,tZ1I4_hDygAJgO5TYxiSd6Sd0kDW6hPenDe-bTa3Kkw=", false),
    ("v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kkx=", false),
    // 31 and 33 bytes.
    ("v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3Kg==", false),
    ("v1,tZ1I4/hDygAJgO5TYxiSd6Sd0kDW6hPenDe+bTa3KkwA", false),
];

#[test]
fn signatures_of_standard_webhooks() {
    let now = || at(1_649_367_553);
    let receiver = Receiver::builder().secret(SECRET).clock(now).build().unwrap();
    for (signature, right) in SIGNATURES {
        let headers = headers([
            ("webhook-id", ID),
            ("webhook-timestamp", b"1649367553"),
            ("webhook-signature", signature.as_bytes()),
        ]);
        let received = receiver.verify(&headers, BODY);
        assert_eq!(received.is_ok(), *right, "{signature:?}: {received:?}");
        assert!(received.is_ok() || received.unwrap_err().is_signature(), "{signature:?}");
    }
}

#[test]
fn a_secret_is_read_with_its_label_and_without() {
    for secret in [SECRET, "C2FVsBQIhrscChlQIMV+b5sSYspob7oD"] {
        let signer = Signer::new(StandardWebhooks, secret).unwrap();
        let id = str::from_utf8(ID).unwrap();
        let headers = signer.sign(id, at(1_649_367_553), BODY).unwrap();
        assert_eq!(headers["webhook-id"], id);
        assert_eq!(headers["webhook-timestamp"], "1649367553");
        assert_eq!(headers["webhook-signature"], RIGHT);
    }
}

/// Secret, body and signature; the first is RFC 4231's second test case.
const BODIES: &[(&str, &[u8], &str)] = &[
    (
        "Jefe",
        b"what do ya want for nothing?",
        "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
    ),
    ("secret", b"", "f9e66e179b6747ae54108f82f8ade8b3c25d76fd30afde6c395822c530196169"),
];

#[test]
fn signatures_in_hexadecimal_digits() {
    for (secret, body, signature) in BODIES {
        let signer = Signer::new(hex(), *secret).unwrap();
        assert_eq!(signer.sign("", at(0), body).unwrap()[SIGNATURE], *signature);
        let receiver = Receiver::builder().scheme(hex()).secret(*secret);
        let receiver = receiver.build().unwrap();
        let mixed = format!("{}{}", &signature[..32], signature[32..].to_uppercase());
        for spelling in [*signature, &signature.to_uppercase(), &mixed] {
            let headers = headers([("x-signature", spelling.as_bytes())]);
            assert_eq!(receiver.verify(&headers, body), Ok(None), "{spelling}");
        }
        let malformed = [
            String::new(),
            signature[..62].to_owned(),
            format!("{signature}00"),
            format!("0{signature}"),
            format!("0x{}", &signature[2..]),
            format!("+{}", &signature[1..]),
            format!("sha256={signature}"),
            format!(" {signature}"),
        ];
        for spelling in malformed {
            let headers = headers([("x-signature", spelling.as_bytes())]);
            let refused = receiver.verify(&headers, body).unwrap_err();
            assert!(refused.is_signature(), "{spelling:?}");
        }
    }
}

#[test]
fn hexadecimal_signatures_with_a_label_and_a_time() {
    // printf '1676030400.{}' | openssl dgst -sha256 -hmac secret
    let signature = "860f6fb3be3ed37b3857759f067775fce1611347d1b4dc96a6a240583d47a17a";
    let signer = Signer::new(timed_hex(), "secret").unwrap();
    let headers = signer.sign("", at(1_676_030_400), b"{}").unwrap();
    assert_eq!(headers["x-sent-at"], "1676030400");
    assert_eq!(headers["x-signature"], format!("sha256={signature}"));
    for label in ["", "SHA256=", "sha1=", "sha256"] {
        let mut headers = headers.clone();
        headers.insert(SIGNATURE, format!("{label}{signature}").parse().unwrap());
        let receiver = Receiver::builder().scheme(timed_hex()).secret("secret");
        let receiver = receiver.clock(|| at(1_676_030_400)).build().unwrap();
        let refused = receiver.verify(&headers, b"{}").unwrap_err();
        assert!(refused.is_signature(), "{label:?}");
    }
}
