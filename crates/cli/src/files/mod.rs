//! Inputs of the command line: files, folders, patterns, standard input.

mod changed;
mod compressed;
mod input;
mod list;
mod paths;
mod search;
mod skipped;

pub(crate) use self::{
    changed::Changed,
    input::{Input, Unreadable, open, without_mark},
    paths::{
        NEW, STDIN, absolute, folder_of, is_payload, new_beside, real, relative_to, uncompressed,
        write_whole,
    },
    search::{Found, Search, fixed_part},
    skipped::{Reason, Skipped, SkippedPath},
};

/// Returns a number with its noun: `1 file`, `2 files`.
pub(crate) fn count(number: u64, what: &str) -> String {
    let ending = if number == 1 { "" } else { "s" };
    format!("{number} {what}{ending}")
}
