use super::*;
use crate::scan::Extensions;

fn strict() -> Pass {
    Pass::new(2, Extensions::detected())
}

fn contract() -> Pass {
    Pass::new(1, Extensions::detected())
}

#[test]
fn timestamps_are_judged_right_for_any_decimals_and_any_changed_byte() {
    let decimals = (0..10).map(|count| format!(".{:0<count$}", ""));
    let fractions: Vec<_> = decimals.chain([String::new()]).collect();
    let zones = ["Z", "+02:00", "-23:59"];
    let times = fractions.iter().flat_map(|fraction| zones.map(|zone| format!("{fraction}{zone}")));
    for end in times {
        let time = format!("2023-02-28T12:00:00{end}\", and more text than is looked at");
        let length = 22 + end.len();
        assert_eq!(time.find(','), Some(length - 2));
        for place in (0..length).step_by(if cfg!(miri) { 5 } else { 1 }) {
            for byte in *b"0123456789.:-TXZz+\", \x80" {
                let mut text = [b"\"", time.as_bytes()].concat();
                text[place] = byte;
                let end = text.iter().skip(1).position(|byte| *byte == b'"');
                let content = end.and_then(|end| std::str::from_utf8(&text[1..=end]).ok());
                let content = content.filter(|content| format::is_date_time(content));
                for (pass, content) in [
                    (contract(), content),
                    (strict(), content.filter(|content| format::is_utc(content))),
                ] {
                    let expected = match content {
                        Some(content) if place > 0 || byte == b'"' => &text[content.len() + 2..],
                        _ => &[],
                    };
                    let found = timestamp(&text, 0, &pass);
                    assert_eq!(found, expected, "{}", text.escape_ascii());
                }
            }
        }
    }
}

#[test]
fn urls_are_judged_right_for_any_changed_byte() {
    let urls = [
        "https://shop.example/a-b/c_d.jpg?size=40&crop=(1,2)",
        "http://shop.example",
        r"https:\/\/shop.example\/a\/b?c=d",
    ];
    for url in urls {
        for place in 0..=url.len() {
            for byte in *b"\\/:?=&'%[]@#\" aZ9~|<\x80" {
                let mut text =
                    format!("\"{url}\", and more text than is looked at, to the end").into_bytes();
                text[1 + place] = byte;
                let mut strings = serde_json::Deserializer::from_slice(&text).into_iter::<String>();
                let content = strings.next().and_then(Result::ok);
                let rest = &text[strings.byte_offset()..];
                let expected = match content {
                    Some(content) if format::is_url(&content) => rest,
                    _ => &[],
                };
                assert_eq!(super::url(&text, 0, &contract()), expected, "{}", text.escape_ascii());
            }
        }
    }
}
