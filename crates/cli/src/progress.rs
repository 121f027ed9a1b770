//! Progress bars for long work. They are shown only on a terminal.

use std::io::{self, IsTerminal as _};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::files::{Input, Unreadable};

/// Minimum number of bytes for which a bar is shown.
const MANY_BYTES: u64 = 32 << 20;

/// Minimum number of records for which a bar is shown.
const MANY_RECORDS: u64 = 10_000;

/// Creates a bar for reading inputs.
pub(crate) fn over(inputs: &[Result<Input, Unreadable>]) -> ProgressBar {
    // The size of standard input is unknown.
    let sizes: Option<u64> = inputs.iter().flatten().map(Input::size).sum();
    match sizes {
        Some(size) => bar(
            (size >= MANY_BYTES).then(|| ProgressBar::new(size)),
            "{bar:30} {bytes}/{total_bytes} {bytes_per_sec} {eta}",
        ),
        None => bar(Some(ProgressBar::no_length()), "{spinner} {bytes} {bytes_per_sec}"),
    }
}

/// Creates a bar for reading inputs while output is printed. It is hidden if a terminal shows the output.
pub(crate) fn beside_output(inputs: &[Result<Input, Unreadable>]) -> ProgressBar {
    if io::stdout().is_terminal() { ProgressBar::hidden() } else { over(inputs) }
}

/// Creates a bar for writing records. It is hidden if a terminal shows them.
pub(crate) fn of_records(count: u64) -> ProgressBar {
    let is_shown = count >= MANY_RECORDS && !io::stdout().is_terminal();
    bar(
        is_shown.then(|| ProgressBar::new(count)),
        "{bar:30} {human_pos}/{human_len} {per_sec} {eta}",
    )
}

fn bar(shown: Option<ProgressBar>, template: &str) -> ProgressBar {
    let (Some(bar), true) = (shown, io::stderr().is_terminal()) else {
        return ProgressBar::hidden();
    };
    bar.set_draw_target(ProgressDrawTarget::stderr_with_hz(5));
    if let Ok(style) = ProgressStyle::with_template(template) {
        bar.set_style(style);
    }
    bar
}
