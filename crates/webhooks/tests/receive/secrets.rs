//! Secrets: valid and invalid ones, several at once, and none visible in output.

use std::fmt::Debug;

use backoffice::{
    models::{Record as _, Secret, Webhook},
    webhooks::{HexHmac, InvalidSecret, Key, Receiver, SignatureScheme, Signer, StandardWebhooks},
};

use crate::support::{BODY, ID, OTHER_SECRET, SECRET, builder, hex, receiver, sent, signed};

#[test]
fn both_secrets_are_accepted_during_a_rotation() {
    // Secrets of the receiver, secret of the sender, and the expected result.
    let cases: &[(&[&str], &str, bool)] = &[
        (&[SECRET], SECRET, true),
        (&[SECRET], OTHER_SECRET, false),
        (&[SECRET, OTHER_SECRET], SECRET, true),
        (&[SECRET, OTHER_SECRET], OTHER_SECRET, true),
        (&[OTHER_SECRET], OTHER_SECRET, true),
        (&[OTHER_SECRET], SECRET, false),
    ];
    fn check<S: SignatureScheme + Clone + 'static>(scheme: S, cases: &[(&[&str], &str, bool)]) {
        for (held, used, taken) in cases {
            let receiver = held
                .iter()
                .fold(builder(scheme.clone()), |builder, secret| builder.secret(*secret));
            let signer = Signer::new(scheme.clone(), *used).unwrap();
            let headers = signer.sign(ID, sent(), BODY).unwrap();
            let received = receiver.build().unwrap().receive(&headers, BODY);
            assert_eq!(received.is_ok(), *taken, "{held:?} {used}");
            assert!(*taken || received.unwrap_err().is_signature());
        }
    }
    check(StandardWebhooks, cases);
    check(hex(), cases);
}

/// A sender may sign with both secrets.
#[test]
fn two_signatures_of_one_delivery() {
    let old = signed(StandardWebhooks, BODY);
    let new = Signer::new(StandardWebhooks, OTHER_SECRET).unwrap();
    let mut headers = new.sign(ID, sent(), BODY).unwrap();
    let both = [&headers["webhook-signature"], &old["webhook-signature"]];
    let both = both.map(|value| value.to_str().unwrap()).join(" ");
    headers.insert("webhook-signature", both.parse().unwrap());
    for secret in [SECRET, OTHER_SECRET] {
        let receiver = builder(StandardWebhooks).secret(secret).build().unwrap();
        assert!(receiver.receive(&headers, BODY).is_ok(), "{secret}");
    }
}

#[test]
fn no_receiver_without_a_secret() {
    let error = Receiver::builder().build().unwrap_err();
    assert!(error.is_missing());
    assert_eq!(error.to_string(), "no secret was given. Use the webhook's secret");
    assert!(Key::new(b"").unwrap_err().is_empty());
}

#[test]
fn a_secret_needs_no_padding() {
    for secret in ["whsec_c2VjcmV0cw==", "whsec_c2VjcmV0cw=", "whsec_c2VjcmV0cw", "c2VjcmV0cw"] {
        let receiver = builder(StandardWebhooks).secret(secret).build().unwrap();
        let headers = Signer::new(StandardWebhooks, "c2VjcmV0cw==").unwrap();
        let headers = headers.sign(ID, sent(), BODY).unwrap();
        assert!(receiver.receive(&headers, BODY).is_ok(), "{secret}");
    }
}

#[test]
fn invalid_secrets_are_refused() {
    type Is = fn(&InvalidSecret) -> bool;
    let standard: &[(&str, Is)] = &[
        ("", InvalidSecret::is_empty),
        ("whsec_", InvalidSecret::is_empty),
        (" ", InvalidSecret::is_malformed),
        ("whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD\n", InvalidSecret::is_malformed),
        (" whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", InvalidSecret::is_malformed),
        ("whsec_whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", InvalidSecret::is_malformed),
        ("whsec_not base64", InvalidSecret::is_malformed),
        ("whsec_c2Vjc", InvalidSecret::is_malformed),
        ("whpk_C2FVsBQIhrscChlQIMV+b5sSYspob7oD", InvalidSecret::is_malformed),
        ("<SIGNING_SECRET>", InvalidSecret::is_malformed),
    ];
    let hexadecimal: &[(&str, Is)] = &[
        ("", InvalidSecret::is_empty),
        ("\t", InvalidSecret::is_malformed),
        ("secret\r\n", InvalidSecret::is_malformed),
    ];
    fn check<S: SignatureScheme + Clone + 'static>(scheme: S, cases: &[(&str, Is)]) {
        for (secret, is) in cases {
            // A valid secret beside it does not hide the error.
            let beside = builder(scheme.clone()).secret(SECRET).secret(*secret);
            let error = beside.build().unwrap_err();
            assert!(is(&error), "{secret:?}: {error}");
            assert!(error.to_string().starts_with("secret 2 cannot be used"), "{error}");
            let error = Signer::new(scheme.clone(), *secret).unwrap_err();
            assert!(is(&error), "{secret:?}: {error}");
            assert!(!secret.contains("C2FV") || !error.to_string().contains("C2FV"), "{error}");
        }
    }
    check(StandardWebhooks, standard);
    check(hex(), hexadecimal);
}

/// No output shows secret, key or signature: not as base64, digits or a list of bytes.
#[test]
fn secrets_and_signatures_are_never_shown() {
    fn check(what: &dyn Debug) {
        for shown in [format!("{what:?}"), format!("{what:#?}")] {
            let bare = shown.replace([' ', '\n'], "");
            for part in ["C2FV", "c2fv", "0b6155b014", "11,97,85", "11,97,\n85"] {
                assert!(!bare.contains(part), "{shown}");
            }
        }
    }
    let builder = || builder(StandardWebhooks).secret(SECRET);
    check(&builder());
    check(&builder().build().unwrap());
    check(&Signer::new(StandardWebhooks, SECRET).unwrap());
    check(&StandardWebhooks.key(&Secret::from(SECRET)).unwrap());
    check(&Signer::new(hex(), SECRET).unwrap());
    check(&HexHmac::key(&hex(), &Secret::from(SECRET)).unwrap());

    // Errors show neither the received nor the expected signature.
    let right = signed(StandardWebhooks, BODY);
    let signature = right["webhook-signature"].to_str().unwrap()[3..].to_owned();
    let mut wrong = right.clone();
    wrong.insert("webhook-signature", "v1,AAAASECRETAAAA".parse().unwrap());
    for (headers, body) in [(&wrong, BODY), (&right, &b"{}"[..])] {
        let error = receiver(StandardWebhooks).receive(headers, body).unwrap_err();
        let shown = format!("{error:?} {error}");
        for part in [&*signature, "SECRET", "C2FV"] {
            assert!(!shown.contains(part), "{shown}");
        }
    }
    let claim = StandardWebhooks.claim(&right).unwrap();
    assert!(!format!("{claim:?}").contains(&signature));
}

/// A decoded webhook's secret can be passed on without exposing it.
#[test]
fn a_secret_per_webhook() {
    let text = format!(r#"{{"id":1,"secret_key":"{SECRET}"}}"#);
    let webhook = Webhook::from_json(&text).unwrap();
    let receiver = builder(StandardWebhooks).secret(webhook.secret_key.unwrap());
    let received = receiver.build().unwrap();
    assert!(received.receive(&signed(StandardWebhooks, BODY), BODY).is_ok());
}
