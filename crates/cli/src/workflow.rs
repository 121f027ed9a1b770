//! Workflow commands of GitHub Actions: lines of the output that start with `::`.
//!
//! <https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands>

use std::{
    env,
    hash::{BuildHasher as _, Hasher as _, RandomState},
};

/// Returns true in a job of GitHub Actions.
pub(crate) fn is_running() -> bool {
    env::var_os("GITHUB_ACTIONS").is_some_and(|set| set == "true")
}

/// Returns, in a job of GitHub Actions, two commands: one after which it reads no commands, and one that ends this. No payload
/// can contain the second, because it is random. Print them around text in which a line may start with a name or a payload.
pub(crate) fn pause() -> Option<(String, String)> {
    let random = || RandomState::new().build_hasher().finish();
    let token = format!("{:016x}{:016x}", random(), random());
    is_running().then(|| (format!("::stop-commands::{token}\n"), format!("::{token}::\n")))
}
