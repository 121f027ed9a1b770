//! ajv, in a Node process that ends with its contestant.
//!
//! The process reads the corpus and compiles the schemas once. For each line that it receives, it makes a pass over the
//! payloads and answers with the time that it measured. So the times include neither start nor pipe.

use std::{
    fs,
    io::{BufRead as _, BufReader, Write as _},
    process::{Command, Stdio},
    time::Duration,
};

use backoffice::schema::Profile;
use serde_json::json;

use crate::{
    Error,
    corpora::Corpus,
    harness::{Contestant, PROJECT, Pass, target},
    plan::Task,
};

/// Installs ajv below the target folder if it is missing, and starts it on a corpus.
pub(super) fn start(corpus: &Corpus, task: Task) -> Result<Contestant, Error> {
    let schema = corpus.document.text(Profile::Contract);
    let file = target().join("ajv-corpus.json");
    fs::write(&file, json!({ "schema": schema, "payloads": *corpus.payloads }).to_string())?;
    let mut node = Command::new(format!("{PROJECT}/bench/node/run.sh"))
        .arg(target())
        .arg("node")
        .arg(target().join("bench/node/check.mjs"))
        .arg(if task == Task::Check { "all" } else { "first" })
        .arg(file)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()?;
    let (Some(mut requests), Some(answers)) = (node.stdin.take(), node.stdout.take()) else {
        return Err("could not talk to node".into());
    };
    let mut answers = BufReader::new(answers);
    let mut run = move || {
        writeln!(requests)?;
        let mut line = String::new();
        answers.read_line(&mut line)?;
        let (nanoseconds, count) = serde_json::from_str(&line).map_err(
            |_| "it stopped; it needs Node 20, which tests/conformance/install.sh brings",
        )?;
        Ok(Pass { count, time: Duration::from_nanos(nanoseconds), memory: None })
    };
    // The first answer comes after the corpus was read, so the next corpus can have the same file.
    run()?;
    let expected = corpus.valid..=corpus.valid;
    Ok(Contestant { name: "ajv", expected, run: Box::new(run) })
}
