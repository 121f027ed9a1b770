//! `backoffice init`

use std::{
    fs::File,
    io::{self, Write as _},
    path::Path,
};

use super::FILE;
use crate::failure::Failure;

const TEMPLATE: &str = r#"# Settings of `backoffice validate`. Commit this file. It must hold no secrets.
# Patterns have the form of .gitignore; they are relative to this folder.

# Files that are not checked, beside those in .gitignore.
exclude = []
# exclude = ["node_modules/", "package.json", "package-lock.json", "tsconfig*.json"]

# Files that no rule below names:
#   "skip"   are not checked
#   "fail"   are an error
#   "guess"  are checked if their name or their fields show the schema, and are an error otherwise
unknown = "guess"

# Profile of files whose rule names none:
#   "contract"  the rules that the API document states
#   "strict"    also requires every documented field, and refuses unknown fields
profile = "contract"

# Known violations that do not fail. `backoffice validate --write-baseline` writes the file.
# baseline = "backoffice-baseline.json"

# A rule: schema and profile of the files that a pattern matches. The first rule that matches counts.
# `backoffice schema list` lists the schemas.
# [[files]]
# match = "payloads/refunds/**/*.json"
# schema = "RefundOrder"
# profile = "strict"

# Severity of a code: "error", "warn" (is reported, does not fail) or "off".
# `backoffice explain` lists the codes.
[severity]
# unknown-field = "warn"
"#;

/// Writes a configuration into the working folder. Keeps an existing one.
pub(crate) fn init() -> Result<String, Failure> {
    let written =
        File::create_new(Path::new(FILE)).and_then(|mut file| file.write_all(TEMPLATE.as_bytes()));
    match written {
        Ok(()) => Ok(format!("wrote {FILE}\n")),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Failure::usage(
            format!("{FILE} exists already"),
            "edit it, or remove it first",
        )),
        Err(error) => Err(Failure::unchecked(format!(
            "could not write {FILE}: {error}"
        ))),
    }
}
