//! `cargo xtask fuzz`: builds the targets of `fuzz/` as `cargo fuzz` does, runs each on its kept corpus, and
//! adds up what they did. Needs a C++ compiler for libFuzzer, and nothing else beyond stable Rust.

use std::{
    env,
    error::Error,
    fs,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
    thread,
};

use crate::codegen::project_root;

const HELP: &str = "\
Fuzz the validator: one verdict with the jsonschema crate, serde_json and itself.

Usage: cargo xtask fuzz [OPTIONS]

Options:
  --time SECONDS       For all targets together [default: 60]
  --target NAME        One target instead of all; see fuzz/README.md
  --jobs N             Processes for each target [default: one for each processor]
  --sanitizer NAME     none, or address, which takes a nightly toolchain [default: none]
  --keep               Afterwards write fuzz/corpus anew: of all inputs as few as reach the same places,
                       and at most 400 of these for each target
";

/// The targets, those that cost least first.
const TARGETS: &[&str] = &[
    "passes",
    "formats",
    "syntax",
    "records",
    "verdict",
    "structured",
];

/// What `cargo fuzz` passes to the compiler; libFuzzer counts by it.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Cdebug-assertions -Ccodegen-units=1";

/// How long inputs get, in the first process and in the others: short ones are tried more often.
const LONGEST: [usize; 2] = [1 << 16, 1 << 12];

/// How many inputs of a target are kept.
const MOST_KEPT: usize = 400;

/// What is asked for.
struct Options<'a> {
    seconds: u64,
    targets: Vec<&'a str>,
    jobs: usize,
    address: bool,
    keep: bool,
}

