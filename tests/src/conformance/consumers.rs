//! Code generators that read the documents: their output must compile and accept the samples.
//!
//! | generator | must write |
//! |---|---|
//! | typify | Rust types of each schema document that compile |
//! | openapi-typescript | types of the OpenAPI document; `tests/conformance/types.ts` must compile with them under `--strict` |
//! | datamodel-code-generator | pydantic models of each document that accept its samples |

use std::{env, fs, io, path::Path, process::Command};

use serde_json::{Value, json};

use super::{
    instances::{Group, Instances},
    openapi::{DOCUMENT, Lint},
    tools::{Tools, run},
};
use crate::{Result, write};

/// Runs every generator on the OpenAPI document and the schema documents: all if `every`, otherwise only those of
/// request and response bodies.
pub(super) fn ask(
    tools: &Tools,
    root: &Path,
    instances: &Instances,
    every: bool,
) -> Result<Vec<Lint>> {
    let groups = instances.groups.iter();
    let groups: Vec<_> = groups.filter(|group| every || group.is_of_a_body()).collect();
    Ok(vec![typify(tools, &groups)?, typescript(tools, root)?, pydantic(tools, root, &groups)?])
}

fn typify(tools: &Tools, groups: &[&Group]) -> Result<Lint> {
    let list = tools.target.join("typify-documents.txt");
    let paths: Vec<_> = groups.iter().map(|group| group.schema.as_str()).collect();
    write(&list, &paths.join("\n"))?;
    let mut command = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command
        .args(["check", "--quiet", "--locked", "--manifest-path"])
        .arg(tools.scripts.join("typify/Cargo.toml"))
        .arg("--target-dir")
        .arg(tools.target.join("typify"))
        .env("BACKOFFICE_DOCUMENTS", list);
    Ok(Lint::of("typify", groups.len(), &run(&mut command)?))
}

fn typescript(tools: &Tools, root: &Path) -> Result<Lint> {
    let tool = "openapi-typescript, tsc";
    let folder = tools.target.join("typescript");
    let types = folder.join("types.ts");
    write(&types, &fs::read_to_string(tools.scripts.join("types.ts"))?)?;
    let mut generator = tools.command(&tools.node("openapi-typescript"));
    generator.arg(root.join(DOCUMENT)).arg("--output").arg(folder.join("api.d.ts"));
    let generated = run(&mut generator)?;
    if !generated.status.success() {
        return Ok(Lint::of(tool, 1, &generated));
    }
    let mut compiler = tools.command(&tools.node("tsc"));
    compiler.args(["--strict", "--noEmit", "--target", "es2022"]);
    Ok(Lint::of(tool, 1, &run(compiler.arg(types))?))
}

fn pydantic(tools: &Tools, root: &Path, groups: &[&Group]) -> Result<Lint> {
    let folder = tools.target.join("models");
    match fs::remove_dir_all(&folder) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error.into()),
        _ => fs::create_dir_all(&folder)?,
    }
    let openapi = root.join(DOCUMENT).display().to_string();
    let mut jobs = vec![json!({"schema": openapi, "title": null, "samples": []})];
    jobs.extend(groups.iter().map(|group| {
        let valid = group.cases.iter().filter(|(_, case)| case.violation.is_none());
        let samples: Vec<_> = valid.map(|(path, _)| path).collect();
        let title = group.document.map(|(document, _)| document.name());
        json!({"schema": group.schema, "title": title, "samples": samples})
    }));
    let manifest = folder.join("manifest.json");
    let documents = jobs.len();
    write(&manifest, &Value::from(jobs).to_string())?;
    let mut command = tools.command(&tools.python("python"));
    command.arg(tools.scripts.join("models.py")).args([manifest, folder]);
    Ok(Lint::of("datamodel-code-generator", documents, &run(&mut command)?))
}
