//! Long texts of one JSON text, many in one allocation.

use std::{
    cell::RefCell,
    sync::{Arc, OnceLock},
};

/// Maximum size of one allocation, in bytes. A text that is kept keeps at most this much of other texts in memory.
const MOST_BYTES: usize = 4096;

/// Size of a JSON text from which its long texts are shared. A smaller one has only a few.
const SHARED_FROM: usize = 2048;

/// Long texts are less than a fifth of the text of most records.
const SHARE: usize = 5;

/// Texts one after the other. Their ranges are known before all of them are read.
type Texts = Arc<OnceLock<String>>;

/// A part of shared texts.
#[derive(Clone)]
pub(crate) struct SharedText {
    texts: Texts,
    start: u32,
    length: u32,
}

/// Collects the long texts of one JSON text.
pub(crate) struct SharedTexts {
    /// Size of one allocation; 0 if the texts are not shared.
    size: usize,
    open: RefCell<Option<Open>>,
}

/// Texts to which more can be added.
struct Open {
    content: String,
    texts: Texts,
}

impl SharedTexts {
    /// Collects the long texts of a JSON text of this length.
    pub(super) fn new(length: usize) -> Self {
        let is_on = length >= SHARED_FROM;
        Self {
            size: if is_on { MOST_BYTES.min(length / SHARE) } else { 0 },
            open: RefCell::new(None),
        }
    }

    /// Adds a text, which can be read once [`SharedTexts::seal`] has been called. Returns `None` if it should have an
    /// allocation of its own.
    pub(crate) fn add(&self, text: &str) -> Option<SharedText> {
        // A longer one could leave too much of an allocation unused.
        if text.len() > self.size / 4 {
            return None;
        }
        let mut open = self.open.try_borrow_mut().ok()?;
        if let Some(full) = open.take_if(|open| open.content.len() + text.len() > self.size) {
            full.seal();
        }
        let Open { content, texts } = open.get_or_insert_with(|| Open {
            content: String::with_capacity(self.size),
            texts: Texts::default(),
        });
        let start = u32::try_from(content.len()).ok()?;
        content.push_str(text);
        Some(SharedText {
            texts: Arc::clone(texts),
            start,
            length: u32::try_from(text.len()).ok()?,
        })
    }

    /// Makes the texts readable.
    pub(super) fn seal(self) {
        if let Some(open) = self.open.into_inner() {
            open.seal();
        }
    }
}

impl Open {
    /// Makes the texts readable, in memory of at most twice their size.
    fn seal(mut self) {
        if self.content.len() < self.content.capacity() / 2 {
            self.content.shrink_to_fit();
        }
        // Nothing else sets it.
        let _ = self.texts.set(self.content);
    }
}

impl SharedText {
    /// The text. Not inlined, so that reading a text in place stays small.
    #[inline(never)]
    pub(crate) fn as_str(&self) -> &str {
        debug_assert!(
            self.texts.get().is_some(),
            "a shared text is read before `SharedTexts::seal`"
        );
        let start = self.start as usize;
        let texts = self.texts.get().map_or("", |texts| texts);
        texts.get(start..start + self.length as usize).unwrap_or_default()
    }
}

#[cfg(test)]
impl SharedText {
    /// All texts of the allocation.
    pub(crate) fn allocation(&self) -> &str {
        self.texts.get().unwrap()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_reads_back_whatever_its_length() {
        for json in [0, SHARED_FROM, 3 * SHARED_FROM, 100 * SHARED_FROM] {
            let shared = SharedTexts::new(json);
            let size = shared.size;
            let texts: Vec<_> = (1..2000).map(|length| "é".repeat(length % 600)).collect();
            let added: Vec<_> = texts.iter().map(|text| shared.add(text)).collect();
            shared.seal();
            for (text, added) in texts.iter().zip(&added) {
                assert_eq!(added.is_some(), text.len() <= size / 4, "{json}: {text}");
                if let Some(added) = added {
                    assert_eq!(added.as_str(), text);
                    assert!(added.texts.get().unwrap().capacity() <= size, "{json}");
                }
            }
        }
    }
}
