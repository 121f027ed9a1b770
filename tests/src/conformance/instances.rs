//! The instances as files, for tools that read files.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use backoffice::schema::{Document, Profile, bundle, documents};
use backoffice_description::endpoints;
use serde_json::{Value, json};

use crate::{Result, cases::Case, write};

/// The schema documents, and the instances that are checked against each.
pub(super) struct Instances {
    pub(super) groups: Vec<Group>,
    /// The manifest that tells `ajv.mjs` and `check.py` which instances belong to which document.
    pub(super) manifest: PathBuf,
}

/// A schema document and its instances.
pub(super) struct Group {
    /// The path of the schema document.
    pub(super) schema: String,
    /// Its text.
    pub(super) text: String,
    /// The document; `None` for a bundle, which the tools only compile.
    pub(super) document: Option<(&'static Document, Profile)>,
    /// The instances and the paths of their files.
    pub(super) cases: Vec<(String, Case)>,
}

impl Instances {
    /// Writes the documents and the cases below `target`, and removes those of the previous run.
    pub(super) fn write(target: &Path, cases: Vec<Case>) -> Result<Self> {
        let folder = target.join("instances");
        match fs::remove_dir_all(&folder) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err(format!("could not remove {}: {error}", folder.display()).into());
            }
            _ => {}
        }
        let mut groups = groups(&folder);
        for group in &groups {
            write(Path::new(&group.schema), &group.text)?;
        }
        for case in cases {
            let path = folder
                .join(case.profile.name())
                .join(case.document.name())
                .join(format!("{}.json", case.name));
            write(&path, &case.json)?;
            let of_case = |group: &&mut Group| {
                group.document.is_some_and(|(document, profile)| {
                    document.name() == case.document.name() && profile == case.profile
                })
            };
            if let Some(group) = groups.iter_mut().find(of_case) {
                group.cases.push((path.display().to_string(), case));
            }
        }
        let manifest = folder.join("manifest.json");
        let entries: Vec<_> = groups.iter().map(Group::entry).collect();
        write(&manifest, &Value::from(entries).to_string())?;
        Ok(Self { groups, manifest })
    }

    /// The paths of the schema documents.
    pub(super) fn schemas(&self) -> impl Iterator<Item = &str> {
        self.groups.iter().map(|group| group.schema.as_str())
    }
}

impl Group {
    /// Returns true if the document is a request or response body of an operation, in the contract profile.
    pub(super) fn is_of_a_body(&self) -> bool {
        self.document.is_some_and(|(document, profile)| {
            let mut bodies =
                endpoints::ALL.iter().flat_map(|endpoint| [endpoint.request, endpoint.response]);
            profile == Profile::Contract
                && bodies.any(|shape| shape.is_some_and(|shape| shape.name == document.name()))
        })
    }

    /// The group's entry in the manifest.
    fn entry(&self) -> Value {
        let instances: Vec<_> = self.cases.iter().map(|(path, _)| path).collect();
        json!({"schema": self.schema, "instances": instances})
    }
}

/// Returns every schema document, without instances.
fn groups(folder: &Path) -> Vec<Group> {
    let mut groups = Vec::new();
    for profile in Profile::ALL {
        let folder = folder.join("schemas").join(profile.name());
        let path = |name: &str| folder.join(format!("{name}.json")).display().to_string();
        groups.extend(documents().iter().map(|document| Group {
            schema: path(document.name()),
            text: document.text(profile),
            document: Some((document, profile)),
            cases: Vec::new(),
        }));
        let (schema, text) = (path("bundle"), bundle(profile).to_owned());
        groups.push(Group { schema, text, document: None, cases: Vec::new() });
    }
    groups
}
