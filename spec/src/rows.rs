//! The rows as written: typed columns, and names that are not resolved yet.
//!
//! Knows the tables and their columns. `resolve` resolves the references of a row.

use std::ops::Deref;

use serde::Deserialize;

use crate::mistakes::{Located, Name};
use crate::model::{Authorization, Encoding, Gap, Group, Method, Null, Presence, Scope, ShapeKind};

#[derive(Default)]
pub(crate) struct Rows {
    pub(crate) apis: Vec<ApiRow>,
    pub(crate) groups: Vec<Row<Group>>,
    pub(crate) scopes: Vec<Row<Scope>>,
    pub(crate) enums: Vec<EnumRow>,
    pub(crate) shapes: Vec<ShapeRow>,
    pub(crate) endpoints: Vec<EndpointRow>,
    pub(crate) events: Vec<EventRow>,
    pub(crate) gaps: Vec<Row<Gap>>,
}

pub(crate) struct Row<T> {
    pub(crate) name: Name,
    /// Columns that are missing or at least partly unreadable.
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

/// Returns the columns that every row of a kind must have.
pub(crate) fn required(kind: &str) -> &'static [&'static str] {
    match kind {
        "table" => &["name", "title", "section", "version"],
        "group" => &["title", "about"],
        "scope" => &["about", "section"],
        "enum" => &["values", "section"],
        "shape" => &["section", "about"],
        "field" => &["type"],
        "endpoint" => &[
            "number", "method", "path", "group", "scope", "response", "status", "summary",
            "section",
        ],
        "event" => &["about", "section"],
        _ => &["question", "decision", "acts_in", "switch", "section"],
    }
}

pub(crate) type ApiRow = Row<ApiColumns>;
pub(crate) type EnumRow = Row<EnumColumns>;
pub(crate) type ShapeRow = Row<ShapeColumns>;
pub(crate) type FieldRow = Row<FieldColumns>;
pub(crate) type EndpointRow = Row<EndpointColumns>;
pub(crate) type EventRow = Row<EventColumns>;

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct ApiColumns {
    #[serde(rename = "name")]
    pub(crate) service: Option<Name>,
    pub(crate) title: String,
    pub(crate) section: String,
    pub(crate) version_header: Option<Name>,
    pub(crate) version_enum: Option<Name>,
    pub(crate) version: Option<Name>,
    pub(crate) base_url: Option<String>,
    pub(crate) license: Option<String>,
    pub(crate) currencies: Vec<Name>,
    pub(crate) authorization: Option<Authorization>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EnumColumns {
    pub(crate) values: Located<Vec<Name>>,
    pub(crate) ours: Located<Vec<Name>>,
    pub(crate) events: bool,
    pub(crate) closed: bool,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
}

#[derive(Default, Deserialize)]
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
    #[serde(default = "shown")]
    pub(crate) fields_shown: bool,
    pub(crate) table: Option<Name>,
    #[serde(rename = "columns")]
    pub(crate) table_columns: Vec<Name>,
    pub(crate) cursor: Option<Name>,
    pub(crate) gaps: Vec<Name>,
    #[serde(skip)]
    pub(crate) file: String,
    #[serde(skip)]
    pub(crate) fields: Vec<FieldRow>,
}

fn shown() -> bool {
    true
}

impl ShapeRow {
    /// Returns the shape's kind, or none if the row has a word that is not a kind.
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
    pub(crate) filter: Option<Name>,
    pub(crate) section: Option<String>,
    pub(crate) gaps: Vec<Name>,
}

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EndpointColumns {
    pub(crate) number: Option<Located<i64>>,
    pub(crate) method: Option<Method>,
    pub(crate) path: Option<Name>,
    pub(crate) group: Option<Name>,
    pub(crate) call: Option<Name>,
    pub(crate) scope: Vec<Name>,
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

#[derive(Default, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct EventColumns {
    pub(crate) about: String,
    pub(crate) emitter: Option<Name>,
    pub(crate) data: Option<Name>,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
}
