//! Limits of requests.

use std::time::Duration;

use backoffice_shapes::Profile;

/// Limits and strictness of a service's requests.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Limits {
    /// Largest JSON body in bytes.
    pub body_bytes: usize,
    /// Largest upload in bytes.
    pub upload_bytes: usize,
    /// Most files of an upload.
    pub upload_files: usize,
    /// Media types that files of an upload may have. A `*` at the end stands for any text.
    pub upload_types: Vec<String>,
    /// Longest time to receive a body.
    pub body_time: Duration,
    /// Rules for bodies.
    pub profile: Profile,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            body_bytes: 1024 * 1024,
            upload_bytes: 25 * 1024 * 1024,
            upload_files: 10,
            upload_types: UPLOAD_TYPES.map(str::to_owned).to_vec(),
            body_time: Duration::from_secs(30),
            profile: Profile::Contract,
        }
    }
}

/// Documents, archives, texts, pictures, sound and film; also files whose sender names no type.
const UPLOAD_TYPES: [&str; 14] = [
    "application/gzip",
    "application/json",
    "application/msword",
    "application/octet-stream",
    "application/pdf",
    "application/rtf",
    "application/vnd.ms-*",
    "application/vnd.oasis.opendocument.*",
    "application/vnd.openxmlformats-officedocument.*",
    "application/zip",
    "audio/*",
    "image/*",
    "text/*",
    "video/*",
];
