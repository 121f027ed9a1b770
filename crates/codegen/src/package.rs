//! Starts a package: the sources around its generated files, which are edited by hand afterwards.

use backoffice_spec::Spec;

use crate::{Outputs, Target};

/// The modules, with texts that a product replaces. The product of the hostile tables is built from them.
const MODULES: [(&str, &str); 5] = [
    ("client", include_str!("../package/client.rs")),
    ("description", include_str!("../package/description.rs")),
    ("models", include_str!("../package/models.rs")),
    ("server", include_str!("../package/server.rs")),
    ("webhooks", include_str!("../package/webhooks.rs")),
];

/// The crate's name, in the client.
const NAME: &str = "{name}";
/// The section of the first event, in the receiver.
const SECTION: &str = "\"{section}\"";
/// Texts of the server that need tables, and the same without.
const TABLES: [(&str, &str); 2] =
    [("    pub mod tables;\n", ""), ("generated::{api::*, tables}", "generated::api::*")];

const LIBRARY: &str = "\
//! {title}: models, validators, a client and a service. `cargo xtask codegen` writes the files below the folders `generated`; the
//! others are yours.

{modules}
// The generated description names them from the root.
use backoffice_engine as engine;
use backoffice_shapes as info;
use backoffice_validate as validator;
";

const MANIFEST: &str = r#"[package]
name = "{name}"
version = "0.1.0"
edition = "2024"
# backoffice-server needs it.
rust-version = "1.94"
publish = false

[dependencies]
backoffice-client = { path = "{runtimes}/client", features = ["reqwest", "validate"] }
backoffice-engine = { path = "{runtimes}/engine" }
backoffice-models = { path = "{runtimes}/models" }
{documents}backoffice-server = { path = "{runtimes}/server" }
backoffice-shapes = { path = "{runtimes}/shapes", features = ["names"] }
backoffice-validate = { path = "{runtimes}/validate" }
backoffice-webhooks = { path = "{runtimes}/webhooks" }

# A workspace of its own. Remove it to make the package a member of another one.
[workspace]
"#;

const DOCUMENTS: &str = "\
//! JSON Schema and OpenAPI documents of the API.

#[rustfmt::skip]
mod generated;

pub use backoffice_schema::*;

pub use self::generated::DOCUMENTS;
";

/// Returns the sources of a new package, by their paths from the project's root. `runtimes` is the folder of the runtimes, from
/// that of the package.
#[must_use]
pub fn package(spec: &Spec, target: &Target<'_>, runtimes: &str) -> Outputs {
    let Target { folder, crate_name, documents, .. } = target;
    let is_stored = spec.shapes.iter().any(|shape| shape.table.is_some());
    let mut sources: Vec<_> = MODULES.map(|(name, text)| (name, text.to_owned())).into();
    for (name, text) in &mut sources {
        match *name {
            "client" => *text = text.replace(NAME, crate_name),
            "server" if !is_stored => {
                for (before, after) in TABLES {
                    *text = text.replace(before, after);
                }
            }
            _ => {}
        }
    }
    match spec.events.first() {
        Some(event) => {
            let section = format!("{:?}", event.section);
            let webhooks = sources.iter_mut().filter(|(name, _)| *name == "webhooks");
            webhooks.for_each(|(_, text)| *text = text.replace(SECTION, &section));
        }
        None => sources.retain(|(name, _)| *name != "webhooks"),
    }
    let dependency = match documents {
        Some(_) => {
            sources.push(("schema", DOCUMENTS.to_owned()));
            "backoffice-schema = { path = \"{runtimes}/schema\" }\n"
        }
        None => "",
    };
    sources.sort();
    let modules = sources.iter().map(|(name, _)| format!("pub mod {name};\n"));
    let library = LIBRARY
        .replace("{title}", &spec.api.title.replace('\n', " "))
        .replace("{modules}", &modules.collect::<String>());
    let manifest = MANIFEST
        .replace("{name}", &crate_name.replace('_', "-"))
        .replace("{documents}", dependency)
        .replace("{runtimes}", runtimes);
    let modules = sources.into_iter();
    let modules = modules.map(|(name, text)| (format!("src/{name}/mod.rs"), text));
    let others =
        [(".gitignore", "/target\n".to_owned()), ("Cargo.toml", manifest), ("src/lib.rs", library)];
    let others = others.map(|(path, text)| (path.to_owned(), text));
    let files = modules.chain(others);
    files.map(|(path, text)| (format!("{folder}/{path}"), text)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_modules_have_the_texts_that_products_replace() {
        let [tables, list] = TABLES.map(|(before, _)| before);
        for (name, own) in
            [("client", NAME), ("webhooks", SECTION), ("server", tables), ("server", list)]
        {
            let (_, text) = MODULES.iter().find(|(module, _)| *module == name).unwrap();
            assert!(text.contains(own), "{name}: {own}");
        }
    }
}
