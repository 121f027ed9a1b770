//! The command lines, and how each one names a violation.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
    process::Command,
};

use super::corpora::{Corpus, Form, Position};
use crate::{Error, ajv, machine};

/// A command line.
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    kind: Kind,
    program: PathBuf,
}

#[derive(Clone, Copy)]
enum Kind {
    Ours,
    Ajv,
    CheckJsonschema,
    Sourcemeta,
}

/// Finds this project's binary and the others, and installs those of Node.
pub(crate) fn find(binary: &Path) -> Result<Vec<Tool>, Error> {
    let node = ajv::install("cli")?.join("node_modules");
    let python = machine::target().join("conformance/python/bin/check-jsonschema");
    if !python.is_file() {
        return Err("check-jsonschema is not installed; run tests/conformance/install.sh".into());
    }
    let native = format!("jsonschema-{}-{}", system(), std::env::consts::ARCH);
    let native = node.join("@sourcemeta/jsonschema/build/github-releases").join(native);
    let tool = |name, kind, program: PathBuf| {
        let mut tool = Tool { name, version: String::new(), kind, program };
        tool.version = tool.find_version(&node)?;
        Ok::<_, Error>(tool)
    };
    Ok(vec![
        tool("backoffice validate", Kind::Ours, binary.to_owned())?,
        tool("sourcemeta jsonschema", Kind::Sourcemeta, native)?,
        tool("ajv-cli", Kind::Ajv, node.join("ajv-cli/dist/index.js"))?,
        tool("check-jsonschema", Kind::CheckJsonschema, python)?,
    ])
}

fn system() -> &'static str {
    match std::env::consts::OS {
        "macos" => "darwin",
        system => system,
    }
}

impl Tool {
    fn find_version(&self, node: &Path) -> Result<String, Error> {
        if let Kind::Ajv = self.kind {
            let package = std::fs::read(node.join("ajv-cli/package.json"))?;
            let package: serde_json::Value = serde_json::from_slice(&package)?;
            return Ok(package["version"].as_str().unwrap_or_default().to_owned());
        }
        let output = self.start().arg("--version").output();
        let output = output
            .map_err(|error| format!("could not start {}: {error}", self.program.display()))?;
        let text = String::from_utf8_lossy(&output.stdout);
        Ok(text.trim().rsplit(' ').next().unwrap_or_default().to_owned())
    }

    fn start(&self) -> Command {
        match self.kind {
            Kind::Ajv => {
                let mut node = ajv::tool("node");
                node.arg(&self.program);
                node
            }
            _ => Command::new(&self.program),
        }
    }

    /// Returns the command that lists all violations of a corpus with formats; `None` if it can't read the form.
    pub(crate) fn command(&self, corpus: &Corpus) -> Option<Command> {
        let mut command = self.start();
        match self.kind {
            Kind::Ours => {
                command.args(["validate", "--format", "ndjson", "--schema", corpus.shape]);
                command.arg(&corpus.path);
            }
            Kind::Sourcemeta => {
                command.args(["validate", "--format-assertion", "--continue"]);
                command.arg(&corpus.schema).arg(&corpus.path);
            }
            Kind::Ajv | Kind::CheckJsonschema if corpus.form == Form::Lines => return None,
            Kind::Ajv => {
                command.args([
                    "validate",
                    "--spec=draft2020",
                    "--all-errors",
                    "--errors=line",
                    "-c",
                    "ajv-formats",
                ]);
                command.arg("-s").arg(&corpus.schema);
                let payloads = match corpus.form {
                    Form::Files => corpus.path.join("*.json"),
                    Form::Lines | Form::Array => corpus.path.clone(),
                };
                command.arg("-d").arg(payloads);
            }
            Kind::CheckJsonschema => {
                command.args(["--verbose", "--verbose", "--schemafile"]).arg(&corpus.schema);
                command.args(&corpus.files);
            }
        }
        Some(command)
    }

    /// Counts the wrong values that an output names by their pointer, and those whose line and column it names.
    pub(crate) fn found(&self, output: &str, corpus: &Corpus) -> (usize, usize) {
        let field = corpus.field;
        let pointer = match self.kind {
            Kind::Ours => format!("/{field}\",\"code\":"),
            Kind::Sourcemeta => format!("/{field}\""),
            Kind::Ajv => format!("/{field}\",\"schemaPath\":"),
            Kind::CheckJsonschema => format!(".{field}: "),
        };
        let lines = || output.lines().filter(|line| line.contains(&pointer));
        let pointers = lines().map(|line| line.matches(&pointer).count()).sum();
        let mut left: BTreeMap<Position, usize> = BTreeMap::new();
        for position in &corpus.wrong {
            *left.entry(*position).or_default() += 1;
        }
        let mut right = 0;
        for position in lines().filter_map(|line| self.position(line, field)) {
            // Each wrong value counts once.
            if let Some(left) = left.get_mut(&position).filter(|left| **left > 0) {
                *left -= 1;
                right += 1;
            }
        }
        (pointers, right)
    }

    /// Reads line and column of a value from a line of output. sourcemeta names those of the field's name, and none in
    /// files with one record per line. ajv-cli and check-jsonschema name none.
    fn position(&self, line: &str, field: &str) -> Option<Position> {
        let (before_line, before_column) = match self.kind {
            Kind::Ours => ("\"line\":", "\"column\":"),
            Kind::Sourcemeta => ("line ", "column "),
            Kind::Ajv | Kind::CheckJsonschema => return None,
        };
        let number = |before: &str| {
            let (_, after) = line.split_once(before)?;
            let end = after.find(|c: char| !c.is_ascii_digit()).unwrap_or(after.len());
            after.get(..end)?.parse().ok()
        };
        // The name stands in quotes, with a colon after it.
        let name = match self.kind {
            Kind::Sourcemeta => field.len() + 3,
            _ => 0,
        };
        Some((number(before_line)?, number(before_column)? + name))
    }
}
