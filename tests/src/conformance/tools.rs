//! The tools that `tests/conformance/install.sh` installs: finds and runs them.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    time::Instant,
};

use serde_json::Value;

use super::{answers::Answers, instances::Instances, text};
use crate::Result;

/// The script that installs the tools.
const INSTALL: &str = "tests/conformance/install.sh";

/// The installed tools.
pub(super) struct Tools {
    /// The folder of the scripts and settings: `tests/conformance`.
    pub(super) scripts: PathBuf,
    /// The folder that the tools are installed in, `target/conformance`.
    pub(super) target: PathBuf,
}

impl Tools {
    /// Finds the tools. They must be installed with the versions of the lock files.
    pub(super) fn find(root: &Path) -> Result<Self> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let tools =
            Self { scripts: root.join("tests/conformance"), target: target.join("conformance") };
        for (lock, installed) in
            [("package-lock.json", "node/installed"), ("requirements.txt", "python/installed")]
        {
            let lock = tools.scripts.join(lock);
            let wanted = fs::read(&lock)
                .map_err(|error| format!("could not read {}: {error}", lock.display()))?;
            let found = fs::read(tools.target.join(installed)).ok();
            if found.as_ref() != Some(&wanted) {
                let problem = match found {
                    Some(_) => "have other versions than",
                    None => "are not installed from",
                };
                let lock = lock.display();
                return Err(
                    format!("the conformance tools {problem} {lock}; run `{INSTALL}`").into()
                );
            }
        }
        Ok(tools)
    }

    /// Runs ajv on the schema documents and the instances.
    pub(super) fn ajv(&self, instances: &Instances) -> Result<Answers> {
        let started = Instant::now();
        let mut command = self.command("node".as_ref());
        command
            .arg(self.scripts.join("ajv.mjs"))
            .arg(&instances.manifest)
            .arg(self.target.join("node"));
        let text = answer(&mut command)?;
        Answers::parse("ajv", instances.groups.len(), started, &text)
    }

    /// Runs check-jsonschema on the schema documents and the instances.
    pub(super) fn check_jsonschema(&self, instances: &Instances) -> Result<Answers> {
        let started = Instant::now();
        let rejected = self.check_metaschema(instances)?;
        let mut command = self.command(&self.python("python"));
        command.arg(self.scripts.join("check.py")).arg(&instances.manifest);
        let text = answer(&mut command)?;
        let tool = "check-jsonschema";
        let mut answers = Answers::parse(tool, instances.groups.len(), started, &text)?;
        answers.verdicts.rejected.extend(rejected);
        Ok(answers)
    }

    /// Returns the schema documents that fail their metaschema, each with the message.
    fn check_metaschema(&self, instances: &Instances) -> Result<Vec<(String, String)>> {
        let mut command = self.command(&self.python("check-jsonschema"));
        command
            .args(["--check-metaschema", "--output-format", "json", "-v"])
            .args(instances.schemas());
        let output = run(&mut command)?;
        let printed = String::from_utf8_lossy(&output.stdout);
        let report: Value = serde_json::from_str(&printed).map_err(|error| {
            format!("could not read the answer of check-jsonschema: {error}: {printed}")
        })?;
        let errors = ["errors", "parse_errors"]
            .into_iter()
            .filter_map(|name| report.get(name)?.as_array())
            .flatten();
        let rejected: Vec<_> = errors
            .map(|error| {
                let (path, message) = (text(error, "/path"), text(error, "/message"));
                (text(error, "/filename"), format!("{path}: {message}"))
            })
            .collect();
        if rejected.is_empty() && !output.status.success() {
            return Err(failed(&command, &output).into());
        }
        Ok(rejected)
    }

    /// A command that can find the Node of install.sh, which installs one if the machine's is missing or too old.
    pub(super) fn command(&self, program: &Path) -> Command {
        let mut path = self.target.join("python/bin").into_os_string();
        path.push(":");
        path.push(env::var_os("PATH").unwrap_or_default());
        let mut command = Command::new(program);
        command.env("PATH", path);
        command
    }

    /// The path of an installed Python command.
    pub(super) fn python(&self, command: &str) -> PathBuf {
        self.target.join("python/bin").join(command)
    }

    /// The path of an installed Node command.
    pub(super) fn node(&self, command: &str) -> PathBuf {
        self.target.join("node/node_modules/.bin").join(command)
    }
}

/// Runs a command. Any exit status is a result.
pub(super) fn run(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| {
        let program = command.get_program().display().to_string();
        format!("could not run {program}: {error}; run `{INSTALL}`").into()
    })
}

/// Runs a command that must succeed, and returns its output.
fn answer(command: &mut Command) -> Result<String> {
    let output = run(command)?;
    if !output.status.success() {
        return Err(failed(command, &output).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn failed(command: &Command, output: &Output) -> String {
    let program = OsString::from(command.get_program()).display().to_string();
    let arguments: Vec<_> =
        command.get_args().take(2).map(|argument| argument.to_string_lossy()).collect();
    let message = String::from_utf8_lossy(&output.stderr);
    format!("{program} {} failed ({}): {}", arguments.join(" "), output.status, message.trim())
}
