//! `payload!`: JSON between braces, checked at its tokens.

use backoffice_description::{
    ShapeInfo, TypeInfo,
    validate::{Shape, Violation},
};
use proc_macro::{Delimiter, Ident, Span, TokenStream, TokenTree};

use crate::{
    output::{Errors, call, code, text},
    rules::{self, rust_type},
    text::{Nested, Step, Text},
};

/// Path of the code that the macros' output calls.
pub(crate) const RUNTIME: &str = "::backoffice::models::runtime::payload";

pub(crate) fn expand(input: TokenStream) -> Result<TokenStream, Errors> {
    let usage = "expected a schema and a JSON object: `RefundOrder { \"amount\": \"10.00\" }`";
    let mut tokens = input.into_iter();
    let (name, object) = match (tokens.next(), tokens.next(), tokens.next()) {
        (Some(TokenTree::Ident(name)), Some(TokenTree::Group(object)), None)
            if object.delimiter() == Delimiter::Brace =>
        {
            (name, object)
        }
        (first, ..) => {
            let span = first.map_or_else(Span::call_site, |token| token.span());
            return Err(Errors::one(span, usage));
        }
    };
    let shape = rules::shape(&name.to_string()).map_err(|wrong| Errors::one(name.span(), wrong))?;
    let ty = rust_type(shape);
    // A walk over all tokens takes longer, because this code is not optimized.
    let text = match Text::of(&object, Nested::Printed) {
        Ok(text) if violations(shape, &text).is_empty() => text,
        // Each token has a place of its own, for the errors.
        _ => {
            let text = Text::of(&object, Nested::Walked)?;
            let mut errors = Errors::default();
            rules::report(&violations(shape, &text), |violation, message| {
                let message = match text.names_expression(violation.offset) {
                    true => message.replacen("found null", "found an expression", 1),
                    false => message,
                };
                errors.push(text.span(violation.offset), message);
            });
            errors.into_result()?;
            text
        }
    };
    Ok(output(text, shape.info(), &ty))
}

/// Returns the violations of a text, without those of its expressions, whose types the compiler checks.
fn violations(shape: &'static Shape, text: &Text) -> Vec<Violation> {
    let mut violations = shape.written_violations(text.json.as_bytes());
    violations.retain(|violation| {
        let mut expressions = text.expressions.iter();
        !expressions.any(|expression| expression.place.contains(&violation.offset))
    });
    violations
}

/// Returns code that writes the text with the values of its expressions, and reads the record.
fn output(found: Text, shape: &'static ShapeInfo, ty: &str) -> TokenStream {
    let Text { json, expressions, .. } = found;
    let part = |from: usize, to: usize| text(json.get(from..to).unwrap_or_default());
    let starts = expressions.iter().map(|expression| expression.place.start);
    let mut ends: Vec<_> = starts.chain([json.len()]).collect();
    let mut output = call(&format!("{RUNTIME}::Payload::new"), part(0, ends.remove(0)));
    for (expression, end) in expressions.into_iter().zip(ends) {
        let start = expression.place.end;
        let mut arguments = slot(&expression.path, shape, ty);
        arguments.extend(code(","));
        arguments.extend(expression.tokens);
        output.extend(call(".value", arguments));
        output.extend(call(".text", part(start, end)));
    }
    output.extend(read(ty));
    output
}

/// Returns the call that reads the record.
pub(crate) fn read(ty: &str) -> TokenStream {
    code(&format!(".read::<{ty}>()"))
}

/// Returns code that names the type of the value at a path.
fn slot(path: &[Step], shape: &'static ShapeInfo, ty: &str) -> TokenStream {
    let of = |ty: &str| code(&format!("{RUNTIME}::Slot::<{ty}>::new()"));
    let mut slot = of(ty);
    let mut at = TypeInfo::Shape(shape);
    for step in path {
        at = match (at, step) {
            (TypeInfo::Shape(shape), Step::Field(name))
                if shape.field(name.trim_matches('"')).is_some() =>
            {
                let name = name.trim_matches('"');
                let mut field = code("|record| &mut record.");
                // Raw, because a name such as `type` is a keyword.
                field.extend([TokenTree::from(Ident::new_raw(name, Span::call_site()))]);
                slot.extend(call(".field", field));
                shape.field(name).map_or(TypeInfo::Any, |field| field.ty)
            }
            (TypeInfo::List(element), Step::Item) => {
                slot.extend(code(".item()"));
                *element
            }
            // The document does not say what is there.
            _ => return of("::backoffice::models::Json"),
        };
    }
    slot
}
