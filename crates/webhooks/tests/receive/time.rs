//! Tolerance for a delivery's time, to the nanosecond.

use std::time::{Duration, SystemTime};

use backoffice::webhooks::{DEFAULT_TOLERANCE, Signer, StandardWebhooks};

use crate::support::{BODY, ID, SECRET, builder, hex, receiver, sent, signed, timed_hex};

const NANOSECOND: Duration = Duration::from_nanos(1);

#[test]
fn the_tolerance_includes_its_bounds() {
    assert_eq!(DEFAULT_TOLERANCE, Duration::from_secs(300));
    let tolerances = [
        None,
        Some(Duration::ZERO),
        Some(NANOSECOND),
        Some(Duration::from_millis(1500)),
        Some(Duration::from_secs(86_400)),
    ];
    for tolerance in tolerances {
        let edge = tolerance.unwrap_or(DEFAULT_TOLERANCE);
        let at = |now: SystemTime| {
            let timed = builder(StandardWebhooks).secret(SECRET).clock(move || now);
            let timed = match tolerance {
                Some(tolerance) => timed.tolerance(tolerance),
                None => timed,
            };
            let headers = signed(StandardWebhooks, BODY);
            timed.build().unwrap().receive(&headers, BODY).err()
        };
        assert_eq!(at(sent()), None);
        assert_eq!(at(sent() + edge), None, "{edge:?}");
        assert_eq!(at(sent() - edge), None, "{edge:?}");
        let late = at(sent() + edge + NANOSECOND).unwrap();
        let early = at(sent() - edge - NANOSECOND).unwrap();
        assert!(late.is_timestamp() && early.is_timestamp(), "{edge:?}");
        assert!(late.to_string().contains("ago"), "{late}");
        assert!(early.to_string().contains("in the future"), "{early}");
    }
}

#[test]
fn without_a_tolerance_any_time_is_accepted() {
    let receiver = builder(StandardWebhooks).secret(SECRET);
    let receiver = receiver.tolerance(Duration::MAX).build().unwrap();
    for seconds in [0, 1, u64::from(u32::MAX), 253_402_300_800] {
        let time = SystemTime::UNIX_EPOCH + Duration::from_secs(seconds);
        let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
        let headers = signer.sign(ID, time, BODY).unwrap();
        assert!(receiver.verify(&headers, BODY).is_ok(), "{seconds}");
    }
}

#[test]
fn a_time_in_a_separate_header_is_checked() {
    let late = builder(timed_hex()).secret(SECRET);
    let late = late.clock(|| sent() + DEFAULT_TOLERANCE + NANOSECOND);
    let error = late.build().unwrap().receive(&signed(timed_hex(), BODY), BODY);
    assert!(error.unwrap_err().is_timestamp());
}

/// Documented at `HexHmac`.
#[test]
fn without_a_time_old_deliveries_are_received() {
    let late = builder(hex()).secret(SECRET);
    let late = late.clock(|| sent() + 1000 * DEFAULT_TOLERANCE).build().unwrap();
    assert!(late.receive(&signed(hex(), BODY), BODY).is_ok());
}

/// An unsigned time is refused for its signature, not for the time.
#[test]
fn the_signature_is_checked_first() {
    let mut headers = signed(StandardWebhooks, BODY);
    headers.insert("webhook-timestamp", "1".parse().unwrap());
    let error = receiver(StandardWebhooks).receive(&headers, BODY).unwrap_err();
    assert!(error.is_signature());
}

#[test]
fn invalid_times_are_refused() {
    let malformed: &[&[u8]] = &[
        b"",
        b"-1",
        b"+1676030400",
        b" 1676030400",
        b"1676030400 ",
        b"1676030400.0",
        b"1676030400,1676030400",
        b"1_676_030_400",
        b"0x63e63180",
        b"1e9",
        b"now",
        b"2023-02-10T12:00:00Z",
        b"\xff",
        b"1676030400\xff",
        "\u{0661}".as_bytes(),
        b"18446744073709551615",
        b"18446744073709551616",
        b"99999999999999999999999999999999999999999999999999999999999999999999999999999999",
    ];
    for value in malformed {
        let mut standard = signed(StandardWebhooks, BODY);
        standard.insert("webhook-timestamp", (*value).try_into().unwrap());
        let mut hexadecimal = signed(timed_hex(), BODY);
        hexadecimal.insert("x-sent-at", (*value).try_into().unwrap());
        for error in [
            receiver(StandardWebhooks).receive(&standard, BODY),
            receiver(timed_hex()).receive(&hexadecimal, BODY),
        ] {
            let error = error.unwrap_err();
            assert!(error.is_malformed_header(), "{value:?}: {error}");
            assert_eq!(error.status(), 400);
        }
    }
}

/// A signed time at the end of the range of the system's clock.
#[test]
fn a_token_lifetime_in_the_far_future_overflows_nothing() {
    let last = i64::MAX.unsigned_abs();
    let time = SystemTime::UNIX_EPOCH.checked_add(Duration::from_secs(last));
    let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
    if let Some(time) = time {
        let headers = signer.sign(ID, time, BODY).unwrap();
        let error = receiver(StandardWebhooks).receive(&headers, BODY).unwrap_err();
        assert!(error.is_timestamp(), "{error}");
    }
}

#[test]
fn the_signer_takes_no_time_before_1970() {
    let signer = Signer::new(StandardWebhooks, SECRET).unwrap();
    let before = SystemTime::UNIX_EPOCH - NANOSECOND;
    assert!(signer.sign(ID, before, BODY).is_err());
}
