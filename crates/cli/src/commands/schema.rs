//! `backoffice schema` and `backoffice openapi`

use std::{
    fs,
    io::{self, Write as _},
    path::Path,
};

use backoffice_schema::{Profile, bundle, documents, find};
use backoffice_shapes::{ShapeKind, endpoints};

use crate::{VALID, arguments::Schema, failure::Failure};

pub(crate) fn run(command: &Schema) -> Result<u8, Failure> {
    match command {
        Schema::List => list(),
        Schema::Show { name, profile } => show(name, (*profile).into()),
        Schema::Export { folder } => export(folder),
    }
}

pub(crate) fn openapi() -> Result<u8, Failure> {
    io::stdout().write_all(backoffice_schema::openapi().as_bytes())?;
    Ok(VALID)
}

fn list() -> Result<u8, Failure> {
    let mut out = io::BufWriter::new(io::stdout().lock());
    let width = documents()
        .iter()
        .map(|document| document.name().len())
        .max()
        .unwrap_or_default();
    for document in documents() {
        let shape = document.shape();
        let kind = match shape.kind {
            ShapeKind::Record => "resource",
            ShapeKind::Request => "request",
            ShapeKind::Update => "update",
            ShapeKind::Page => "page",
            ShapeKind::Query => "query",
        };
        writeln!(
            out,
            "{:<width$}  {kind:<8}  section {}",
            document.name(),
            shape.section
        )?;
    }
    writeln!(out)?;
    for operation in endpoints::ALL {
        let name = format!("{} {}", operation.method, operation.path);
        if let Some(request) = operation.request {
            writeln!(out, "{:<width$}  {name} request", request.name)?;
        }
        writeln!(out, "{:<width$}  {name} response", operation.response.name)?;
    }
    out.flush()?;
    Ok(VALID)
}

fn show(name: &str, profile: Profile) -> Result<u8, Failure> {
    let text = if name == "bundle" {
        bundle(profile)
    } else {
        find(name)?.text(profile)
    };
    io::stdout().write_all(text.as_bytes())?;
    Ok(VALID)
}

fn export(folder: &Path) -> Result<u8, Failure> {
    let mut count = 0;
    let mut write = |path: &Path, text: &str| {
        let failed =
            |error| Failure::unchecked(format!("could not write {}: {error}", path.display()));
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(failed)?;
        }
        count += 1;
        write_whole(path, text).map_err(failed)
    };
    for profile in Profile::ALL {
        let folder = folder.join(profile.name());
        for document in documents() {
            write(
                &folder.join(format!("{}.json", document.name())),
                document.text(profile),
            )?;
        }
        write(&folder.join("bundle.json"), bundle(profile))?;
    }
    write(&folder.join("openapi.json"), backoffice_schema::openapi())?;
    writeln!(
        io::stdout(),
        "wrote {count} documents below {}",
        folder.display()
    )?;
    Ok(VALID)
}

/// Writes through a file of its own beside it: whatever happens, a reader finds the old text or the new one.
fn write_whole(path: &Path, text: &str) -> io::Result<()> {
    let folder = path.parent().unwrap_or(Path::new(""));
    let mut builder = tempfile::Builder::new();
    #[cfg(unix)]
    {
        // As any new file: the umask takes away what nobody else should do.
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    let mut file = builder.prefix(".new-").tempfile_in(folder)?;
    file.write_all(text.as_bytes())?;
    file.persist(path)?;
    Ok(())
}
