//! Programs that give the payloads of the cases to the macros `payload!` and `include_payload!`.
//!
//! | file | content |
//! |---|---|
//! | `tests/tests/right_files.rs` | a test: every other fixture compiles, and reads the same as at run time; the short ones in `payload!` too |
//! | `tests/tests/expressions/fields.rs` | a part of the test beside it: an expression stands for the value of each field of each shape |
//!
//! [`wrong`] has those that must not compile.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use backoffice::samples::{Profile, Samples};
use backoffice_description::{
    FieldInfo, Presence, ShapeKind, TypeInfo,
    validate::{Code, Violation, all, by_name},
};
use serde_json::Value;

use crate::{
    Result,
    cases::{Case, Expected, rules},
    fixtures,
};

/// Length from which a payload is only in a file, in bytes.
const LONGEST: usize = 600;

/// Writes the programs. Returns the paths of the changed files.
///
/// # Errors
///
/// The mistakes in the tables, or a file that can't be written.
pub fn write(root: &Path) -> Result<Vec<String>> {
    let changed = differences(root)?;
    let programs = programs()?;
    for path in &changed {
        if let Some(text) = programs.get(path) {
            crate::write(&root.join(path), text)?;
        }
    }
    Ok(changed)
}

/// Returns the paths of programs that are missing or changed.
///
/// # Errors
///
/// The mistakes in the tables.
pub fn differences(root: &Path) -> Result<Vec<String>> {
    let programs = programs()?.into_iter();
    let differs = |path: &String, text: &String| {
        let found = fs::read_to_string(root.join(path));
        found.ok().as_ref() != Some(text)
    };
    let changed = programs.filter(|(path, text)| differs(path, text));
    Ok(changed.map(|(path, _)| path).collect())
}

fn programs() -> Result<BTreeMap<String, String>> {
    let head = |what: &str| {
        let command = fixtures::COMMAND;
        format!("// Written by `{command}` from tests/cases. Do not edit.\n//! {what}\n\n")
    };
    let mut right = head("Files that compile, and read the same as at run time.");
    right += "use backoffice::{\n    include_payload,\n    models::{Page, Record as _},\n    payload,\n};\n\n\
              #[test]\n#[rustfmt::skip]\nfn right_files() {\n";
    for case in rules()?.into_iter().chain(fixtures::samples()?) {
        let (shape, file) = (case.document.name(), fixtures::path(&case));
        // Writing to a String can't fail, here and below.
        if refused(&case)?.is_none() {
            let (ty, path) = (rust_type(case.document.shape()), format!("../fixtures/{file}"));
            let _ = writeln!(
                right,
                "    let text = include_str!({path:?});\n    \
                 assert_eq!(include_payload!({path:?} as {shape}), {ty}::from_json(text).unwrap());"
            );
            let payload = serde_json::from_str(&case.json)?;
            for spelled in [plain, escaped] {
                if case.json.len() < LONGEST {
                    let payload = tokens(&payload, spelled);
                    let _ = writeln!(
                        right,
                        "    assert_eq!(payload!({shape} {payload}), {ty}::from_json(text).unwrap());"
                    );
                }
            }
        }
    }
    let programs = [
        ("tests/tests/right_files.rs", right),
        ("tests/tests/expressions/fields.rs", expressions()?),
    ];
    let programs = programs.map(|(path, text)| (path.to_owned(), text + "}\n"));
    Ok(programs.into())
}

/// A program that must not compile, and its errors.
#[derive(Debug)]
pub struct Wrong {
    /// The program.
    pub text: String,
    /// Line and column of each error, from 1, and its message.
    pub errors: BTreeSet<(usize, usize, String)>,
}

/// Returns two programs: each payload that the macros refuse, as small as it can be, in `payload!`; and its fixture in
/// `include_payload!`. The compiler must say what the validator says of them.
///
/// # Errors
///
/// The mistakes in the tables.
pub fn wrong(root: &Path) -> Result<[Wrong; 2]> {
    let start = |name: &str| Wrong {
        text: format!("use backoffice::{name};\n\nfn main() {{\n"),
        errors: BTreeSet::new(),
    };
    let [mut texts, mut files] = ["payload", "include_payload"].map(start);
    let (mut refusing, mut written) = (BTreeSet::new(), BTreeSet::new());
    for case in rules()? {
        let Some(expected) = refused(&case)? else { continue };
        refusing.insert(case.rule.clone());
        let (shape, name) = (by_name(case.document.name())?, case.document.name());
        let path = root.join("tests/fixtures").join(fixtures::path(&case)).display().to_string();
        let line = files.text.lines().count() + 1;
        for violation in shape.written_violations(case.json.as_bytes()) {
            let (at, of) = (violation.line, violation.column);
            let message = format!("{path}:{at}:{of}: {}", message(&violation));
            files.errors.insert((line, "    include_payload!(".len() + 1, message));
        }
        let _ = writeln!(files.text, "    include_payload!({path:?} as {name});");
        let Some(payload) = smallest(&case, &expected) else { continue };
        written.insert(case.rule.clone());
        let line = texts.text.lines().count();
        let before = "    payload!(";
        if payload.starts_with('{') {
            for violation in shape.written_violations(payload.as_bytes()) {
                let first = if violation.line == 1 { format!("{before}{name} ").len() } else { 0 };
                // The sign of a number is a token of its own, before the marked one.
                let sign =
                    payload.get(violation.offset..).is_some_and(|rest| rest.starts_with('-'));
                let of = first + violation.column + usize::from(sign);
                let at = line + violation.line;
                texts.errors.insert((at, of, message(&violation)));
            }
        } else {
            let usage =
                "expected a schema and a JSON object: `RefundOrder { \"amount\": \"10.00\" }`";
            texts.errors.insert((line + 1, before.len() + 1, usage.to_owned()));
        }
        let _ = writeln!(texts.text, "{before}{name} {payload});");
    }
    let lost: Vec<_> = refusing.difference(&written).collect();
    if !lost.is_empty() {
        return Err(format!("no case of these rules is a payload of one mistake: {lost:?}").into());
    }
    texts.text += "}\n";
    files.text += "}\n";
    Ok([texts, files])
}

