//! `scopes!`: scopes by the document's names.

use backoffice_description::{API, nearest};
use proc_macro::{Delimiter, Span, TokenStream, TokenTree};

use crate::{
    output::{Errors, code, group},
    text::string,
};

pub(crate) fn expand(input: TokenStream) -> Result<TokenStream, Errors> {
    let usage = "expected names of scopes: `\"orders:write\", \"users:read\"`";
    let mut errors = Errors::default();
    let mut names: Vec<String> = Vec::new();
    let mut tuple = TokenStream::new();
    let mut tokens = input.into_iter();
    while let Some(token) = tokens.next() {
        let span = token.span();
        match string(&token) {
            None => return Err(Errors::one(span, usage)),
            Some(name) if names.contains(&name) => {
                errors.push(span, format!("the scope `{name}` is named twice"));
            }
            Some(name) if API.scopes.iter().any(|scope| scope.name == name) => {
                let ty = rust_name(&name);
                tuple.extend(code(&format!("::backoffice::client::scopes::{ty},")));
                names.push(name);
            }
            Some(name) => errors.push(span, unknown(&name)),
        }
        match tokens.next() {
            None => break,
            Some(TokenTree::Punct(comma)) if comma.as_char() == ',' => {}
            Some(other) => return Err(Errors::one(other.span(), "expected `,` after a scope")),
        }
    }
    errors.into_result()?;
    if names.is_empty() {
        return Err(Errors::one(Span::call_site(), usage));
    }
    Ok(group(Delimiter::Parenthesis, tuple))
}

fn unknown(name: &str) -> String {
    let known = API.scopes.iter().map(|scope| scope.name);
    let nearest = nearest(&name.to_lowercase(), known.clone(), str::to_lowercase, 4);
    match nearest.first() {
        Some(nearest) => format!("there is no scope `{name}`; did you mean `{nearest}`?"),
        None => {
            let known: Vec<_> = known.collect();
            format!("there is no scope `{name}`; the scopes are {}", known.join(", "))
        }
    }
}

/// Returns the Rust type of a scope: `OrdersWrite` for `orders:write`.
fn rust_name(name: &str) -> String {
    let words = name.split([':', '_']);
    let capitalised = words.map(|word| {
        let (first, rest) = word.split_at(word.len().min(1));
        first.to_uppercase() + rest
    });
    capitalised.collect()
}
