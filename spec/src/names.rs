//! Checks names, and finds the rows that names refer to.
//!
//! The modules that resolve rows know which names a column may refer to.

use std::collections::BTreeMap;

use crate::check::Check;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{Gap, Group, Scope, ShapeKind};
use crate::nearest::nearest;
use crate::rows::{EnumRow, Row, Rows, ShapeRow};

/// The name of the shape that all pages are made of.
pub(crate) const PAGE: &str = "Page";

/// All named rows by name; if two share a name, the first.
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

    /// Returns the shape of this name if it is of one of these kinds, and reports it otherwise.
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
        let hint = format!("name a shape whose kind is {}", kinds.join(" or "));
        mistakes.report(Check::ShapeKind, name.at, message, hint);
        mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
        None
    }

    pub(crate) fn gaps(&self, cited: &[Name], mistakes: &mut Mistakes<'_>) -> Vec<String> {
        let found = cited.iter().filter_map(|id| find(&self.gaps, id, Kind::Gap, mistakes));
        found.map(|gap| gap.name.value.clone()).collect()
    }
}

/// Returns the row with this name. If the name is unknown, reports it and returns the row with the nearest name.
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
    let declare = format!("declare it: `[{what}.{}]`", key(&name.value));
    let hint = match meant {
        Some(meant) => format!("did you mean `{meant}`? Otherwise, {declare}"),
        None => declare,
    };
    let message = format!("{what} `{}` is not declared", name.value);
    mistakes.report(check, name.at, message, hint);
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
    // A type may name a shape or an enumeration.
    let mut types = named("shape", &rows.shapes);
    types.extend(named("enum", &rows.enums));
    types.sort_by_key(|(_, name)| name.at);
    check_kind(&types, Some(PASCAL_CASE), TAKEN_TYPES, mistakes);

    let is_template = |row: &ShapeRow| row.kind().is_none_or(|kind| kind == ShapeKind::Page);
    let template = rows.shapes.iter().filter(|row| is_template(row));
    let template: Vec<_> = template.map(|row| row.name.at).collect();
    for (what, name) in types {
        if name.value == PAGE && !template.contains(&name.at) {
            report_taken(what, name, mistakes);
        }
    }

    let service = rows.apis.first().and_then(|row| row.service.as_ref());
    let service: Vec<_> = service.map(|name| ("service", name)).into_iter().collect();
    check_kind(&service, Some(SNAKE_CASE), "", mistakes);
    let names = named("endpoint", &rows.endpoints);
    check_kind(&names, Some(SNAKE_CASE), KEYWORDS, mistakes);
    let names = named("group", &rows.groups);
    check_kind(&names, Some(SNAKE_CASE), KEYWORDS, mistakes);
    let names = named("gap", &rows.gaps);
    check_kind(&names, Some(KEBAB_CASE), "", mistakes);
    check_kind(&named("scope", &rows.scopes), None, "", mistakes);
    check_kind(&named("event", &rows.events), Some(EVENT), "", mistakes);
    for shape in &rows.shapes {
        check_kind(&named("field", &shape.fields), None, "", mistakes);
    }
    for row in &rows.enums {
        let values: Vec<_> =
            row.values.value.iter().chain(&row.ours.value).map(|value| ("value", value)).collect();
        check_kind(&values, None, "", mistakes);
    }
}

fn named<'r, T>(what: &'static str, rows: &'r [Row<T>]) -> Vec<(&'static str, &'r Name)> {
    rows.iter().map(|row| (what, &row.name)).collect()
}

