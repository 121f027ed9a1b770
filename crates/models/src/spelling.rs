//! Values whose JSON text is not the one that we write: `1.0` for a whole number, `caf\\u00e9` for a text.

use backoffice_engine::is_open_text;

use crate::{
    json::write_string,
    runtime::{Field, Reader, Source, budget::Budget, value::integer},
    text::Text,
};

/// The texts of such values in a shape or a list, in order of their positions.
#[derive(Clone, Debug, Default)]
pub(crate) struct Spellings(Vec<(usize, Spelling)>);

#[derive(Clone, Debug)]
pub(crate) struct Spelling {
    /// The text as it was read.
    read: Text,
    /// The text that we write for the value, without quotes.
    written: Text,
}

impl Spelling {
    /// Returns the spelling of a value, if we may write it in another way and the budget is enough.
    pub(crate) fn of(read: &str, budget: &Budget) -> Option<Self> {
        let written = match Reader::new(read).take_string() {
            Some(_) if has_our_escapes(read) => return None,
            Some(string) => written(&string.text()?, |text| text.into()),
            None if !read.contains(['.', 'e', 'E']) && read != "-0" => return None,
            None => integer(read)?.to_string().into(),
        };
        budget.take(read.len()).then(|| Self { read: read.into(), written })
    }

    /// Returns the spelling of a string that is being read, if the budget is enough.
    pub(crate) fn taken(read: &str, content: &str, source: &Source<'_>) -> Option<Self> {
        let take = |text: &str| Text::taken(text, source);
        let has_room = source.budget.take(read.len());
        has_room.then(|| Self { read: take(read), written: written(content, take) })
    }

    /// Returns true if a text that we write stands for the value. A null is not the string `null`.
    fn is_of(&self, text: &str) -> bool {
        let inner = text.strip_prefix('"').and_then(|inner| inner.strip_suffix('"'));
        inner.is_some() == self.read.starts_with('"') && self.written == *inner.unwrap_or(text)
    }
}

impl Spellings {
    /// Remembers the text of a field's value, if we may write it in another way and the budget is enough.
    pub(crate) fn keep_field(
        &mut self,
        position: usize,
        read: &str,
        field: &dyn Field,
        budget: &Budget,
    ) {
        if field.has_spellings()
            && let Some(spelling) = Spelling::of(read, budget)
        {
            self.keep(position, spelling, budget);
        }
    }

    /// Remembers the spelling of the value at a position, if the budget is enough.
    pub(crate) fn keep(&mut self, position: usize, spelling: Spelling, budget: &Budget) {
        if budget.make_room(&mut self.0) {
            let at = self.0.partition_point(|(at, _)| *at < position);
            self.0.insert(at, (position, spelling));
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
        if let Some((_, spelling)) = spelling
            && out.get(start..).is_some_and(|written| spelling.is_of(written))
        {
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

/// Makes the text that we write for the content of a string, without quotes.
fn written(content: &str, make: impl Fn(&str) -> Text) -> Text {
    if is_open_text(content.as_bytes()) {
        return make(content);
    }
    let mut written = String::new();
    write_string(&mut written, content);
    make(written.get(1..written.len() - 1).unwrap_or_default())
}
