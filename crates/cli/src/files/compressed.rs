//! Compressed inputs, known by their first bytes.

use std::io::{self, BufRead, BufReader, Read};

use flate2::read::MultiGzDecoder;
use ruzstd::decoding::{FrameDecoder, StreamingDecoder};

/// Decompresses gzip (RFC 1952) and Zstandard (RFC 8878) by their first bytes; reads other data as it is.
pub(super) fn decompressed(
    reader: impl Read + Send + 'static,
) -> io::Result<Box<dyn BufRead + Send>> {
    const SIZE: usize = 1 << 16;
    let mut reader = BufReader::with_capacity(SIZE, reader);
    let start = reader.fill_buf()?;
    Ok(if start.starts_with(b"\x1f\x8b") {
        Box::new(BufReader::with_capacity(SIZE, MultiGzDecoder::new(reader)))
    } else if start.starts_with(&FRAME) || start.first_chunk().is_some_and(is_skippable) {
        Box::new(BufReader::with_capacity(SIZE, Frames { rest: Some(reader), frame: None }))
    } else {
        Box::new(reader)
    })
}

/// Start of a frame of Zstandard.
const FRAME: [u8; 4] = [0x28, 0xb5, 0x2f, 0xfd];

/// Returns true for the start of a frame that decoders skip (RFC 8878, section 3.1.2).
fn is_skippable(start: &[u8; 4]) -> bool {
    (0x184d_2a50..=0x184d_2a5f).contains(&u32::from_le_bytes(*start))
}

/// Reads the frames of Zstandard one after the other.
struct Frames<R: BufRead> {
    /// Data after the current frame; `None` while a frame is read.
    rest: Option<R>,
    frame: Option<Frame<R>>,
}

/// A frame whose first bytes were read to find its kind.
type Frame<R> = StreamingDecoder<io::Chain<io::Cursor<[u8; 4]>, R>, FrameDecoder>;

fn damaged(_: impl std::error::Error) -> io::Error {
    io::Error::other("the Zstandard data is cut short or damaged")
}

impl<R: BufRead> Read for Frames<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            if let Some(mut rest) = self.rest.take() {
                if rest.fill_buf()?.is_empty() {
                    self.rest = Some(rest);
                    return Ok(0);
                }
                let mut start = [0; 4];
                rest.read_exact(&mut start).map_err(damaged)?;
                if is_skippable(&start) {
                    rest.read_exact(&mut start).map_err(damaged)?;
                    let length = u64::from(u32::from_le_bytes(start));
                    let skipped = io::copy(&mut rest.by_ref().take(length), &mut io::sink())?;
                    if skipped < length {
                        return Err(damaged(io::Error::from(io::ErrorKind::UnexpectedEof)));
                    }
                    self.rest = Some(rest);
                    continue;
                }
                let frame = io::Cursor::new(start).chain(rest);
                self.frame = Some(StreamingDecoder::new(frame).map_err(damaged)?);
            }
            let Some(frame) = &mut self.frame else {
                return Ok(0);
            };
            let count = frame.read(buffer).map_err(damaged)?;
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            let frame = self.frame.take().map(StreamingDecoder::into_inner);
            self.rest = frame.map(|frame| frame.into_inner().1);
        }
    }
}
