//! The tools that `tests/conformance/install.sh` installs: where they are, and how they are run.

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    time::Instant,
};

use serde_json::Value;

use super::{answers::Answers, instances::Instances};
use crate::Result;

/// What installs the tools.
const INSTALL: &str = "tests/conformance/install.sh";

/// The installed tools.
pub(super) struct Tools {
    /// The folder of the scripts and settings: `tests/conformance`.
    pub(super) scripts: PathBuf,
    /// The folder that the tools are installed in, `target/conformance`.
    pub(super) target: PathBuf,
}

impl Tools {
    /// Finds the tools, installed as the lock files have them.
    pub(super) fn find(root: &Path) -> Result<Self> {
        let target =
            env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
        let tools = Self {
            scripts: root.join("tests/conformance"),
            target: target.join("conformance"),
        };
        for (lock, installed) in [
            ("package-lock.json", "node/installed"),
            ("requirements.txt", "python/installed"),
        ] {
            let lock = tools.scripts.join(lock);
            let wanted = fs::read(&lock)
                .map_err(|error| format!("could not read {}: {error}", lock.display()))?;
            let found = fs::read(tools.target.join(installed)).ok();
            if found.as_ref() != Some(&wanted) {
                let what = if found.is_some() {
                    "as"
                } else {
                    "installed as"
                };
                let lock = lock.display();
                let message = format!(
                    "the conformance tools are not {what} {lock} has them; run `{INSTALL}`"
                );
                return Err(message.into());
            }
        }
        Ok(tools)
    }

    /// What ajv says of the schema documents and the instances.
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

    /// What check-jsonschema says of the schema documents and the instances.
    pub(super) fn check_jsonschema(&self, instances: &Instances) -> Result<Answers> {
        let started = Instant::now();
        let rejected = self.check_metaschema(instances)?;
        let mut command = self.command(&self.python("python"));
        command
            .arg(self.scripts.join("check.py"))
            .arg(&instances.manifest);
        let text = answer(&mut command)?;
        let tool = "check-jsonschema";
        let mut answers = Answers::parse(tool, instances.groups.len(), started, &text)?;
        answers.rejected.extend(rejected);
        Ok(answers)
    }

    /// The schema documents that fail their metaschema, and why.
    fn check_metaschema(&self, instances: &Instances) -> Result<Vec<(String, String)>> {
        let mut command = self.command(&self.python("check-jsonschema"));
        command
            .args(["--check-metaschema", "--output-format", "json", "-v"])
            .args(instances.schemas());
        let output = run(&mut command)?;
        let text = String::from_utf8_lossy(&output.stdout);
        let report: Value = serde_json::from_str(&text).map_err(|error| {
            format!("could not read what check-jsonschema says: {error}: {text}")
        })?;
        let errors = ["errors", "parse_errors"]
            .into_iter()
            .filter_map(|name| report.get(name)?.as_array())
            .flatten();
        let word = |error: &Value, name: &str| {
            let text = error.get(name).and_then(Value::as_str);
            text.unwrap_or_default().to_owned()
        };
        let rejected: Vec<_> = errors
            .map(|error| {
                let (path, message) = (word(error, "path"), word(error, "message"));
                (word(error, "filename"), format!("{path}: {message}"))
            })
            .collect();
        if rejected.is_empty() && !output.status.success() {
            return Err(failed(&command, &output).into());
        }
        Ok(rejected)
    }

    /// A command that finds Node where install.sh put one because the machine's is missing or too old.
    pub(super) fn command(&self, program: &Path) -> Command {
        let mut path = self.target.join("python/bin").into_os_string();
        path.push(":");
        path.push(env::var_os("PATH").unwrap_or_default());
        let mut command = Command::new(program);
        command.env("PATH", path);
        command
    }

    /// The path of a command that is installed with Python.
    pub(super) fn python(&self, command: &str) -> PathBuf {
        self.target.join("python/bin").join(command)
    }

    /// The path of a command that is installed with Node.
    pub(super) fn node(&self, command: &str) -> PathBuf {
        self.target.join("node/node_modules/.bin").join(command)
    }
}

/// Runs a command, whatever its exit status.
pub(super) fn run(command: &mut Command) -> Result<Output> {
    command.output().map_err(|error| {
        let program = command.get_program().display().to_string();
        format!("could not run {program}: {error}; run `{INSTALL}`").into()
    })
}

/// What a command prints, if it succeeds.
fn answer(command: &mut Command) -> Result<String> {
    let output = run(command)?;
    if !output.status.success() {
        return Err(failed(command, &output).into());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn failed(command: &Command, output: &Output) -> String {
    let program = OsString::from(command.get_program()).display().to_string();
    let arguments: Vec<_> = command
        .get_args()
        .take(2)
        .map(|argument| argument.to_string_lossy())
        .collect();
    let message = String::from_utf8_lossy(&output.stderr);
    format!(
        "{program} {} failed ({}): {}",
        arguments.join(" "),
        output.status,
        message.trim()
    )
}
