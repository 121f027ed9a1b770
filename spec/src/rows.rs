//! The rows as they are written: typed columns, names not yet resolved.
//!
//! Knows which tables and columns there are. What a name in a row refers to is `resolve`'s concern.

use std::path::Path;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::Source;
use crate::check::Check;
use crate::columns::{Columns, Texts, list};
use crate::document::{self, describe};
use crate::json::in_order;
use crate::mistakes::{At, Located, Mistakes, Name};
use crate::model::{Encoding, Method, Null, Presence, ShapeKind};
use crate::nearest::nearest;

/// All rows, in the order of the sources and in each as they are written.
#[derive(Default)]
pub(crate) struct Rows {
    pub(crate) apis: Vec<ApiRow>,
    pub(crate) groups: Vec<GroupRow>,
    pub(crate) scopes: Vec<ScopeRow>,
    pub(crate) enums: Vec<EnumRow>,
    pub(crate) shapes: Vec<ShapeRow>,
    pub(crate) endpoints: Vec<EndpointRow>,
    pub(crate) gaps: Vec<GapRow>,
}

pub(crate) struct ApiRow {
    pub(crate) at: At,
    pub(crate) title: String,
    pub(crate) section: String,
    pub(crate) version_header: Option<Name>,
    pub(crate) version_enum: Option<Name>,
    pub(crate) version: Option<Name>,
}

pub(crate) struct GroupRow {
    pub(crate) id: Name,
    pub(crate) title: String,
    pub(crate) about: String,
}

pub(crate) struct ScopeRow {
    pub(crate) name: Name,
    pub(crate) about: String,
    pub(crate) section: String,
}

pub(crate) struct EnumRow {
    pub(crate) name: Name,
    pub(crate) values: Texts,
    pub(crate) closed: bool,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
}

pub(crate) struct ShapeRow {
    pub(crate) name: Name,
    /// None where it is a word that is not a kind.
    pub(crate) kind: Option<ShapeKind>,
    pub(crate) about: String,
    pub(crate) section: String,
    pub(crate) file: String,
    pub(crate) identity: Option<Name>,
    pub(crate) of: Option<Name>,
    pub(crate) extends: Option<Name>,
    pub(crate) except: Vec<Name>,
    pub(crate) fields_shown: bool,
    pub(crate) fields: Vec<FieldRow>,
    pub(crate) gaps: Vec<Name>,
    /// Whether a row of `fields` was dropped.
    pub(crate) fields_lost: bool,
}

pub(crate) struct FieldRow {
    pub(crate) name: Name,
    pub(crate) ty: Option<Name>,
    pub(crate) presence: Option<Located<Presence>>,
    pub(crate) null: Option<Located<Null>>,
    pub(crate) sometimes: bool,
    pub(crate) min: Option<Located<i64>>,
    pub(crate) max: Option<Located<i64>>,
    pub(crate) secret: bool,
    pub(crate) note: Option<String>,
    pub(crate) example: Option<String>,
    pub(crate) section: Option<String>,
    pub(crate) gaps: Vec<Name>,
}

pub(crate) struct EndpointRow {
    pub(crate) id: Name,
    pub(crate) number: Option<Located<i64>>,
    pub(crate) method: Option<Method>,
    pub(crate) path: Option<Name>,
    /// Parameter and type, as far as they could be read; none where the column could not be.
    pub(crate) params: Option<Vec<(Name, Option<Name>)>>,
    pub(crate) group: Option<Name>,
    pub(crate) call: Option<Name>,
    pub(crate) scope: Option<Name>,
    pub(crate) request: Option<Name>,
    pub(crate) encoding: Encoding,
    pub(crate) query: Option<Name>,
    pub(crate) response: Option<Name>,
    pub(crate) or_many: bool,
    pub(crate) status: i64,
    pub(crate) summary: String,
    pub(crate) section: String,
    pub(crate) gaps: Vec<Name>,
}

pub(crate) struct GapRow {
    pub(crate) id: Name,
    pub(crate) question: String,
    pub(crate) decision: String,
    pub(crate) acts_in: Texts,
    pub(crate) switch: String,
    pub(crate) section: String,
    pub(crate) conventions: bool,
}

const KINDS: [&str; 7] = ["shape", "api", "group", "endpoint", "scope", "enum", "gap"];

/// Reads all rows of all sources.
pub(crate) fn read(sources: &[Source], mistakes: &mut Mistakes<'_>) -> Rows {
    let mut rows = Rows::default();
    for (index, source) in sources.iter().enumerate() {
        let file = Path::new(&source.path)
            .file_stem()
            .unwrap_or_default()
            .to_string_lossy();
        let table = document::parse(source, index, mistakes);
        for (key, value) in in_order(&table) {
            let name = located(index, key);
            if !KINDS.contains(&name.value.as_str()) {
                unknown_table(&name, mistakes);
            } else if name.value == "api" {
                if let Some(table) = as_table(&name, value, mistakes) {
                    rows.apis.push(api(name.at, table, mistakes));
                }
            } else if let Some(tables) = as_table(&name, value, mistakes) {
                read_kind(&name.value, index, &file, tables, &mut rows, mistakes);
            }
        }
    }
    rows
}

