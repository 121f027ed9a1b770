//! Fingerprints: names of findings that stay the same when lines move.

use std::collections::HashMap;

use sha2::{Digest as _, Sha256};

use super::super::finding::Finding;

/// Numbers the findings of a file that are alike.
#[derive(Default)]
pub(super) struct Fingerprints {
    file: String,
    alike: HashMap<[u8; 32], u64>,
}

impl Fingerprints {
    /// Returns a hash of the file, the code, the pointer and the number among findings that are alike.
    pub(super) fn next(&mut self, file: &str, finding: &Finding) -> String {
        if file != self.file {
            file.clone_into(&mut self.file);
            self.alike.clear();
        }
        let key = Sha256::digest([file, finding.code, finding.in_record()].join("\0"));
        let number = self.alike.entry(key.into()).or_default();
        *number += 1;
        let digest = Sha256::new().chain_update(key).chain_update(number.to_be_bytes()).finalize();
        let bytes = digest.iter().take(16);
        bytes.map(|byte| format!("{byte:02x}")).collect()
    }
}
