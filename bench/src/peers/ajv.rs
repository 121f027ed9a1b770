//! ajv, through a Node process of its own that lives as long as its corpus is measured.
//!
//! The process reads the corpus once and compiles the schema once. Told how often, it goes over the
//! payloads and answers with its own time, so that neither start nor pipe count.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Write as _},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
    time::Duration,
};

use backoffice_schema::Profile;
use serde::{Deserialize, de::DeserializeOwned};

use super::{Peer, Run, Task};
use crate::{Error, corpora::Corpus, folders};

/// Its name in reports.
pub const NAME: &str = "ajv";

/// A running Node process.
pub struct Ajv {
    version: String,
    node: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
}

/// The first line of the process.
#[derive(Deserialize)]
struct Versions {
    ajv: String,
    formats: String,
    node: String,
}

/// The answer to an order.
#[derive(Deserialize)]
struct Answer {
    nanoseconds: u64,
    accepted: usize,
}

impl Ajv {
    /// Installs ajv below the target folder where it is not, and starts it on a corpus.
    ///
    /// # Errors
    ///
    /// If Node or ajv is not to be had, or ajv does not take the schema.
    pub fn start(corpus: &Corpus) -> Result<Self, Error> {
        let packages = install()?;
        let folder = folders::scratch().join("corpora");
        let records = folder.join(format!("{}.bin", corpus.plan.name));
        let schema = folder.join(format!("{}.schema.json", corpus.plan.name));
        write(&records, &framed(&corpus.records())?)?;
        write(
            &schema,
            corpus
                .plan
                .shape
                .document()?
                .text(Profile::Contract)
                .as_bytes(),
        )?;
        let mut node = tool("node")
            .arg(folders::project().join("bench/ajv/check.mjs"))
            .args([&records, &schema, &packages])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("could not start node: {error}"))?;
        let (Some(orders), Some(answers)) = (node.stdin.take(), node.stdout.take()) else {
            return Err("could not talk to node".into());
        };
        let mut ajv = Self {
            version: String::new(),
            node,
            orders,
            answers: BufReader::new(answers),
        };
        let Versions {
            ajv: version,
            formats,
            node,
        } = ajv.answer()?;
        ajv.version = format!("{version}, ajv-formats {formats}, node {node}");
        Ok(ajv)
    }

    fn answer<T: DeserializeOwned>(&mut self) -> Result<T, Error> {
        let mut line = String::new();
        self.answers
            .read_line(&mut line)
            .map_err(|error| format!("could not read what ajv answered: {error}"))?;
        serde_json::from_str(&line)
            .map_err(|error| format!("ajv stopped, or answered `{}`: {error}", line.trim()).into())
    }
}

impl Peer for Ajv {
    fn name(&self) -> &'static str {
        NAME
    }

    fn version(&self) -> String {
        self.version.clone()
    }

    fn task(&self) -> Task {
        Task::Validates
    }

    fn check(&mut self, records: &[&[u8]]) -> Result<usize, Error> {
        Ok(self.run(records, 1)?.accepted)
    }

    /// Goes over the payloads of its corpus, which are those of `records`.
    fn run(&mut self, _records: &[&[u8]], passes: usize) -> Result<Run, Error> {
        writeln!(self.orders, "{passes}")
            .map_err(|error| format!("could not give ajv an order: {error}"))?;
        let Answer {
            nanoseconds,
            accepted,
        } = self.answer()?;
        Ok(Run {
            accepted,
            time: Duration::from_nanos(nanoseconds),
        })
    }
}

impl Drop for Ajv {
    fn drop(&mut self) {
        // It may have ended by itself, and there is nobody left to tell.
        let _ = self.node.kill();
        let _ = self.node.wait();
    }
}

/// The folder with the Node packages, as package-lock.json has them.
fn install() -> Result<PathBuf, Error> {
    tool("node")
        .arg("--version")
        .stdout(Stdio::null())
        .status()
        .map_err(|error| format!("could not start node ({error}): install Node 20 or later, or run tests/conformance/install.sh, which brings one"))?;
    let here = folders::project().join("bench/ajv");
    let packages = folders::scratch().join("node");
    let (wanted, installed) = (here.join("package-lock.json"), packages.join("installed"));
    let lock = read(&wanted)?;
    if fs::read(&installed).is_ok_and(|installed| installed == lock) {
        return Ok(packages);
    }
    write(&packages.join("package-lock.json"), &lock)?;
    write(
        &packages.join("package.json"),
        &read(&here.join("package.json"))?,
    )?;
    eprintln!("installing Node packages into {}", packages.display());
    let status = tool("npm")
        .args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
        .current_dir(&packages)
        .stdout(Stdio::null())
        .status()
        .map_err(|error| format!("could not start npm: {error}"))?;
    if !status.success() {
        return Err(format!("npm could not install ajv into {}", packages.display()).into());
    }
    write(&installed, &lock)?;
    Ok(packages)
}

/// A tool of Node: that of the machine, or the one that tests/conformance/install.sh brought.
fn tool(name: &str) -> Command {
    let brought = folders::target().join("conformance/python/bin");
    let path = env::var_os("PATH").unwrap_or_default();
    let folders = env::split_paths(&path).chain([brought]);
    let path = env::join_paths(folders).unwrap_or_else(|_| path.clone());
    let mut command = Command::new(name);
    command.env("PATH", path);
    command
}

/// Payloads with the length of each before it: four bytes, the lowest first.
fn framed(records: &[&[u8]]) -> Result<Vec<u8>, Error> {
    let mut bytes = Vec::new();
    for record in records {
        bytes.extend(u32::try_from(record.len())?.to_le_bytes());
        bytes.extend_from_slice(record);
    }
    Ok(bytes)
}

fn read(path: &Path) -> Result<Vec<u8>, String> {
    fs::read(path).map_err(|error| format!("could not read {}: {error}", path.display()))
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), String> {
    let parent = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(parent)
        .and_then(|()| fs::write(path, bytes))
        .map_err(|error| format!("could not write {}: {error}", path.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn payloads_are_framed_by_their_lengths() {
        assert_eq!(
            framed(&[b"{}", b"", b"[1]"]).unwrap(),
            b"\x02\0\0\0{}\0\0\0\0\x03\0\0\0[1]"
        );
    }
}
