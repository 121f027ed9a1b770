//! The end of a connection. A system that closes a connection with bytes that nobody read throws away the last answer, too.

use std::{
    future::Future as _,
    io,
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    task::{Context, Poll, ready},
    time::Duration,
};

use tokio::{
    io::{AsyncRead, AsyncWrite, ReadBuf},
    time::{Instant, Sleep, sleep},
};

/// Longest time to read what a caller sends after its last answer.
const LINGER_TIME: Duration = Duration::from_secs(30);

/// Longest time in which it sends nothing.
const QUIET: Duration = Duration::from_secs(2);

/// A stream that, at its end, reads what the other side still sends, and throws it away.
pub(super) struct Linger<S> {
    stream: S,
    may_send: Arc<AtomicBool>,
    ending: Option<Ending>,
}

struct Ending {
    quiet: Pin<Box<Sleep>>,
    latest: Instant,
}

impl<S> Linger<S> {
    /// The flag is true while the other side may be sending: the stream sets it when it reads, and its owner clears it after an
    /// answer to a whole request.
    pub(super) fn new(stream: S, may_send: Arc<AtomicBool>) -> Self {
        Self { stream, may_send, ending: None }
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for Linger<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let read = Pin::new(&mut self.stream).poll_read(context, buffer);
        if buffer.filled().len() > before {
            self.may_send.store(true, Ordering::Relaxed);
        }
        read
    }
}

impl<S: AsyncRead + AsyncWrite + Unpin> AsyncWrite for Linger<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write(context, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.stream).poll_write_vectored(context, parts)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        let this = &mut *self;
        if this.ending.is_none() {
            ready!(Pin::new(&mut this.stream).poll_shutdown(context))?;
        }
        if !this.may_send.load(Ordering::Relaxed) {
            return Poll::Ready(Ok(()));
        }
        let ending = this.ending.get_or_insert_with(|| Ending {
            quiet: Box::pin(sleep(QUIET)),
            latest: Instant::now() + LINGER_TIME,
        });
        let mut space = [0; 16 * 1024];
        loop {
            let mut buffer = ReadBuf::new(&mut space);
            match Pin::new(&mut this.stream).poll_read(context, &mut buffer) {
                Poll::Ready(Ok(())) if !buffer.filled().is_empty() => {
                    let quiet = (Instant::now() + QUIET).min(ending.latest);
                    ending.quiet.as_mut().reset(quiet);
                }
                // The other side has ended, too.
                Poll::Ready(_) => return Poll::Ready(Ok(())),
                Poll::Pending => return ending.quiet.as_mut().poll(context).map(Ok),
            }
        }
    }
}
