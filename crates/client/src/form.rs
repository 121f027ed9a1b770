//! `multipart/form-data` (RFC 7578), for the attachments of a ticket.

use std::{fmt, io, sync::Arc};

use bytes::Bytes;
use futures_core::Stream;
use futures_util::{StreamExt as _, TryStreamExt as _, stream};

use crate::{
    body::{Body, BoxError},
    time::{BoxFuture, Randomness, random_text},
};

type Chunks = std::pin::Pin<Box<dyn Stream<Item = Result<Bytes, BoxError>> + Send>>;

/// A form of parts. The API document shows no field names, so you choose them.
#[derive(Clone, Debug, Default)]
pub struct Form {
    parts: Vec<Part>,
}

impl Form {
    /// Makes a form without parts.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Adds a part.
    #[must_use]
    pub fn part(mut self, part: Part) -> Self {
        self.parts.push(part);
        self
    }

    /// The number of parts.
    #[must_use]
    pub fn len(&self) -> usize {
        self.parts.len()
    }

    /// Returns true if there are no parts.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.parts.is_empty()
    }

    pub(crate) fn is_repeatable(&self) -> bool {
        let is_once = |part: &Part| matches!(part.content, Content::Once(_));
        !self.parts.iter().any(is_once)
    }

    /// Returns the form as a body.
    pub(crate) fn body(&self, boundary: &str) -> Body {
        let mut length = Some(0_u64);
        let mut chunks: Vec<Chunks> = Vec::new();
        let push = |bytes: String| -> Chunks {
            let bytes = Bytes::from(bytes);
            Box::pin(stream::once(async { Ok(bytes) }))
        };
        for part in &self.parts {
            let content = part.content.chunks();
            let content = match part.content.length() {
                Some(length) => exactly(part.name.clone(), length, content),
                None => faults_of(part.name.clone(), content),
            };
            let headers = format!("--{boundary}\r\n{}\r\n", part.headers());
            length = sum(length, Some(headers.len() as u64));
            chunks.push(push(headers));
            length = sum(length, part.content.length());
            chunks.push(content);
            length = sum(length, Some(2));
            chunks.push(push("\r\n".to_owned()));
        }
        let end = format!("--{boundary}--\r\n");
        length = sum(length, Some(end.len() as u64));
        chunks.push(push(end));
        Body::stream(stream::iter(chunks).flatten(), length)
    }
}

/// A failure to read a part's content. The connection has not failed.
#[derive(Debug)]
struct PartError {
    name: String,
    source: BoxError,
}

impl fmt::Display for PartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "part `{}` of the form could not be read", self.name)
    }
}

impl std::error::Error for PartError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&*self.source)
    }
}

