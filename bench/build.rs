//! Writes the structs that serde decodes into and code that reads every field, from the tables, and notes the compiler
//! and its settings.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fs,
    path::Path,
    process::Command,
};

use backoffice::schema::Profile;
use backoffice_codegen::peer;
use backoffice_spec::{Spec, Type};
use quote::{ToTokens, format_ident, quote};
use syn::{Field, Ident, Item, ItemStruct, parse_quote, parse_str};

/// The shapes that the bench decodes, besides the shapes in their fields.
const DECODED: [&str; 6] =
    ["Order", "Customer", "Webhook", "BillingAddress", "CustomerPage", "Subscription"];

/// The shapes for whose documents `jsonschema`'s macro writes validators.
const COMPILED: [&str; 4] = ["Order", "Customer", "Webhook", "BillingAddress"];

/// The shapes whose fields `bench models` reads, besides the shapes in their fields.
const READ: [&str; 2] = ["Order", "Customer"];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=../spec/tables");
    println!("cargo::rerun-if-changed=build.rs");
    let spec = backoffice_spec::load_dir(Path::new("../spec/tables"))
        .map_err(|error| format!("the tables can't be used\n\n{error}"))?;
    let out = env::var("OUT_DIR")?;
    let mut compiled = String::new();
    for name in COMPILED {
        let document = backoffice::schema::find(name)?.text(Profile::Contract);
        let path = format!("{out}/{name}.json");
        fs::write(&path, document)?;
        compiled += &format!(
            "#[jsonschema::validator(path = {path:?}, draft = Draft202012, validate_formats = true, \
             methods = {{ is_valid = true, validate = false, iter_errors = false }})]\npub(crate) struct {name};\n"
        );
    }
    fs::write(format!("{out}/compiled.rs"), compiled)?;
    let derived = peer::serde_derive(&spec)?;
    let mut structs = reached(&derived, &DECODED)?;
    fs::write(format!("{out}/owned.rs"), source(structs.values())?)?;
    let mut readers = scalars(&spec);
    let read = reached(&derived, &READ)?;
    readers.extend(read.values().map(|item| reader("models", item)));
    readers.extend(read.values().map(|item| reader("owned", item)));
    borrow(&mut structs)?;
    fs::write(format!("{out}/borrowed.rs"), source(structs.values())?)?;
    let borrowing = structs.iter().filter(|(name, _)| read.contains_key(*name));
    readers.extend(borrowing.map(|(_, item)| reader("borrowed", item)));
    fs::write(format!("{out}/readers.rs"), source(&readers)?)?;

    let rustc = Command::new(env::var("RUSTC")?).arg("--version").output()?;
    let rustc = String::from_utf8(rustc.stdout)?;
    println!("cargo::rustc-env=BENCH_RUSTC={}", rustc.trim());
    println!("cargo::rustc-env=BENCH_TARGET={}", env::var("TARGET")?);
    let mut profile = format!("opt-level = {}", env::var("OPT_LEVEL")?);
    // Environment variables may override the manifest.
    for setting in ["LTO", "CODEGEN_UNITS", "DEBUG"] {
        let name = format!("CARGO_PROFILE_RELEASE_{setting}");
        println!("cargo::rerun-if-env-changed={name}");
        if let Ok(value) = env::var(&name) {
            profile += &format!(", {name} = {value}");
        }
    }
    println!("cargo::rustc-env=BENCH_PROFILE={profile}");
    let features = env::var("CARGO_CFG_TARGET_FEATURE").unwrap_or_default();
    println!("cargo::rustc-env=BENCH_TARGET_FEATURES={features}");
    Ok(())
}

/// The named structs and those that their fields refer to, by name.
fn reached(source: &str, roots: &[&str]) -> syn::Result<BTreeMap<String, ItemStruct>> {
    let mut all = BTreeMap::new();
    for item in syn::parse_file(source)?.items {
        if let Item::Struct(item) = item {
            all.insert(item.ident.to_string(), item);
        }
    }
    let mut found = BTreeMap::new();
    let mut open: Vec<_> = roots.iter().map(ToString::to_string).collect();
    while let Some(name) = open.pop() {
        if let Some(item) = all.remove(&name) {
            open.extend(item.fields.iter().flat_map(names));
            found.insert(name, item);
        }
    }
    Ok(found)
}

