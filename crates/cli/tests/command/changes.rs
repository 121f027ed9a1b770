//! `--changed` and `--watch`.

use std::{
    fs,
    io::{BufRead as _, BufReader},
    path::Path,
    process::{ChildStderr, Command, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::Duration,
};

use crate::support::{INVALID, UNCHECKED, USAGE, VALID, backoffice, folder, run, stderr, stdout};

const INVALID_REFUND: &[u8] = b"{\"amount\":10.0}";
const VALID_REFUND: &[u8] = b"{\"amount\":\"10.0\"}";

fn git(folder: &Path, arguments: &[&str]) {
    let mut command = Command::new("git");
    command.current_dir(folder).args(["-c", "user.name=a", "-c", "user.email=a@example.com"]);
    // The tests themselves may run in a hook of git.
    for name in ["GIT_DIR", "GIT_INDEX_FILE", "GIT_WORK_TREE"] {
        command.env_remove(name);
    }
    let output = command.args(arguments).output().unwrap();
    assert!(output.status.success(), "{}", stderr(&output));
}

#[test]
fn only_files_that_differ_from_the_base_are_checked() {
    let repository = folder(&[
        ("old/refund-order.json", INVALID_REFUND),
        ("committed/refund-order.json", VALID_REFUND),
        ("edited/refund-order.json", VALID_REFUND),
        ("deleted/refund-order.json", INVALID_REFUND),
        (".gitignore", b"ignored\n"),
    ]);
    let path = repository.path();
    git(path, &["init", "-q", "-b", "main"]);
    git(path, &["add", "."]);
    git(path, &["commit", "-qm", "first"]);
    git(path, &["switch", "-qc", "work"]);
    fs::write(path.join("committed/refund-order.json"), INVALID_REFUND).unwrap();
    git(path, &["commit", "-qam", "second"]);
    // What main does meanwhile is no change of this branch.
    git(path, &["switch", "-q", "main"]);
    fs::write(path.join("old/refund-order.json"), VALID_REFUND).unwrap();
    git(path, &["commit", "-qam", "third"]);
    git(path, &["switch", "-q", "work"]);
    fs::write(path.join("edited/refund-order.json"), INVALID_REFUND).unwrap();
    fs::remove_file(path.join("deleted/refund-order.json")).unwrap();
    fs::create_dir_all(path.join("new with \"signs\"")).unwrap();
    fs::write(path.join("new with \"signs\"/refund-order.json"), INVALID_REFUND).unwrap();
    fs::create_dir_all(path.join("ignored")).unwrap();
    fs::write(path.join("ignored/refund-order.json"), INVALID_REFUND).unwrap();

    let files = |working: &str, arguments: &[&str]| {
        let output = run(
            &path.join(working),
            &[&["validate", "--format", "ndjson"], arguments].concat(),
            b"",
        );
        let rows = stdout(&output)
            .lines()
            .map(|row| serde_json::from_str::<serde_json::Value>(row).unwrap());
        let names: Vec<_> = rows
            .filter(|row| row["type"] == "file")
            .map(|row| row["path"].as_str().unwrap().to_owned())
            .collect();
        (output.status.code(), names)
    };
    let new = "new with \"signs\"/refund-order.json";
    let expect =
        |names: &[&str]| (Some(INVALID), names.iter().map(ToString::to_string).collect::<Vec<_>>());
    assert_eq!(files("", &["--changed"]), expect(&["edited/refund-order.json", new]));
    let since_main = ["committed/refund-order.json", "edited/refund-order.json", new];
    assert_eq!(files("", &["--changed", "main"]), expect(&since_main));
    assert_eq!(
        files("", &["edited", "old", "--changed=main"]),
        expect(&["edited/refund-order.json"])
    );
    assert_eq!(files("edited", &["--changed", "main"]), expect(&["refund-order.json"]));
    assert_eq!(files("old", &["--changed", "main"]), (Some(VALID), vec![]));
    let human = run(path, &["validate", "old", "--changed"], b"");
    assert!(stdout(&human).contains("skipped: 1 file without changes"), "{}", stdout(&human));
}

#[test]
fn changes_need_a_repository_and_a_revision() {
    let plain = folder(&[("refund-order.json", VALID_REFUND)]);
    let output = run(plain.path(), &["validate", "--changed"], b"");
    assert_eq!(output.status.code(), Some(USAGE));
    assert!(stderr(&output).contains("this folder is in no git repository"), "{}", stderr(&output));
    git(plain.path(), &["init", "-q", "-b", "main"]);
    // Before the first commit, every file is new, staged or not.
    fs::write(plain.path().join("staged.json"), INVALID_REFUND).unwrap();
    git(plain.path(), &["add", "staged.json"]);
    let output = run(plain.path(), &["validate", "--schema", "RefundOrder", "--changed"], b"");
    assert_eq!(output.status.code(), Some(INVALID));
    assert!(stdout(&output).contains("2 files: 1 valid, 1 invalid"), "{}", stdout(&output));
    for base in ["--changed=payloads/", "--changed=--output=refund-order.json"] {
        let output = run(plain.path(), &["validate", base], b"");
        assert_eq!(output.status.code(), Some(USAGE));
        assert!(stderr(&output).contains("git knows no such revision"), "{}", stderr(&output));
    }
    let output = run(plain.path(), &["validate", "--changed", "--write-baseline"], b"");
    assert_eq!(output.status.code(), Some(USAGE));
}

#[test]
fn a_shallow_clone_is_told_to_fetch_more() {
    let origin = folder(&[("refund-order.json", VALID_REFUND)]);
    git(origin.path(), &["init", "-q", "-b", "main"]);
    for (branch, name) in [("main", "a.txt"), ("main", "b.txt"), ("work", "c.txt")] {
        git(origin.path(), &["switch", "-q", "-C", branch]);
        fs::write(origin.path().join(name), name).unwrap();
        git(origin.path(), &["add", "."]);
        git(origin.path(), &["commit", "-qm", name]);
    }
    git(origin.path(), &["switch", "-q", "main"]);
    git(origin.path(), &["commit", "-q", "--allow-empty", "-m", "more"]);
    let clones = folder(&[]);
    let address = format!("file://{}", origin.path().display());
    let clone = ["clone", "-q", "--depth=1", "--no-single-branch", "-b", "work", &address, "clone"];
    git(clones.path(), &clone);
    let clone = clones.path().join("clone");
    let output = run(&clone, &["validate", "--changed", "origin/main"], b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(stderr(&output).contains("fetch-depth: 0"), "{}", stderr(&output));
}

/// Lines that a command prints, as they come.
fn lines(pipe: ChildStderr) -> Receiver<String> {
    let (sender, lines) = mpsc::channel();
    thread::spawn(move || {
        for line in BufReader::new(pipe).lines() {
            let _ = sender.send(line.unwrap());
        }
    });
    lines
}

#[test]
fn files_are_checked_again_after_each_change() {
    let watched = folder(&[
        ("refund-order.json", VALID_REFUND),
        ("backoffice.toml", b"profile = \"contract\""),
    ]);
    let path = watched.path();
    // The report lies in the watched folder, and must not cause a check itself.
    let mut command = backoffice(path);
    command.args(["validate", "--watch", "--report", "json=report.json"]);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let lines = lines(child.stderr.take().unwrap());
    let summary = || {
        for says in [" begins at ", "waiting for changes"] {
            let line = lines.recv_timeout(Duration::from_mins(1)).unwrap();
            assert!(line.contains(says), "{line}");
        }
        let report = fs::read(path.join("report.json")).unwrap();
        let report: serde_json::Value = serde_json::from_slice(&report).unwrap();
        (report["summary"]["valid"].clone(), report["summary"]["invalid"].clone())
    };
    assert_eq!(summary(), (1.into(), 0.into()));
    fs::write(path.join("refund-order.json"), INVALID_REFUND).unwrap();
    assert_eq!(summary(), (0.into(), 1.into()));
    fs::create_dir(path.join("new.1")).unwrap();
    assert_eq!(summary(), (0.into(), 1.into()));
    fs::write(path.join("new.1/refund-order.json"), VALID_REFUND).unwrap();
    assert_eq!(summary(), (1.into(), 1.into()));
    fs::write(path.join("backoffice.toml"), "exclude = [\"/refund-order.json\"]").unwrap();
    assert_eq!(summary(), (1.into(), 0.into()));
    fs::write(path.join("notes.txt"), "not a payload").unwrap();
    assert!(lines.recv_timeout(Duration::from_secs(1)).is_err());
    fs::write(path.join("backoffice.toml"), "wrong").unwrap();
    for says in [" begins at ", "backoffice.toml"] {
        let line = lines.recv_timeout(Duration::from_mins(1)).unwrap();
        assert!(line.contains(says), "{line}");
    }
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
#[cfg(unix)]
fn a_linked_file_is_watched_beside_a_log_that_never_rests() {
    let watched = folder(&[("here/x", b""), ("there/refund-order.json", VALID_REFUND)]);
    let path = watched.path();
    let link = path.join("here/refund-order.json");
    std::os::unix::fs::symlink(path.join("there/refund-order.json"), &link).unwrap();
    let mut command = backoffice(path);
    command.args(["validate", "--watch", "here/refund-order.json"]);
    let mut child =
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped()).spawn().unwrap();
    let lines = lines(child.stderr.take().unwrap());
    let waits = || {
        for says in [" begins at ", "waiting for changes"] {
            let line = lines.recv_timeout(Duration::from_mins(1)).unwrap();
            assert!(line.contains(says), "{line}");
        }
    };
    waits();
    let (stop, stopped) = mpsc::channel::<()>();
    let log = path.join("there/service.log");
    let writer = thread::spawn(move || {
        while stopped.recv_timeout(Duration::from_millis(10))
            == Err(mpsc::RecvTimeoutError::Timeout)
        {
            fs::write(&log, "line").unwrap();
        }
    });
    fs::write(path.join("there/refund-order.json"), INVALID_REFUND).unwrap();
    waits();
    drop(stop);
    writer.join().unwrap();
    child.kill().unwrap();
    child.wait().unwrap();
}

#[test]
fn watching_needs_files() {
    let output = run(Path::new("."), &["validate", "--watch", "-"], b"{}");
    assert_eq!(output.status.code(), Some(USAGE));
    let output = run(Path::new("."), &["validate", "--watch", "absent/order.json"], b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(stderr(&output).contains("no folder absent"), "{}", stderr(&output));
}
