//! Files that git says have changed.

use std::{
    collections::HashSet,
    io,
    path::{Path, PathBuf},
    process::Command,
};

use super::{Found, Input, Reason, SkippedPath, list::path_from, paths::real};
use crate::failure::Failure;

/// Files that differ from a revision, and files that git does not know yet.
pub(crate) struct Changed(HashSet<PathBuf>);

impl Changed {
    /// Asks git for the files of the repository that differ from the last commit that the working folder has in common
    /// with `base`.
    pub(crate) fn since(base: &str) -> Result<Self, Failure> {
        let root = git(Path::new("."), &["rev-parse", "--show-toplevel"]);
        let mut root = root.map_err(|failure| {
            if failure.message().contains("not a git repository") {
                let help = "run the command in a repository, or without --changed";
                Failure::usage("--changed: this folder is in no git repository", help)
            } else {
                failure
            }
        })?;
        root.truncate(root.trim_ascii_end().len());
        let root = path_from(&root).map_err(Failure::unchecked)?;
        let exists = |revision: &str| {
            let commit = format!("{revision}^{{commit}}");
            git(&root, &["rev-parse", "--verify", "--quiet", "--end-of-options", &commit]).is_ok()
        };
        // In a repository without a commit, every file is new.
        let is_empty = base == "HEAD" && !exists(base);
        if !is_empty && !exists(base) {
            return Err(Failure::usage(
                format!("--changed {base}: git knows no such revision"),
                format!("write paths before --changed; {FETCH}"),
            ));
        }
        let differing =
            ["diff", "--name-only", "-z", "--diff-filter=d", "--merge-base", base, "--"];
        let staged = ["ls-files", "-z"];
        let new = ["ls-files", "--others", "--exclude-standard", "-z"];
        let mut files = HashSet::new();
        for arguments in [if is_empty { &staged[..] } else { &differing[..] }, &new[..]] {
            let list = git(&root, arguments).map_err(|failure| {
                if failure.message().contains("no merge base") {
                    failure.with_help(FETCH)
                } else {
                    failure
                }
            })?;
            for path in list.split(|byte| *byte == 0).filter(|path| !path.is_empty()) {
                let path = path_from(path).map_err(Failure::unchecked)?;
                files.insert(real(&root.join(path)));
            }
        }
        Ok(Self(files))
    }

    /// Removes the files that have not changed.
    pub(crate) fn retain(&self, found: &mut Found) {
        let Found { inputs, skipped } = found;
        inputs.retain(|input| match input {
            Ok(Input::File(path)) if !self.0.contains(&real(path)) => {
                let unchanged = SkippedPath::new(path, Reason::Unchanged);
                skipped.paths.push(unchanged);
                false
            }
            _ => true,
        });
    }
}

/// Advice for a clone that lacks commits.
const FETCH: &str = "in CI, fetch the whole history (`fetch-depth: 0` of actions/checkout)";

fn git(folder: &Path, arguments: &[&str]) -> Result<Vec<u8>, Failure> {
    let run = Command::new("git").current_dir(folder).args(arguments).output();
    let output = run.map_err(|error| match error.kind() {
        io::ErrorKind::NotFound => Failure::unchecked("--changed: git is not installed"),
        _ => Failure::unchecked(format!("--changed: could not run git: {error}")),
    })?;
    if output.status.success() {
        Ok(output.stdout)
    } else {
        let text = String::from_utf8_lossy(&output.stderr);
        Err(Failure::unchecked(format!("--changed: git {}: {}", arguments[0], text.trim())))
    }
}
