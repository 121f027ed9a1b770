//! Names: well formed, told apart, and found by the rows that refer to them.
//!
//! Knows names in general; what may be referred to where is the concern of the modules that resolve.

use std::collections::BTreeMap;

use crate::check::Check;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{Gap, Group, Scope, ShapeKind};
use crate::nearest::nearest;
use crate::rows::{EnumRow, Row, Rows, ShapeRow};

/// All rows that have a name, by name; of two with the same name the first.
pub(crate) struct Names<'r> {
    pub(crate) shapes: BTreeMap<&'r str, &'r ShapeRow>,
    pub(crate) enums: BTreeMap<&'r str, &'r EnumRow>,
    pub(crate) groups: BTreeMap<&'r str, &'r Row<Group>>,
    pub(crate) scopes: BTreeMap<&'r str, &'r Row<Scope>>,
    pub(crate) gaps: BTreeMap<&'r str, &'r Row<Gap>>,
}

impl<'r> Names<'r> {
    pub(crate) fn new(rows: &'r Rows) -> Self {
        Names {
            shapes: index(&rows.shapes),
            enums: index(&rows.enums),
            groups: index(&rows.groups),
            scopes: index(&rows.scopes),
            gaps: index(&rows.gaps),
        }
    }

    /// The shape that is referred to, if it is of one of these kinds; otherwise reports it.
    pub(crate) fn shape(
        &self,
        name: &Name,
        kinds: &[ShapeKind],
        mistakes: &mut Mistakes<'_>,
    ) -> Option<&'r ShapeRow> {
        let fits = |row: &ShapeRow| row.kind().is_none_or(|kind| kinds.contains(&kind));
        let fitting = || self.shapes.iter().filter(|(_, row)| fits(row));
        let Some(row) = self.shapes.get(name.value.as_str()).copied() else {
            let fitting = fitting().map(|(name, row)| (*name, *row)).collect();
            return find(&fitting, name, Kind::Shape, mistakes);
        };
        if fits(row) {
            return Some(row);
        }
        let kind = row.kind().map_or("", kind_name);
        let message = format!("`{}` can't be used here: its kind is {kind}", name.value);
        let kinds: Vec<_> = kinds.iter().map(|kind| kind_name(*kind)).collect();
        mistakes
            .report(Check::ShapeKind, name.at, message)
            .hint(format!("name a shape whose kind is {}", kinds.join(" or ")));
        mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
        None
    }

    /// The gaps that a row cites.
    pub(crate) fn gaps(&self, cited: &[Name], mistakes: &mut Mistakes<'_>) -> Vec<String> {
        let found = cited
            .iter()
            .filter_map(|id| find(&self.gaps, id, Kind::Gap, mistakes));
        found.map(|gap| gap.name.value.clone()).collect()
    }
}

/// The row that is referred to; otherwise reports it, and goes on with the row that was meant.
pub(crate) fn find<'r, T>(
    rows: &BTreeMap<&'r str, &'r T>,
    name: &Name,
    kind: Kind,
    mistakes: &mut Mistakes<'_>,
) -> Option<&'r T> {
    if let Some(row) = rows.get(name.value.as_str()) {
        return Some(row);
    }
    if !mistakes.knows_all_names() {
        return None;
    }
    let (check, what) = match kind {
        Kind::Shape => (Check::UnknownShape, "shape"),
        Kind::Enum => (Check::UnknownEnum, "enum"),
        Kind::Group => (Check::UnknownGroup, "group"),
        Kind::Scope => (Check::UnknownScope, "scope"),
        Kind::Gap => (Check::UnknownGap, "gap"),
    };
    let meant = nearest(&name.value, rows.keys().copied());
    let hint = meant.map_or_else(
        || format!("declare it: `[{what}.{}]`", key(&name.value)),
        |meant| format!("did you mean `{meant}`?"),
    );
    let message = format!("{what} `{}` is not declared", name.value);
    mistakes.report(check, name.at, message).hint(hint);
    if meant.is_none() {
        match kind {
            Kind::Shape => mistakes.lose_uses(&[Kind::Shape, Kind::Enum]),
            _ => mistakes.lose_uses(&[kind]),
        }
    }
    rows.get(meant?).copied()
}

/// Checks the names of all rows, and of the fields and values in them.
pub(crate) fn check(rows: &Rows, mistakes: &mut Mistakes<'_>) {
    // A type is named without saying which of the two it is.
    let mut types = named("shape", &rows.shapes);
    types.extend(named("enum", &rows.enums));
    types.sort_by_key(|(_, name)| name.at);
    check_kind(&types, Some(&PASCAL_CASE), TAKEN_TYPES, mistakes);

    let names = named("endpoint", &rows.endpoints);
    check_kind(&names, Some(&SNAKE_CASE), KEYWORDS, mistakes);
    let names = named("group", &rows.groups);
    check_kind(&names, Some(&SNAKE_CASE), KEYWORDS, mistakes);
    let names = named("gap", &rows.gaps);
    check_kind(&names, Some(&KEBAB_CASE), "", mistakes);
    check_kind(&named("scope", &rows.scopes), None, "", mistakes);
    for shape in &rows.shapes {
        check_kind(&named("field", &shape.fields), None, "", mistakes);
    }
    for row in &rows.enums {
        check_values(row, mistakes);
    }
}

fn named<'r, T>(what: &'static str, rows: &'r [Row<T>]) -> Vec<(&'static str, &'r Name)> {
    rows.iter().map(|row| (what, &row.name)).collect()
}

