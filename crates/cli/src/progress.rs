//! A progress bar on long work, on a terminal only.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::files::{Input, Unreadable};

/// Work below this many bytes is over before a bar could be read.
const WORTH_SHOWING: u64 = 32 << 20;

/// So is making this many records.
const MANY_RECORDS: u64 = 10_000;

/// How much is done, of all that there is to do.
pub(crate) struct Progress(Option<ProgressBar>);

impl Progress {
    /// A bar over the inputs' sizes if standard error is a terminal and there is much to do.
    pub(crate) fn over(inputs: &[Result<Input, Unreadable>]) -> Self {
        let sizes: Option<u64> = inputs.iter().flatten().map(Input::size).sum();
        // Of standard input it is not known how much comes.
        Self::new(
            sizes,
            "bytes",
            sizes.is_none_or(|bytes| bytes >= WORTH_SHOWING),
        )
    }

    /// The same for a command whose output goes on all the time: none if that is shown on a terminal too.
    pub(crate) fn beside_output(inputs: &[Result<Input, Unreadable>]) -> Self {
        if io::stdout().is_terminal() {
            Self(None)
        } else {
            Self::over(inputs)
        }
    }

    /// A bar over a number of records that are written to something else than a terminal.
    pub(crate) fn of_records(count: u64) -> Self {
        Self::new(
            Some(count),
            "records",
            !io::stdout().is_terminal() && count >= MANY_RECORDS,
        )
    }

    fn new(length: Option<u64>, unit: &str, worth_showing: bool) -> Self {
        if !worth_showing || !io::stderr().is_terminal() {
            return Self(None);
        }
        let bar = length.map_or_else(ProgressBar::no_length, ProgressBar::new);
        let template = match (length, unit) {
            (Some(_), "bytes") => "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta}",
            (Some(_), _) => "{bar:30} {human_pos}/{human_len} {per_sec} {eta}",
            (None, _) => "{spinner} {bytes} {bytes_per_sec}",
        };
        bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
        if let Ok(style) = ProgressStyle::with_template(template) {
            bar.set_style(style);
        }
        Self(Some(bar))
    }

    /// Counts bytes or records that are done.
    pub(crate) fn advance(&self, done: u64) {
        if let Some(bar) = &self.0 {
            bar.inc(done);
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
