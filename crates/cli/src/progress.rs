//! Progress bar for long work, on a terminal.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::files::{Input, Unreadable};

/// Number of bytes to read from which a bar is shown.
const WORTH_SHOWING: u64 = 32 << 20;

/// Number of records to write from which a bar is shown.
const MANY_RECORDS: u64 = 10_000;

/// Progress bar, if one is shown.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    /// Creates a bar for reading inputs.
    pub(crate) fn over(inputs: &[Result<Input, Unreadable>]) -> Self {
        let sizes: Option<u64> = inputs.iter().flatten().map(Input::size).sum();
        // The size of standard input is unknown.
        let is_long = sizes.is_none_or(|bytes| bytes >= WORTH_SHOWING);
        Self::new(sizes, true, is_long)
    }

    /// Creates a bar for reading inputs while output is printed. There is none if a terminal shows the output.
    pub(crate) fn beside_output(inputs: &[Result<Input, Unreadable>]) -> Self {
        if io::stdout().is_terminal() {
            Self(None)
        } else {
            Self::over(inputs)
        }
    }

    /// Creates a bar for writing records. There is none if a terminal shows them.
    pub(crate) fn of_records(count: u64) -> Self {
        let is_long = count >= MANY_RECORDS;
        Self::new(Some(count), false, is_long && !io::stdout().is_terminal())
    }

    fn new(length: Option<u64>, in_bytes: bool, is_long: bool) -> Self {
        if !is_long || !io::stderr().is_terminal() {
            return Self(None);
        }
        let bar = length.map_or_else(ProgressBar::no_length, ProgressBar::new);
        let template = match (length, in_bytes) {
            (Some(_), true) => "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta}",
            (Some(_), false) => "{bar:30} {human_pos}/{human_len} {per_sec} {eta}",
            (None, _) => "{spinner} {bytes} {bytes_per_sec}",
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Self(Some(bar))
    }

    /// Adds bytes or records to the work done.
    pub(crate) fn advance(&self, done: u64) {
        if let Some(bar) = &self.0 {
            bar.inc(done);
        }
    }

    /// Hides the bar while `print` runs.
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