/// Checks names that share one namespace.
fn check_kind(
    names: &[(&str, &Name)],
    case: Option<Case>,
    taken: &str,
    mistakes: &mut Mistakes<'_>,
) {
    let mut by_form: BTreeMap<String, &Name> = BTreeMap::new();
    for (what, name) in names {
        let (at, text) = (name.at, name.value.as_str());
        if text.trim().is_empty() {
            let message = format!("this {what} has an empty name");
            mistakes.report(Check::EmptyText, at, message, "write the name that the document uses");
            continue;
        }
        if let Some((case, example, _)) = case.filter(|(_, _, holds)| !holds(text)) {
            let message = format!("{what} `{text}` is not in {case}");
            let hint = format!("write it as in `{example}`");
            mistakes.report(Check::NameCase, at, message, hint);
            continue;
        }
        // Case does not count: the type of a shape `BOX` is `Box`.
        let is_taken = |taken: &str| without_case(taken) == without_case(text);
        if taken.split(' ').filter(|taken| !taken.is_empty()).any(is_taken) {
            report_taken(what, name, mistakes);
            continue;
        }
        let Some(first) = by_form.get(&without_case(text)) else {
            by_form.insert(without_case(text), name);
            continue;
        };
        let place = mistakes.place(first.at);
        let (check, message, hint) = if first.value != text {
            let message = format!("{what} `{text}` is too close to `{}`", first.value);
            let hint = format!("they differ in case or separators only; the first is at {place}");
            (Check::SimilarName, message, hint)
        } else if *what == "value" {
            let message = format!("value `{text}` is written twice");
            (Check::DuplicateValue, message, "keep one of the two".to_owned())
        } else {
            if matches!(*what, "shape" | "enum") {
                // Either row may be the one that a use of the name means.
                mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
            }
            let message = format!("`{text}` is declared twice");
            let hint = format!("the first is at {place}; rename one of them");
            (Check::DuplicateName, message, hint)
        };
        mistakes.report(check, at, message, hint);
    }
}

fn report_taken(what: &str, name: &Name, mistakes: &mut Mistakes<'_>) {
    let message = format!("{what} `{}` is a name that is taken", name.value);
    let hint = "choose a name that says more, such as `OrderOption` or `create_type`";
    mistakes.report(Check::ReservedWord, name.at, message, hint);
}

/// Returns the tables' word for a kind of shape.
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

/// Returns the part of a name that every output keeps: its letters and digits, in lower case.
fn without_case(name: &str) -> String {
    name.chars().filter(|c| !matches!(c, '_' | '-' | ' ')).flat_map(char::to_lowercase).collect()
}

/// Returns a name as a TOML key.
fn key(name: &str) -> String {
    let bare = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '-';
    if name.chars().all(bare) { name.to_owned() } else { format!("\"{name}\"") }
}

/// Name, example and test of a case.
type Case = (&'static str, &'static str, fn(&str) -> bool);

const PASCAL_CASE: Case = ("PascalCase", "OrderLine", is_pascal);
const SNAKE_CASE: Case = ("snake_case", "order_line", |name| is_lower(name, '_'));
const KEBAB_CASE: Case = ("kebab-case", "order-line", |name| is_lower(name, '-'));

const EVENT: Case = ("letters, digits, `.`, `_` and `-`", "order.refunded", is_event);

fn is_event(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || "._-".contains(c)) && !name.starts_with('.')
}

fn is_pascal(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_uppercase())
        && name.chars().all(|c| c.is_ascii_alphanumeric())
}

pub(crate) fn is_lower(name: &str, separator: char) -> bool {
    let is_word_letter = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
    let is_word = |word: &str| !word.is_empty() && word.chars().all(is_word_letter);
    name.starts_with(|c: char| c.is_ascii_lowercase()) && name.split(separator).all(is_word)
}

/// Keywords of Rust 2024, strict and reserved.
const KEYWORDS: &str = "Self abstract as async await become box break const continue crate do dyn else enum extern \
    false final fn for gen if impl in let loop macro match mod move mut override priv pub ref \
    return self static struct super trait true try type typeof union unsafe unsized use virtual \
    where while yield";

/// Names that no shape and no enumeration may have: the prelude of Rust 2024, the one keyword in PascalCase,
/// the letter for a page's element, and words with a meaning in the outputs, such as `Amount` and `Patch`.
const TAKEN_TYPES: &str = "Amount AnyRecord AsMut AsRef AsyncFn AsyncFnMut AsyncFnOnce Box Bundle Clone Code Copy Date Debug \
    DecodeError Default DoubleEndedIterator Drift DriftReport Drop Encoding Endpoint Eq Err \
    ExactSizeIterator Extend UnknownFields Fn FnMut FnOnce From FromIterator Future Hash Into IntoFuture \
    IntoIterator InvalidText Iterator Json List Method None Number Object Ok OneOrMany Operation Option \
    Ord PartialEq PartialOrd Patch PathParameter Record Required ResponseBody Result Scope Secret Self Send \
    Sized Some String Sync T Text Timestamp ToOwned ToString TryFrom TryInto UnknownValue Url Vec";
