//! Adds a value to an enumeration of the tables, and prints the generated files that follow.

use std::error::Error;

use backoffice_codegen::{BACKOFFICE, generate};
use backoffice_spec::load_dir;

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    let tables = concat!(env!("CARGO_MANIFEST_DIR"), "/../../spec/tables");
    let mut spec = load_dir(tables.as_ref())?;
    let before = generate(&spec, &BACKOFFICE).map_err(|error| error.to_string())?;
    let mut enums = spec.enums.iter_mut();
    let status = enums.find(|found| found.name == "PaymentStatus");
    let status = status.ok_or("the tables have no PaymentStatus")?;
    status.values.push("disputed".to_owned());
    let after = generate(&spec, &BACKOFFICE).map_err(|error| error.to_string())?;
    let changed = after.iter().filter(|(path, text)| before.get(*path) != Some(text));
    let changed: Vec<_> = changed.map(|(path, _)| path).collect();
    println!("{changed:#?}");
    assert!(!changed.is_empty() && changed.len() < after.len());
    Ok(())
}
