//! Generates a module of types for each document that `BACKOFFICE_DOCUMENTS` lists, one path a line.

use std::{env, error::Error, fs, panic, path::Path};

use typify::{TypeSpace, TypeSpaceSettings};

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-env-changed=BACKOFFICE_DOCUMENTS");
    let list = env::var("BACKOFFICE_DOCUMENTS")?;
    println!("cargo::rerun-if-changed={list}");
    let mut modules = String::new();
    let mut refused = Vec::new();
    for (number, path) in fs::read_to_string(list)?.lines().enumerate() {
        println!("cargo::rerun-if-changed={path}");
        match panic::catch_unwind(|| types(path.as_ref())) {
            Ok(Ok(types)) => {
                modules += &format!("/// {path}\npub mod document_{number} {{\n{types}}}\n")
            }
            Ok(Err(error)) => refused.push(format!("{path}: {error}")),
            Err(_) => refused.push(format!("{path}: typify panicked, see above")),
        }
    }
    fs::write(Path::new(&env::var("OUT_DIR")?).join("documents.rs"), modules)?;
    if refused.is_empty() {
        Ok(())
    } else {
        Err(format!("typify refuses {} documents:\n{}", refused.len(), refused.join("\n")).into())
    }
}

fn types(path: &Path) -> Result<String, Box<dyn Error>> {
    let schema = serde_json::from_str::<schemars::schema::RootSchema>(&fs::read_to_string(path)?)?;
    let mut space = TypeSpace::new(&TypeSpaceSettings::default());
    space.add_root_schema(schema)?;
    Ok(prettyplease::unparse(&syn::parse2(space.to_stream())?))
}
