//! Forms: text parts, and files that wait on disk.

use std::{io, sync::Arc};

use sha2::{Digest as _, Sha256};
use tokio::fs::File;

/// A received form.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct Form {
    /// Text parts: name and text.
    pub texts: Vec<(String, String)>,
    /// File parts.
    pub files: Vec<FilePart>,
}

/// A file of a form. Its content lies in a temporary file, which goes with the last clone.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct FilePart {
    /// Name that the client gave, made safe: without folders, control characters and leading dots.
    pub name: String,
    /// Media type that the client gave.
    pub media_type: String,
    /// Number of bytes.
    pub size: u64,
    pub(crate) content: Arc<tempfile::TempPath>,
    pub(crate) digest: [u8; 32],
}

impl Form {
    /// Returns the text part with a name, if there is one.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        let mut texts = self.texts.iter();
        let found = texts.find(|(found, _)| found == name);
        found.map(|(_, text)| text.as_str())
    }

    /// Hashes the parts. The boundary between them does not count.
    pub(crate) fn digest(&self) -> Sha256 {
        let mut digest = Sha256::new();
        for (name, text) in &self.texts {
            digest.update(format!("{name:?} {text:?}\n"));
        }
        for file in &self.files {
            digest.update(format!("{:?} {:?}\n", file.name, file.media_type));
            digest.update(file.digest);
        }
        digest
    }
}

impl FilePart {
    /// Opens the file's content.
    ///
    /// # Errors
    ///
    /// Those of the file system.
    pub async fn open(&self) -> io::Result<File> {
        File::open(&*self.content).await
    }
}
