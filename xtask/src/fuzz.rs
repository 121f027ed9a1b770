//! `cargo xtask fuzz`: builds the targets of `fuzz/` as `cargo fuzz` does, runs each on its kept corpus, and counts
//! the executions. Needs stable Rust and a C++ compiler for libFuzzer.

use std::{
    collections::HashSet,
    env,
    error::Error,
    fs,
    hash::Hash,
    path::{Path, PathBuf},
    process::{Child, Command, ExitCode, Stdio},
    thread,
};

use clap::Args;

use crate::{cargo, codegen::project_root};

/// The targets.
const TARGETS: [&str; 7] =
    ["models", "passes", "formats", "syntax", "records", "verdict", "structured"];

/// The compiler flags of `cargo fuzz`. They make the program count for libFuzzer which code it reaches.
const COVERAGE: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares --cfg fuzzing -Cdebug-assertions";

/// The longest input of the first process, and of the other processes: short inputs are faster to try.
const LONGEST: [usize; 2] = [1 << 16, 1 << 12];

/// The longest input that is kept.
const LONGEST_KEPT: usize = 2048;

/// Maximum number of kept inputs for each target, on average. Together they have less than a megabyte.
const MOST_KEPT: usize = 40;

/// The options of the command.
#[derive(Args)]
pub(crate) struct Options {
    /// Seconds for all targets together
    #[arg(long, value_name = "SECONDS", default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..))]
    time: u64,
    /// Run only this target
    #[arg(long, value_name = "NAME", value_parser = TARGETS)]
    target: Option<String>,
    /// Processes for each target [default: one for each processor]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    jobs: Option<u16>,
    /// Only build the targets
    #[arg(long)]
    no_run: bool,
    /// After the run, rewrite fuzz/corpus: keep only inputs that reach code which no other kept input reaches
    #[arg(long)]
    keep: bool,
}

/// Runs targets; fails if one finds a difference.
pub(crate) fn run(options: &Options) -> Result<ExitCode, Box<dyn Error>> {
    let targets = options.target.as_deref().map_or(TARGETS.to_vec(), |target| vec![target]);
    let processors = || thread::available_parallelism().map_or(1, usize::from);
    let jobs = options.jobs.map_or_else(processors, usize::from);
    let seconds = (options.time / targets.len() as u64).max(1);
    let project = Project::build()?;
    if options.no_run {
        return Ok(ExitCode::SUCCESS);
    }
    let (mut total, mut differs) = (0, false);
    for target in &targets {
        let mut sum = 0;
        for (job, executions) in project.fuzz(target, seconds, jobs)?.into_iter().enumerate() {
            sum += executions.unwrap_or_else(|log| {
                differs = true;
                eprintln!("\nerror: {target} found a difference\n\n{}", shown(&log));
                let (program, folder) = (project.program(target), project.artifacts(target, job));
                eprintln!("again: {} {}/[the input]", program.display(), folder.display());
                executions_in(&log)
            });
        }
        println!("{target:<12}{sum:>12} executions{:>9} a second", sum / seconds);
        total += sum;
    }
    println!("{:<12}{total:>12} executions", "total");
    if differs {
        return Ok(ExitCode::FAILURE);
    }
    if options.keep {
        println!("{}", project.keep(&targets)?);
    }
    Ok(ExitCode::SUCCESS)
}

/// The built targets.
struct Project {
    root: PathBuf,
    /// The folder for the built programs and the inputs that they find.
    folder: PathBuf,
    /// The folder of the programs.
    programs: PathBuf,
}

