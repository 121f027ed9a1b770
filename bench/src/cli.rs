//! `cargo xtask bench cli`.
//!
//! Runs whole commands on the same files: this project's, and those that a CI pipeline would use otherwise. Every hundredth
//! record has a number in a text field; the table says how many of them each command names.

use std::{
    fs::{self, File},
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

use backoffice::schema::{Profile, find};

use crate::{
    Error,
    corpora::{bytes, replaced, samples},
    harness::{self, Contestant, Options, PROJECT, Pass, Series, target},
};

/// Name, command for a shell, and the text around a field's name in a violation. All commands read formats, and list all
/// violations.
type Tool = (&'static str, &'static str, [&'static str; 2]);

#[rustfmt::skip]
const TOOLS: [Tool; 4] = [
    ("backoffice validate", r#""$BINARY" validate --format ndjson --schema $SHAPE "$FOLDER""#, ["/", "\",\"code\":"]),
    ("sourcemeta jsonschema", r#""$NODE"/@sourcemeta/jsonschema/build/github-releases/jsonschema-linux-$(uname -m) \
        validate --format-assertion --continue "$SCHEMA" "$FOLDER""#, ["/", "\""]),
    ("ajv-cli", r#""$NODE/.bin/ajv" validate --spec=draft2020 --all-errors --errors=line \
        -c ajv-formats -s "$SCHEMA" -d "$FOLDER/*.json""#, ["/", "\",\"schemaPath\":"]),
    ("check-jsonschema", r#"check-jsonschema --verbose --verbose --schemafile "$SCHEMA" "$FOLDER"/*.json"#, [".", ": "]),
];

/// A description of files. The records of `array` are in one file, the others in one each.
struct Plan {
    name: &'static str,
    shape: &'static str,
    /// The field that has a wrong value in some records.
    field: &'static str,
    records: usize,
}

#[rustfmt::skip]
static PLANS: [Plan; 3] = [
    Plan { name: "start", shape: "Order", field: "number", records: 8 },
    Plan { name: "files", shape: "Order", field: "number", records: 1_000 },
    Plan { name: "array", shape: "Customer", field: "email", records: 100_000 },
];

/// Measures the binary beside the other commands, prints tables and writes the file.
pub(crate) fn run(binary: &Path, options: &Options) -> Result<(), Error> {
    Command::new(format!("{PROJECT}/bench/node/run.sh")).arg(target()).arg("true").status()?;
    let series = PLANS.iter().map(|plan| {
        let series = || {
            let folder = target().join("bench/cli").join(plan.name);
            let (bytes, wrong) = plan.write(&folder, options)?;
            let contestant = |tool| plan.contestant(tool, binary, &folder, wrong);
            let contestants = TOOLS.iter().map(contestant).collect();
            Ok(Series { what: format!("{wrong} wrong values"), bytes, contestants, goals: &[] })
        };
        (plan.name, series)
    });
    harness::run(options, 3, Duration::ZERO, series)
}

impl Plan {
    /// Writes the files and their schema; returns the number of bytes and of wrong values.
    fn write(&self, folder: &Path, options: &Options) -> Result<(usize, usize), Error> {
        let document = find(self.shape)?;
        let count = if options.quick { self.records.min(100) } else { self.records };
        let mut records: Vec<_> = samples(document.shape(), options.seed).take(count).collect();
        let mut wrong = 0;
        for record in records.iter_mut().skip(7).step_by(100) {
            *record = replaced(record, &[self.field], "5").ok_or("a record lacks the field")?;
            wrong += 1;
        }
        let mut schema = document.text(Profile::Contract);
        if self.name == "array" {
            records = vec![format!("[{}]", records.join(",\n"))];
            let id = document.id(Profile::Contract);
            schema = format!(
                r#"{{"$schema":"https://json-schema.org/draft/2020-12/schema","$id":"{id}/array",
                "type":"array","items":{{"$ref":"{id}"}},"$defs":{{"record":{schema}}}}}"#
            );
        }
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
        let files = folder.join("files");
        fs::create_dir_all(&files)?;
        fs::write(folder.join("schema.json"), schema)?;
        for (number, text) in records.iter().enumerate() {
            fs::write(files.join(format!("{number:06}.json")), text)?;
        }
        Ok((bytes(&records), wrong))
    }

    /// Makes a contestant that counts the wrong values that a command names.
    /// GNU time starts the command: a process counts the memory of the one that started it, and this one has much.
    fn contestant(
        &self,
        &(name, shell, around): &Tool,
        binary: &Path,
        folder: &Path,
        wrong: usize,
    ) -> Contestant {
        let [output, memory]: [PathBuf; 2] = ["output", "memory"].map(|name| folder.join(name));
        let violation = around.join(self.field);
        let mut command = Command::new("time");
        command.args(["--quiet", "--format=%M", "--output"]).arg(&memory);
        command.args(["sh", "-c", &format!(r#"PATH="$PATH:$PYTHON"; exec {shell}"#)]);
        command.env("PYTHON", target().join("conformance/python/bin"));
        command.env("NODE", target().join("bench/node/node_modules"));
        command.env("BINARY", binary).env("SHAPE", self.shape);
        command.env("FOLDER", folder.join("files")).env("SCHEMA", folder.join("schema.json"));
        let run = move || {
            let file = File::create(&output)?;
            command.stdout(file.try_clone()?).stderr(file);
            let start = Instant::now();
            // A failed verdict is a result.
            let status = command.status();
            let time = start.elapsed();
            if status.map_or(true, |status| status.code() == Some(127)) {
                return Err("it needs GNU time and tests/conformance/install.sh".into());
            }
            let text = fs::read(&output)?;
            let count = String::from_utf8_lossy(&text).matches(&violation).count();
            let kilobytes: u64 = fs::read_to_string(&memory)?.trim().parse()?;
            Ok(Pass { count, time, memory: Some(kilobytes * 1024) })
        };
        Contestant { name, expected: 1..=wrong, run: Box::new(run) }
    }
}
