//! Guesses the shape of a payload by the name of its file, or else by its fields.
//!
//! A guess by fields must not be wrong, also for a payload with a missing, misspelt or unknown field. So every other
//! shape must know fewer of the payload's fields than the guessed shape.

use std::{borrow::Cow, cmp::Reverse, collections::BTreeSet, fmt, path::Path};

use backoffice_shapes::{PageFields, Presence, ShapeInfo, ShapeKind, nearest};

use crate::{
    reader::{Reader, Value},
    shape::{Shape, Shapes},
    syntax::Fault,
};

/// Minimum share of a payload's fields that a guessed shape knows, in percent.
const KNOWN: usize = 80;

/// Minimum share of a shape's own fields that lets a lead of one field count, in percent.
const WHOLE_PERCENT: usize = 90;

/// Maximum share of a payload's fields at which the shape that a file name gives is in doubt, in percent.
const FOREIGN: usize = 50;

/// Maximum number of characters by which a misspelt name differs from a field's.
const MISSPELT: usize = 2;

/// Number of characters of which one may be misspelt.
const SPELT: usize = 4;

/// Maximum number of shapes in a message.
const LISTED: usize = 5;

/// The shape that a payload seems to have.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Guess {
    /// The shape.
    pub shape: &'static Shape,
    /// The reason in words: ``the file name `customers` ``.
    pub why: String,
}

/// The reason for which there is no guess.
///
/// Its text is `can't tell between Order and Subscription by the fields`, or says that no shape has them.
#[derive(Clone, Debug, Default)]
#[non_exhaustive]
pub struct CannotTell {
    /// Shapes that fit about equally well; empty if none fits.
    pub candidates: Vec<&'static Shape>,
}

impl fmt::Display for CannotTell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.candidates.iter().map(|shape| shape.name()).collect();
        match names.as_slice() {
            [] => f.write_str("can't tell the schema from the file name or the fields"),
            [only] => {
                write!(f, "can't tell if it is {only}: its id or a required field is missing")
            }
            [first @ .., last] if names.len() <= LISTED => {
                write!(f, "can't tell between {} and {last}", first.join(", "))
            }
            names => {
                let first = names.get(..LISTED).unwrap_or_default().join(", ");
                let more = names.len() - LISTED;
                let ending = if more == 1 { "" } else { "s" };
                write!(f, "can't tell between {first} and {more} more schema{ending}")
            }
        }
    }
}

impl std::error::Error for CannotTell {}

impl Shapes {
    /// Guesses the shape of a payload.
    ///
    /// 1. The file's name, then the name of its folder: a shape's name in any letter case, with or without `-` and `_`, in
    ///    the singular or plural, with or without a number after it. There is no guess if the shape lacks most of the fields,
    ///    if the fields show another shape, or if the payload lacks the shape's id or a required field and fits another shape
    ///    as well.
    /// 2. The fields. The guessed shape knows most of them, its required fields and its id are there, and every other shape
    ///    knows fewer of them.
    ///
    /// A payload with the fields of a page is a page. If the text has one value on each line, only the first value counts.
    ///
    /// # Errors
    ///
    /// If the name says nothing and several shapes or none fit the fields.
    ///
    /// # Examples
    ///
    /// ```
    /// use std::path::Path;
    ///
    /// use backoffice_description::validate::SHAPES;
    ///
    /// let by_name = SHAPES.guess(Some(Path::new("fixtures/gift-card-7.json")), b"{}")?;
    /// assert_eq!(by_name.shape.name(), "GiftCard");
    ///
    /// let by_fields = SHAPES.guess(None, br#"{"id": 7, "events": [], "target": "", "warning_count": 0}"#)?;
    /// assert_eq!(by_fields.shape.name(), "Webhook");
    /// assert_eq!(by_fields.why, "its fields: Webhook has 4 of 4");
    ///
    /// let refused = SHAPES.guess(None, br#"{"events": [], "target": ""}"#).unwrap_err();
    /// assert_eq!(refused.to_string(), "can't tell between Webhook, CreateWebhook and UpdateWebhook");
    /// # Ok::<(), backoffice_validate::CannotTell>(())
    /// ```
    pub fn guess(&self, file_name: Option<&Path>, content: &[u8]) -> Result<Guess, CannotTell> {
        let first_line = content.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let page = self.api().page.as_ref();
        let object = outline(content, page).or_else(|_| outline(first_line, page));
        let object = object.ok().flatten();
        let by_content = || match &object {
            Some(page) if page.is_page() => self.by_first_result(page),
            Some(object) => self.by_fields(&object.names),
            None => Err(CannotTell::default()),
        };
        let Some(named) = file_name.and_then(|path| self.by_path(path)) else {
            return by_content();
        };
        let Some(object) = &object else {
            return Ok(named);
        };
        let shape = named.shape.info();
        let (named, record, shape) = match self.page_of(shape).filter(|_| object.is_page()) {
            Some(page) => {
                let why = format!("{} and the fields of a page", named.why);
                (Guess { shape: page, why }, object.first_result(), shape)
            }
            None if object.is_page() && self.element(shape).is_some() => {
                (named, object.first_result(), self.element(shape).unwrap_or(shape))
            }
            None => (named, Some(object.names.clone()), shape),
        };
        let Some(record) = record.filter(|names| !names.is_empty()) else {
            return Ok(named);
        };
        let is_foreign = is_foreign(&record, shape);
        let other = by_content().ok().map(|guess| guess.shape);
        let other = other.filter(|other| {
            let other = self.element(other.info()).unwrap_or(other.info());
            is_foreign || known(&record, other) > known(&record, shape)
        });
        let rivals = match other {
            Some(other) => vec![other],
            None if is_foreign => return Err(by_content().err().unwrap_or_default()),
            None => self.rivals(&record, shape),
        };
        if rivals.is_empty() {
            return Ok(named);
        }
        let named = std::iter::once(named.shape);
        Err(CannotTell { candidates: named.chain(rivals).collect() })
    }

