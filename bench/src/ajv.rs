//! ajv, in a Node process that runs as long as its corpus is measured.
//!
//! The process reads the corpus and compiles the schemas once. For each number that it receives, it makes that many
//! passes over the payloads and answers with the time that it measured. So the times include neither start nor pipe.

use std::{
    env, fs,
    io::{BufRead, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    time::Duration,
};

use backoffice::schema::Profile;
use serde::{Deserialize, de::DeserializeOwned};

use crate::{
    Error,
    corpora::{Corpus, Task},
    machine::{project, target},
    rounds::Contestant,
};

#[derive(Deserialize)]
struct Versions {
    ajv: String,
    formats: String,
    node: String,
}

#[derive(Deserialize)]
struct Answer {
    nanoseconds: u64,
    accepted: usize,
}

/// Ends the process with its contestant.
struct Process(Child);

impl Drop for Process {
    fn drop(&mut self) {
        // An error means that the process has already ended.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Installs ajv below the target folder if it is missing, and starts it on a corpus.
pub(crate) fn start(corpus: &Corpus) -> Result<Contestant<'static>, Error> {
    let packages = install("ajv")?;
    let folder = target().join("bench/corpora").join(corpus.plan.id());
    let mut payloads = Vec::new();
    let mut schemas = Vec::new();
    for (number, part) in corpus.parts.iter().enumerate() {
        for record in part.records() {
            payloads.extend(u32::try_from(number)?.to_le_bytes());
            payloads.extend(u32::try_from(record.len())?.to_le_bytes());
            payloads.extend_from_slice(record);
        }
        let schema = folder.join(format!("{number}.schema.json"));
        write(&schema, part.document.text(Profile::Contract).as_bytes())?;
        schemas.push(schema);
    }
    let records = folder.join("payloads");
    write(&records, &payloads)?;
    let errors = match corpus.plan.task {
        Task::IsValid => "first",
        Task::Check => "all",
    };
    let mut node = tool("node")
        .arg(project().join("bench/ajv/check.mjs"))
        .args([&records, &packages])
        .arg(errors)
        .args(schemas)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("could not start node: {error}"))?;
    let (Some(mut requests), Some(answers)) = (node.stdin.take(), node.stdout.take()) else {
        return Err("could not talk to node".into());
    };
    let process = Process(node);
    let mut answers = BufReader::new(answers);
    let Versions { ajv, formats, node } = answer(&mut answers)?;
    let run = move |passes| {
        let _lives_as_long_as_this = &process;
        writeln!(requests, "{passes}").map_err(|error| format!("could not ask ajv: {error}"))?;
        let Answer { nanoseconds, accepted } = answer(&mut answers)?;
        Ok((accepted, Duration::from_nanos(nanoseconds)))
    };
    Ok(Contestant {
        name: "ajv",
        version: format!("{ajv}, ajv-formats {formats}, node {node}"),
        task: corpus.plan.task.name(),
        expected: corpus.valid..=corpus.valid,
        bytes: Some(corpus.bytes()),
        run: Box::new(run),
    })
}

fn answer<T: DeserializeOwned>(answers: &mut impl BufRead) -> Result<T, Error> {
    let mut line = String::new();
    answers.read_line(&mut line)?;
    serde_json::from_str(&line)
        .map_err(|error| format!("ajv stopped, or answered `{}`: {error}", line.trim()).into())
}

/// Returns the folder with the Node packages that `package-lock.json` in a folder of bench/ names.
pub(crate) fn install(name: &str) -> Result<PathBuf, Error> {
    tool("node").arg("--version").stdout(Stdio::null()).status().map_err(|error| {
        format!("could not start node ({error}): install Node 20 or later, or run tests/conformance/install.sh, which brings one")
    })?;
    let here = project().join("bench").join(name);
    let packages = target().join("bench/node").join(name);
    let lock = fs::read(here.join("package-lock.json"))?;
    let installed = packages.join("installed");
    if fs::read(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(packages);
    }
    for name in ["package-lock.json", "package.json"] {
        write(&packages.join(name), &fs::read(here.join(name))?)?;
    }
    eprintln!("installing Node packages into {}", packages.display());
    let status = tool("npm")
        .args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&packages)
        .stdout(Stdio::null())
        .status()
        .map_err(|error| format!("could not start npm: {error}"))?;
    if !status.success() {
        return Err(format!("npm could not install {name} into {}", packages.display()).into());
    }
    write(&installed, &lock)?;
    Ok(packages)
}

/// Returns a tool of Node: the machine's, or that of tests/conformance/install.sh.
pub(crate) fn tool(name: &str) -> Command {
    let mut folders: Vec<PathBuf> =
        env::split_paths(&env::var_os("PATH").unwrap_or_default()).collect();
    folders.push(target().join("conformance/python/bin"));
    let mut command = Command::new(name);
    if let Ok(path) = env::join_paths(folders) {
        command.env("PATH", path);
    }
    command
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("could not write {}: {error}", path.display()))
}
