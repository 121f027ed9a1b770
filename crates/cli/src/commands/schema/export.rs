//! `backoffice schema export`

use std::path::{Path, PathBuf};

use backoffice::schema::{Profile, base, bundle, documents, openapi};

use clap::Args;

use super::editors;
use crate::{config::Config, failure::Failure, files::write_whole};

/// Write all schema documents of both profiles, the OpenAPI document, and a catalogue for editors, into a folder
#[derive(Debug, Args)]
#[command(after_help = "\
Examples:
  backoffice schema export schemas/
  backoffice schema export schemas/ --vscode
  backoffice schema export site/schemas/ --base-url https://shop.example/schemas/

The catalogue (catalog.json, in the form of SchemaStore) says which files have which schema: those that `[[files]]` in \
backoffice.toml names, and unless `unknown` forbids guessing, those whose file name or folder name is the name of a schema.")]
pub(crate) struct Export {
    /// Folder to write to. The command creates it if it does not exist
    pub(crate) folder: PathBuf,
    /// Address under which you publish the folder. It becomes the start of each document's `$id`
    #[arg(long, value_name = "URL", value_parser = base_url)]
    pub(crate) base_url: Option<String>,
    /// Also write the files and their schemas into .vscode/settings.json, beside backoffice.toml or in the working
    /// folder. Other settings and comments stay
    #[arg(long)]
    pub(crate) vscode: bool,
}

fn base_url(text: &str) -> Result<String, String> {
    let is_address = ["https://", "http://", "file:///"]
        .iter()
        .any(|start| text.strip_prefix(start).is_some_and(|rest| !rest.is_empty()));
    if is_address && !text.contains(['?', '#', '"', '\\', ' ']) {
        Ok(format!("{}/", text.trim_end_matches('/')))
    } else {
        Err("expected an address such as https://shop.example/schemas/".to_owned())
    }
}

pub(super) fn run(arguments: &Export) -> Result<String, Failure> {
    let folder = &arguments.folder;
    let config = Config::nearest()?;
    let associations = editors::associations(&config);
    // Most errors come from the settings, so they are first.
    let settings =
        arguments.vscode.then(|| editors::vscode(&associations, &config, folder)).transpose()?;
    let mut count = 0;
    let mut write = |path: &Path, text: &str| {
        count += 1;
        write_whole(path, text.as_bytes()).map_err(|error| {
            Failure::unchecked(format!("could not write {}: {error}", path.display()))
        })
    };
    let published = |text: &str| match &arguments.base_url {
        Some(url) => text.replacen(base(), url, 1),
        None => text.to_owned(),
    };
    for profile in Profile::ALL {
        let folder = folder.join(profile.name());
        for document in documents() {
            let path = folder.join(format!("{}.json", document.name()));
            write(&path, &published(&document.text(profile)))?;
        }
        write(&folder.join("bundle.json"), &published(bundle(profile)))?;
    }
    write(&folder.join("openapi.json"), openapi())?;
    let catalogue = editors::catalogue(&associations, arguments.base_url.as_deref());
    write(&folder.join("catalog.json"), &catalogue)?;
    let settings =
        settings.map(|path| format!("wrote the schemas of files to {}\n", path.display()));
    Ok(format!("wrote {count} documents to {}\n{}", folder.display(), settings.unwrap_or_default()))
}
