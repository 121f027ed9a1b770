//! Guesses the shape of a payload by the name of its file, or else by its fields.

use std::{borrow::Cow, cmp::Ordering, collections::BTreeSet, path::Path};

use backoffice_shapes::{Presence, ShapeInfo, ShapeKind, TypeInfo, endpoints};

use crate::{
    reader::{Reader, Value},
    shape::Shape,
    syntax::Fault,
};

/// Minimum fit of a payload's fields with a guessed shape; 1 is perfect.
const LEAST_FIT: f64 = 0.6;

/// Minimum lead of a guessed shape over any other shape.
const LEAST_LEAD: f64 = 0.1;

/// The shape that a payload seems to have.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Guess {
    /// The shape.
    pub shape: &'static Shape,
    /// The reason in words: ``the file name `customers` ``.
    pub why: String,
}

/// Guesses the shape of a payload.
///
/// 1. The file's name, then the name of its folder: a shape's name in any letter case, with or without `-` and `_`, in
///    the singular or plural, with or without a number after it.
/// 2. The fields, compared with the bodies of requests and responses, if one of these is clearly ahead. If a response
///    and a request or an update fit about equally well, the response is chosen.
///
/// A payload with the fields of a page is a page. If the text has one value on each line, only the first value counts.
///
/// # Examples
///
/// ```
/// use std::path::Path;
///
/// use backoffice_validate::guess;
///
/// let by_name = guess(Some(Path::new("fixtures/gift-card-7.json")), b"{}").unwrap();
/// assert_eq!(by_name.shape.name(), "GiftCard");
///
/// let by_fields = guess(None, br#"{"id": 7, "events": [], "target": "", "warning_count": 0}"#).unwrap();
/// assert_eq!(by_fields.shape.name(), "Webhook");
/// assert_eq!(by_fields.why, "its fields: Webhook has 4 of 4");
/// ```
#[must_use]
pub fn guess(file_name: Option<&Path>, content: &[u8]) -> Option<Guess> {
    let first_line = content
        .split(|byte| *byte == b'\n')
        .next()
        .unwrap_or_default();
    let object = outline(content).or_else(|_| outline(first_line));
    let object = object.ok().flatten();
    let page = object.as_ref().filter(|object| object.is_page());
    match file_name.and_then(by_path) {
        Some(guess) if page.is_some() => Some(match page_of(guess.shape.info()) {
            Some(shape) => Guess {
                shape,
                why: format!("{} and the fields of a page", guess.why),
            },
            None => guess,
        }),
        Some(guess) => Some(guess),
        None => match page {
            Some(page) => by_first_result(page),
            None => by_fields(&object?.names),
        },
    }
}

/// The names of an object's fields.
type Names<'t> = BTreeSet<Cow<'t, str>>;

/// The names of an object, and its results.
struct Outline<'t> {
    names: Names<'t>,
    /// Reads the elements of its field `results`, if that is a list.
    results: Option<Reader<'t>>,
}

impl Outline<'_> {
    /// Returns true for the fields of a page, section 4 "Pagination".
    fn is_page(&self) -> bool {
        let has = |name| self.names.contains(name);
        self.results.is_some() && (has("next") || has("previous"))
    }
}

/// Reads a text; `None` if it is not an object.
fn outline(content: &[u8]) -> Result<Option<Outline<'_>>, Fault> {
    let mut reader = Reader::new(content)?;
    let outline = object(&mut reader)?;
    reader.end()?;
    Ok(outline)
}

/// Reads a value; `None` if it is not an object.
fn object<'t>(reader: &mut Reader<'t>) -> Result<Option<Outline<'t>>, Fault> {
    let value = reader.value()?.value;
    if !matches!(value, Value::Object) {
        reader.skip(value)?;
        return Ok(None);
    }
    let (mut names, mut results, mut first) = (Names::new(), None, true);
    while let Some(name) = reader.next_name(&mut first)? {
        let (name, value) = (name.text.decoded(), reader.value()?.value);
        if name == "results" {
            // If a name is repeated, the last field counts.
            results = matches!(value, Value::Array).then(|| reader.clone());
        }
        reader.skip(value)?;
        names.insert(name);
    }
    Ok(Some(Outline { names, results }))
}

fn by_path(path: &Path) -> Option<Guess> {
    let name = path
        .file_stem()
        .and_then(|stem| stem.to_str())
        .unwrap_or_default();
    let folder = path
        .parent()
        .and_then(Path::file_name)
        .and_then(|name| name.to_str());
    let by_name = |name: &str, what: &str| {
        let shape = named(name)?;
        Some(Guess {
            shape,
            why: format!("the {what} name `{name}`"),
        })
    };
    by_name(name, "file").or_else(|| by_name(folder?, "folder"))
}