/// Checks names that share one namespace.
fn check_kind(
    names: &[(&str, &Name)],
    case: Option<&Case>,
    taken: &str,
    mistakes: &mut Mistakes<'_>,
) {
    let mut by_form: BTreeMap<String, &Name> = BTreeMap::new();
    for (what, name) in names {
        let (at, text) = (name.at, name.value.as_str());
        if text.trim().is_empty() {
            mistakes
                .report(
                    Check::EmptyText,
                    at,
                    format!("this {what} has an empty name"),
                )
                .hint("name it as the document does");
            continue;
        }
        if let Some(case) = case.filter(|case| !(case.holds)(text)) {
            mistakes
                .report(
                    Check::NameCase,
                    at,
                    format!("{what} `{text}` is not in {}", case.name),
                )
                .hint(format!("write it as in `{}`", case.example));
            continue;
        }
        if taken.split(' ').any(|taken| taken == text) {
            mistakes
                .report(
                    Check::ReservedWord,
                    at,
                    format!("{what} `{text}` is a name that is taken"),
                )
                .hint("choose a name that says more, such as `OrderOption` or `create_type`");
            continue;
        }
        let Some(first) = by_form.get(&without_case(text)) else {
            by_form.insert(without_case(text), name);
            continue;
        };
        let place = mistakes.place(first.at);
        if first.value == text {
            mistakes
                .report(
                    Check::DuplicateName,
                    at,
                    format!("`{text}` is declared twice"),
                )
                .hint(format!("the first is at {place}; rename one of them"));
            if matches!(*what, "shape" | "enum") {
                // A use of the name may be meant for either.
                mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
            }
        } else {
            let message = format!("{what} `{text}` is too close to `{}`", first.value);
            mistakes
                .report(Check::SimilarName, at, message)
                .hint(format!(
                    "they differ in case or separators only; the first is at {place}"
                ));
        }
    }
}

fn check_values(row: &EnumRow, mistakes: &mut Mistakes<'_>) {
    let mut by_form: BTreeMap<String, &Name> = BTreeMap::new();
    for value in &row.values.value {
        let text = &value.value;
        let Some(first) = by_form.get(&without_case(text)) else {
            by_form.insert(without_case(text), value);
            continue;
        };
        if first.value == *text {
            mistakes
                .report(
                    Check::DuplicateValue,
                    value.at,
                    format!("value `{text}` is there twice"),
                )
                .hint("keep one of the two");
        } else {
            let message = format!("value `{text}` is too close to `{}`", first.value);
            mistakes
                .report(Check::SimilarName, value.at, message)
                .hint("they differ in case or separators only");
        }
    }
}

/// The name of a kind of shape, as it is written in the tables.
pub(crate) fn kind_name(kind: ShapeKind) -> &'static str {
    match kind {
        ShapeKind::Record => "record",
        ShapeKind::Request => "request",
        ShapeKind::Update => "update",
        ShapeKind::Query => "query",
        ShapeKind::Page => "page",
    }
}

fn index<T>(rows: &[Row<T>]) -> BTreeMap<&str, &Row<T>> {
    let mut index = BTreeMap::new();
    for row in rows {
        index.entry(row.name.value.as_str()).or_insert(row);
    }
    index
}

/// What two names have in common that any output may write in the same way.
fn without_case(name: &str) -> String {
    name.chars()
        .filter(|c| !matches!(c, '_' | '-' | ' '))
        .flat_map(char::to_lowercase)
        .collect()
}

/// A name as a TOML key.
fn key(name: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if name.chars().all(bare) {
        name.to_owned()
    } else {
        format!("\"{name}\"")
    }
}

struct Case {
    name: &'static str,
    example: &'static str,
    holds: fn(&str) -> bool,
}

const PASCAL_CASE: Case = Case {
    name: "PascalCase",
    example: "OrderLine",
    holds: |name| {
        name.starts_with(|c: char| c.is_ascii_uppercase())
            && name.chars().all(|c| c.is_ascii_alphanumeric())
    },
};

const SNAKE_CASE: Case = Case {
    name: "snake_case",
    example: "order_line",
    holds: |name| is_lower(name, '_'),
};

const KEBAB_CASE: Case = Case {
    name: "kebab-case",
    example: "order-line",
    holds: |name| is_lower(name, '-'),
};

fn is_lower(name: &str, separator: char) -> bool {
    name.starts_with(|c: char| c.is_ascii_lowercase())
        && name.split(separator).all(|word| {
            !word.is_empty()
                && word
                    .chars()
                    .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit())
        })
}

/// Keywords of Rust 2024, strict and reserved.
const KEYWORDS: &str = "Self abstract as async await become box break const continue crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv pub ref \
    return self static struct super trait true try type typeof union unsafe unsized use virtual \
    where while yield";

/// What a shape or an enumeration would be mistaken for: the prelude of Rust 2024, the one keyword in
/// PascalCase, the letter that stands for a page's element, and the words that every output has a meaning
/// for already, such as `Amount` and `Patch`.
const TAKEN_TYPES: &str = "Amount AnyRecord AsMut AsRef AsyncFn AsyncFnMut AsyncFnOnce Box Clone Code Copy Date Debug \
    DecodeError Default DoubleEndedIterator Drift Drop Encoding Endpoint Eq Err \
    ExactSizeIterator Extend UnknownFields Fn FnMut FnOnce From FromIterator Future Hash Into IntoFuture \
    IntoIterator InvalidText Iterator Json List Method None Number Object Ok Operation Option \
    Ord PartialEq PartialOrd Patch PathParameter Record Required Result Scope Secret Self Send \
    Sized Some String Sync T Timestamp ToOwned ToString UnknownValue Url Vec";