/// Returns a violation's message without its line and column.
fn message(violation: &Violation) -> String {
    let text = violation.to_string();
    let message = text.splitn(3, ':').nth(2).unwrap_or_default();
    message.trim_start().to_owned()
}

/// Number of the samples in which each field has a value somewhere.
const SAMPLES: u64 = 200;

/// Returns a block without its last brace. Each line has a sample, and its fields that no sample before had a value of.
fn expressions() -> Result<String> {
    let mut text =
        format!("// Written by `{}` from the samples. Do not edit.\n{{\n", fixtures::COMMAND);
    for shape in all() {
        let info = shape.info();
        if matches!(info.kind, ShapeKind::Page | ShapeKind::Query) {
            continue;
        }
        let is_required = |field: &&FieldInfo| field.presence != Presence::Optional;
        let required = info.fields.iter().filter(is_required);
        let required: Vec<_> = required.map(|field| field.name).collect();
        let mut missing: Vec<_> = info.fields.iter().map(|field| field.name).collect();
        for number in 0..SAMPLES {
            let sample = Samples::new(info, fixtures::SEED, Profile::Strict).instance(number);
            let sample: Value = serde_json::from_str(&sample)?;
            let is_there = |name: &&str| sample.get(*name).is_some_and(|value| !value.is_null());
            let (found, rest): (Vec<_>, _) = missing.into_iter().partition(is_there);
            missing = rest;
            if found.is_empty() {
                continue;
            }
            let others = found.into_iter().filter(|name| !required.contains(name));
            let names = required.iter().copied().chain(others);
            let fields = names.map(|name| format!("{name:?} r#{name}"));
            let fields = fields.collect::<Vec<_>>().join(", ");
            let _ = writeln!(text, "    each!({} {number}: {fields});", info.name);
        }
        if !missing.is_empty() {
            let name = info.name;
            return Err(format!("no sample of {name} has a value of {missing:?}").into());
        }
    }
    Ok(text)
}

/// Returns the violation for which the macros refuse a case.
fn refused(case: &Case) -> Result<Option<Expected>> {
    let shape = by_name(case.document.name())?;
    let violations = shape.written_violations(case.json.as_bytes());
    let first = violations.into_iter().next();
    Ok(first.map(|violation| Expected { pointer: violation.pointer, code: violation.code }))
}

fn rust_type(shape: &backoffice_description::ShapeInfo) -> String {
    match (shape.kind, shape.field("results").map(|field| &field.ty)) {
        (ShapeKind::Page, Some(TypeInfo::List(TypeInfo::Shape(element)))) => {
            format!("Page::<backoffice::models::{}>", element.name)
        }
        _ => format!("backoffice::models::{}", shape.name),
    }
}

/// Returns a payload as the tokens of a program, without fields and elements that the violation does not need. None for text
/// that tokens can't express.
fn smallest(case: &Case, expected: &Expected) -> Option<String> {
    if expected.code == Code::DuplicateField {
        // A value has each name once.
        return (case.json.len() < 300).then(|| case.json.trim().to_owned());
    }
    let mut payload: Value = serde_json::from_str(&case.json).ok()?;
    let shape = by_name(case.document.name()).ok()?;
    let is_it = |payload: &Value| {
        let found = shape.written_violations(payload.to_string().as_bytes());
        matches!(found.as_slice(), [one] if one.pointer == expected.pointer && one.code == expected.code)
    };
    is_it(&payload).then(|| {
        reduce(&mut payload, "", &is_it);
        tokens(&payload, plain)
    })
}

/// Removes fields and elements below a place, as long as `is_it` stays true.
fn reduce(payload: &mut Value, at: &str, is_it: &dyn Fn(&Value) -> bool) {
    let names: Vec<String> = match payload.pointer(at) {
        Some(Value::Object(fields)) => fields.keys().cloned().collect(),
        Some(Value::Array(items)) => (0..items.len()).rev().map(|at| at.to_string()).collect(),
        _ => return,
    };
    for name in names {
        let mut less = payload.clone();
        match less.pointer_mut(at) {
            Some(Value::Object(fields)) => drop(fields.shift_remove(&name)),
            Some(Value::Array(items)) => drop(name.parse().map(|at: usize| items.remove(at))),
            _ => {}
        }
        if is_it(&less) {
            *payload = less;
        } else {
            let name = name.replace('~', "~0").replace('/', "~1");
            reduce(payload, &format!("{at}/{name}"), is_it);
        }
    }
}

/// Writes a value as the tokens of a program, its texts as `spelled` says.
fn tokens(value: &Value, spelled: fn(&str) -> String) -> String {
    match value {
        Value::String(text) => spelled(text),
        Value::Array(items) => {
            let items = items.iter().map(|item| tokens(item, spelled));
            format!("[{}]", items.collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) => {
            let fields = fields.iter();
            let fields = fields
                .map(|(name, value)| format!("{}: {}", spelled(name), tokens(value, spelled)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

fn plain(text: &str) -> String {
    format!("{text:?}")
}

/// Spells the first character as an escape, so that the macro must read the tokens one by one.
fn escaped(text: &str) -> String {
    match text.chars().next() {
        Some(first) => {
            format!("\"{}{}", first.escape_unicode(), &plain(&text[first.len_utf8()..])[1..])
        }
        None => plain(text),
    }
}
