//! Every public item of the crates that callers write against has an example.
//!
//! What is public is found from the sources: from the crate's root by `pub mod` and `pub use`, down to the methods
//! of each type. Fields, variants and methods of trait implementations need no example of their own; what a macro
//! makes is not seen. That the examples compile is for rustdoc to say.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a helper of a test fails by panicking, as the test does"
)]

use std::{
    collections::{BTreeMap, BTreeSet},
    fs, mem,
    path::{Path, PathBuf},
};

use proc_macro2::Span;
use syn::{
    Attribute, Expr, ExprLit, ImplItem, Item, Lit, LitStr, Meta, TraitItem, Type, UseTree,
    Visibility,
};

/// The crates, each by the file of its root.
const CRATES: &[&str] = &["crates/client/src/lib.rs", "crates/webhooks/src/lib.rs"];

#[test]
fn every_public_item_has_an_example() {
    let package = std::env::var("CARGO_MANIFEST_DIR").unwrap();
    let project = Path::new(&package).parent().unwrap();
    let mut misses = Vec::new();
    for root in CRATES {
        let sources = Sources::read(&project.join(root));
        let found = sources.misses();
        assert!(found.examined > 0, "{root}: no public item was found");
        misses.extend(found.misses);
    }
    assert!(
        misses.is_empty(),
        "{} public items have no example that rustdoc compiles; add a section `# Examples`\n{}",
        misses.len(),
        misses
            .join("\n")
            .replace(&format!("{}/", project.display()), "")
    );
}

#[test]
fn an_item_without_an_example_is_found_wherever_it_is() {
    let sources = Sources::of("lib.rs", include_str!("examples/crate.rs"));
    assert_eq!(
        sources.misses().misses,
        [
            "lib.rs:1: the crate",
            "lib.rs:11: inner",
            "lib.rs:15: Bare",
            "lib.rs:20: Bare::method",
            "lib.rs:26: Bare::after_text",
            "lib.rs:31: Bare::ignored",
            "lib.rs:48: Trait::required",
            "lib.rs:49: Trait::NAME",
            "lib.rs:57: Renamed",
            "lib.rs:60: module",
            "lib.rs:61: function",
        ]
    );
}

#[test]
fn a_block_counts_if_rustdoc_compiles_it() {
    let cases = [
        ("", true),
        ("rust", true),
        ("no_run", true),
        ("should_panic", true),
        ("rust,no_run", true),
        ("ignore", false),
        ("compile_fail", false),
        ("text", false),
        ("json", false),
        ("console", false),
    ];
    for (words, expected) in cases {
        assert_eq!(is_compiled(words), expected, "{words}");
    }
}

/// A crate's modules, by their path: the root's is empty.
struct Sources(BTreeMap<Vec<String>, Module>);

struct Module {
    file: PathBuf,
    documentation: Vec<Attribute>,
    line: usize,
    items: Vec<Item>,
}

#[derive(Default)]
struct Found {
    examined: usize,
    misses: Vec<String>,
}

impl Sources {
    fn read(root: &Path) -> Self {
        Self::of_file(root, &fs::read_to_string(root).unwrap())
    }

    /// A crate in one file, which need not be there.
    fn of(file: &str, text: &str) -> Self {
        Self::of_file(Path::new(file), text)
    }

    fn of_file(root: &Path, text: &str) -> Self {
        let mut sources = Self(BTreeMap::new());
        let parsed = parse(root, text);
        let module = Module {
            file: root.to_owned(),
            documentation: parsed.attrs,
            line: 1,
            items: parsed.items,
        };
        sources.add(Vec::new(), module, root.parent().unwrap());
        sources
    }

    /// Adds a module and those in it; files of the latter lie in `folder`.
    fn add(&mut self, path: Vec<String>, mut module: Module, folder: &Path) {
        for item in &mut module.items {
            let Item::Mod(inner) = item else { continue };
            if is_test(&inner.attrs) {
                continue;
            }
            let name = inner.ident.to_string();
            let below = folder.join(&name);
            let mut documentation = mem::take(&mut inner.attrs);
            let (file, line, items) = match inner.content.take() {
                Some((_, items)) => (module.file.clone(), line(inner.ident.span()), items),
                None => {
                    let files = [below.with_extension("rs"), below.join("mod.rs")];
                    let file = files.into_iter().find(|file| file.is_file());
                    let file = file.unwrap_or_else(|| panic!("module {name} has no file"));
                    let parsed = parse(&file, &fs::read_to_string(&file).unwrap());
                    documentation.extend(parsed.attrs);
                    (file, 1, parsed.items)
                }
            };
            let module = Module {
                file,
                documentation,
                line,
                items,
            };
            let path = [path.as_slice(), &[name]].concat();
            self.add(path, module, &below);
        }
        self.0.insert(path, module);
    }

