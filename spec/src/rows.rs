//! The rows as they are written: typed columns, names not yet resolved.
//!
//! Knows which tables and columns there are. The references of a row are resolved later, in `resolve`.

use std::ops::{Deref, DerefMut};

use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::mistakes::{Located, Name};
use crate::model::{Encoding, Gap, Group, Method, Null, Presence, Scope, ShapeKind};

/// All rows, in the order of the sources and in each as they are written.
#[derive(Default)]
pub(crate) struct Rows {
    pub(crate) apis: Vec<ApiRow>,
    pub(crate) groups: Vec<Row<Group>>,
    pub(crate) scopes: Vec<Row<Scope>>,
    pub(crate) enums: Vec<EnumRow>,
    pub(crate) shapes: Vec<ShapeRow>,
    pub(crate) endpoints: Vec<EndpointRow>,
    pub(crate) gaps: Vec<Row<Gap>>,
}

/// A named row.
pub(crate) struct Row<T> {
    pub(crate) name: Name,
    /// Columns that are missing, or of which at least a part could not be read.
    pub(crate) lost: Vec<String>,
    pub(crate) columns: T,
}

impl<T> Row<T> {
    pub(crate) fn has_lost(&self, column: &str) -> bool {
        self.lost.iter().any(|lost| lost == column)
    }
}

impl<T> Deref for Row<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &self.columns
    }
}

impl<T> DerefMut for Row<T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.columns
    }
}

/// The columns of one kind of row.
pub(crate) trait Columns: DeserializeOwned {
    /// Columns that every row must have.
    const REQUIRED: &'static [&'static str];
}

pub(crate) type ApiRow = Row<ApiColumns>;
pub(crate) type EnumRow = Row<EnumColumns>;
pub(crate) type ShapeRow = Row<ShapeColumns>;
pub(crate) type FieldRow = Row<FieldColumns>;
pub(crate) type EndpointRow = Row<EndpointColumns>;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ApiColumns {
    pub(crate) title: String,
    pub(crate) section: String,
    pub(crate) version_header: Option<Name>,
    pub(crate) version_enum: Option<Name>,
    pub(crate) version: Option<Name>,
}

impl Columns for ApiColumns {
    const REQUIRED: &'static [&'static str] = &[
        "title",
        "section",
        "version_header",
        "version_enum",
        "version",
    ];
}

impl Columns for Group {
    const REQUIRED: &'static [&'static str] = &["title", "about"];
}

impl Columns for Scope {
    const REQUIRED: &'static [&'static str] = &["about", "section"];
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EnumColumns {
    pub(crate) values: Located<Vec<Name>>,
    pub(crate) closed: bool,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
}

impl Columns for EnumColumns {
    const REQUIRED: &'static [&'static str] = &["values", "section"];
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ShapeColumns {
    #[serde(rename = "kind")]
    written_kind: Option<ShapeKind>,
    pub(crate) section: String,
    pub(crate) about: String,
    pub(crate) identity: Option<Name>,
    pub(crate) of: Option<Name>,
    pub(crate) extends: Option<Name>,
    pub(crate) except: Vec<Name>,
    pub(crate) fields_shown: bool,
    pub(crate) gaps: Vec<Name>,
    #[serde(skip)]
    pub(crate) file: String,
    #[serde(skip)]
    pub(crate) fields: Vec<FieldRow>,
}

impl Default for ShapeColumns {
    fn default() -> Self {
        Self {
            written_kind: None,
            section: String::new(),
            about: String::new(),
            identity: None,
            of: None,
            extends: None,
            except: Vec::new(),
            fields_shown: true,
            gaps: Vec::new(),
            file: String::new(),
            fields: Vec::new(),
        }
    }
}

impl Columns for ShapeColumns {
    const REQUIRED: &'static [&'static str] = &["section", "about"];
}

impl ShapeRow {
    /// The shape's kind; none where the row has a word that is not a kind.
    pub(crate) fn kind(&self) -> Option<ShapeKind> {
        let default = (!self.has_lost("kind")).then_some(ShapeKind::Record);
        self.written_kind.or(default)
    }
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct FieldColumns {
    #[serde(rename = "type")]
    pub(crate) ty: Option<Name>,
    pub(crate) presence: Option<Located<Presence>>,
    pub(crate) null: Option<Located<Null>>,
    pub(crate) sometimes: bool,
    pub(crate) min: Option<Located<i64>>,
    pub(crate) max: Option<Located<i64>>,
    pub(crate) secret: bool,
    pub(crate) note: Option<String>,
    pub(crate) example: Option<Located<serde_json::Value>>,
    pub(crate) section: Option<String>,
    pub(crate) gaps: Vec<Name>,
}

impl Columns for FieldColumns {
    const REQUIRED: &'static [&'static str] = &["type"];
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EndpointColumns {
    pub(crate) number: Option<Located<i64>>,
    pub(crate) method: Option<Method>,
    pub(crate) path: Option<Name>,
    pub(crate) group: Option<Name>,
    pub(crate) call: Option<Name>,
    pub(crate) scope: Option<Name>,
    pub(crate) request: Option<Name>,
    pub(crate) encoding: Encoding,
    pub(crate) query: Option<Name>,
    pub(crate) response: Option<Name>,
    pub(crate) or_many: bool,
    pub(crate) status: Option<Located<i64>>,
    pub(crate) summary: String,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
    /// Parameters with their types, as far as they could be read.
    #[serde(skip)]
    pub(crate) params: Vec<(Name, Option<Name>)>,
}

impl Columns for EndpointColumns {
    const REQUIRED: &'static [&'static str] = &[
        "number", "method", "path", "group", "scope", "response", "status", "summary", "section",
    ];
}

impl Columns for Gap {
    const REQUIRED: &'static [&'static str] =
        &["question", "decision", "acts_in", "switch", "section"];
}
