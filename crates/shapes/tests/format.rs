//! Texts that each check of a format accepts and refuses.

use backoffice_shapes::format::{is_amount, is_date, is_date_time, is_url};

fn check(is: fn(&str) -> bool, yes: &[&str], no: &[&str]) {
    for text in yes {
        assert!(is(text), "{text} should be accepted");
    }
    for text in no {
        assert!(!is(text), "{text} should be refused");
    }
}

#[test]
fn amounts() {
    check(
        is_amount,
        &["0", "10.00", "-19.975", "007.5"],
        &["", "-", ".5", "5.", "1e3", "+1", "1,00", "1.0.0", "NaN"],
    );
}

#[test]
fn dates() {
    check(
        is_date,
        &["2024-02-29", "2000-02-29", "0000-01-01", "9999-12-31"],
        &[
            "2023-02-29",
            "1900-02-29",
            "2023-13-01",
            "2023-00-01",
            "2023-01-00",
            "2023-04-31",
            "2023-1-1",
            "20230101",
            "",
        ],
    );
}

#[test]
fn date_times() {
    check(
        is_date_time,
        &[
            "2023-02-10T12:00:00Z",
            "2023-02-10t12:00:00.123456789z",
            "2021-12-17T14:52:53.715787+07:00",
            "2016-12-31T23:59:60Z",
            "2017-01-01T00:59:60+01:00",
            "2023-02-10T00:00:00-00:00",
        ],
        &[
            "2023-02-10",
            "2023-02-10 12:00:00Z",
            "2023-02-10T12:00:00",
            "2023-02-10T12:00Z",
            "2023-02-10T24:00:00Z",
            "2023-02-10T12:60:00Z",
            "2023-02-10T12:00:60Z",
            "2023-02-10T12:00:00.Z",
            "2023-02-10T12:00:00+24:00",
            "2023-02-10T12:00:00+0000",
            "2023-02-30T12:00:00Z",
            "é023-02-10T12:00:00Z",
        ],
    );
}

#[test]
fn urls() {
    check(
        is_url,
        &[
            "https://example.com/a?b=c#d",
            "mailto:a@b.c",
            "urn:x:y",
            "http:",
            "file:///a",
            "http://user:word@example.com:80/",
            "http://[::1]:80/%20",
            "http://[v1.x]/",
        ],
        &[
            "",
            "example.com",
            "/a",
            "://x",
            "1http://a",
            "https://a b",
            "https://a/%2",
            "https://é",
            "https://a#b#c",
            "https://a/[b]",
            "https://a:8x/",
            "https://a@b@c/",
            "https://[::1",
            "https://[zz]/",
            "https://[::1]x/",
            "https://[v.x]/",
        ],
    );
}
