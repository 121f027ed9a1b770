//! `cargo xtask codegen`: the generated files, written or compared.

use std::{
    collections::BTreeSet,
    error::Error,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::{Component, Path, PathBuf},
    time::Instant,
};

use backoffice_codegen::{BACKOFFICE, Target, generate, package};
use backoffice_spec::Spec;

/// Arguments of `cargo xtask codegen`.
#[derive(Default, clap::Args)]
pub(crate) struct Options {
    /// Compare instead of writing; fail on any difference
    #[arg(long)]
    check: bool,
    /// Folder with the tables of another API; by default, the files of spec/tables are written. Folders are from the project's
    /// root
    #[arg(long, value_name = "FOLDER", requires = "folder")]
    tables: Option<String>,
    /// Folder of the package for it; a new one gets a manifest and the sources around the generated files
    #[arg(long, value_name = "FOLDER", requires = "tables")]
    folder: Option<String>,
    /// Name of the package's crate [default: the name of the folder, with `_`]
    #[arg(long, value_name = "NAME", requires = "tables")]
    crate_name: Option<String>,
    /// Start of the ids of its JSON Schema documents [default: `https://NAME.example/schemas/`]
    #[arg(long, value_name = "URL", requires = "tables")]
    documents: Option<String>,
}

/// The action on differences: write the files, or only report.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mode {
    Write,
    Check,
}

/// The state of a generated file that does not match the tables.
enum Difference {
    Missing,
    Stale,
    Orphaned,
}

/// Writes or compares every generated file, and returns a report.
pub(crate) fn run(options: &Options) -> Result<String, Box<dyn Error>> {
    let mode = if options.check { Mode::Check } else { Mode::Write };
    let (Some(tables), Some(folder)) = (&options.tables, &options.folder) else {
        return write_or_compare(&BACKOFFICE, mode);
    };
    let folder = folder.trim_end_matches('/');
    let name = || folder.rsplit('/').next().unwrap_or_default().replace('-', "_");
    let crate_name = options.crate_name.clone().unwrap_or_else(name);
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let starts_well = crate_name.starts_with(|first: char| first.is_ascii_alphabetic());
    if !starts_well || !crate_name.chars().all(is_name) {
        let message =
            format!("`{crate_name}` is not a valid crate name; give one with --crate-name");
        return Err(message.into());
    }
    // `example` hosts are reserved (RFC 2606): it is a name, not an address.
    let usual = || format!("https://{}.example/schemas", crate_name.replace('_', "-"));
    let documents = options.documents.clone().unwrap_or_else(usual);
    let documents = format!("{}/", documents.trim_end_matches('/'));
    let target = Target {
        tables: tables.trim_end_matches('/'),
        folder,
        crate_name: &crate_name,
        description: None,
        documents: Some(&documents),
        has_tests: false,
    };
    let started = match mode {
        Mode::Write => start(&target)?,
        Mode::Check => String::new(),
    };
    Ok(started + &write_or_compare(&target, mode)?)
}

/// Writes the sources of a package that is not there yet.
fn start(target: &Target<'_>) -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let folder = root.join(target.folder);
    if folder.join("Cargo.toml").exists() {
        return Ok(String::new());
    }
    let mut parts = Path::new(target.folder).components();
    let up = match parts.all(|part| matches!(part, Component::Normal(_))) {
        true => target.folder.split('/').map(|_| "..").collect(),
        false => root.clone(),
    };
    let runtimes = up.join("crates").display().to_string();
    let mut text = String::new();
    for (path, source) in package(&load(target.tables)?, target, &runtimes) {
        let place = root.join(&path);
        if !place.exists() {
            write(&place, &source)?;
            writeln!(text, "{:<8} {path}", "started")?;
        }
    }
    Ok(text)
}

fn write_or_compare(target: &Target<'_>, mode: Mode) -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let start = Instant::now();
    let outputs = generate(&load(target.tables)?, target)?;
    let mut differences = Vec::new();
    for (path, text) in &outputs {
        let difference = match fs::read_to_string(root.join(path)) {
            Ok(found) if found == *text => continue,
            Ok(_) => Difference::Stale,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Difference::Missing,
            Err(error) => return Err(format!("could not read {path}: {error}").into()),
        };
        if mode == Mode::Write {
            write(&root.join(path), text)?;
        }
        differences.push((path.clone(), difference));
    }
    let expected: BTreeSet<PathBuf> = outputs.keys().map(|path| root.join(path)).collect();
    for found in target
        .owned()
        .iter()
        .map(|folder| files_below(&root.join(folder)))
        .collect::<Result<Vec<_>, _>>()?
        .concat()
    {
        if !expected.contains(&found) {
            if mode == Mode::Write {
                match fs::remove_file(&found) {
                    // Another run removed it first.
                    Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                    removed => removed.map_err(|error| {
                        format!("could not remove {}: {error}", found.display())
                    })?,
                }
            }
            let path = found.strip_prefix(&root).unwrap_or(&found).display().to_string();
            differences.push((path, Difference::Orphaned));
        }
    }
    let summary =
        format!("{} files from the tables in {} ms", outputs.len(), start.elapsed().as_millis());
    report(mode, &differences, &summary)
}

