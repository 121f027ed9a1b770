//! Products: the packages that outputs are written for.

use proc_macro2::TokenStream;

/// A product: where its outputs go, and how its code names it. Paths are from the project's root.
#[derive(Clone, Copy, Debug)]
pub struct Target<'a> {
    /// Folder of the tables, which each output names.
    pub tables: &'a str,
    /// Folder of the package.
    pub folder: &'a str,
    /// Name of the crate.
    pub crate_name: &'a str,
    /// Folder with the sources of the description: a package of its own, or a module.
    pub description: &'a str,
    /// The description in the code of the package.
    pub description_path: &'a str,
    /// Start of the schema documents' ids; `None` for a product without documents.
    pub documents: Option<&'a str>,
    /// True if tests of the product use every shape and call.
    pub has_tests: bool,
}

/// The commerce back office.
pub const BACKOFFICE: Target<'static> = Target {
    tables: "spec/tables",
    folder: "crates/backoffice",
    crate_name: "backoffice",
    description: "crates/backoffice/description/src",
    description_path: "backoffice_description",
    // `example` hosts are reserved (RFC 2606): it is a name, not an address.
    documents: Some("https://backoffice.example/schemas/"),
    has_tests: true,
};

/// The product of the hostile tables: each name and text could break some output.
pub const HOSTILE: Target<'static> = Target {
    tables: "tests/hostile/tables",
    folder: "tests/hostile",
    crate_name: "backoffice_hostile",
    description: "tests/hostile/src/description",
    description_path: "crate::description",
    documents: None,
    has_tests: true,
};

impl Target<'_> {
    /// Returns the folders with only generated files.
    #[must_use]
    pub fn owned(&self) -> Vec<String> {
        let mut owned = vec![format!("{}/generated", self.description)];
        let mut folders = vec!["src/models", "src/client", "src/server", "src/webhooks"];
        if self.has_tests {
            folders.push("tests");
        }
        if self.documents.is_some() {
            folders.push("src/schema");
            owned.push(format!("{}/generated", self.folder));
        }
        let folders = folders.iter();
        owned.extend(folders.map(|part| format!("{}/{part}/generated", self.folder)));
        owned
    }

    /// Returns the crate's name as tokens.
    pub(crate) fn crate_tokens(&self) -> TokenStream {
        tokens(self.crate_name)
    }

    /// Returns the description's path as tokens.
    pub(crate) fn description_tokens(&self) -> TokenStream {
        tokens(self.description_path)
    }
}

fn tokens(path: &str) -> TokenStream {
    path.parse().unwrap_or_default()
}
