//! Inputs of `validate`: files, folders, links, patterns, standard input, arrays of any size.

use std::{
    fs,
    io::Write as _,
    path::Path,
    process::{Command, Stdio},
};

use crate::support::{INVALID, UNCHECKED, USAGE, VALID, backoffice, folder, run, stderr, stdout};

#[test]
fn standard_input_is_read_as_a_document_or_line_by_line() {
    let folder = folder(&[]);
    let cases: [(&[u8], i32, &str); 5] = [
        (b"{\n\"id\": 7\n}", VALID, "1 valid, 0 invalid, 0 not checked; 1 record,"),
        (b"{\"id\":1}\n{\"id\":2}\n", VALID, "1 valid, 0 invalid, 0 not checked; 2 records,"),
        (b"{\"id\":1}\n{\"id\":\"2\"}", INVALID, "<stdin>:2:7"),
        (b"[{\"id\":1},{\"id\":2}]", VALID, "2 records"),
        (b"", UNCHECKED, "<stdin>:1:1"),
    ];
    for (stdin, code, says) in cases {
        let output = run(folder.path(), &["validate", "--schema", "Customer", "-"], stdin);
        assert_eq!(output.status.code(), Some(code), "{}", stdout(&output));
        assert!(stdout(&output).contains(says), "{}", stdout(&output));
    }
}

