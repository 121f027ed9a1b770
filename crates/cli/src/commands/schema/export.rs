//! `backoffice schema export`

use std::path::Path;

use backoffice::schema::{Profile, base, bundle, documents, openapi};

use super::editors;
use crate::{arguments::Export, config::Config, failure::Failure, files::write_whole};

pub(super) fn run(arguments: &Export) -> Result<String, Failure> {
    let folder = &arguments.folder;
    let config = Config::nearest()?;
    let associations = editors::associations(&config);
    // Most errors come from the settings, so they are first.
    let settings = arguments
        .vscode
        .then(|| editors::vscode(&associations, &config, folder))
        .transpose()?;
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
    Ok(format!(
        "wrote {count} documents to {}\n{}",
        folder.display(),
        settings.unwrap_or_default()
    ))
}