    /// The public items, and which of them have no example.
    fn misses(&self) -> Found {
        let mut search = Search {
            sources: self,
            seen: BTreeSet::new(),
            types: BTreeSet::new(),
            misses: BTreeSet::new(),
            examined: 0,
        };
        search.module(&[], "the crate");
        search.methods();
        let misses = search.misses.into_iter();
        Found {
            examined: search.examined,
            misses: misses
                .map(|(file, line, name)| format!("{}:{line}: {name}", file.display()))
                .collect(),
        }
    }
}

struct Search<'a> {
    sources: &'a Sources,
    /// Module and name of what was examined: it may be public by several paths.
    seen: BTreeSet<(Vec<String>, String)>,
    /// The public types. A method counts if its type is called like one of them, wherever it is.
    types: BTreeSet<String>,
    misses: BTreeSet<(PathBuf, usize, String)>,
    examined: usize,
}

impl Search<'_> {
    fn module(&mut self, path: &[String], name: &str) {
        if !self.seen.insert((path.to_vec(), String::new())) {
            return;
        }
        let Some(module) = self.sources.0.get(path) else {
            return;
        };
        if is_hidden(&module.documentation) {
            return;
        }
        self.examine(&module.file, module.line, name, &module.documentation);
        for item in &module.items {
            match item {
                Item::Use(import) if is_public(&import.vis) && !is_hidden(&import.attrs) => {
                    self.import(path, Vec::new(), &import.tree);
                }
                item => {
                    if let Some(name) = public_name(item) {
                        self.item(path, &name);
                    }
                }
            }
        }
    }

    /// What a `pub use` makes public, if it is of this crate.
    fn import(&mut self, module: &[String], mut prefix: Vec<String>, tree: &UseTree) {
        match tree {
            UseTree::Path(tree) => {
                prefix.push(tree.ident.to_string());
                self.import(module, prefix, &tree.tree);
            }
            UseTree::Group(group) => {
                for tree in &group.items {
                    self.import(module, prefix.clone(), tree);
                }
            }
            UseTree::Name(name) => self.imported(module, &prefix, &name.ident.to_string()),
            UseTree::Rename(name) => self.imported(module, &prefix, &name.ident.to_string()),
            UseTree::Glob(_) => {
                let Some(found) = self.resolve(module, &prefix) else {
                    return;
                };
                let names = self.sources.0[&found].items.iter().filter_map(public_name);
                for name in names.collect::<Vec<_>>() {
                    self.item(&found, &name);
                }
            }
        }
    }

    fn imported(&mut self, module: &[String], prefix: &[String], name: &str) {
        if let Some(found) = self.resolve(module, prefix) {
            self.item(&found, name);
        }
    }

    /// The module that a path names from another one; none if it is of another crate.
    fn resolve(&self, module: &[String], path: &[String]) -> Option<Vec<String>> {
        let mut found = module.to_vec();
        for (position, name) in path.iter().enumerate() {
            match name.as_str() {
                "crate" => found.clear(),
                "self" if position == 0 => {}
                "super" => drop(found.pop()),
                name => found.push(name.to_owned()),
            }
        }
        self.sources.0.contains_key(&found).then_some(found)
    }

    /// An item that is public, by its name in the module that has it.
    fn item(&mut self, path: &[String], name: &str) {
        let below = [path, &[name.to_owned()]].concat();
        if self.sources.0.contains_key(&below) {
            self.module(&below, name);
        }
        if !self.seen.insert((path.to_vec(), name.to_owned())) {
            return;
        }
        let module = &self.sources.0[path];
        for item in &module.items {
            if let Item::Use(import) = item {
                if is_public(&import.vis) && imports(&import.tree, name) {
                    self.import(path, Vec::new(), &import.tree);
                }
                continue;
            }
            let (Some(found), Some((span, attributes))) = (public_name(item), head(item)) else {
                continue;
            };
            if found != name || matches!(item, Item::Mod(_)) || is_hidden(attributes) {
                continue;
            }
            self.examine(&module.file, line(span), name, attributes);
            match item {
                Item::Struct(_) | Item::Enum(_) | Item::Union(_) | Item::Type(_) => {
                    self.types.insert(name.to_owned());
                }
                Item::Trait(item) => {
                    for member in &item.items {
                        let (ident, attributes) = match member {
                            TraitItem::Fn(member) => (&member.sig.ident, &member.attrs),
                            TraitItem::Const(member) => (&member.ident, &member.attrs),
                            TraitItem::Type(member) => (&member.ident, &member.attrs),
                            _ => continue,
                        };
                        let name = format!("{name}::{ident}");
                        self.examine(&module.file, line(ident.span()), &name, attributes);
                    }
                }
                _ => {}
            }
        }
    }

    /// The public methods and constants of all public types.
    fn methods(&mut self) {
        for module in self.sources.0.values() {
            for item in &module.items {
                let Item::Impl(item) = item else { continue };
                let Type::Path(own) = &*item.self_ty else {
                    continue;
                };
                let Some(own) = own.path.segments.last() else {
                    continue;
                };
                let own = own.ident.to_string();
                if item.trait_.is_some() || !self.types.contains(&own) || is_hidden(&item.attrs) {
                    continue;
                }
                for member in &item.items {
                    let (visibility, ident, attributes) = match member {
                        ImplItem::Fn(member) => (&member.vis, &member.sig.ident, &member.attrs),
                        ImplItem::Const(member) => (&member.vis, &member.ident, &member.attrs),
                        _ => continue,
                    };
                    if is_public(visibility) {
                        let name = format!("{own}::{ident}");
                        self.examine(&module.file, line(ident.span()), &name, attributes);
                    }
                }
            }
        }
    }

    fn examine(&mut self, file: &Path, line: usize, name: &str, attributes: &[Attribute]) {
        if is_hidden(attributes) {
            return;
        }
        self.examined += 1;
        let folder = file.parent().unwrap();
        if !has_example(attributes, folder) {
            self.misses.insert((file.to_owned(), line, name.to_owned()));
        }
    }
}

