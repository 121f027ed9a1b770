#![doc = include_str!("../README.md")]
#![cfg_attr(docsrs, feature(doc_cfg))]

mod include;
mod output;
mod payload;
mod rules;
mod scopes;
mod text;

use proc_macro::TokenStream;

/// Re-exported, and described, as `backoffice::payload`.
#[proc_macro]
pub fn payload(input: TokenStream) -> TokenStream {
    payload::expand(input).unwrap_or_else(output::Errors::into_expression)
}

/// Re-exported, and described, as `backoffice::include_payload`.
#[proc_macro]
pub fn include_payload(input: TokenStream) -> TokenStream {
    include::expand(input).unwrap_or_else(output::Errors::into_expression)
}

/// Re-exported, and described, as `backoffice::scopes`.
#[proc_macro]
pub fn scopes(input: TokenStream) -> TokenStream {
    scopes::expand(input).unwrap_or_else(output::Errors::into_type)
}
