// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The database tables of the records, and the filters of lists.
use crate::server::{
    models::info::{self, endpoints},
    store::table::{Column, Filter, Kind, List, Rule, Table},
};
/// The tables.
pub(crate) static ALL: &[&Table] = &[];
/// The lists.
pub(crate) static LISTS: &[&List] = &[];
/// The lists, by their endpoints.
pub(crate) mod lists {
    use super::*;
}
