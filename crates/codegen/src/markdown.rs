//! Writes table text as Markdown, for Rust documentation and for the reference.
//!
//! A table's text is prose with code spans. Everything else with a meaning in Markdown, HTML or rustdoc (links, tags,
//! emphasis) is escaped, and invisible characters are written as their codes. So the text reads as in the table, and
//! documentation builds without warnings.

/// Returns prose on one line, with its code spans and addresses.
pub(crate) fn text(prose: &str) -> String {
    let prose = prose.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut out = String::new();
    let mut before = ' ';
    let mut rest = prose.as_str();
    while let Some(first) = rest.chars().next() {
        let taken = match first {
            '`' => push_code_span(&mut out, rest),
            '<' | 'h' if starts_address(rest.trim_start_matches('<')) => {
                push_address(&mut out, rest)
            }
            _ => {
                let after = rest.chars().nth(1).unwrap_or(' ');
                let in_word = before.is_alphanumeric() && after.is_alphanumeric();
                if matches!(first, '\\' | '[' | ']' | '<' | '>' | '*') || first == '_' && !in_word {
                    out.push('\\');
                }
                push_shown(&mut out, first);
                first.len_utf8()
            }
        };
        before = first;
        rest = rest.get(taken..).unwrap_or_default();
    }
    out
}

/// Returns a name or a value as a code span.
pub(crate) fn code(name: &str) -> String {
    let mut shown = String::new();
    for c in name.chars() {
        push_shown(&mut shown, c);
    }
    // A fence is longer than any run of backticks within, and apart from one at an end.
    let longest = shown.split(|c| c != '`').map(str::len).max().unwrap_or_default();
    let fence = "`".repeat(longest + 1);
    let at_end = |c| shown.starts_with(c) || shown.ends_with(c);
    let space = if at_end('`') || at_end(' ') { " " } else { "" };
    format!("{fence}{space}{shown}{space}{fence}")
}

/// Returns Markdown for a cell of a table.
pub(crate) fn cell(markdown: &str) -> String {
    markdown.replace('|', "\\|")
}

/// Takes a run of backticks, with the code after it if another run as long closes it.
fn push_code_span(out: &mut String, rest: &str) -> usize {
    let run = rest.len() - rest.trim_start_matches('`').len();
    let mut end = run;
    for part in rest.get(run..).unwrap_or_default().split_inclusive('`') {
        end += part.len();
        let after = rest.get(end..).unwrap_or_default();
        let before = rest.get(..end).unwrap_or_default();
        let closing = before.len() - before.trim_end_matches('`').len();
        if part.ends_with('`') && closing == run && !after.starts_with('`') && end > 2 * run {
            for c in before.chars() {
                push_shown(out, c);
            }
            return end;
        }
    }
    out.push_str(&"\\`".repeat(run));
    run
}

fn starts_address(rest: &str) -> bool {
    rest.starts_with("https://") || rest.starts_with("http://")
}

/// Takes an address, in angle brackets or bare, without the punctuation after it.
fn push_address(out: &mut String, rest: &str) -> usize {
    let bare = rest.trim_start_matches('<');
    let opening = rest.len() - bare.len();
    let ends = |c: char| matches!(c, ' ' | '<' | '>' | '"' | '`' | '\\' | '|');
    let address = bare.split(ends).next().unwrap_or_default();
    let address = address.trim_end_matches(['.', ',', ';', ':', '!', '?', ')', ']', '\'', '*']);
    let closed = bare.get(address.len()..).is_some_and(|after| after.starts_with('>'));
    // Further opening brackets are text.
    for _ in 1..opening {
        out.push_str("\\<");
    }
    if opening == 1 && !closed {
        out.push_str("\\<");
    }
    out.push('<');
    for c in address.chars() {
        push_shown(out, c);
    }
    out.push('>');
    opening + address.len() + usize::from(opening > 0 && closed)
}

/// Writes a character, or the code of an invisible one: a control character, a mark, a change of direction.
fn push_shown(out: &mut String, c: char) {
    let shows =
        c.is_ascii() && !c.is_ascii_control() || !c.is_ascii() && c.escape_debug().len() == 1;
    if shows {
        out.push(c);
    } else {
        out.extend(c.escape_unicode());
    }
}

#[cfg(test)]
mod tests {
    use super::{code, text};

    #[test]
    fn prose_keeps_only_code_spans_and_addresses() {
        let cases = [
            ("The `id` of a_b, *not* _c_.", "The `id` of a_b, \\*not\\* \\_c\\_."),
            ("See [Vec<T>] and [a](b).", "See \\[Vec\\<T\\>\\] and \\[a\\](b)."),
            ("``a` b`` and `open", "``a` b`` and \\`open"),
            ("```rust\npanic!()\n```", "```rust panic!() ```"),
            ("``", "\\`\\`"),
            ("At https://a.example/b_c?d, ok.", "At <https://a.example/b_c?d>, ok."),
            ("At <https://a.example/>.", "At <https://a.example/>."),
            ("At <https://a.example/ .", "At \\<<https://a.example/> ."),
            ("a\u{202e}b\0c\r\n  d \\", "a\\u{202e}b\\u{0}c d \\\\"),
            ("hot, größe, 名前, e\u{301}", "hot, größe, 名前, e\\u{301}"),
        ];
        for (prose, expected) in cases {
            assert_eq!(text(prose), expected, "{prose}");
        }
    }

    #[test]
    fn any_name_is_a_code_span() {
        let cases = [
            ("a_b", "`a_b`"),
            ("a`b", "``a`b``"),
            ("``", "``` `` ```"),
            (" a", "`  a `"),
            ("a\nb", "`a\\u{a}b`"),
        ];
        for (name, expected) in cases {
            assert_eq!(code(name), expected, "{name}");
        }
    }
}
