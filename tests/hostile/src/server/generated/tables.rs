// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! The database tables of the records, and the filters of lists.
use crate::description::{self as info, endpoints};
use crate::server::database::table::{Column, Filter, Kind, List, Rule, Table};
/// Records of `Hook`.
pub static HOOKS: Table = Table {
    name: "hooks",
    shape: &info::HOOK,
    key: "id",
    columns: &[
        Column {
            name: "active",
            paths: &[&["active"]],
            kind: Kind::Flag,
        },
        Column {
            name: "events",
            paths: &[&["events"]],
            kind: Kind::Names,
        },
    ],
};
/// Records of `Every`.
pub static EVERY: Table = Table {
    name: "every",
    shape: &info::EVERY,
    key: "id",
    columns: &[
        Column {
            name: "amount",
            paths: &[&["amount"]],
            kind: Kind::Money,
        },
        Column {
            name: "boolean",
            paths: &[&["boolean"]],
            kind: Kind::Flag,
        },
        Column {
            name: "closed_list",
            paths: &[&["closed_list"]],
            kind: Kind::Names,
        },
        Column {
            name: "integer",
            paths: &[&["integer"]],
            kind: Kind::Integer,
        },
        Column {
            name: "string_folded",
            paths: &[&["string"]],
            kind: Kind::Folded,
        },
        Column {
            name: "timestamp",
            paths: &[&["timestamp"]],
            kind: Kind::Time,
        },
        Column {
            name: "url_folded",
            paths: &[&["url"]],
            kind: Kind::Folded,
        },
        Column {
            name: "words",
            paths: &[&["words"]],
            kind: Kind::Text,
        },
    ],
};
/// The tables.
pub static ALL: &[&Table] = &[&HOOKS, &EVERY];
/// The lists.
pub static LISTS: &[&List] = &[&lists::LIST_HOOKS, &lists::LIST_EVERY];
/// The lists, by their endpoints.
pub mod lists {
    use super::*;
    /// Pages of `Hook`.
    pub static LIST_HOOKS: List = List {
        endpoint: &endpoints::LIST_HOOKS,
        table: &HOOKS,
        filters: &[
            Filter {
                parameter: "active",
                columns: &["active"],
                rule: Rule::Equal,
            },
            Filter {
                parameter: "events",
                columns: &["events"],
                rule: Rule::Any,
            },
        ],
    };
    /// Pages of `Every`.
    pub static LIST_EVERY: List = List {
        endpoint: &endpoints::LIST_EVERY,
        table: &EVERY,
        filters: &[
            Filter {
                parameter: "string",
                columns: &["string_folded"],
                rule: Rule::Equal,
            },
            Filter {
                parameter: "integer",
                columns: &["integer"],
                rule: Rule::Equal,
            },
            Filter {
                parameter: "boolean",
                columns: &["boolean"],
                rule: Rule::Equal,
            },
            Filter {
                parameter: "amount",
                columns: &["amount"],
                rule: Rule::From,
            },
            Filter {
                parameter: "timestamp",
                columns: &["timestamp"],
                rule: Rule::To,
            },
            Filter {
                parameter: "url",
                columns: &["url_folded"],
                rule: Rule::Part,
            },
            Filter {
                parameter: "words",
                columns: &["words"],
                rule: Rule::Equal,
            },
            Filter {
                parameter: "closed_list",
                columns: &["closed_list"],
                rule: Rule::Any,
            },
        ],
    };
}
