//! Writes the modules of the product, and the lists of its tests, from the tables.

use std::{env, error::Error, fmt::Write as _, fs, path::Path};

use backoffice_codegen::{Target, generate, package};

fn main() -> Result<(), Box<dyn Error + Send + Sync>> {
    println!("cargo::rerun-if-changed=tables");
    let folder = env::var("OUT_DIR")?;
    let target = Target {
        tables: "tests/hostile/tables",
        folder: &folder,
        crate_name: "backoffice_hostile",
        description: None,
        documents: None,
        has_tests: true,
    };
    let spec = backoffice_spec::load_dir(Path::new("tables"))?;
    let folder = Path::new(&folder);
    let mut modules = String::new();
    for (path, text) in generate(&spec, &target)?.into_iter().chain(package(&spec, &target, "")) {
        let path = Path::new(&path);
        let parent = path.parent().ok_or("a file has no folder")?;
        fs::create_dir_all(parent)?;
        fs::write(path, text)?;
        let (module, test) = (parent.file_name().unwrap_or_default(), path.file_stem());
        if path.ends_with("mod.rs") && parent.parent() == Some(&folder.join("src")) {
            writeln!(modules, "#[path = {path:?}]\npub mod {};", module.display())?;
        } else if let Some(test) = test.filter(|_| parent == folder.join("tests/generated")) {
            let declared = format!("#[path = {path:?}]\nmod {};\n", test.display());
            fs::write(folder.join(test).with_extension("rs"), declared)?;
        }
    }
    fs::write(folder.join("modules.rs"), modules)?;
    Ok(())
}
