//! Text for people, in lines of at most 80 columns.

use textwrap::{Options, WordSplitter, fill};

/// Number of columns that every terminal has.
pub(crate) const WIDTH: usize = 80;

/// Breaks the lines of a text, except those that start with a space, such as examples.
pub(crate) fn wrapped(text: &str) -> String {
    let lines = text.lines().map(|line| {
        if line.starts_with(' ') {
            line.to_owned()
        } else {
            indented("", line)
        }
    });
    lines.map(|line| line + "\n").collect()
}

/// Breaks a text into lines, each after `indent`.
pub(crate) fn indented(indent: &str, text: &str) -> String {
    let options = Options::new(WIDTH)
        .initial_indent(indent)
        .subsequent_indent(indent)
        .break_words(false)
        .word_splitter(WordSplitter::NoHyphenation);
    fill(text, options)
}
