//! `cargo xtask codegen`: the generated files, written or compared.

use std::{
    collections::BTreeSet,
    error::Error,
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    time::Instant,
};

use backoffice_codegen::{BACKOFFICE, COMMAND, HOSTILE, Outputs, generate};
use backoffice_spec::Spec;

/// The action on differences: write the files, or only report.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Mode {
    Write,
    Check,
}

/// The state of a generated file that does not match the tables.
enum Difference {
    Missing,
    Stale,
    Orphaned,
}

/// Writes or compares every generated file of both products, and returns a report.
pub(crate) fn run(mode: Mode) -> Result<String, Box<dyn Error>> {
    let root = project_root();
    let start = Instant::now();
    let mut outputs = Outputs::new();
    let mut owned = Vec::new();
    for target in [BACKOFFICE, HOSTILE] {
        outputs.extend(generate(&load(target.tables)?, &target)?);
        owned.extend(target.owned());
    }
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
    for found in owned
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
            let path = found
                .strip_prefix(&root)
                .unwrap_or(&found)
                .display()
                .to_string();
            differences.push((path, Difference::Orphaned));
        }
    }
    let summary = format!(
        "{} files from the tables in {} ms",
        outputs.len(),
        start.elapsed().as_millis()
    );
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
            "{count} generated files do not match the tables; run `{COMMAND}`\n{text}"
        )
        .into());
    }
    let state = if differences.is_empty() {
        "all up to date"
    } else {
        "written"
    };
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
        if let Err(error) = run(Mode::Check) {
            panic!("{error}");
        }
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
