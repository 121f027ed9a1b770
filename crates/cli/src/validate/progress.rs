//! A progress bar on long work, on a terminal only.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::files::{Input, Unreadable};

/// Work below this many bytes is over before a bar could be read.
const WORTH_SHOWING: u64 = 32 << 20;

/// How many bytes have been checked, of all that there are.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    /// A bar over the inputs' sizes if standard error is a terminal and there is much to do.
    pub(crate) fn new(inputs: &[Result<Input, Unreadable>]) -> Self {
        if !io::stderr().is_terminal() {
            return Self(None);
        }
        let sizes: Option<u64> = inputs.iter().flatten().map(Input::size).sum();
        let bar = match sizes {
            Some(bytes) if bytes < WORTH_SHOWING => return Self(None),
            Some(bytes) => ProgressBar::new(bytes),
            // Standard input: how much comes is not known.
            None => ProgressBar::no_length(),
        };
        let template = if sizes.is_some() {
            "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta}"
        } else {
            "{spinner} {bytes} {bytes_per_sec}"
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Self(Some(bar))
    }

    /// Counts bytes that have been checked.
    pub(crate) fn advance(&self, bytes: u64) {
        if let Some(bar) = &self.0 {
            bar.inc(bytes);
        }
    }

    /// Runs `print` with the bar out of the way.
    pub(crate) fn suspend<T>(&self, print: impl FnOnce() -> T) -> T {
        match &self.0 {
            Some(bar) => bar.suspend(print),
            None => print(),
        }
    }

    /// Removes the bar.
    pub(crate) fn finish(&self) {
        if let Some(bar) = &self.0 {
            bar.finish_and_clear();
        }
    }
}
