//! The files of a room know no more than they may (ARCHITECTURE.md, "Map").

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use backoffice_tests::{project_root, without_tests};

/// A folder, texts that its files must not have outside their tests, and why.
const ROOMS: [(&str, &[&str], &str); 8] = [
    (
        "server/src/domain",
        &["axum", "crate::http", "sqlx", "crate::database"],
        "it is below HTTP and SQL",
    ),
    (
        "server/src/database",
        &["axum", "crate::http", "crate::backend", "crate::pages", "crate::service"],
        "it is below HTTP",
    ),
    (
        "server/src/http",
        &["sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE "],
        "SQL has a room of its own",
    ),
    (
        "server/src/oauth",
        &["sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE ", "password"],
        "SQL and passwords have rooms of their own",
    ),
    (
        "server/src/console",
        &["sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE ", "argon2"],
        "SQL and hashes have rooms of their own",
    ),
    (
        "backoffice/src/server/operations",
        &["axum", "server::http", "sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE "],
        "HTTP and SQL have rooms of their own",
    ),
    (
        "backoffice/src/server/sandbox",
        &["sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE "],
        "SQL has a room of its own",
    ),
    (
        "server/src/deliver",
        &["axum", "crate::http", "sqlx", "SELECT ", "INSERT ", "UPDATE ", "DELETE "],
        "it knows neither the API's server nor SQL",
    ),
];

fn files(folder: &Path, visit: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        match path.extension() {
            _ if path.is_dir() => files(&path, visit),
            Some(extension) if extension == "rs" => visit(&path),
            _ => {}
        }
    }
}

#[test]
fn no_file_knows_more_than_its_room() {
    let crates = project_root().join("crates");
    let (mut wrong, mut read) = (Vec::new(), 0);
    for (room, forbidden, why) in ROOMS {
        files(&crates.join(room), &mut |path| {
            let text = fs::read_to_string(path).unwrap();
            let code = without_tests(&text);
            read += 1;
            for (number, line) in code.lines().enumerate() {
                let line = line.trim_start();
                let found = forbidden.iter().find(|text| line.contains(**text));
                if let Some(found) = found.filter(|_| !line.starts_with("//")) {
                    let path = path.strip_prefix(&crates).unwrap_or(path).display();
                    wrong.push(format!("{path}:{}: `{found}`: {why}", number + 1));
                }
            }
        });
    }
    assert!(read > 40, "{read} files");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