/// Makes text and free-form values borrow from the payload.
fn borrow(structs: &mut BTreeMap<String, ItemStruct>) -> syn::Result<()> {
    let mut borrowing: BTreeSet<String> = ["String", "Value", "Map"].map(str::to_owned).into();
    loop {
        let mut more = structs.iter().filter(|(name, item)| {
            let borrows = |field| names(field).iter().any(|name| borrowing.contains(name));
            !borrowing.contains(*name) && item.fields.iter().any(borrows)
        });
        let Some((name, _)) = more.next() else { break };
        borrowing.insert(name.clone());
    }
    for (name, item) in structs {
        item.attrs = vec![parse_quote!(#[derive(Debug, serde::Deserialize)])];
        if borrowing.contains(name) {
            item.generics = parse_quote!(<'a>);
        }
        for field in &mut item.fields {
            let text = field.ty.to_token_stream().to_string();
            let words = text.split_inclusive(' ').map(|word| match word.trim() {
                "String" => "super::Text<'a>".to_owned(),
                "Map" => "BTreeMap".to_owned(),
                "Value" => "RawValue".to_owned(),
                name if borrowing.contains(name) => format!("{name}<'a>"),
                other => other.to_owned(),
            });
            let borrowed: String = words.collect();
            let borrowed = borrowed
                .replace("serde_json::BTreeMap", "std::collections::BTreeMap")
                .replace("serde_json::RawValue", "&'a serde_json::value::RawValue");
            if borrowed != text.replace(' ', "") {
                field.attrs.push(parse_quote!(#[serde(borrow)]));
                field.ty = parse_str(&borrowed)?;
            }
        }
    }
    Ok(())
}

/// Every name in a field's type.
fn names(field: &Field) -> Vec<String> {
    let text = field.ty.to_token_stream().to_string();
    text.split(' ').map(str::to_owned).collect()
}

/// Implements `Touch` for the models' enumerations and ids.
fn scalars(spec: &Spec) -> Vec<Item> {
    let mut texts: BTreeSet<String> = spec.enums.iter().map(|item| item.name.clone()).collect();
    let mut integers = BTreeSet::new();
    for field in spec.shapes.iter().flat_map(|shape| &shape.fields) {
        if let Type::Identity { shape, field, base } = &field.ty {
            let (first, rest) = field.split_at(1);
            let name = format!("{shape}{}{rest}", first.to_uppercase());
            if **base == Type::Integer {
                integers.insert(name);
            } else {
                texts.insert(name);
            }
        }
    }
    let idents = |names: BTreeSet<String>| names.into_iter().map(|name| format_ident!("{name}"));
    let (texts, integers) = (idents(texts), idents(integers));
    vec![
        parse_quote!(touch! { #(models::#texts,)* as |text| text.as_str() }),
        parse_quote!(touch! { #(models::#integers,)* as |id| id.get() }),
    ]
}

/// Implements `Touch` for a struct of the module: the sum over its fields.
fn reader(module: &str, item: &ItemStruct) -> Item {
    let (module, name, generics) = (format_ident!("{module}"), &item.ident, &item.generics);
    let fields: Vec<&Ident> = item.fields.iter().filter_map(|field| field.ident.as_ref()).collect();
    parse_quote! {
        impl #generics Touch for #module::#name #generics {
            fn touch(&self) -> u64 {
                0_u64 #(.wrapping_add(self.#fields.touch()))*
            }
        }
    }
}

fn source<'a, T: ToTokens + 'a>(items: impl IntoIterator<Item = &'a T>) -> syn::Result<String> {
    let items = items.into_iter();
    Ok(prettyplease::unparse(&syn::parse2(quote! { #(#items)* })?))
}
