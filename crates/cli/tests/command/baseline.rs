//! `--baseline`: known violations, and the files that hold them.

use std::fs;

use crate::{
    config::write,
    support::{INVALID, UNCHECKED, USAGE, VALID, folder, run, stderr, stdout},
};

#[test]
fn a_baseline_lets_only_new_violations_fail() {
    let bad = "{\"number\":1}\n{\"number\":2}\n";
    let folder = folder(&[("orders.ndjson", bad.as_bytes()), ("order.json", b"{\"number\":")]);
    let baseline = ["validate", "--baseline", "known/baseline.json"];
    let validate = |more: &[&str]| run(folder.path(), &[&baseline, more].concat(), b"");
    let missing = validate(&[]);
    assert_eq!(missing.status.code(), Some(USAGE));
    assert!(stderr(&missing).contains("baseline.json: file not found"), "{}", stderr(&missing));
    let written = validate(&["--write-baseline"]);
    // A file that is not JSON may hide violations, so no baseline lists it.
    assert_eq!(written.status.code(), Some(UNCHECKED), "{}", stdout(&written));
    assert_eq!(stderr(&written), "note: wrote 2 violations into known/baseline.json\n");
    write(&folder, "order.json", "{\"number\":\"0\"}");
    // The same violations on other lines are known.
    write(&folder, "orders.ndjson", "\n{\"number\":\"0\"}\n{\"number\":1}\n{\"number\":2}\n");
    let known = validate(&[]);
    assert_eq!((known.status.code(), stderr(&known)), (Some(VALID), ""), "{}", stdout(&known));
    assert!(stdout(&known).ends_with("0 violations; 2 in the baseline\n"), "{}", stdout(&known));
    // From another folder, too.
    let other =
        run(&folder.path().join("known"), &["validate", "--baseline", "baseline.json", ".."], b"");
    assert_eq!(other.status.code(), Some(VALID), "{}", stdout(&other));
    write(
        &folder,
        "orders.ndjson",
        "{\"number\":1}\n{\"number\":2}\n{\"number\":3}\n{\"number\":\"1\",\"tags\":7}\n",
    );
    let new = validate(&[]);
    assert_eq!(new.status.code(), Some(INVALID));
    assert!(stdout(&new).contains("2 violations; 2 in the baseline"), "{}", stdout(&new));
    // One is corrected, and another value is wrong now.
    write(&folder, "orders.ndjson", "{\"number\":1}\n{\"number\":4}\n");
    assert_eq!(validate(&[]).status.code(), Some(INVALID));
    write(&folder, "orders.ndjson", "{\"number\":1}\n");
    let fixed = validate(&[]);
    assert_eq!(fixed.status.code(), Some(VALID));
    assert!(stderr(&fixed).contains("1 violation no longer found"), "{}", stderr(&fixed));
    let unnamed = run(folder.path(), &["validate", "--write-baseline"], b"");
    assert_eq!(unnamed.status.code(), Some(USAGE));
    // Entries of files that are not checked stay.
    write(&folder, "other/orders.ndjson", "{\"number\":5}\n");
    let part = validate(&["--write-baseline", "other"]);
    assert_eq!(part.status.code(), Some(VALID), "{}", stdout(&part));
    assert!(stderr(&part).contains("wrote 3 violations"), "{}", stderr(&part));
    assert_eq!(validate(&[]).status.code(), Some(VALID));
}

#[test]
#[cfg(unix)]
fn a_link_or_a_device_in_place_of_an_output_stays() {
    let folder = folder(&[("order.json", b"{\"number\":1}"), ("kept/old.json", b"old")]);
    let path = folder.path();
    for arguments in
        [&["--baseline", "link.json", "--write-baseline"][..], &["--report", "json=link.json"]]
    {
        write(&folder, "kept/old.json", "{\"version\":1,\"violations\":[]}");
        let _ = fs::remove_file(path.join("link.json"));
        std::os::unix::fs::symlink("kept/old.json", path.join("link.json")).unwrap();
        run(path, &[&["validate", "order.json"], arguments].concat(), b"");
        let kept = fs::read_to_string(path.join("kept/old.json")).unwrap();
        assert!(kept.contains("type-mismatch"), "{arguments:?}: {kept}");
        assert!(path.join("link.json").is_symlink(), "{arguments:?}");
    }
    let arguments = ["validate", "--baseline", "/dev/null", "--write-baseline"];
    run(path, &arguments, b"");
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}
