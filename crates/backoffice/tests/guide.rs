//! The guide's table of calls has the signatures of the code. `UPDATE_EXPECT=1` writes it.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{fs, path::Path};

use backoffice::description::{Endpoint, endpoints};

const START: &str = "<!-- calls: a test writes this table with UPDATE_EXPECT=1 -->\n";
const END: &str = "<!-- end of calls -->";

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    fs::read_to_string(path).unwrap()
}

/// Returns the text between two others.
fn between<'a>(text: &'a str, start: &str, end: &str) -> &'a str {
    let (_, rest) = text.split_once(start).unwrap_or_else(|| panic!("`{start}` is missing"));
    rest.split_once(end).unwrap().0
}

/// Returns a type without the paths of the generated code.
fn plain(name: &str) -> String {
    ["crate::", "runtime::", "models::", "super::"]
        .iter()
        .fold(name.to_owned(), |name, path| name.replace(path, ""))
}

/// Returns the row of a call, from its generated function and its operation.
fn row(endpoint: &Endpoint, operations: &str) -> String {
    let (group, name) = endpoint.call.split_once('.').unwrap();
    let source = read(&format!("src/client/generated/{group}.rs"));
    let function = between(&source, &format!("pub fn {name}<At>("), "where");
    let (parameters, returned) = function.split_once(") -> ").unwrap();
    let parameters = parameters.split(',').map(str::trim);
    let parameters = parameters.filter(|parameter| !matches!(*parameter, "" | "&self"));
    let parameters: Vec<_> = parameters.map(plain).collect();
    let operation = between(returned, "operations::", ",");
    let operation = between(operations, &format!("Operation for {operation} {{"), "\n}");
    let response = plain(between(operation, "type Response = ", ";"));
    let query = endpoint.query.map_or(&[][..], |query| query.fields);
    let query: Vec<_> = query.iter().map(|field| format!("`{}`", field.name)).collect();
    format!(
        "| {} | `{group}().{name}({})` | `{response}` | {} |\n",
        endpoint.number,
        parameters.join(", "),
        query.join(", ")
    )
}

#[test]
fn the_guide_shows_every_call() {
    let operations = read("src/models/generated/operations.rs");
    let rows = endpoints::ALL.iter().map(|endpoint| row(endpoint, &operations));
    let head = "| endpoint | call | returns | query |\n|---|---|---|---|\n";
    let table = head.to_owned() + &rows.collect::<String>();
    let guide = read("GUIDE.md");
    let shown = between(&guide, START, END);
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("GUIDE.md");
        let (start, end) = (START.to_owned(), END);
        let updated = guide.replace(&(start.clone() + shown + end), &(start + &table + end));
        fs::write(path, updated).unwrap();
    } else {
        assert_eq!(shown, table, "run this test with UPDATE_EXPECT=1");
    }
}