/// Finds the shape of a name in any spelling.
fn named(name: &str) -> Option<&'static Shape> {
    let folded: String = name
        .chars()
        .filter(|c| c.is_alphanumeric())
        .flat_map(char::to_lowercase)
        .collect();
    let name = folded.trim_end_matches(|c: char| c.is_ascii_digit());
    Shape::all().iter().copied().find(|shape| {
        let shape = shape.name().to_lowercase();
        let plurals = [
            Some(format!("{shape}s")),
            shape.strip_suffix('y').map(|stem| format!("{stem}ies")),
            shape.ends_with('s').then(|| format!("{shape}es")),
        ];
        name == shape || plurals.iter().flatten().any(|plural| name == plural)
    })
}

/// Finds the page of a shape.
fn page_of(shape: &'static ShapeInfo) -> Option<&'static Shape> {
    let mut shapes = Shape::all().iter().copied();
    shapes.find(|page| element(page.info()).is_some_and(|element| element.name == shape.name))
}

/// Returns the shape of a page's records.
fn element(page: &'static ShapeInfo) -> Option<&'static ShapeInfo> {
    match page.field("results")?.ty {
        TypeInfo::List(TypeInfo::Shape(shape)) if page.kind == ShapeKind::Page => Some(shape),
        _ => None,
    }
}

fn by_first_result(page: &Outline<'_>) -> Option<Guess> {
    let elements = Shape::all()
        .iter()
        .filter_map(|shape| element(shape.info()));
    let mut results = page.results.clone()?;
    let is_there = results.next_element(&mut true).ok()?;
    let first = object(&mut results).ok().flatten().filter(|_| is_there)?;
    let guess = best(&first.names, elements)?;
    let shape = page_of(guess.shape.info())?;
    Some(Guess {
        shape,
        why: format!(
            "the fields of a page and of its first record: {}",
            guess.why
        ),
    })
}

fn by_fields(names: &Names<'_>) -> Option<Guess> {
    let responses = endpoints::ALL.iter().map(|endpoint| endpoint.response);
    let requests = endpoints::ALL
        .iter()
        .filter_map(|endpoint| endpoint.request);
    let guess = best(names, responses.chain(requests))?;
    let why = format!("its fields: {}", guess.why);
    Some(Guess { why, ..guess })
}

/// Finds the shape that fits an object's fields best, if it is clearly ahead. `why` says how many of the fields it has.
/// Responses must come before requests.
fn best(names: &Names<'_>, shapes: impl Iterator<Item = &'static ShapeInfo>) -> Option<Guess> {
    let mut ranked: Vec<(f64, &'static ShapeInfo)> = Vec::new();
    for shape in shapes {
        if !ranked.iter().any(|(_, other)| other.name == shape.name) {
            ranked.push((fit(names, shape), shape));
        }
    }
    let is_response =
        |shape: &ShapeInfo| !matches!(shape.kind, ShapeKind::Request | ShapeKind::Update);
    ranked.sort_by(|(a, _), (b, _)| b.partial_cmp(a).unwrap_or(Ordering::Equal));
    let (highest, _) = *ranked.first()?;
    let near: Vec<_> = ranked
        .into_iter()
        .filter(|(fit, _)| highest - fit < LEAST_LEAD)
        .collect();
    let responses: Vec<_> = near
        .iter()
        .filter(|(_, shape)| is_response(shape))
        .collect();
    let (fit, shape) = match (responses.as_slice(), near.as_slice()) {
        ([only], _) => **only,
        ([], [only]) => *only,
        _ => return None,
    };
    let (known, all) = (known(names, shape), names.len());
    let why = format!("{} has {known} of {all}", shape.name);
    let shape = Shape::of(shape)?;
    (fit >= LEAST_FIT).then_some(Guess { shape, why })
}

/// Returns the fit of an object's fields with a shape, from 0 to 1. Most of it is the share of the object's fields that
/// the shape has; a little is the share of the shape's fields that the object has. 0 if a required field is missing.
fn fit(names: &Names<'_>, shape: &'static ShapeInfo) -> f64 {
    let lacks = shape
        .fields
        .iter()
        .any(|m| m.presence != Presence::Optional && !names.contains(m.name));
    if lacks || names.is_empty() || shape.fields.is_empty() {
        return 0.0;
    }
    let known = known(names, shape);
    0.7 * share(known, names.len()) + 0.3 * share(known, shape.fields.len())
}

/// Counts the fields of an object that a shape has.
fn known(names: &Names<'_>, shape: &'static ShapeInfo) -> usize {
    let fields = shape.fields.iter();
    fields.filter(|field| names.contains(field.name)).count()
}

/// Divides two counts; the second is not 0. Counts of fields are small or saturate.
fn share(part: usize, whole: usize) -> f64 {
    let count = |count: usize| f64::from(u32::try_from(count).unwrap_or(u32::MAX));
    count(part) / count(whole)
}
