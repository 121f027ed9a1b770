//! Loading any text and showing its mistakes never panics.

#![allow(clippy::unwrap_used, reason = "a helper of a test may panic as the test itself")]

mod support;

use backoffice_spec::{Source, load};

#[test]
fn text_cut_at_any_byte() {
    let text = valid_text();
    for end in (0..text.len()).filter(|end| text.is_char_boundary(*end)) {
        load_and_show(&text[..end]);
    }
}

#[test]
fn text_with_some_bytes_changed() {
    const BYTES: &[u8] = b"[]{}<>=.,\"'#\\\n\r\t 0aT\xc3\x00\xff";
    let valid = valid_text();
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..3000 {
        let mut bytes = valid.clone().into_bytes();
        for _ in 0..=random.below(3) {
            let at = random.below(bytes.len());
            let byte = BYTES[random.below(BYTES.len())];
            match random.below(3) {
                0 => bytes[at] = byte,
                1 => bytes.insert(at, byte),
                _ => drop(bytes.drain(at..(at + random.below(20)).min(bytes.len()))),
            }
        }
        load_and_show(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn text_with_lines_swapped() {
    let valid = valid_text();
    let mut random = Random(7);
    for _ in 0..500 {
        let mut lines: Vec<&str> = valid.lines().collect();
        for _ in 0..=random.below(5) {
            let (a, b) = (random.below(lines.len()), random.below(lines.len()));
            lines.swap(a, b);
        }
        load_and_show(&lines.join("\r\n"));
    }
}

#[test]
fn text_that_is_deep() {
    for (open, close) in [("[", "]"), ("{a=", "}"), ("a.", "a")] {
        load_and_show(&format!("x = {}1{}", open.repeat(5000), close.repeat(5000)));
    }
    let deep = format!("{}string{}", "list<".repeat(50_000), ">".repeat(50_000));
    load_and_show(&format!("shape.A.fields.a = \"{deep}\""));
    load_and_show(&format!("{}x = 1", "a.".repeat(5000)));
}

#[test]
fn empty_text() {
    assert!(load(&[]).unwrap_err().to_string().contains("no file has an `[api]` table"));
    load_and_show("");
    load_and_show("\u{feff}");
}

fn valid_text() -> String {
    support::source(&support::folder("valid").join("small.toml")).text
}

fn load_and_show(text: &str) {
    let source = Source { path: "tables.toml".to_owned(), text: text.to_owned() };
    if let Err(errors) = load(&[source]) {
        assert!(!errors.errors.is_empty());
        assert!(errors.to_string().contains(" in the tables"));
    }
}

/// Xorshift: the same sequence on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound as u64).unwrap()
    }
}
