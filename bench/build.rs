//! Writes the peers' code for the tables' shapes: structs with serde's derives, and validators of the `jsonschema` crate's
//! macro.

use std::{env, error::Error, fs, path::Path};

use backoffice::schema::Profile;
use backoffice_codegen::peer;

/// The shapes for whose documents `jsonschema`'s macro writes validators.
const COMPILED: [&str; 4] = ["Order", "Customer", "Webhook", "BillingAddress"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=../spec/tables");
    println!("cargo::rerun-if-changed=build.rs");
    let out = env::var("OUT_DIR")?;
    let mut code = "use super::owned;\nuse serde_json::{Value, from_slice};\n\
        type Generated = (fn(&Value) -> bool, fn(&[u8]) -> bool);\n"
        .to_owned();
    let mut arms = String::new();
    for name in COMPILED {
        let path = format!("{out}/{name}.json");
        fs::write(&path, backoffice::schema::find(name)?.text(Profile::Contract))?;
        code += &format!(
            "#[jsonschema::validator(path = {path:?}, draft = Draft202012, validate_formats = true, \
             methods = {{ is_valid = true, validate = false, iter_errors = false }})]\nstruct {name};\n"
        );
        arms += &format!(
            "{name:?} => ({name}::is_valid, |bytes| std::hint::black_box(&from_slice::<owned::{name}>(bytes)).is_ok()),\n"
        );
    }
    code += &format!(
        "pub(crate) fn find(shape: &str) -> Option<Generated> {{\n\
         Some(match shape {{\n{arms}_ => return None }})\n}}\n"
    );
    fs::write(format!("{out}/generated.rs"), code)?;
    let spec = backoffice_spec::load_dir(Path::new("../spec/tables"))
        .map_err(|error| format!("the tables can't be used\n\n{error}"))?;
    fs::write(format!("{out}/owned.rs"), peer::serde_derive(&spec)?)?;
    Ok(())
}