/// Reads the rows of one kind in one source.
fn read_kind(
    kind: &str,
    source: usize,
    file: &str,
    tables: &DeTable<'_>,
    rows: &mut Rows,
    mistakes: &mut Mistakes<'_>,
) {
    for (key, value) in in_order(tables) {
        let name = located(source, key);
        let Some(table) = as_table(&name, value, mistakes) else {
            continue;
        };
        match kind {
            "group" => rows.groups.push(group(name, table, mistakes)),
            "scope" => rows.scopes.push(scope(name, table, mistakes)),
            "enum" => rows.enums.push(enumeration(name, table, mistakes)),
            "shape" => rows.shapes.push(shape(name, file, table, mistakes)),
            "endpoint" => rows.endpoints.push(endpoint(name, table, mistakes)),
            _ => rows.gaps.push(gap(name, table, mistakes)),
        }
    }
}

fn api(at: At, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> ApiRow {
    let mut columns = Columns::new("table", at, table, mistakes);
    let row = ApiRow {
        at,
        title: columns.text("title"),
        section: columns.text("section"),
        version_header: columns.name("version_header"),
        version_enum: columns.name("version_enum"),
        version: columns.name("version"),
    };
    columns.finish();
    row
}

fn group(id: Name, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> GroupRow {
    let mut columns = Columns::new("group", id.at, table, mistakes);
    let row = GroupRow {
        title: columns.text("title"),
        about: columns.text("about"),
        id,
    };
    columns.finish();
    row
}

fn scope(name: Name, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> ScopeRow {
    let mut columns = Columns::new("scope", name.at, table, mistakes);
    let row = ScopeRow {
        about: columns.text("about"),
        section: columns.text("section"),
        name,
    };
    columns.finish();
    row
}

fn enumeration(name: Name, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> EnumRow {
    let mut columns = Columns::new("enum", name.at, table, mistakes);
    let row = EnumRow {
        values: columns.texts("values"),
        closed: columns.flag("closed", false),
        section: columns.text("section"),
        gaps: columns.optional_names("gaps"),
        name,
    };
    columns.finish();
    row
}

fn shape(name: Name, file: &str, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> ShapeRow {
    const KINDS: [(&str, ShapeKind); 5] = [
        ("record", ShapeKind::Record),
        ("request", ShapeKind::Request),
        ("update", ShapeKind::Update),
        ("query", ShapeKind::Query),
        ("page", ShapeKind::Page),
    ];
    let has_kind = table.contains_key("kind");
    let source = name.at.source;
    let mut columns = Columns::new("shape", name.at, table, mistakes);
    let kind = columns.optional_word("kind", &KINDS).map(|kind| kind.value);
    let mut row = ShapeRow {
        kind: if has_kind {
            kind
        } else {
            Some(ShapeKind::Record)
        },
        section: columns.text("section"),
        about: columns.text("about"),
        file: file.to_owned(),
        identity: columns.optional_name("identity"),
        of: columns.optional_name("of"),
        extends: columns.optional_name("extends"),
        except: columns.optional_names("except"),
        fields_shown: columns.flag("fields_shown", true),
        fields: Vec::new(),
        gaps: columns.optional_names("gaps"),
        fields_lost: false,
        name,
    };
    let has_fields = table.contains_key("fields");
    let fields = columns.optional_table("fields");
    row.fields_lost = has_fields && fields.is_none();
    for (key, value) in fields.map(in_order).unwrap_or_default() {
        match field(located(source, key), value, columns.mistakes) {
            Some(field) => row.fields.push(field),
            None => row.fields_lost = true,
        }
    }
    columns.finish();
    row
}

fn field(
    name: Name,
    value: &Spanned<DeValue<'_>>,
    mistakes: &mut Mistakes<'_>,
) -> Option<FieldRow> {
    const PRESENCES: [(&str, Presence); 2] =
        [("required", Presence::Required), ("key", Presence::Key)];
    const NULLS: [(&str, Null); 2] = [("shown", Null::Shown), ("sensible", Null::Sensible)];
    match value.get_ref() {
        DeValue::String(ty) => {
            let at = At::new(name.at.source, value.span());
            let ty = Name {
                value: ty.to_string(),
                at,
            };
            Some(FieldRow {
                name,
                ty: Some(ty),
                presence: None,
                null: None,
                sometimes: false,
                min: None,
                max: None,
                secret: false,
                note: None,
                example: None,
                section: None,
                gaps: Vec::new(),
            })
        }
        DeValue::Table(table) => {
            let mut columns = Columns::new("field", name.at, table, mistakes);
            let row = FieldRow {
                ty: columns.name("type"),
                presence: columns.optional_word("presence", &PRESENCES),
                null: columns.optional_word("null", &NULLS),
                sometimes: columns.flag("sometimes", false),
                min: columns.optional_integer("min"),
                max: columns.optional_integer("max"),
                secret: columns.flag("secret", false),
                note: columns.optional_text("note"),
                example: columns.optional_json("example"),
                section: columns.optional_text("section"),
                gaps: columns.optional_names("gaps"),
                name,
            };
            columns.finish();
            Some(row)
        }
        _ => {
            let at = At::new(name.at.source, value.span());
            let message = format!("field `{}` is {}, not a type", name.value, describe(value));
            mistakes
                .report(Check::ColumnType, at, message)
                .hint("write a type, or a table with a `type`");
            mistakes.lose_some_uses();
            None
        }
    }
}

fn endpoint(id: Name, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> EndpointRow {
    const METHODS: [(&str, Method); 4] = [
        ("GET", Method::Get),
        ("POST", Method::Post),
        ("PUT", Method::Put),
        ("PATCH", Method::Patch),
    ];
    const ENCODINGS: [(&str, Encoding); 2] =
        [("json", Encoding::Json), ("multipart", Encoding::Multipart)];
    let source = id.at.source;
    let has_params = table.contains_key("params");
    let mut columns = Columns::new("endpoint", id.at, table, mistakes);
    let number = columns.integer("number", 1..=i64::from(u32::MAX));
    let method = columns.word("method", &METHODS);
    let path = columns.name("path");
    let params = match columns.optional_table("params") {
        Some(params) => Some(parameters(source, params, &mut columns)),
        None if has_params => None,
        None => Some(Vec::new()),
    };
    let encoding = columns.optional_word("encoding", &ENCODINGS);
    let row = EndpointRow {
        number,
        method,
        path,
        params,
        group: columns.name("group"),
        call: columns.optional_name("call"),
        scope: columns.name("scope"),
        request: columns.optional_name("request"),
        encoding: encoding.map_or(Encoding::Json, |encoding| encoding.value),
        query: columns.optional_name("query"),
        response: columns.name("response"),
        or_many: columns.flag("or_many", false),
        status: columns
            .integer("status", 200..=299)
            .map_or(200, |status| status.value),
        summary: columns.text("summary"),
        section: columns.text("section"),
        gaps: columns.optional_names("gaps"),
        id,
    };
    columns.finish();
    row
}

fn parameters(
    source: usize,
    table: &DeTable<'_>,
    columns: &mut Columns<'_, '_, '_>,
) -> Vec<(Name, Option<Name>)> {
    let mut parameters = Vec::new();
    for (key, value) in in_order(table) {
        let at = At::new(source, value.span());
        let name = located(source, key);
        let ty = match value.get_ref() {
            DeValue::String(ty) => Some(Name {
                value: ty.to_string(),
                at,
            }),
            _ => {
                let message = format!(
                    "parameter `{}` is {}, not a type",
                    name.value,
                    describe(value)
                );
                columns
                    .mistakes
                    .report(Check::ColumnType, at, message)
                    .hint("write a type, such as `integer` or `Order.number`");
                None
            }
        };
        parameters.push((name, ty));
    }
    parameters
}

fn gap(id: Name, table: &DeTable<'_>, mistakes: &mut Mistakes<'_>) -> GapRow {
    let mut columns = Columns::new("gap", id.at, table, mistakes);
    let row = GapRow {
        question: columns.text("question"),
        decision: columns.text("decision"),
        acts_in: columns.texts("acts_in"),
        switch: columns.text("switch"),
        section: columns.text("section"),
        conventions: columns.flag("conventions", false),
        id,
    };
    columns.finish();
    row
}

fn located(source: usize, key: &Spanned<toml::de::DeString<'_>>) -> Name {
    Name {
        value: key.get_ref().to_string(),
        at: At::new(source, key.span()),
    }
}

fn as_table<'t, 'i>(
    name: &Name,
    value: &'t Spanned<DeValue<'i>>,
    mistakes: &mut Mistakes<'_>,
) -> Option<&'t DeTable<'i>> {
    if let DeValue::Table(table) = value.get_ref() {
        return Some(table);
    }
    let message = format!("`{}` is {}, not a table", name.value, describe(value));
    mistakes
        .report(Check::ColumnType, name.at, message)
        .hint("a row starts with a header, such as `[shape.Order]`");
    mistakes.lose_everything();
    None
}

fn unknown_table(name: &Name, mistakes: &mut Mistakes<'_>) {
    let hint = match nearest(&name.value, KINDS) {
        Some(kind) => format!("did you mean `{kind}`?"),
        None => format!("the tables are {}", list(&KINDS)),
    };
    let message = format!("no table is called `{}`", name.value);
    mistakes
        .report(Check::UnknownTable, name.at, message)
        .hint(hint);
    mistakes.lose_everything();
}