impl Project {
    fn build() -> Result<Self, Box<dyn Error>> {
        let root = project_root();
        let target = env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into());
        let folder = root.join(target).join("fuzz");
        let build = folder.join("build");
        let rustc = Command::new("rustc").arg("-vV").output()?;
        let version = String::from_utf8(rustc.stdout)?;
        let host = version.lines().find_map(|line| line.strip_prefix("host: "));
        let host = host.ok_or("rustc -vV names no host")?;
        let flags = env::var("RUSTFLAGS").unwrap_or_default();
        let status = cargo()
            .args(["build", "--release", "--quiet", "--manifest-path"])
            .arg(root.join("fuzz/Cargo.toml"))
            // With `--target`, the flags do not apply to build scripts and macros.
            .args(["--target", host, "--target-dir"])
            .arg(&build)
            .env("RUSTFLAGS", format!("{COVERAGE} {flags}"))
            .status()
            .map_err(|error| format!("could not run cargo: {error}"))?;
        if !status.success() {
            return Err("could not build fuzz/: it needs a C++ compiler".into());
        }
        let programs = build.join(host).join("release");
        Ok(Self { root, folder, programs })
    }

    fn program(&self, target: &str) -> PathBuf {
        self.programs.join(format!("{target}{}", env::consts::EXE_SUFFIX))
    }

    fn artifacts(&self, target: &str, job: usize) -> PathBuf {
        self.folder.join("artifacts").join(target).join(job.to_string())
    }

    /// The inputs of a target: those in the repository and those that fuzzing found.
    fn corpora(&self, target: &str) -> Result<[PathBuf; 2], Box<dyn Error>> {
        let corpora =
            [self.root.join("fuzz/corpus").join(target), self.folder.join("corpus").join(target)];
        corpora.iter().try_for_each(fs::create_dir_all)?;
        Ok(corpora)
    }

    /// Runs one target in several processes that share a corpus. Returns the executions of each, or the log of
    /// a failed one.
    fn fuzz(
        &self,
        target: &str,
        seconds: u64,
        jobs: usize,
    ) -> Result<Vec<Result<u64, String>>, Box<dyn Error>> {
        let [kept, corpus] = self.corpora(target)?;
        let start = |job: usize| {
            let artifacts = self.artifacts(target, job);
            empty(&artifacts)?;
            let log = artifacts.join("log");
            let child = Command::new(self.program(target))
                .args([&corpus, &kept])
                .arg(format!("-artifact_prefix={}/", artifacts.display()))
                .arg(format!("-max_total_time={seconds}"))
                .arg(format!("-max_len={}", LONGEST[job.min(1)]))
                .args(["-print_final_stats=1", "-timeout=20", "-rss_limit_mb=4096"])
                .stdin(Stdio::null())
                .stdout(Stdio::null())
                .stderr(fs::File::create(&log)?)
                .spawn()?;
            Ok((child, log))
        };
        let started = (0..jobs).map(start).collect::<Result<Vec<_>, Box<dyn Error>>>()?;
        let finish = |(mut child, log): (Child, PathBuf)| {
            let succeeded = child.wait()?.success();
            let log = String::from_utf8_lossy(&fs::read(log)?).into_owned();
            Ok(if succeeded { Ok(executions_in(&log)) } else { Err(log) })
        };
        started.into_iter().map(finish).collect()
    }

    /// Writes the kept corpora of targets anew, from the kept inputs and those that fuzzing found.
    fn keep(&self, targets: &[&str]) -> Result<String, Box<dyn Error>> {
        let mut inputs = Vec::new();
        for target in targets {
            let corpora = self.corpora(target)?;
            let merged = self.folder.join("merged").join(target);
            empty(&merged)?;
            let control = merged.with_extension("control");
            fs::write(&control, "")?;
            let status = Command::new(self.program(target))
                .args(["-set_cover_merge=1", "-use_counters=0", "-use_cmp=0"])
                .arg(format!("-max_len={LONGEST_KEPT}"))
                .arg(format!("-merge_control_file={}", control.display()))
                .arg(&merged)
                .args(&corpora)
                .stdout(Stdio::null())
                .stderr(Stdio::null())
                .status()?;
            if !status.success() {
                return Err(format!("could not compare the inputs of {target}").into());
            }
            let [kept, _] = corpora;
            for (path, places) in reached(&fs::read_to_string(&control)?) {
                let input = fs::read(&path)?;
                // libFuzzer cuts longer inputs before it runs them.
                if input.len() <= LONGEST_KEPT {
                    let name = path.file_name().unwrap_or_default();
                    // Each program numbers its places itself.
                    let places = places.into_iter().map(|place| (*target, place)).collect();
                    inputs.push(((kept.join(name), input), places));
                }
            }
            empty(&kept)?;
        }
        let places: HashSet<_> = inputs.iter().flat_map(|(_, places)| places).collect();
        let all = places.len();
        let (chosen, reached) = choose(inputs, MOST_KEPT * targets.len());
        for (path, input) in &chosen {
            fs::write(path, input)?;
        }
        let (files, bytes) =
            (chosen.len(), chosen.iter().map(|(_, input)| input.len()).sum::<usize>());
        Ok(format!("kept {files} inputs, {bytes} bytes, which reach {reached} of {all} places"))
    }
}

