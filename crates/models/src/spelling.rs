//! Values whose JSON text is not the one that we write: `1.0` for a whole number, `caf\\u00e9` for a text.

use crate::{
    runtime::{Field, budget::Budget},
    text::Text,
};

/// The texts of such values in a shape or a list, in order of their positions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spellings(Vec<(usize, Spelling)>);

#[derive(Clone, Debug)]
struct Spelling {
    /// The text as it was read.
    read: Text,
    /// The text that we write for the value.
    written: Text,
}

impl Spellings {
    /// Remembers the text of a field's value, if we write it in another way and the budget is enough.
    pub(crate) fn keep_field(
        &mut self,
        position: usize,
        read: &str,
        field: &dyn Field,
        budget: &Budget,
    ) {
        if may_be_respelt(read) && field.has_spellings() {
            self.keep(position, read, |out| field.write(out), budget);
        }
    }

    /// Remembers the text of the value at a position, if `write` writes it in another way and the budget is enough.
    pub(crate) fn keep(
        &mut self,
        position: usize,
        read: &str,
        write: impl FnOnce(&mut String),
        budget: &Budget,
    ) {
        let mut written = String::new();
        write(&mut written);
        if written != read && budget.make_room(&mut self.0) {
            let (read, written) = (read.into(), written.into());
            let at = self.0.partition_point(|(at, _)| *at < position);
            self.0.insert(at, (position, Spelling { read, written }));
        }
    }

    /// Forgets the text of a position, because another value came for it.
    pub(crate) fn forget(&mut self, position: usize) {
        if let Some(at) = self.find(position) {
            self.0.remove(at);
        }
    }

    /// Follows the removal of values: `keep` says for each position in turn whether its value stays.
    pub(crate) fn retain(&mut self, mut keep: impl FnMut() -> bool) {
        let (mut asked, mut kept) = (0, 0);
        self.0.retain_mut(|(position, _)| {
            let mut stays = false;
            while asked <= *position {
                stays = keep();
                kept += usize::from(stays);
                asked += 1;
            }
            *position = kept - usize::from(stays);
            stays
        });
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Puts the text that was read in the place of the text that was written from `start` on, if the value is the same.
    pub(crate) fn restore(&self, position: usize, out: &mut String, start: usize) {
        let spelling = self.find(position).and_then(|at| self.0.get(at));
        let Some((_, spelling)) = spelling else {
            return;
        };
        if out.get(start..) == Some(&spelling.written) {
            out.truncate(start);
            out.push_str(&spelling.read);
        }
    }

    fn find(&self, position: usize) -> Option<usize> {
        let found = self.0.binary_search_by_key(&position, |(at, _)| *at);
        found.ok()
    }
}

/// Returns true if a string has only escapes that we always write back the same.
fn has_our_escapes(mut text: &str) -> bool {
    while let Some((_, escape)) = text.split_once('\\') {
        match escape.split_at_checked(1) {
            Some(("\"" | "\\" | "n" | "r" | "t", rest)) => text = rest,
            _ => return false,
        }
    }
    true
}

/// Returns false for most of the texts that are written as they were read.
pub(crate) fn may_be_respelt(text: &str) -> bool {
    match text.as_bytes() {
        [b'"', ..] => !has_our_escapes(text),
        _ => text.contains(['.', 'e', 'E']) || text == "-0",
    }
}