#[test]
fn folders_and_patterns_find_files_and_missing_ones_are_errors() {
    let folder = folder(&[
        ("a/customer.json", br#"{"id":1}"#),
        ("a/b/customers.ndjson", b"{\"id\":1}\n{\"id\":2}\n"),
        ("a/readme.txt", b"no payload"),
        ("empty/readme.txt", b"no payload"),
        ("strange[1].json", br#"{"id":1}"#),
    ]);
    let cases: [(&[&str], i32, &str); 8] = [
        (&["a"], VALID, "2 files: 2 valid, 0 invalid, 0 not checked; 3 records"),
        (&["a/*.json"], VALID, "1 file"),
        (&["a/**/*.ndjson"], VALID, "1 file: 1 valid, 0 invalid, 0 not checked; 2 records"),
        (&["strange[1].json", "--schema", "Customer"], VALID, "1 file"),
        (&["b/*.json"], UNCHECKED, "b/*.json: no file matches this pattern"),
        (&["empty"], UNCHECKED, "empty: the folder contains no *.json"),
        (&["nowhere.json"], UNCHECKED, "file not found"),
        (
            &["nowhere.json", "a"],
            UNCHECKED,
            "3 files: 2 valid, 0 invalid, 1 not checked; 3 records",
        ),
    ];
    for (paths, code, says) in cases {
        let output = run(folder.path(), &[&["validate"], paths].concat(), b"");
        assert_eq!(output.status.code(), Some(code), "{paths:?}\n{}", stdout(&output));
        assert!(stdout(&output).contains(says), "{paths:?}\n{}", stdout(&output));
    }
}

#[cfg(unix)]
#[test]
fn folders_are_searched_through_links_once_in_any_letter_case() {
    use std::os::unix::fs::symlink;

    let folder = folder(&[
        ("in/BAD.JSON", br#"{"id":"x"}"#),
        ("in/readme.txt", b"no payload"),
        ("out/deep/customers.NDJSON", b"{\"id\":1}\n{\"id\":\"x\"}\n"),
    ]);
    let link = |to: &str, name: &str| symlink(to, folder.path().join(name)).unwrap();
    link("../out", "in/linked");
    link("../in", "in/loop");
    link("../out/deep", "in/twice");
    let arguments = ["validate", "--schema", "Customer"];
    let validate = |more: &[&str]| run(folder.path(), &[&arguments, more].concat(), b"");
    let output = validate(&["in"]);
    assert_eq!(output.status.code(), Some(INVALID));
    let expected =
        "skipped: 1 file with another extension, 2 paths to a folder that was already searched
by code:
  2  type-mismatch
by file:
  1  in/BAD.JSON
  1  in/linked/deep/customers.NDJSON
2 files: 0 valid, 2 invalid, 0 not checked; 3 records, 2 violations
";
    assert!(stdout(&output).ends_with(expected), "{}", stdout(&output));
    for (format, key) in [("json", "summary"), ("ndjson", "")] {
        let output = validate(&["in", "--format", format]);
        let last = stdout(&output).lines().last().unwrap();
        let last: serde_json::Value = serde_json::from_str(last).unwrap();
        let summary = last.get(key).unwrap_or(&last);
        let skipped = summary["skipped"].to_string();
        assert_eq!(skipped, r#"{"other_extension":1,"searched_already":2}"#);
    }
    for pattern in ["in/**/*.ndjson", "in/*.json"] {
        let output = validate(&[pattern]);
        let expected = "1 file: 0 valid, 1 invalid, 0 not checked";
        assert!(stdout(&output).contains(expected), "{}", stdout(&output));
    }
}

/// Valid and invalid objects. Some hold lists of objects that look like them.
/// Number of customers, every thousandth of which is invalid: more than a batch.
const RECORDS: usize = 24_000;

fn many_customers() -> Vec<String> {
    let customer = |number: usize| {
        let id = if number.is_multiple_of(1000) { "\"é\"" } else { "7" };
        let others = r#"{"id":1},{"id":2}"#;
        let filler = "x".repeat(number % 600);
        format!(r#"{{"id":{id},"x":[{others}],"y":"}},{{\"id\":{filler}"}}"#)
    };
    (0..RECORDS).map(customer).collect()
}

#[test]
fn an_array_has_the_violations_of_its_elements_on_lines() {
    let records = many_customers();
    let lines = records.join("\n");
    let arguments = ["validate", "--schema", "Customer", "--format", "ndjson", "-"];
    let rows = |text: &str| -> Vec<serde_json::Value> {
        let output = run(Path::new("."), &arguments, text.as_bytes());
        assert_eq!(output.status.code(), Some(INVALID));
        let rows = stdout(&output).lines();
        rows.map(|row| serde_json::from_str(row).unwrap()).collect()
    };
    let expected = rows(&lines);
    let invalid = RECORDS / 1000;
    assert_eq!(expected.len(), invalid + 2);
    let start =
        |index: usize| records[..index].iter().map(|record| record.len() + 1).sum::<usize>();
    for (open, separator) in [("[", ","), ("[\n", ","), (" [ ", "\n,")] {
        let array = format!("{open}{}]", records.join(separator));
        let found = rows(&array);
        assert_eq!(found.len(), expected.len());
        for (row, wanted) in found.iter().zip(&expected).take(invalid) {
            let line = wanted["line"].as_u64().unwrap();
            let index = usize::try_from(line).unwrap() - 1;
            assert_eq!(row["pointer"], format!("/{index}/id"));
            let start = start(index) + open.len() + index * (separator.len() - 1);
            assert_eq!(row["offset"], start + r#"{"id":"#.len());
            let before = &array[..start];
            let column = before.rsplit('\n').next().unwrap().chars().count() + 7;
            let line = before.matches('\n').count() + 1;
            assert_eq!((&row["line"], &row["column"]), (&line.into(), &column.into()));
        }
        assert_eq!(found[invalid]["records"], RECORDS);
        assert_eq!(found[invalid]["invalid"], invalid);
    }
}

#[cfg(target_os = "linux")]
#[test]
fn an_array_of_any_size_takes_little_memory() {
    for open in ["[", "[\n"] {
        let mut command = backoffice(Path::new("."));
        let mut child = command
            .args(["validate", "--schema", "Customer", "-"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let mut pipe = child.stdin.take().unwrap();
        let record = format!(r#"{{"id":1,"email":"{}"}},"#, "x".repeat(1000));
        let part = record.repeat(1000);
        pipe.write_all(open.as_bytes()).unwrap();
        for _ in 0..100 {
            pipe.write_all(part.as_bytes()).unwrap();
        }
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap();
        pipe.write_all(b"{\"id\":1}]").unwrap();
        drop(pipe);
        let output = child.wait_with_output().unwrap();
        assert!(
            stdout(&output).contains("1 valid, 0 invalid, 0 not checked; 100001 records"),
            "{}",
            stdout(&output)
        );
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let peak: usize = peak.unwrap().trim().trim_end_matches(" kB").parse().unwrap();
        assert!(peak < 40_000, "{peak} kB for 100 MB");
    }
}

#[test]
fn a_thousand_files_are_reported_in_order() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..1000 {
        let id = if number % 100 == 0 { "\"x\"".to_owned() } else { number.to_string() };
        fs::write(
            folder.path().join(format!("customer-{number:04}.json")),
            format!(r#"{{"id":{id}}}"#),
        )
        .unwrap();
    }
    let output = run(folder.path(), &["validate", "--format", "ndjson", "."], b"");
    assert_eq!(output.status.code(), Some(INVALID));
    let rows: Vec<serde_json::Value> =
        stdout(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let paths: Vec<&str> = rows
        .iter()
        .filter(|row| row["type"] == "file")
        .map(|row| row["path"].as_str().unwrap())
        .collect();
    assert_eq!(paths.len(), 1000);
    assert!(paths.is_sorted());
    let summary = rows.last().unwrap();
    assert_eq!((&summary["valid"], &summary["invalid"]), (&990.into(), &10.into()));
}

#[test]
fn a_file_that_vanishes_while_others_are_read_is_reported() {
    let folder = folder(&[("customer.json", br#"{"id":1}"#)]);
    let mut command = backoffice(folder.path());
    command.args(["validate", "--schema", "Customer", "-", "."]);
    let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut pipe = child.stdin.take().unwrap();
    // More bytes than a pipe and a batch hold: when all are written, the folder has been searched.
    pipe.write_all("{\"id\":1}\n".repeat(1 << 20).as_bytes()).unwrap();
    fs::remove_file(folder.path().join("customer.json")).unwrap();
    drop(pipe);
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(UNCHECKED), "{}", stdout(&output));
    assert!(stdout(&output).contains("customer.json: file not found"), "{}", stdout(&output));
    assert!(
        stdout(&output).contains("1 valid, 0 invalid, 1 not checked; 1048576 records"),
        "{}",
        stdout(&output)
    );
}

#[cfg(unix)]
#[test]
fn a_broken_link_is_reported() {
    let folder = folder(&[]);
    std::os::unix::fs::symlink("nowhere", folder.path().join("customer.json")).unwrap();
    let output = run(folder.path(), &["validate", "."], b"");
    assert_eq!(output.status.code(), Some(UNCHECKED));
    assert!(
        stdout(&output).contains("the link leads to a path that does not exist: nowhere"),
        "{}",
        stdout(&output)
    );
}

#[cfg(unix)]
#[test]
fn a_folder_without_permission_is_reported_and_the_rest_is_checked() {
    use std::os::unix::{fs::PermissionsExt as _, process::CommandExt as _};

    let folder =
        folder(&[("open/customer.json", br#"{"id":1}"#), ("closed/customer.json", br#"{"id":1}"#)]);
    // Root may read everything, so the test runs a copy of the binary as a user who owns nothing.
    let binary = folder.path().join("backoffice");
    fs::copy(env!("CARGO_BIN_EXE_backoffice"), &binary).unwrap();
    let set_mode =
        |path: &Path, mode| fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    for path in [folder.path(), &binary] {
        set_mode(path, 0o755);
    }
    set_mode(&folder.path().join("closed"), 0o000);
    let run = |uid: Option<u32>| {
        let mut command = Command::new(&binary);
        command.current_dir(folder.path()).args(["validate", "."]);
        if let Some(uid) = uid {
            command.uid(uid);
        }
        command.output()
    };
    // Only root can become another user. Other users have no permission anyway.
    let output = run(Some(65_534)).or_else(|_| run(None)).unwrap();
    set_mode(&folder.path().join("closed"), 0o755);
    assert_eq!(output.status.code(), Some(UNCHECKED), "{}", stdout(&output));
    assert!(stdout(&output).contains("closed: permission denied"), "{}", stdout(&output));
    assert!(stdout(&output).contains("1 valid, 0 invalid, 1 not checked"), "{}", stdout(&output));
}

#[test]
fn a_list_names_files_by_line_or_by_nul() {
    let folder = folder(&[
        ("order 1.json", b"{\"number\":\"1\"}"),
        ("order2.json", b"{\"number\":2}"),
        ("package.json", b"{}"),
        ("café.json", b"{\"number\":\"1\"}"),
        ("or\"der.json", b"{\"number\":\"1\"}"),
        ("\"quoted.json\"", b"{\"number\":\"1\"}"),
        ("readme.md", b""),
        ("backoffice.toml", b"exclude = [\"package.json\"]"),
    ]);
    let utf16 = |text: &str, little: bool| -> Vec<u8> {
        let bytes = |unit: u16| {
            if little { unit.to_le_bytes() } else { unit.to_be_bytes() }
        };
        text.encode_utf16().flat_map(bytes).collect()
    };
    let powershell = utf16("\u{feff}order 1.json\r\norder2.json\r\n", true);
    let big = utf16("\u{feff}café.json\n", false);
    let unmarked = utf16("café.json\r\n", true);
    let invalid = "2 files: 1 valid, 1 invalid";
    let one = "1 file: 1 valid";
    let lists: [(&[u8], i32, &str); 21] = [
        (b"order 1.json\nreadme.md\npackage.json\n", VALID, "1 file: 1 valid"),
        (b"order 1.json\0order2.json\0", INVALID, "2 files: 1 valid, 1 invalid"),
        (b"gone.json\r\n", UNCHECKED, "gone.json: file not found"),
        (&powershell, INVALID, invalid),
        (&big, VALID, one),
        (&unmarked, VALID, one),
        (b"\xEF\xBB\xBForder 1.json\r\norder2.json", INVALID, invalid),
        (b"order 1.json\rorder2.json\r", INVALID, invalid),
        (b"order 1.json\0order2.json", INVALID, invalid),
        (br#""caf\303\251.json""#, VALID, one),
        (br#""or\"der.json""#, VALID, one),
        (b"'order 1.json'\n", VALID, one),
        // A file may have this name, which has another extension.
        (b"\"quoted.json\"\n", VALID, "1 file with another extension"),
        (b"\"quoted.json\"\0", VALID, "1 file with another extension"),
        (b"\"x\\q.json\"", USAGE, "line 1: the name has an escape that git does not write"),
        (b"\xFF\xFE\0\0o\0\0\0", USAGE, "the list is UTF-32; write it in UTF-8"),
        (b"\xFF\xFEo", USAGE, "the list is damaged UTF-16; write it in UTF-8"),
        (b"M\torder2.json\n", UNCHECKED, "list the files with `git diff --name-only`"),
        (b"?? order2.json\n", UNCHECKED, "list the files with `git diff --name-only`"),
        (b"nor 1.json\n", UNCHECKED, "nor 1.json: file not found"),
        (b"", VALID, "0 files"),
    ];
    for (list, code, says) in lists {
        let arguments = ["validate", "--map", "*=Order", "--files-from", "-"];
        let output = run(folder.path(), &arguments, list);
        let text = format!("{}{}", stdout(&output), stderr(&output));
        assert_eq!(output.status.code(), Some(code), "{list:?}: {text}");
        assert!(text.contains(says), "{list:?}: {text}");
    }
}

#[test]
fn compressed_files_are_read_with_all_their_parts() {
    use std::io::Write as _;
    let gzip = |text: &str| {
        let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::fast());
        encoder.write_all(text.as_bytes()).unwrap();
        encoder.finish().unwrap()
    };
    let zstd = |text: &str| {
        use ruzstd::encoding::{CompressionLevel, compress_to_vec};
        compress_to_vec(text.as_bytes(), CompressionLevel::Fastest)
    };
    for (extension, compress) in [("gz", &gzip as &dyn Fn(&str) -> Vec<u8>), ("zst", &zstd)] {
        let first = compress("{\"number\":\"1\"}\n");
        let parts = [first.clone(), compress("{\"number\":2}\n")].concat();
        let name = format!("orders.ndjson.{extension}");
        let cut = &parts[..parts.len() - 4];
        // A frame that decoders of Zstandard skip, as pzstd writes it before each other.
        let skipped = [&[0x50, 0x2a, 0x4d, 0x18, 4, 0, 0, 0], &b"1234"[..]].concat();
        let skipping = [&skipped, first.as_slice(), &skipped, &parts[first.len()..]].concat();
        for (bytes, code, says) in [
            (parts.as_slice(), INVALID, "4 records, 2 violations"),
            (first.as_slice(), VALID, "2 records, 0 violations"),
            (cut, UNCHECKED, "error[unreadable]"),
            (&skipping, if extension == "zst" { INVALID } else { UNCHECKED }, ""),
        ] {
            // The name tells the schema, and a rule matches it.
            let config = "exclude = [\"none.ndjson\"]\n[[files]]\nmatch = \"*/o*.ndjson\"\nschema = \"Order\"";
            let folder = folder(&[
                (&name, bytes),
                (&format!("a/{name}"), bytes),
                (&format!("none.ndjson.{extension}"), b"no JSON"),
                ("backoffice.toml", config.as_bytes()),
            ]);
            let output = run(folder.path(), &["validate"], b"");
            assert_eq!(output.status.code(), Some(code), "{name}: {}", stdout(&output));
            assert!(stdout(&output).contains(says), "{name}: {}", stdout(&output));
            let output = run(folder.path(), &["validate", "--schema", "Order", "-"], bytes);
            assert_eq!(output.status.code(), Some(code), "{name}: {}", stdout(&output));
        }
    }
}
