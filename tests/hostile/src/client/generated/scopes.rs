// Written by `cargo xtask codegen` from tests/hostile/tables. Do not edit.

//! Permission scopes as types.
/// `all`: A scope with the name of the list of endpoints. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum All {}
impl super::super::runtime::Scope for All {
    const NAME: &'static str = "all";
}
/// `get:every`: A scope with the name of an endpoint; \[link\] \<tag\>. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum GetEvery {}
impl super::super::runtime::Scope for GetEvery {
    const NAME: &'static str = "get:every";
}
/// `get.every`: A scope that differs in punctuation only. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum GetEvery2 {}
impl super::super::runtime::Scope for GetEvery2 {
    const NAME: &'static str = "get.every";
}
/// `"quoted" \ 名`: A scope with quotes. Section 5.
#[derive(Clone, Copy, Debug)]
pub enum QuotedU540d {}
impl super::super::runtime::Scope for QuotedU540d {
    const NAME: &'static str = "\"quoted\" \\ 名";
}
