//! Content encodings of responses (RFC 9110, section 8.4), for every transport.

use bytes::Bytes;
use http::{
    HeaderMap, HeaderValue,
    header::{CONTENT_ENCODING, CONTENT_LENGTH},
};

use crate::body::CollectError;

/// Value of `Accept-Encoding`: the encodings that the client can read.
pub(crate) const ACCEPTED: HeaderValue =
    HeaderValue::from_static(if cfg!(feature = "compression") { "gzip, zstd" } else { "identity" });

/// Decompresses a body into at most `limit` bytes, and removes the headers that describe the compressed body.
pub(crate) fn decoded(
    headers: &mut HeaderMap,
    body: Bytes,
    limit: usize,
) -> Result<Bytes, CollectError> {
    let encoding = encoding(headers);
    if body.is_empty() || encoding.is_empty() {
        return Ok(body);
    }
    let body = decompressed(&encoding, &body, limit)?;
    headers.remove(CONTENT_ENCODING);
    headers.remove(CONTENT_LENGTH);
    Ok(body)
}

/// Returns the encodings of the body, in lower case, without `identity`.
fn encoding(headers: &HeaderMap) -> String {
    let values = headers.get_all(CONTENT_ENCODING).iter();
    let values: Vec<_> =
        values.map(|value| String::from_utf8_lossy(value.as_bytes()).to_lowercase()).collect();
    let names = values.iter().flat_map(|value| value.split(','));
    let names = names.map(str::trim);
    let names: Vec<_> = names.filter(|name| !matches!(*name, "" | "identity")).collect();
    names.join(", ")
}

#[cfg(feature = "compression")]
fn decompressed(encoding: &str, body: &[u8], limit: usize) -> Result<Bytes, CollectError> {
    let result = match encoding {
        "gzip" | "x-gzip" => gzip(body, limit),
        "zstd" => zstd(body, limit),
        _ => return Err(unknown(encoding)),
    };
    match result {
        Ok(body) if body.len() > limit => Err(CollectError::TooLarge),
        Ok(body) => Ok(body.into()),
        Err(_) => Err(CollectError::Encoded(format!(
            "its header `Content-Encoding` says {encoding}, but the body is cut short or damaged"
        ))),
    }
}

#[cfg(not(feature = "compression"))]
fn decompressed(encoding: &str, _: &[u8], _: usize) -> Result<Bytes, CollectError> {
    Err(unknown(encoding))
}

fn unknown(encoding: &str) -> CollectError {
    let encoding = crate::error::on_one_line(encoding, 100);
    let reads = if cfg!(feature = "compression") {
        "it reads gzip and zstd"
    } else {
        "the feature `compression` reads gzip and zstd"
    };
    CollectError::Encoded(format!(
        "the client can't read the content encoding `{encoding}`; {reads}"
    ))
}

/// Reads at most one byte more than `limit`.
#[cfg(feature = "compression")]
fn gzip(body: &[u8], limit: usize) -> std::io::Result<Vec<u8>> {
    let mut out = Vec::new();
    append(flate2::read::MultiGzDecoder::new(body), &mut out, limit)?;
    Ok(out)
}

/// Reads at most one byte more than `limit`.
#[cfg(feature = "compression")]
fn zstd(mut body: &[u8], limit: usize) -> std::io::Result<Vec<u8>> {
    use ruzstd::decoding::{FrameDecoder, StreamingDecoder};
    /// The largest window that HTTP allows, in bytes (RFC 9659).
    const WINDOW: u64 = 8 * 1024 * 1024;
    let mut decoder = FrameDecoder::new();
    decoder.set_max_window_size(WINDOW);
    let mut out = Vec::new();
    while !body.is_empty() && out.len() <= limit {
        let frame = StreamingDecoder::new_with_decoder(&mut body, &mut decoder);
        append(frame.map_err(std::io::Error::other)?, &mut out, limit)?;
    }
    Ok(out)
}

#[cfg(feature = "compression")]
fn append(reader: impl std::io::Read, out: &mut Vec<u8>, limit: usize) -> std::io::Result<()> {
    use std::io::Read as _;
    let left = limit.saturating_add(1).saturating_sub(out.len());
    reader.take(u64::try_from(left).unwrap_or(u64::MAX)).read_to_end(out)?;
    Ok(())
}
