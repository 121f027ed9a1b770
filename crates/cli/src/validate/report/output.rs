//! Outputs of reports: standard output, and files that appear when their report is complete.

use std::{
    cell::Cell,
    fs::{self, File},
    io::{self, BufWriter, StdoutLock, Write},
    path::{Path, PathBuf},
    rc::Rc,
};

use indicatif::ProgressBar;
use tempfile::NamedTempFile;

use crate::files::{absolute, folder_of, real};

/// State of standard output, shared by the reports that it gets.
#[derive(Clone, Default)]
pub(in super::super) struct Stdout {
    is_closed: Rc<Cell<bool>>,
}

impl Stdout {
    /// Returns true if the reader closed the pipe. The exit code is the same as without that.
    pub(in super::super) fn is_closed(&self) -> bool {
        self.is_closed.get()
    }

    fn or_closed(&self, written: io::Result<()>) -> io::Result<()> {
        match written {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.is_closed.set(true);
                Ok(())
            }
            written => written,
        }
    }
}

/// Output of one report.
pub(super) struct Output {
    out: BufWriter<Target>,
}

enum Target {
    Stdout {
        out: StdoutLock<'static>,
        state: Stdout,
        progress: ProgressBar,
    },
    /// A new file that gets its name at the end.
    New {
        file: NamedTempFile,
        path: PathBuf,
    },
    /// A device or pipe.
    Existing {
        file: File,
        path: PathBuf,
    },
}

impl Output {
    pub(super) fn stdout(state: &Stdout, progress: &ProgressBar) -> Self {
        Self::to(Target::Stdout {
            out: io::stdout().lock(),
            state: state.clone(),
            progress: progress.clone(),
        })
    }

    /// Opens a file. Creates its folder if it does not exist and lies in the working folder. A link stays, and leads to the new
    /// file.
    pub(super) fn file(path: &Path) -> io::Result<Self> {
        let path = &real(path);
        let folder = folder_of(path);
        if !folder.is_dir() && !absolute(folder).starts_with(absolute(Path::new("."))) {
            let message = format!("{}: there is no folder {}", path.display(), folder.display());
            return Err(io::Error::new(io::ErrorKind::NotFound, message));
        }
        if path.is_dir() {
            let message = format!("{} is a folder", path.display());
            return Err(io::Error::new(io::ErrorKind::IsADirectory, message));
        }
        let target = match fs::metadata(path) {
            Ok(found) if !found.is_file() => {
                let file = File::options().write(true).open(path);
                file.map(|file| Target::Existing { file, path: path.to_owned() })
            }
            _ => crate::files::new_beside(path)
                .map(|file| Target::New { file, path: path.to_owned() }),
        };
        target.map(Self::to).map_err(|error| named(path, &error))
    }

    fn to(target: Target) -> Self {
        Self { out: BufWriter::new(target) }
    }

    pub(super) fn is_stdout(&self) -> bool {
        matches!(self.out.get_ref(), Target::Stdout { .. })
    }

    /// Returns true if a terminal shows the output, or the user asks for colours.
    pub(super) fn has_colours(&self) -> bool {
        self.is_stdout()
            && anstream::AutoStream::choice(&io::stdout()) != anstream::ColorChoice::Never
    }

    pub(super) fn print(&mut self, text: &str) -> io::Result<()> {
        self.out.write_all(text.as_bytes())
    }

    /// Shows what is printed so far, if people may be watching.
    pub(super) fn flush(&mut self) -> io::Result<()> {
        match self.out.get_ref() {
            Target::Stdout { .. } => self.out.flush(),
            Target::New { .. } | Target::Existing { .. } => Ok(()),
        }
    }

    /// Ends the report. A new file gets its name.
    pub(super) fn finish(self) -> io::Result<()> {
        match self.out.into_inner().map_err(io::IntoInnerError::into_error)? {
            Target::New { file, path } => {
                let kept = file.persist(&path);
                kept.map(drop).map_err(|failed| named(&path, &failed.error))
            }
            mut target => target.flush(),
        }
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Stdout { state, .. } if state.is_closed() => Ok(bytes.len()),
            Self::Stdout { out, state, progress } => {
                let written = progress.suspend(|| out.write_all(bytes).and_then(|()| out.flush()));
                state.or_closed(written).map(|()| bytes.len())
            }
            Self::New { file, path } => file.write(bytes).map_err(|error| named(path, &error)),
            Self::Existing { file, path } => file.write(bytes).map_err(|error| named(path, &error)),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