/// Reads the control file of a merge: the number of inputs, a second number, the paths of the inputs, then
/// for each a line `FT number place place ...` with the places in the code that it reaches.
fn reached(control: &str) -> Vec<(PathBuf, Vec<u32>)> {
    let mut lines = control.lines();
    let count = lines.next().and_then(|line| line.parse().ok()).unwrap_or(0);
    let paths: Vec<&str> = lines.by_ref().skip(1).take(count).collect();
    let input = |line: &str| {
        let mut numbers =
            line.strip_prefix("FT ")?.split(' ').map_while(|number| number.parse().ok());
        let path = paths.get(usize::try_from(numbers.next()?).ok()?)?;
        Some((path.into(), numbers.collect()))
    };
    lines.filter_map(input).collect()
}

/// Chooses the input that reaches the most places, then the input that adds the most places, until no input adds any.
/// Returns the chosen inputs and the number of places that they reach.
fn choose<I, P: Copy + Eq + Hash>(
    mut inputs: Vec<(I, HashSet<P>)>,
    most: usize,
) -> (Vec<I>, usize) {
    let (mut chosen, mut reached) = (Vec::new(), 0);
    while chosen.len() < most {
        // Each set holds only the places that its input would add.
        inputs.retain(|(_, places)| !places.is_empty());
        let adds_most = inputs.iter().enumerate().max_by_key(|(_, (_, places))| places.len());
        let Some((position, _)) = adds_most else {
            break;
        };
        let (input, added) = inputs.swap_remove(position);
        for (_, places) in &mut inputs {
            places.retain(|place| !added.contains(place));
        }
        reached += added.len();
        chosen.push(input);
    }
    (chosen, reached)
}

/// Creates an empty folder, or empties an existing one.
fn empty(folder: &Path) -> std::io::Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    fs::create_dir_all(folder)
}

/// Returns the message of the panic or of libFuzzer, without libFuzzer's statistics.
fn shown(log: &str) -> String {
    let starts = |line: &&str| line.contains("panicked at") || line.contains("ERROR: ");
    let lines: Vec<&str> = log.lines().skip_while(|line| !starts(line)).take(40).collect();
    if lines.is_empty() { log.to_owned() } else { lines.join("\n") }
}

/// Returns libFuzzer's count of executions.
fn executions_in(log: &str) -> u64 {
    let mut counts =
        log.lines().filter_map(|line| line.strip_prefix("stat::number_of_executed_units:"));
    counts.next_back().and_then(|count| count.trim().parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inputs_without_new_coverage_are_dropped() {
        let control =
            "4\n0\na\nb\nc\nd\nSTARTED 0 5\nFT 0 1 2\nCOV 0 7\nFT 1 2 3 4\nFT 2 3\nFT 3 1\n";
        let inputs = reached(control).into_iter();
        let inputs: Vec<_> =
            inputs.map(|(path, places)| (path, HashSet::from_iter(places))).collect();
        assert_eq!(inputs.len(), 4);
        let (chosen, places) = choose(inputs.clone(), 9);
        assert_eq!((chosen.len(), chosen[0].as_path(), places), (2, Path::new("b"), 4));
        assert_eq!(choose(inputs, 1).1, 3);
    }
}