impl<'a> Options<'a> {
    fn new(arguments: &[&'a str]) -> Result<Self, String> {
        let mut options = Self {
            seconds: 60,
            targets: TARGETS.to_vec(),
            jobs: thread::available_parallelism().map_or(1, usize::from),
            address: false,
            keep: false,
        };
        let number = |name: &str, value: &str| {
            let number = value.parse::<u64>().ok().filter(|number| *number > 0);
            number.ok_or_else(|| format!("{name} takes a number above 0, not `{value}`"))
        };
        let mut rest = arguments;
        loop {
            rest = match rest {
                [] => return Ok(options),
                ["--keep", rest @ ..] => {
                    options.keep = true;
                    rest
                }
                ["--time", value, rest @ ..] => {
                    options.seconds = number("--time", value)?;
                    rest
                }
                ["--jobs", value, rest @ ..] => {
                    options.jobs = usize::try_from(number("--jobs", value)?).unwrap_or(1);
                    rest
                }
                ["--target", value, rest @ ..] if TARGETS.contains(value) => {
                    options.targets = vec![value];
                    rest
                }
                ["--target", value, ..] => {
                    let targets = TARGETS.join(", ");
                    return Err(format!("there is no target `{value}`; there are {targets}"));
                }
                ["--sanitizer", value @ ("none" | "address"), rest @ ..] => {
                    options.address = *value == "address";
                    rest
                }
                [other, ..] => return Err(format!("what is `{other}`?\n\n{HELP}")),
            };
        }
    }
}

/// Runs targets; fails if one finds a difference.
pub(crate) fn run(arguments: &[&str]) -> Result<ExitCode, Box<dyn Error>> {
    if let ["--help" | "-h"] = arguments {
        print!("{HELP}");
        return Ok(ExitCode::SUCCESS);
    }
    let options = Options::new(arguments)?;
    let project = Project::new(options.address)?;
    project.build()?;
    let seconds = (options.seconds / options.targets.len() as u64).max(1);
    let (mut total, mut found) = (0, Vec::new());
    for target in &options.targets {
        let outcomes = project.fuzz(target, seconds, options.jobs)?;
        let executions: u64 = outcomes.iter().map(|outcome| outcome.executions).sum();
        let rate = executions / seconds;
        println!("{target:<12}{executions:>12} executions{rate:>9} a second");
        total += executions;
        found.extend(
            outcomes
                .into_iter()
                .filter(|outcome| outcome.failed)
                .map(|o| (*target, o)),
        );
    }
    println!("{:<12}{total:>12} executions", "total");
    if options.keep && found.is_empty() {
        for target in &options.targets {
            project.keep(target)?;
        }
    }
    for (target, outcome) in &found {
        eprintln!(
            "\nerror: {target} found a difference\n\n{}",
            outcome.shown()
        );
        match &outcome.artifact {
            Some(path) => eprintln!("again: {}", project.command_again(target, path)),
            None => eprintln!("it left no input behind: it did not start, or was killed"),
        }
    }
    Ok(if found.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

/// Where things are, and how they are built.
struct Project {
    root: PathBuf,
    /// What is built and found goes below here.
    folder: PathBuf,
    host: String,
    address: bool,
}

/// What became of one process.
struct Outcome {
    executions: u64,
    failed: bool,
    artifact: Option<PathBuf>,
    log: String,
}

impl Outcome {
    /// From the message of the panic or sanitizer on, without what libFuzzer says of itself.
    fn shown(&self) -> String {
        let lines = self.log.lines();
        let mut lines: Vec<&str> = lines
            .skip_while(|line| !(line.contains("panicked at") || line.contains("ERROR: ")))
            .take_while(|line| !line.starts_with("stat::"))
            .collect();
        if lines.is_empty() {
            lines = self.log.lines().rev().take(10).collect();
            lines.reverse();
        }
        lines.truncate(40);
        lines.join("\n")
    }
}

impl Project {
    fn new(address: bool) -> Result<Self, Box<dyn Error>> {
        let root = project_root();
        let target = env::var_os("CARGO_TARGET_DIR");
        let target = target.map_or_else(|| root.join("target"), |target| root.join(target));
        let rustc = Command::new("rustc").arg("-vV").output()?;
        let version = String::from_utf8(rustc.stdout)?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        Ok(Self {
            folder: target.join("fuzz"),
            host: host.ok_or("rustc -vV names no host")?.to_owned(),
            root,
            address,
        })
    }

    /// One folder for each kind of build, so that neither undoes the other.
    fn build_folder(&self) -> PathBuf {
        self.folder.join(if self.address {
            "build-address"
        } else {
            "build"
        })
    }

    fn build(&self) -> Result<(), Box<dyn Error>> {
        let mut cargo = if self.address {
            // The proxy of rustup, not the cargo that runs this: it is to choose another toolchain.
            let mut cargo = Command::new("cargo");
            cargo.arg("+nightly").env_remove("RUSTUP_TOOLCHAIN");
            cargo
        } else {
            Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        };
        let sanitizer = if self.address {
            " -Zsanitizer=address"
        } else {
            ""
        };
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        let status = cargo
            .args(["build", "--release", "--quiet", "--manifest-path"])
            .arg(self.root.join("fuzz/Cargo.toml"))
            // With a target named, build scripts and macros are built without the flags.
            .args(["--target", &self.host, "--target-dir"])
            .arg(self.build_folder())
            .env("RUSTFLAGS", format!("{COVERAGE}{sanitizer} {flags}"))
            .status()
            .map_err(|error| format!("could not run cargo: {error}"))?;
        if status.success() {
            return Ok(());
        }
        let needed = if self.address {
            "a nightly toolchain (rustup toolchain install nightly) and a C++ compiler"
        } else {
            "a C++ compiler, such as g++ or clang++"
        };
        Err(format!("could not build fuzz/, which needs {needed}").into())
    }

    fn program(&self, target: &str) -> PathBuf {
        let name = format!("{target}{}", env::consts::EXE_SUFFIX);
        self.build_folder()
            .join(&self.host)
            .join("release")
            .join(name)
    }

    fn kept(&self, target: &str) -> PathBuf {
        self.root.join("fuzz/corpus").join(target)
    }

    fn corpus(&self, target: &str) -> Result<PathBuf, Box<dyn Error>> {
        let corpus = self.folder.join("corpus").join(target);
        fs::create_dir_all(&corpus)?;
        Ok(corpus)
    }

    /// Runs one target in some processes, which learn from one another.
    fn fuzz(
        &self,
        target: &str,
        seconds: u64,
        jobs: usize,
    ) -> Result<Vec<Outcome>, Box<dyn Error>> {
        let corpus = self.corpus(target)?;
        let kept = self.kept(target);
        fs::create_dir_all(&kept)?;
        let started: Vec<(Child, PathBuf)> = (0..jobs)
            .map(|job| {
                let artifacts = self
                    .folder
                    .join("artifacts")
                    .join(target)
                    .join(job.to_string());
                // Those of an earlier run do not count for this one.
                if artifacts.exists() {
                    fs::remove_dir_all(&artifacts)?;
                }
                fs::create_dir_all(&artifacts)?;
                let log = artifacts.join("log");
                let child = Command::new(self.program(target))
                    .args([&corpus, &kept])
                    .arg(format!("-artifact_prefix={}/", artifacts.display()))
                    .arg(format!("-max_total_time={seconds}"))
                    .arg(format!("-max_len={}", LONGEST[job.min(1)]))
                    .args(["-print_final_stats=1", "-timeout=20", "-rss_limit_mb=4096"])
                    .env("ASAN_OPTIONS", "detect_odr_violation=0")
                    .stdin(Stdio::null())
                    .stdout(Stdio::null())
                    .stderr(fs::File::create(&log)?)
                    .spawn()?;
                Ok((child, artifacts))
            })
            .collect::<Result<_, Box<dyn Error>>>()?;
        started
            .into_iter()
            .map(|(mut child, artifacts)| {
                let failed = !child.wait()?.success();
                let log = String::from_utf8_lossy(&fs::read(artifacts.join("log"))?).into_owned();
                Ok(Outcome {
                    executions: executions(&log),
                    failed,
                    artifact: artifact(&artifacts)?,
                    log,
                })
            })
            .collect()
    }

    /// The command that runs a target on one input.
    fn command_again(&self, target: &str, input: &Path) -> String {
        format!("{} {}", self.program(target).display(), input.display())
    }

    /// Writes the kept corpus of a target anew from it and from what was found.
    fn keep(&self, target: &str) -> Result<(), Box<dyn Error>> {
        let kept = self.kept(target);
        let fresh = self.folder.join("kept").join(target);
        if fresh.exists() {
            fs::remove_dir_all(&fresh)?;
        }
        fs::create_dir_all(&fresh)?;
        let status = Command::new(self.program(target))
            .args(["-set_cover_merge=1", "-use_counters=0", "-use_cmp=0"])
            .arg("-max_len=2048")
            .args([&fresh, &kept, &self.corpus(target)?])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()?;
        if !status.success() {
            return Err(format!("could not choose among the inputs of {target}").into());
        }
        fs::remove_dir_all(&kept)?;
        fs::create_dir_all(&kept)?;
        let (mut files, mut bytes) = (0, 0);
        let mut chosen = fs::read_dir(&fresh)?
            .map(|entry| entry.map(|entry| entry.file_name()))
            .collect::<Result<Vec<_>, _>>()?;
        // Their names are hashes of what is in them, so the first ones are any.
        chosen.sort();
        for name in chosen.into_iter().take(MOST_KEPT) {
            bytes += fs::copy(fresh.join(&name), kept.join(&name))?;
            files += 1;
        }
        println!("kept {files} inputs of {target}, {bytes} bytes");
        Ok(())
    }
}

/// How often libFuzzer says that it ran the target.
fn executions(log: &str) -> u64 {
    let mut lines = log.lines().rev();
    let counted = lines.find_map(|line| {
        let (_, count) = line.split_once("stat::number_of_executed_units:")?;
        count.trim().parse().ok()
    });
    counted.unwrap_or_default()
}

/// The input that a process left behind.
fn artifact(folder: &Path) -> Result<Option<PathBuf>, Box<dyn Error>> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.file_name().is_some_and(|name| name != "log") {
            return Ok(Some(path));
        }
    }
    Ok(None)
}
