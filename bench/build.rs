//! Writes the structs that serde decodes into, from the tables, and notes the compiler and its settings.

use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    error::Error,
    fs,
    path::Path,
    process::Command,
};

use backoffice_codegen::peer;
use quote::ToTokens as _;
use syn::{Field, Item, ItemStruct, parse_quote, parse_str};

/// The shapes that the bench decodes, besides the shapes in their fields.
const DECODED: [&str; 6] = [
    "Order",
    "Customer",
    "Webhook",
    "BillingAddress",
    "CustomerPage",
    "Subscription",
];

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=../spec/tables");
    println!("cargo::rerun-if-changed=build.rs");
    let spec = backoffice_spec::load_dir(Path::new("../spec/tables"))
        .map_err(|error| format!("the tables can't be used\n\n{error}"))?;
    let out = env::var("OUT_DIR")?;
    let mut structs = reached(&peer::serde_derive(&spec)?)?;
    fs::write(format!("{out}/owned.rs"), source(&structs)?)?;
    borrow(&mut structs)?;
    fs::write(format!("{out}/borrowed.rs"), source(&structs)?)?;

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

/// The decoded structs and those that their fields refer to, by name.
fn reached(source: &str) -> syn::Result<BTreeMap<String, ItemStruct>> {
    let mut all = BTreeMap::new();
    for item in syn::parse_file(source)?.items {
        if let Item::Struct(item) = item {
            all.insert(item.ident.to_string(), item);
        }
    }
    let mut found = BTreeMap::new();
    let mut open = DECODED.map(str::to_owned).to_vec();
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

fn source(structs: &BTreeMap<String, ItemStruct>) -> syn::Result<String> {
    let mut file = syn::parse_file("")?;
    file.items = structs.values().cloned().map(Item::Struct).collect();
    Ok(prettyplease::unparse(&file))
}
