//! `include_payload!`: a JSON file, checked at its lines and columns.

use std::{fs, path::PathBuf};

use proc_macro::{Span, TokenStream, TokenTree};

use crate::{
    output::{Errors, call, text},
    payload::{RUNTIME, read},
    rules::{self, rust_type},
    text::string,
};

pub(crate) fn expand(input: TokenStream) -> Result<TokenStream, Errors> {
    let usage = "expected a path and a schema: `\"order.json\" as Order`";
    let tokens: Vec<_> = input.into_iter().collect();
    let (file, name) = match tokens.as_slice() {
        [file, TokenTree::Ident(word), TokenTree::Ident(name)] if word.to_string() == "as" => {
            (file, name)
        }
        tokens => {
            let span = tokens.first().map_or_else(Span::call_site, TokenTree::span);
            return Err(Errors::one(span, usage));
        }
    };
    let span = file.span();
    let path = string(file).ok_or_else(|| Errors::one(span, usage))?;
    let shape = rules::shape(&name.to_string()).map_err(|wrong| Errors::one(name.span(), wrong))?;
    let place = place(span, &path).map_err(|error| Errors::one(span, error.to_string()))?;
    let bytes = fs::read(&place);
    let bytes = bytes.map_err(|error| {
        let message = format!("{}: {error}", place.display());
        Errors::one(span, message)
    })?;
    let mut errors = Errors::default();
    rules::report(&shape.written_violations(&bytes), |violation, message| {
        let (line, column) = (violation.line, violation.column);
        errors.push(span, format!("{path}:{line}:{column}: {message}"));
    });
    errors.into_result()?;
    let place = place.to_str().ok_or_else(|| {
        let message = format!("{} is not valid Unicode", place.display());
        Errors::one(span, message)
    })?;
    // The compiler then knows that the crate depends on the file.
    let file = call("::core::include_str!", text(place));
    let mut output = call(&format!("{RUNTIME}::Payload::new"), file);
    output.extend(read(&rust_type(shape)));
    Ok(output)
}

/// Finds a file beside the source file; where the compiler hides that, in the package.
fn place(span: Span, path: &str) -> std::io::Result<PathBuf> {
    let package = || std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from);
    let source = span.local_file().and_then(|file| Some(file.parent()?.to_owned()));
    std::path::absolute(source.or_else(package).unwrap_or_default().join(path))
}
