//! `backoffice validate --watch`: checks again after changes.

use std::{
    io::{self, IsTerminal as _, Write as _},
    path::{Path, PathBuf},
    sync::mpsc::{Receiver, RecvTimeoutError, channel},
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use notify::{
    Event, EventKind, RecursiveMode, Watcher as _,
    event::{CreateKind, ModifyKind, RemoveKind},
};

use super::{Stdout, arguments::Validate, once, report_files};
use crate::{
    Outcome, config,
    convert::Notation,
    failure::{Failure, note},
    files::{NEW, fixed_part, folder_of, is_payload, real},
};

/// Time without changes before the next check. An editor writes a file in several steps.
const QUIET: Duration = Duration::from_millis(50);

/// Time after which a check comes although files still change.
const LONGEST: Duration = Duration::from_secs(1);

/// Checks until the user stops the command, or nobody reads its output. An error of the first check ends it.
pub(super) fn run(arguments: &Validate) -> Result<Outcome, Failure> {
    if arguments.inputs.paths.iter().any(|path| path == Path::new("-")) {
        let help = "name files or folders";
        return Err(Failure::usage("--watch can't read standard input again", help));
    }
    let (sender, events) = channel();
    let mut watcher = notify::recommended_watcher(sender).map_err(|error| unwatched(&error))?;
    for (path, mode) in places(arguments) {
        if !path.is_dir() {
            let message = format!("--watch: there is no folder {}", path.display());
            return Err(Failure::unchecked(message));
        }
        watcher.watch(&path, mode).map_err(|error| unwatched(&error))?;
    }
    let stdout = Stdout::default();
    let mut number = 1;
    announce(number);
    let mut outcome = once(arguments, &stdout)?;
    while !stdout.is_closed() {
        note("waiting for changes; Ctrl-C ends the command");
        if !wait(&events, arguments)? {
            break;
        }
        if io::stdout().is_terminal() {
            // Clears the screen and what was scrolled out of it.
            io::stdout().write_all(b"\x1b[2J\x1b[3J\x1b[H")?;
        }
        number += 1;
        announce(number);
        outcome = once(arguments, &stdout).unwrap_or_else(|failure| {
            failure.print();
            failure.outcome
        });
    }
    Ok(outcome)
}

/// Says that a check begins, and when.
fn announce(number: u64) {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = now.unwrap_or_default().as_secs() % (24 * 60 * 60);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    note(&format!("check {number} begins at {hours:02}:{minutes:02}:{seconds:02} UTC"));
}

/// Returns the folders in which changes count.
fn places(arguments: &Validate) -> Vec<(PathBuf, RecursiveMode)> {
    let mut places = Vec::new();
    for path in &arguments.inputs.paths {
        let fixed = fixed_part(path);
        if path.is_dir() || fixed != *path {
            places.push((fixed, RecursiveMode::Recursive));
        } else {
            // An editor may replace a file by a new one, which only its folder notices.
            for file in [path.clone(), real(path)] {
                places.push((folder_of(&file).to_owned(), RecursiveMode::NonRecursive));
            }
        }
    }
    if places.is_empty() {
        places.push((PathBuf::from("."), RecursiveMode::Recursive));
    }
    let config = config::path(&arguments.rules);
    places.extend(config.map(|file| (folder_of(&file).to_owned(), RecursiveMode::NonRecursive)));
    // The last mode of a folder wins.
    places.sort_by_key(|(_, mode)| *mode == RecursiveMode::Recursive);
    places
}

/// Waits until a file changes that matters, and then until no more do. Returns false if no event can come any more.
fn wait(events: &Receiver<notify::Result<Event>>, arguments: &Validate) -> Result<bool, Failure> {
    loop {
        let Ok(event) = events.recv() else {
            return Ok(false);
        };
        if matters(&event.map_err(|error| unwatched(&error))?, arguments) {
            break;
        }
    }
    let (first, mut last) = (Instant::now(), Instant::now());
    while last.elapsed() < QUIET && first.elapsed() < LONGEST {
        match events.recv_timeout(QUIET.saturating_sub(last.elapsed())) {
            Ok(Ok(event)) if matters(&event, arguments) => last = Instant::now(),
            Ok(_) | Err(RecvTimeoutError::Timeout) => {}
            Err(RecvTimeoutError::Disconnected) => return Ok(false),
        }
    }
    Ok(true)
}

fn matters(event: &Event, arguments: &Validate) -> bool {
    let may_move_folder = match event.kind {
        EventKind::Access(_) => return false,
        EventKind::Create(CreateKind::File) | EventKind::Remove(RemoveKind::File) => false,
        EventKind::Modify(kind) => matches!(kind, ModifyKind::Name(_) | ModifyKind::Any),
        _ => true,
    };
    let named = &arguments.inputs.paths;
    let config = config::path(&arguments.rules);
    event.paths.iter().any(|path| {
        let is_own = || report_files(arguments).any(|report| real(report) == real(path));
        let name = path.file_name().unwrap_or_default();
        let is_hidden = name.to_string_lossy().starts_with(NEW)
            || path.components().any(|part| part.as_os_str() == ".git");
        let is_setting = name == ".gitignore" || name == config::FILE;
        let is_named = || named.iter().chain(&config).any(|named| real(named) == real(path));
        let is_folder = may_move_folder && (path.extension().is_none() || path.is_dir());
        let holds_payload = is_payload(path) || Notation::of(path).is_some();
        !is_hidden && (holds_payload || is_setting || is_folder || is_named()) && !is_own()
    })
}

fn unwatched(error: &notify::Error) -> Failure {
    let failure = Failure::unchecked(format!("--watch: {error}"));
    match error.kind {
        notify::ErrorKind::MaxFilesWatch => failure.with_help("name fewer folders"),
        _ => failure,
    }
}
