//! Reads forms.

use std::{io, sync::Arc};

use axum::{extract::multipart::Multipart, http::StatusCode};
use sha2::{Digest as _, Sha256};
use tokio::{fs::File, io::AsyncWriteExt as _};

use super::limits::Limits;
use crate::domain::{
    form::{FilePart, Form},
    refusal::Refusal,
};

/// Most text parts of a form.
const MOST_TEXTS: usize = 20;

/// Largest text part in bytes.
const TEXT_BYTES: usize = 64 * 1024;

pub(super) async fn read(mut parts: Multipart, limits: &Limits) -> Result<Form, Refusal> {
    let mut form = Form::default();
    while let Some(mut part) = parts.next_field().await.map_err(broken)? {
        let name = part.name().unwrap_or_default().to_owned();
        let Some(file_name) = part.file_name().map(safe_name) else {
            if form.texts.len() == MOST_TEXTS {
                let message = format!("more than {} text parts", MOST_TEXTS);
                return Err(Refusal::invalid(&name, message));
            }
            let mut bytes = Vec::new();
            while let Some(chunk) = part.chunk().await.map_err(broken)? {
                bytes.extend_from_slice(&chunk);
                if bytes.len() > TEXT_BYTES {
                    let message = format!("longer than {} bytes", TEXT_BYTES);
                    return Err(Refusal::invalid(&name, message));
                }
            }
            let Ok(text) = String::from_utf8(bytes) else {
                return Err(Refusal::invalid(&name, "not UTF-8"));
            };
            form.texts.push((name, text));
            continue;
        };
        if form.files.len() == limits.upload_files {
            return Err(Refusal::invalid(
                &name,
                format!("more than {} files", limits.upload_files),
            ));
        }
        let media_type = part.content_type().unwrap_or("application/octet-stream").to_owned();
        if !accepts(&limits.upload_types, &media_type) {
            let known = limits.upload_types.join(", ");
            let message = format!("a file of {media_type}; expected one of {known}");
            return Err(Refusal::invalid(&name, message));
        }
        let path = tokio::task::spawn_blocking(|| {
            tempfile::NamedTempFile::new().map(tempfile::NamedTempFile::into_temp_path)
        });
        let path = path.await.map_err(io::Error::other).and_then(|path| path).map_err(full)?;
        let mut file = File::create(&path).await.map_err(full)?;
        let (mut size, mut digest) = (0, Sha256::new());
        while let Some(chunk) = part.chunk().await.map_err(broken)? {
            size += chunk.len() as u64;
            digest.update(&chunk);
            file.write_all(&chunk).await.map_err(full)?;
        }
        file.flush().await.map_err(full)?;
        form.files.push(FilePart {
            name: file_name,
            media_type,
            size,
            content: Arc::new(path),
            digest: digest.finalize().into(),
        });
    }
    Ok(form)
}

/// Returns true if one of the patterns is the media type, or its start before a `*`.
fn accepts(patterns: &[String], media_type: &str) -> bool {
    let essence = media_type.split(';').next().unwrap_or_default().trim();
    let essence = essence.to_ascii_lowercase();
    patterns.iter().any(|pattern| match pattern.strip_suffix('*') {
        Some(start) => essence.starts_with(start),
        None => *pattern == essence,
    })
}

fn broken(error: axum::extract::multipart::MultipartError) -> Refusal {
    let status = error.status();
    let detail = match status {
        StatusCode::PAYLOAD_TOO_LARGE => "the form is larger than the service takes",
        _ => {
            "the parts of the form can't be read: look at its boundary, and at the end of the body"
        }
    };
    Refusal::new(status, detail)
}

fn full(error: io::Error) -> Refusal {
    tracing::error!(%error, "could not store an upload");
    Refusal::unavailable("the service could not store the upload")
}

/// Returns true for characters that change how the text around them looks, such as its direction.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}')
}

/// Makes a file name safe to store, to show and to download.
fn safe_name(name: &str) -> String {
    let name = name.rsplit(['/', '\\']).next().unwrap_or_default();
    let name: String = name
        .chars()
        .filter(|c| !c.is_control() && !is_invisible(*c))
        .filter(|c| !matches!(c, '"' | '<' | '>' | ':' | '|' | '?' | '*'))
        .collect();
    let name = name.trim_matches(['.', ' ']);
    let mut end = name.len().min(200);
    while !name.is_char_boundary(end) {
        end -= 1;
    }
    match &name[..end] {
        "" => "file".to_owned(),
        name => name.to_owned(),
    }
}