fn report(
    mode: Mode,
    differences: &[(String, Difference)],
    summary: &str,
) -> Result<String, Box<dyn Error>> {
    let mut text = String::new();
    for (path, difference) in differences {
        let what = match (mode, difference) {
            (Mode::Write, Difference::Missing) => "new",
            (Mode::Write, Difference::Stale) => "changed",
            (Mode::Write, Difference::Orphaned) => "removed",
            (Mode::Check, Difference::Missing) => "missing",
            (Mode::Check, Difference::Stale) => "stale",
            (Mode::Check, Difference::Orphaned) => "orphaned",
        };
        writeln!(text, "{what:<8} {path}")?;
    }
    if mode == Mode::Check && !differences.is_empty() {
        let count = differences.len();
        return Err(format!(
            "{count} generated files do not match the tables; run `cargo xtask codegen` with the same options, without --check\n{text}"
        )
        .into());
    }
    let state = if differences.is_empty() { "all up to date" } else { "written" };
    Ok(format!("{text}codegen: {summary}, {state}"))
}

/// Prefix of the names of unfinished files.
const UNFINISHED: &str = ".new-";

/// Writes a new file beside the old one and renames it: a killed run leaves no torn file, and two runs at once do not
/// collide.
fn write(path: &Path, text: &str) -> Result<(), String> {
    let describe = |error: io::Error| format!("could not write {}: {error}", path.display());
    let folder = path.parent().unwrap_or(Path::new(""));
    fs::create_dir_all(folder).map_err(describe)?;
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = (builder.prefix(UNFINISHED).tempfile_in(folder)).map_err(describe)?;
    file.write_all(text.as_bytes()).map_err(describe)?;
    file.persist(path).map_err(|error| describe(error.error))?;
    Ok(())
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        Err(error) => return Err(format!("could not read {}: {error}", folder.display())),
    };
    let mut files = Vec::new();
    for entry in entries {
        let entry =
            entry.map_err(|error| format!("could not read {}: {error}", folder.display()))?;
        let path = entry.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else if !entry.file_name().to_string_lossy().starts_with(UNFINISHED) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// Loads the tables of the API.
pub(crate) fn load_tables() -> Result<Spec, Box<dyn Error>> {
    load(BACKOFFICE.tables)
}

/// Loads tables from the project's root, so that messages show paths from there.
fn load(tables: &str) -> Result<Spec, Box<dyn Error>> {
    std::env::set_current_dir(project_root())?;
    backoffice_spec::load_dir(Path::new(tables))
        .map_err(|error| format!("the tables can't be used\n\n{error}").into())
}

/// Returns the workspace's folder: the one above this package when cargo runs it. The folder at build time may
/// belong to another checkout that shares the target folder.
pub(crate) fn project_root() -> PathBuf {
    let built = || env!("CARGO_MANIFEST_DIR").into();
    let package = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(built));
    package.parent().unwrap_or(&package).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn generated_files_match_the_tables() {
        let options = Options { check: true, ..Options::default() };
        if let Err(error) = run(&options) {
            panic!("{error}");
        }
    }

    #[test]
    fn another_api_gets_the_files_of_a_package_of_its_own() {
        let place = tempfile::tempdir().unwrap();
        let folder = place.path().join("second-api");
        let mut options = Options {
            tables: Some("tests/hostile/tables".to_owned()),
            folder: Some(format!("{}/", folder.display())),
            ..Options::default()
        };
        let started = run(&options).unwrap();
        assert!(started.contains("started "), "{started}");
        let manifest = fs::read_to_string(folder.join("Cargo.toml")).unwrap();
        assert!(manifest.contains("name = \"second-api\""), "{manifest}");
        let library = folder.join("src/lib.rs");
        fs::write(&library, "// Edited.\n").unwrap();
        let again = run(&options).unwrap();
        assert!(again.contains("all up to date"), "{again}");
        assert_eq!(fs::read_to_string(&library).unwrap(), "// Edited.\n");
        options.check = true;
        run(&options).unwrap();
        for part in ["client", "description", "models", "server", "webhooks"] {
            let sources = folder.join("src").join(part);
            let generated = files_below(&sources.join("generated")).unwrap();
            assert!(sources.join("mod.rs").exists() && !generated.is_empty(), "{part}");
        }
        let bundle = fs::read_to_string(folder.join("generated/contract/bundle.json")).unwrap();
        assert!(bundle.contains("https://second-api.example/schemas/"), "{bundle}");
        fs::write(folder.join("src/models/generated/mod.rs"), "").unwrap();
        run(&options).unwrap_err();
        options.folder = Some("/".to_owned());
        let refused = run(&options).unwrap_err().to_string();
        assert!(refused.contains("--crate-name"), "{refused}");
    }

    #[test]
    fn concurrent_writers_do_not_collide() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.rs");
        std::thread::scope(|scope| {
            for text in ["one", "two", "three"] {
                let path = &path;
                scope.spawn(move || {
                    for _ in 0..200 {
                        write(path, text).unwrap();
                        files_below(path.parent().unwrap()).unwrap();
                    }
                });
            }
        });
        assert_eq!(files_below(folder.path()).unwrap(), [path]);
    }
}
