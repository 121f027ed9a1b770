// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! The database tables of the records, and the filters of lists.
use crate::{
    models::info::endpoints, store::table::{Column, Filter, Kind, List, Rule, Table},
};
/// The lists.
pub(crate) static LISTS: &[List] = &[];