/// Returns true if the failure of a part caused the error.
#[cfg(feature = "reqwest")]
pub(crate) fn is_at_fault(error: &(dyn std::error::Error + 'static)) -> bool {
    std::iter::successors(Some(error), |error| error.source()).any(|error| error.is::<PartError>())
}

/// Adds the part's name to the failures of its chunks.
fn faults_of(name: String, chunks: Chunks) -> Chunks {
    let fault = move |source| PartError { name: name.clone(), source };
    Box::pin(chunks.map_err(move |source| fault(source).into()))
}

/// Fails unless the chunks have exactly `length` bytes. A file may grow or shrink while it is sent; the service would
/// then misread the rest of the form.
fn exactly(name: String, length: u64, chunks: Chunks) -> Chunks {
    let counted = stream::try_unfold((chunks, 0_u64), move |(mut chunks, before)| async move {
        let chunk = chunks.try_next().await?;
        let read = before + chunk.as_ref().map_or(0, |chunk| chunk.len() as u64);
        if read > length || chunk.is_none() && read < length {
            let text = format!(
                "expected {length} bytes; the content changed while it was sent, or the given length is wrong"
            );
            return Err(BoxError::from(text));
        }
        Ok(chunk.map(|chunk| (chunk, (chunks, read))))
    });
    faults_of(name, Box::pin(counted))
}

fn sum(a: Option<u64>, b: Option<u64>) -> Option<u64> {
    a?.checked_add(b?)
}

/// Makes a random boundary, which no part can contain by accident.
pub(crate) fn boundary(randomness: &dyn Randomness) -> String {
    format!("backoffice-{}", random_text::<16>(randomness))
}

/// One part of a form: a text or a file.
#[derive(Clone)]
pub struct Part {
    name: String,
    file_name: Option<String>,
    media_type: Option<String>,
    content: Content,
}

#[derive(Clone)]
enum Content {
    Bytes(Bytes),
    Opened {
        open: Arc<dyn Fn() -> BoxFuture<io::Result<Chunks>> + Send + Sync>,
        length: Option<u64>,
    },
    Once(Arc<Once>),
}

struct Once {
    chunks: std::sync::Mutex<Option<Chunks>>,
    length: Option<u64>,
}

impl Part {
    /// Makes a text field.
    #[must_use]
    pub fn text(name: impl Into<String>, value: impl Into<String>) -> Self {
        let content = Content::Bytes(value.into().into());
        Self { name: name.into(), file_name: None, media_type: None, content }
    }

    /// Makes a file part from bytes in memory.
    #[must_use]
    pub fn bytes(
        name: impl Into<String>,
        file_name: impl Into<String>,
        content: impl Into<Bytes>,
    ) -> Self {
        Self::file_of(name, file_name, Content::Bytes(content.into()))
    }

    /// Makes a file part from a stream. The client can send a stream only once, so it does not repeat the call after a
    /// failure. Give the `length` in bytes if you know it.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(201, "{}")], async |client, transport| {
    /// use backoffice::client::{Form, Part};
    /// use futures_util::stream;
    ///
    /// // The response of another service, sent on chunk by chunk.
    /// let chunks = stream::iter([Ok::<_, std::io::Error>("Pa".into()), Ok("id".into())]);
    /// let form = Form::new().part(Part::stream("file", "receipt.txt", None, chunks));
    /// client.tickets().upload_attachments(form).send().await?;
    /// let sent = String::from_utf8(transport.requests()[0].body().to_vec())?;
    /// assert!(sent.contains("\r\n\r\nPaid\r\n"));
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn stream<S, E>(
        name: impl Into<String>,
        file_name: impl Into<String>,
        length: Option<u64>,
        chunks: S,
    ) -> Self
    where
        S: Stream<Item = Result<Bytes, E>> + Send + 'static,
        E: Into<BoxError> + 'static,
    {
        let chunks: Chunks = Box::pin(chunks.map_err(Into::into));
        let chunks = std::sync::Mutex::new(Some(chunks));
        Self::file_of(name, file_name, Content::Once(Arc::new(Once { chunks, length })))
    }

    /// Makes a file from a stream that is opened again for each attempt.
    ///
    /// # Examples
    ///
    /// ```
    /// # backoffice::client::example(&[(429, ""), (201, "{}")], async |client, _| {
    /// use backoffice::client::{BoxFuture, Form, Part};
    /// use futures_util::stream;
    ///
    /// let part = Part::opened("file", "receipt.txt", Some(4), || -> BoxFuture<std::io::Result<_>> {
    ///     Box::pin(async { Ok(stream::iter([Ok::<_, std::io::Error>("Paid".into())])) })
    /// });
    /// let call = client.tickets().upload_attachments(Form::new().part(part));
    /// // The service was busy, and the second attempt has all of the file again.
    /// assert_eq!(call.send_with_response().await?.attempts(), 2);
    /// # Ok(()) });
    /// ```
    #[must_use]
    pub fn opened<F, S, E>(
        name: impl Into<String>,
        file_name: impl Into<String>,
        length: Option<u64>,
        open: F,
    ) -> Self
    where
        F: Fn() -> BoxFuture<io::Result<S>> + Send + Sync + 'static,
        S: Stream<Item = Result<Bytes, E>> + Send + 'static,
        E: Into<BoxError> + 'static,
    {
        let open = move || -> BoxFuture<io::Result<Chunks>> {
            let opening = open();
            Box::pin(async move {
                let chunks = opening.await?;
                Ok(Box::pin(chunks.map_err(Into::into)) as Chunks)
            })
        };
        let open = Arc::new(open);
        Self::file_of(name, file_name, Content::Opened { open, length })
    }

    /// Makes a part from a file on disk, with the name of the file. The client reads the file while it sends it.
    ///
    /// # Errors
    ///
    /// If the file is missing, can't be read or is not a regular file, or its name is not Unicode.
    #[cfg(feature = "fs")]
    pub async fn file(
        name: impl Into<String>,
        path: impl Into<std::path::PathBuf>,
    ) -> io::Result<Self> {
        let path = path.into();
        let file_name = path.file_name().and_then(|name| name.to_str());
        let file_name = file_name.ok_or(io::ErrorKind::InvalidFilename)?.to_owned();
        let metadata = tokio::fs::metadata(&path).await?;
        if !metadata.is_file() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is not a regular file"));
        }
        let length = metadata.len();
        // A file that can't be read is reported here, not in the middle of the request.
        tokio::fs::File::open(&path).await?;
        let open = move || -> BoxFuture<io::Result<_>> {
            let path = path.clone();
            Box::pin(async move { Ok(read_file(tokio::fs::File::open(path).await?)) })
        };
        Ok(Self::opened(name, file_name, Some(length), open))
    }

    fn file_of(name: impl Into<String>, file_name: impl Into<String>, content: Content) -> Self {
        Self { name: name.into(), file_name: Some(file_name.into()), media_type: None, content }
    }

    /// Sets the media type. The default for files is `application/octet-stream`.
    #[must_use]
    pub fn media_type(mut self, media_type: impl Into<String>) -> Self {
        self.media_type = Some(media_type.into());
        self
    }

    fn headers(&self) -> String {
        let mut headers =
            format!("Content-Disposition: form-data; name=\"{}\"", quoted(&self.name));
        if let Some(file_name) = &self.file_name {
            headers.push_str(&format!("; filename=\"{}\"", quoted(file_name)));
        }
        let default = self.file_name.as_ref().map(|_| "application/octet-stream");
        if let Some(media_type) = self.media_type.as_deref().or(default) {
            // A line break would start another header.
            let media_type = media_type.replace(['\r', '\n'], " ");
            headers.push_str(&format!("\r\nContent-Type: {media_type}"));
        }
        headers.push_str("\r\n");
        headers
    }
}

