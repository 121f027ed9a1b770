//! Files to check: samples of this project, and copies of a sample that others published.

use std::{
    fs,
    path::{Path, PathBuf},
};

use backoffice::{
    samples::Samples,
    schema::{Document, Profile, find},
};
use indexmap::IndexMap;
use serde_json::{Value, json, value::RawValue};

use crate::{Error, machine};

/// Fields in the order of their text.
type Record = IndexMap<String, Box<RawValue>>;

/// Form of a corpus.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Form {
    /// One record per line.
    Lines,
    /// One file with one array.
    Array,
    /// A folder with one record in each file.
    Files,
}

/// Line and column, from 1.
pub(crate) type Position = (usize, usize);

/// Files, and the schema that they should have.
pub(crate) struct Corpus {
    pub(crate) name: &'static str,
    pub(crate) form: Form,
    pub(crate) shape: &'static str,
    /// The file or the folder.
    pub(crate) path: PathBuf,
    /// The files, without the folder.
    pub(crate) files: Vec<PathBuf>,
    /// Schema of the file: of a record, or of an array of records.
    pub(crate) schema: PathBuf,
    /// Name of the field that has a wrong value in some records.
    pub(crate) field: &'static str,
    /// Line and column, from 1, of each wrong value in its file.
    pub(crate) wrong: Vec<Position>,
    pub(crate) bytes: usize,
}

/// Writes the corpora into a folder.
pub(crate) fn all(folder: &Path, records: usize, files: usize) -> Result<Vec<Corpus>, Error> {
    let customers = |count| samples("Customer", count);
    let mut corpora = vec![
        write(folder, "lines", Form::Lines, "Customer", "email", customers(records)?)?,
        write(folder, "array", Form::Array, "Customer", "email", customers(records)?)?,
        write(folder, "files", Form::Files, "Order", "number", samples("Order", files)?)?,
    ];
    let published = machine::project().join("../shared/payloads/order.json");
    match fs::read(&published) {
        Ok(order) => {
            let order: Record = serde_json::from_slice(&order)?;
            let copies = vec![order; files];
            corpora.push(write(folder, "published", Form::Files, "Order", "number", copies)?);
        }
        Err(_) => println!("{} is missing, so nothing is measured on it", published.display()),
    }
    Ok(corpora)
}

fn samples(shape: &str, count: usize) -> Result<Vec<Record>, Error> {
    let samples = Samples::new(find(shape)?.shape(), 1, Profile::Strict).take(count);
    samples.map(|sample| Ok(serde_json::from_str(&sample)?)).collect()
}

/// Writes records, of which one in a hundred gets a number in a text field.
fn write(
    folder: &Path,
    name: &'static str,
    form: Form,
    shape: &'static str,
    field: &'static str,
    mut records: Vec<Record>,
) -> Result<Corpus, Error> {
    let folder = folder.join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder)?;
    }
    let payloads = folder.join("payloads");
    fs::create_dir_all(&payloads)?;
    let spoiled = |number: &usize| number % 100 == 7;
    for (_, record) in records.iter_mut().enumerate().filter(|(number, _)| spoiled(number)) {
        record.insert(field.to_owned(), RawValue::from_string("5".to_owned())?);
    }
    let texts: Vec<_> = records.iter().map(serde_json::to_string).collect::<Result<_, _>>()?;
    drop(records);
    let bytes = texts.iter().map(String::len).sum();
    let name_and_value = format!("\"{field}\":5");
    let wrong = texts.iter().enumerate().filter(|(number, _)| spoiled(number));
    let wrong = wrong.map(|(number, text)| {
        let before = text.find(&name_and_value).map(|at| at + name_and_value.len() - 1);
        let before =
            before.and_then(|at| text.get(..at)).map_or(0, |before| before.chars().count());
        match form {
            Form::Files => (1, before + 1),
            Form::Lines => (number + 1, before + 1),
            // The first record stands after `[`.
            Form::Array if number == 0 => (1, before + 2),
            Form::Array => (number + 1, before + 1),
        }
    });
    let wrong = wrong.collect();
    let (path, files) = match form {
        // sourcemeta reads records per line only under this extension.
        Form::Lines => (payloads.join("records.jsonl"), vec![texts.join("\n") + "\n"]),
        Form::Array => (payloads.join("records.json"), vec![format!("[{}]", texts.join(",\n"))]),
        Form::Files => (payloads.clone(), texts),
    };
    let mut paths = Vec::new();
    for (number, text) in files.iter().enumerate() {
        let path = match form {
            Form::Files => payloads.join(format!("{number:06}.json")),
            Form::Lines | Form::Array => path.clone(),
        };
        fs::write(&path, text)?;
        paths.push(path);
    }
    let schema = folder.join("schema.json");
    fs::write(&schema, self::schema(find(shape)?, form)?)?;
    Ok(Corpus { name, form, shape, path, files: paths, schema, field, wrong, bytes })
}

fn schema(document: &Document, form: Form) -> Result<String, Error> {
    let text = document.text(Profile::Contract);
    if form != Form::Array {
        return Ok(text);
    }
    let record: Value = serde_json::from_str(&text)?;
    let id = document.id(Profile::Contract);
    let array = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "https://backoffice.example/bench/array.json",
        "type": "array",
        "items": { "$ref": id },
        "$defs": { "record": record },
    });
    Ok(array.to_string())
}