    /// Returns the shapes that fit an object at least as well as a shape whose required fields or id it lacks.
    fn rivals(&self, names: &Names<'_>, shape: &ShapeInfo) -> Vec<&'static Shape> {
        let own = known(names, shape);
        if self.has_identity(names, shape) {
            return Vec::new();
        }
        // A record that is there as a whole is not a partial update.
        let is_whole = own * 100 >= shape.fields.len() * WHOLE_PERCENT;
        let fits = |other: &&Shape| {
            let other = other.info();
            is_body(other)
                && other.name != shape.name
                && !(is_whole && other.kind == ShapeKind::Update)
                && known(names, other) >= own.max(1)
                && self.has_identity(names, other)
        };
        self.all().iter().copied().filter(fits).collect()
    }

    fn by_path(&self, path: &Path) -> Option<Guess> {
        let name = path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        let folder = path.parent().and_then(Path::file_name).and_then(|name| name.to_str());
        let by_name = |name: &str, what: &str| {
            let shape = self.named(name)?;
            Some(Guess { shape, why: format!("the {what} name `{name}`") })
        };
        by_name(name, "file").or_else(|| by_name(folder?, "folder"))
    }

    /// Finds the shape of a name in any spelling.
    fn named(&self, name: &str) -> Option<&'static Shape> {
        let folded: String =
            name.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect();
        let name = folded.trim_end_matches(|c: char| c.is_ascii_digit());
        self.all().iter().copied().find(|shape| {
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
    fn page_of(&self, shape: &'static ShapeInfo) -> Option<&'static Shape> {
        let mut shapes = self.all().iter().copied();
        shapes.find(|page| {
            self.element(page.info()).is_some_and(|element| element.name == shape.name)
        })
    }

    /// Returns the shape of a page's records.
    fn element(&self, page: &ShapeInfo) -> Option<&'static ShapeInfo> {
        self.api().element_of(page)
    }

    fn by_first_result(&self, page: &Outline<'_>) -> Result<Guess, CannotTell> {
        let shapes = self.all().iter().copied();
        let elements = shapes.filter(|shape| self.page_of(shape.info()).is_some()).collect();
        let first = page.first_result().ok_or_else(CannotTell::default)?;
        let pages = |shape: &'static Shape| self.page_of(shape.info());
        match self.best(&first, elements) {
            Ok(guess) => Ok(Guess {
                shape: pages(guess.shape).ok_or_else(CannotTell::default)?,
                why: format!("the fields of a page and of its first record: {}", guess.why),
            }),
            Err(CannotTell { candidates }) => {
                Err(CannotTell { candidates: candidates.into_iter().filter_map(pages).collect() })
            }
        }
    }

    fn by_fields(&self, names: &Names<'_>) -> Result<Guess, CannotTell> {
        let shapes = self.all().iter().copied();
        let guess = self.best(names, shapes.filter(|shape| is_body(shape.info())).collect())?;
        let why = format!("its fields: {}", guess.why);
        Ok(Guess { why, ..guess })
    }

    /// Finds the shape that fits an object's fields far better than any other. `why` says how many of the fields it has.
    fn best(&self, names: &Names<'_>, shapes: Vec<&'static Shape>) -> Result<Guess, CannotTell> {
        let is_update = |shape: &Shape| shape.info().kind == ShapeKind::Update;
        let mut ranked: Vec<_> =
            shapes.into_iter().map(|shape| (known(names, shape.info()), shape)).collect();
        ranked.sort_by_key(|(known, shape)| (Reverse(*known), is_update(shape)));
        let Some((most, shape)) = ranked.first().copied() else {
            return Err(CannotTell::default());
        };
        if most == 0 || most * 100 < names.len() * KNOWN {
            return Err(CannotTell::default());
        }
        let is_whole = most * 100 >= shape.info().fields.len() * WHOLE_PERCENT;
        // A partial update has only some of its fields.
        ranked.retain(|(_, other)| !(is_whole && is_update(other)));
        // A shape that is there as a whole needs no large lead.
        let ties = ranked.iter().filter(|(known, _)| *known == most).count();
        let lead = if ties > 1 || is_whole { 1 } else { 2 };
        let near = ranked.iter().filter(|(known, _)| known + lead > most);
        let near: Vec<_> = near.map(|(_, shape)| *shape).collect();
        if near.len() > 1 || !self.has_identity(names, shape.info()) {
            return Err(CannotTell { candidates: near });
        }
        let why = format!("{} has {most} of {}", shape.name(), names.len());
        Ok(Guess { shape, why })
    }

    /// Returns true if a shape's required fields and a record's id are among the names.
    fn has_identity(&self, names: &Names<'_>, shape: &ShapeInfo) -> bool {
        let mut fields = shape.fields.iter();
        fields.all(|field| {
            let must_be_there =
                field.presence != Presence::Optional || self.api().is_identity(shape, field);
            !must_be_there || names.contains(field.name)
        })
    }
}

/// Returns true if a shape lacks most of an object's fields. A misspelt field counts as the field that it stands for.
fn is_foreign(names: &Names<'_>, shape: &ShapeInfo) -> bool {
    let fields = shape.fields.iter().map(|field| field.name);
    let (present, absent): (Vec<_>, Vec<_>) = fields.partition(|name| names.contains(*name));
    let unknown = names.iter().map(|name| &**name);
    let unknown = unknown.filter(|name| !present.contains(name) && !name.starts_with('$'));
    let unknown: Vec<_> = unknown.collect();
    let is_misspelt = |name: &&&str| {
        let allowed = name.len().min(MISSPELT * SPELT) / SPELT;
        !nearest(name, unknown.iter(), str::to_owned, allowed).is_empty()
    };
    let known = present.len() + absent.iter().filter(is_misspelt).count();
    shape.fields_shown && known * 100 < names.len() * FOREIGN
}

fn is_body(shape: &ShapeInfo) -> bool {
    !matches!(shape.kind, ShapeKind::Query | ShapeKind::Page)
}

/// The names of an object's fields.
type Names<'t> = BTreeSet<Cow<'t, str>>;

/// The names of an object, and its results.
struct Outline<'t> {
    names: Names<'t>,
    /// Names of the fields of a page.
    page: Option<&'static PageFields>,
    /// Reads the elements of its field for the records of a page, if that is a list.
    results: Option<Reader<'t>>,
}

impl<'t> Outline<'t> {
    /// Returns true for the fields of a page.
    fn is_page(&self) -> bool {
        let has = |name| self.names.contains(name);
        let has_neighbour = |page: &PageFields| has(page.next) || has(page.previous);
        self.results.is_some() && self.page.is_some_and(has_neighbour)
    }

    /// Returns the names of the first record of a page.
    fn first_result(&self) -> Option<Names<'t>> {
        let mut results = self.results.clone()?;
        let is_there = results.next_element(&mut true).ok()?;
        let first = object(&mut results, self.page).ok().flatten();
        first.filter(|_| is_there).map(|first| first.names)
    }
}

/// Reads a text; `None` if it is not an object.
fn outline<'t>(
    content: &'t [u8],
    page: Option<&'static PageFields>,
) -> Result<Option<Outline<'t>>, Fault> {
    let mut reader = Reader::new(content)?;
    let outline = object(&mut reader, page)?;
    reader.end()?;
    Ok(outline)
}

/// Reads a value; `None` if it is not an object.
fn object<'t>(
    reader: &mut Reader<'t>,
    page: Option<&'static PageFields>,
) -> Result<Option<Outline<'t>>, Fault> {
    let value = reader.value()?.value;
    if !matches!(value, Value::Object) {
        reader.skip(value)?;
        return Ok(None);
    }
    let (mut names, mut results, mut first) = (Names::new(), None, true);
    while let Some(name) = reader.next_name(&mut first)? {
        let (name, value) = (name.text.decoded(), reader.value()?.value);
        if page.is_some_and(|page| name == page.results) {
            // If a name is repeated, the last field counts.
            results = matches!(value, Value::Array).then(|| reader.clone());
        }
        reader.skip(value)?;
        names.insert(name);
    }
    Ok(Some(Outline { names, page, results }))
}

/// Counts the fields of an object that a shape has.
fn known(names: &Names<'_>, shape: &ShapeInfo) -> usize {
    let fields = shape.fields.iter();
    fields.filter(|field| names.contains(field.name)).count()
}