/// Escapes a name between quotes as browsers do (WHATWG HTML, section 4.10.22.8).
fn quoted(name: &str) -> String {
    name.replace('"', "%22").replace('\r', "%0D").replace('\n', "%0A")
}

impl Content {
    fn length(&self) -> Option<u64> {
        match self {
            Self::Bytes(bytes) => Some(bytes.len() as u64),
            Self::Opened { length, .. } => *length,
            Self::Once(once) => once.length,
        }
    }

    fn chunks(&self) -> Chunks {
        match self {
            Self::Bytes(bytes) => {
                let bytes = bytes.clone();
                Box::pin(stream::once(async { Ok(bytes) }))
            }
            Self::Opened { open, .. } => {
                let opening = open();
                let opened = stream::once(async { opening.await.map_err(BoxError::from) });
                Box::pin(opened.try_flatten())
            }
            Self::Once(once) => {
                let mut chunks =
                    once.chunks.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                chunks.take().unwrap_or_else(|| {
                    let spent = io::Error::other("the stream of this part has been sent already");
                    Box::pin(stream::once(async { Err(spent.into()) }))
                })
            }
        }
    }
}

/// Shows names and the length, but no content.
impl fmt::Debug for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Part")
            .field("name", &self.name)
            .field("file_name", &self.file_name)
            .field("media_type", &self.media_type)
            .field("length", &self.content.length())
            .finish_non_exhaustive()
    }
}

#[cfg(feature = "fs")]
fn read_file(file: tokio::fs::File) -> impl Stream<Item = io::Result<Bytes>> + Send {
    const CHUNK: usize = 64 * 1024;
    stream::try_unfold(file, |mut file| async move {
        use tokio::io::AsyncReadExt as _;
        let mut chunk = Vec::with_capacity(CHUNK);
        let read = file.read_buf(&mut chunk).await?;
        Ok((read > 0).then(|| (Bytes::from(chunk), file)))
    })
}
