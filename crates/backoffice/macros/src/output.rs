//! Output of the macros: code, or errors at their tokens.

use proc_macro::{Delimiter, Group, Literal, Span, TokenStream, TokenTree};

/// Mistakes, each with its place.
#[derive(Default)]
pub(crate) struct Errors(Vec<(Span, String)>);

impl Errors {
    pub(crate) fn one(span: Span, message: impl Into<String>) -> Self {
        Self(vec![(span, message.into())])
    }

    pub(crate) fn push(&mut self, span: Span, message: impl Into<String>) {
        self.0.push((span, message.into()));
    }

    pub(crate) fn into_result(self) -> Result<(), Self> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }

    /// Returns a block that fails to compile with each message.
    pub(crate) fn into_expression(self) -> TokenStream {
        let errors = self.0.iter().map(|(span, message)| error(*span, message));
        group(Delimiter::Brace, errors.collect())
    }

    /// Returns a tuple type that fails to compile with each message.
    pub(crate) fn into_type(self) -> TokenStream {
        let errors = self.0.iter().map(|(span, message)| {
            let mut error = error(*span, message);
            error.extend(code(","));
            error
        });
        group(Delimiter::Parenthesis, errors.collect())
    }
}

fn error(span: Span, message: &str) -> TokenStream {
    let message = TokenTree::from(Literal::string(message));
    let mut error = code("::core::compile_error!");
    error.extend(group(Delimiter::Brace, message.into()));
    at(error, span)
}

/// Gives all tokens a place.
pub(crate) fn at(tokens: TokenStream, span: Span) -> TokenStream {
    let tokens = tokens.into_iter().map(|mut token| {
        if let TokenTree::Group(group) = &token {
            token = Group::new(group.delimiter(), at(group.stream(), span)).into();
        }
        token.set_span(span);
        token
    });
    tokens.collect()
}

/// Reads code of our own.
pub(crate) fn code(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

pub(crate) fn group(delimiter: Delimiter, tokens: TokenStream) -> TokenStream {
    TokenTree::from(Group::new(delimiter, tokens)).into()
}

/// Returns a call of a function or method with these arguments.
pub(crate) fn call(function: &str, arguments: TokenStream) -> TokenStream {
    let mut call = code(function);
    call.extend(group(Delimiter::Parenthesis, arguments));
    call
}

/// Returns a text as an argument.
pub(crate) fn text(text: &str) -> TokenStream {
    TokenTree::from(Literal::string(text)).into()
}
