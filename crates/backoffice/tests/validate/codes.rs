//! The table of codes. `UPDATE_EXPECT=1 cargo test -p backoffice --all-features --test validate` writes `violations.md`.

use backoffice_description::validate::{Code, Profile, Validator};
use backoffice_description::{CODES, validate::by_name};

/// The table with one payload for each code. It is a part of the documentation.
fn table() -> String {
    let mut table = String::from(
        "| code | checked as | payload | pointer | line | column |\n|---|---|---|---|---|---|\n",
    );
    for note in &CODES {
        let code = note.code;
        let mut payload = String::new();
        let (schema, profile, shown) = match (code, note.example) {
            (_, Some(example)) => {
                payload += example.payload;
                (example.shape, example.profile, format!("`{payload}`"))
            }
            // Too long for the table.
            (Code::NestedTooDeep, None) => {
                payload += &"[".repeat(129);
                ("RefundOrder", Profile::Contract, "129 times `[`".to_owned())
            }
            (_, None) => {
                table += &format!(
                    "| `{code}` | no document has a date: only query parameters are of that type | | | | |\n"
                );
                continue;
            }
        };
        let validator = Validator::new(by_name(schema).unwrap(), profile);
        let payload = payload.as_bytes();
        let checked = validator.check(payload);
        let violations = checked.and_then(|()| validator.warnings(payload)).unwrap_err();
        let [violation] = violations.as_slice() else { panic!("{code}: {violations}") };
        assert_eq!(violation.code, code);
        let pointer = match violation.pointer.as_str() {
            "" => "the top".to_owned(),
            pointer => format!("`{pointer}`"),
        };
        let (line, column) = (violation.line, violation.column);
        table += &format!(
            "| `{code}` | {schema}, {profile} | {shown} | {pointer} | {line} | {column} |\n"
        );
    }
    table
}

#[test]
fn every_example_has_the_violation_of_the_table_in_the_documentation() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/description/violations.md");
    let table = table();
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::write(path, &table).unwrap();
    }
    let found = std::fs::read_to_string(path).unwrap_or_default();
    assert!(found == table, "write it anew with UPDATE_EXPECT=1");
}
