//! A product: the package that outputs are written for.

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
    /// The crate of the description, whose package is in the folder `description`; `None` for a module of the package.
    pub description: Option<&'a str>,
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
    description: Some("backoffice_description"),
    // `example` hosts are reserved (RFC 2606): it is a name, not an address.
    documents: Some("https://backoffice.example/schemas/"),
    has_tests: true,
};

impl Target<'_> {
    /// Returns the folders with only generated files.
    #[must_use]
    pub fn owned(&self) -> Vec<String> {
        let mut owned = vec![format!("{}/generated", self.description_sources())];
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

    /// Returns the folder with the sources of the description.
    pub(crate) fn description_sources(&self) -> String {
        let part = if self.description.is_some() { "description/src" } else { "src/description" };
        format!("{}/{part}", self.folder)
    }

    /// Returns the crate's name as tokens.
    pub(crate) fn crate_tokens(&self) -> TokenStream {
        tokens(self.crate_name)
    }

    /// Returns the path of the description in the package's code.
    pub(crate) fn description_tokens(&self) -> TokenStream {
        tokens(self.description.unwrap_or("crate::description"))
    }
}

fn tokens(path: &str) -> TokenStream {
    path.parse().unwrap_or_default()
}