fn parse(file: &Path, text: &str) -> syn::File {
    syn::parse_file(text).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn line(span: Span) -> usize {
    span.start().line
}

fn is_public(visibility: &Visibility) -> bool {
    matches!(visibility, Visibility::Public(_))
}

/// The name of an item that is `pub` and no import.
fn public_name(item: &Item) -> Option<String> {
    let (visibility, ident) = match item {
        Item::Const(item) => (&item.vis, &item.ident),
        Item::Enum(item) => (&item.vis, &item.ident),
        Item::Fn(item) => (&item.vis, &item.sig.ident),
        Item::Mod(item) => (&item.vis, &item.ident),
        Item::Static(item) => (&item.vis, &item.ident),
        Item::Struct(item) => (&item.vis, &item.ident),
        Item::Trait(item) => (&item.vis, &item.ident),
        Item::Type(item) => (&item.vis, &item.ident),
        Item::Union(item) => (&item.vis, &item.ident),
        _ => return None,
    };
    is_public(visibility).then(|| ident.to_string())
}

/// Where an item's name stands, and its attributes.
fn head(item: &Item) -> Option<(Span, &[Attribute])> {
    Some(match item {
        Item::Const(item) => (item.ident.span(), &item.attrs),
        Item::Enum(item) => (item.ident.span(), &item.attrs),
        Item::Fn(item) => (item.sig.ident.span(), &item.attrs),
        Item::Mod(item) => (item.ident.span(), &item.attrs),
        Item::Static(item) => (item.ident.span(), &item.attrs),
        Item::Struct(item) => (item.ident.span(), &item.attrs),
        Item::Trait(item) => (item.ident.span(), &item.attrs),
        Item::Type(item) => (item.ident.span(), &item.attrs),
        Item::Union(item) => (item.ident.span(), &item.attrs),
        _ => return None,
    })
}

/// Whether an import gives something this name.
fn imports(tree: &UseTree, name: &str) -> bool {
    match tree {
        UseTree::Path(tree) => imports(&tree.tree, name),
        UseTree::Group(group) => group.items.iter().any(|tree| imports(tree, name)),
        UseTree::Name(tree) => tree.ident == name,
        UseTree::Rename(tree) => tree.rename == name,
        UseTree::Glob(_) => true,
    }
}

/// Whether rustdoc leaves an item out.
fn is_hidden(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("doc")
            && attribute
                .parse_args::<syn::Ident>()
                .is_ok_and(|word| word == "hidden")
    })
}

fn is_test(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        attribute.path().is_ident("cfg")
            && attribute
                .parse_args::<syn::Ident>()
                .is_ok_and(|word| word == "test")
    })
}

/// Whether an item's documentation has a code block that rustdoc compiles. Texts that are files are in `folder`.
fn has_example(attributes: &[Attribute], folder: &Path) -> bool {
    let mut fence = None;
    let texts = attributes
        .iter()
        .filter_map(|attribute| documentation(attribute, folder));
    for text in texts {
        for line in text.lines().map(str::trim) {
            let run = line.len() - line.trim_start_matches('`').len();
            match fence {
                None if run >= 3 => {
                    if is_compiled(&line[run..]) {
                        return true;
                    }
                    fence = Some(run);
                }
                Some(open) if run >= open && line.len() == run => fence = None,
                _ => {}
            }
        }
    }
    false
}

/// A line of documentation, or a file of it.
fn documentation(attribute: &Attribute, folder: &Path) -> Option<String> {
    let Meta::NameValue(meta) = &attribute.meta else {
        return None;
    };
    if !meta.path.is_ident("doc") {
        return None;
    }
    match &meta.value {
        Expr::Lit(ExprLit {
            lit: Lit::Str(text),
            ..
        }) => Some(text.value()),
        Expr::Macro(included) if included.mac.path.is_ident("include_str") => {
            let name: LitStr = included.mac.parse_body().ok()?;
            fs::read_to_string(folder.join(name.value())).ok()
        }
        _ => None,
    }
}

/// Whether a code block with these words after its fence is Rust that is compiled.
fn is_compiled(words: &str) -> bool {
    words
        .split([',', ' '])
        .filter(|word| !word.is_empty())
        .all(|word| matches!(word, "rust" | "no_run" | "should_panic"))
}
