//! Text for people, in lines of at most 80 columns.

use textwrap::{Options, WordSplitter, fill};

/// Number of columns that every terminal has.
pub(crate) const WIDTH: usize = 80;

/// Breaks the lines of a text, except those that start with a space, such as examples.
pub(crate) fn wrapped(text: &str) -> String {
    let lines = text
        .lines()
        .map(|line| if line.starts_with(' ') { line.to_owned() } else { indented("", line) });
    lines.map(|line| line + "\n").collect()
}

/// Breaks a text into lines, each after `indent`.
pub(crate) fn indented(indent: &str, text: &str) -> String {
    filled(indent, indent, text)
}

/// Breaks a text into lines, the first after `start`, and the others below its text.
#[cfg(feature = "serve")]
pub(crate) fn hanging(start: &str, text: &str) -> String {
    filled(start, &" ".repeat(start.len()), text)
}

fn filled(first: &str, others: &str, text: &str) -> String {
    let options = Options::new(WIDTH)
        .initial_indent(first)
        .subsequent_indent(others)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    fill(text, options)
}
