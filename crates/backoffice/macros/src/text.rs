//! JSON text from tokens: the same values, and the token of each place.

use std::{iter::Peekable, ops::Range};

use litrs::StringLit;
use proc_macro::{Delimiter, Group, Literal, Span, TokenStream, TokenTree, token_stream::IntoIter};

use crate::output::Errors;

/// JSON text that tokens stand for.
#[derive(Default)]
pub(crate) struct Text {
    pub(crate) json: String,
    /// Tokens by their starts in the text, in order.
    starts: Vec<(usize, Span)>,
    /// Rust expressions, in the order of the text.
    pub(crate) expressions: Vec<Expression>,
}

/// A Rust expression in the place of a value.
pub(crate) struct Expression {
    /// Place of the `null` that stands for the value.
    pub(crate) place: Range<usize>,
    pub(crate) path: Vec<Step>,
    pub(crate) tokens: TokenStream,
}

/// Way from a value to one inside.
#[derive(Clone)]
pub(crate) enum Step {
    /// To a field, by its name as JSON text.
    Field(String),
    /// To the elements of a list.
    Item,
}

/// Ways of reading the objects and lists in an object.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Nested {
    /// As the compiler prints them, if they have no expressions and no escapes: then, what is right is JSON.
    Printed,
    /// Token by token.
    Walked,
}

impl Text {
    /// Reads an object.
    pub(crate) fn of(object: &Group, nested: Nested) -> Result<Self, Errors> {
        let mut reader =
            Reader { nested, text: Self::default(), path: Vec::new(), errors: Errors::default() };
        reader.object(object);
        reader.errors.into_result()?;
        Ok(reader.text)
    }

    /// Returns the token at an offset, or before it.
    pub(crate) fn span(&self, offset: usize) -> Span {
        let starts = self.starts.iter();
        let last = starts.take_while(|(start, _)| *start <= offset).last();
        last.map_or_else(Span::call_site, |(_, span)| *span)
    }

    /// Returns true if the token at an offset names a field whose value is an expression.
    pub(crate) fn names_expression(&self, offset: usize) -> bool {
        let next = self.starts.iter().find(|(start, _)| *start > offset);
        next.is_some_and(|(start, _)| {
            let mut expressions = self.expressions.iter();
            expressions.any(|expression| expression.place.start == *start)
        })
    }
}

struct Reader {
    nested: Nested,
    text: Text,
    path: Vec<Step>,
    errors: Errors,
}

impl Reader {
    fn object(&mut self, group: &Group) {
        self.mark("{", group.span_open());
        let mut tokens = group.stream().into_iter().peekable();
        let mut is_first = true;
        while let Some(token) = tokens.next() {
            if !is_first {
                self.text.json.push(',');
            }
            is_first = false;
            let name = scalar(&token).filter(|name| name.starts_with('"'));
            let Some(name) = name else {
                let message = "expected a field's name as text, such as `\"amount\"`";
                return self.wrong(&token, message);
            };
            self.mark(&name, token.span());
            match tokens.next() {
                Some(TokenTree::Punct(colon)) if colon.as_char() == ':' => {}
                other => {
                    let found = other.unwrap_or(token);
                    return self.wrong(&found, "expected `:` and a value after a field's name");
                }
            }
            self.text.json.push(':');
            self.path.push(Step::Field(name));
            let goes_on = self.value(&mut tokens, group);
            self.path.pop();
            if !goes_on {
                break;
            }
        }
        self.mark("}", group.span_close());
    }

    fn list(&mut self, group: &Group) {
        self.mark("[", group.span_open());
        let mut tokens = group.stream().into_iter().peekable();
        let mut is_first = true;
        self.path.push(Step::Item);
        while tokens.peek().is_some() {
            if !is_first {
                self.text.json.push(',');
            }
            is_first = false;
            if !self.value(&mut tokens, group) {
                break;
            }
        }
        self.path.pop();
        self.mark("]", group.span_close());
    }

    /// Writes an object or a list as the compiler prints it. Returns false if it must be walked.
    fn print(&mut self, group: &Group) -> bool {
        if self.nested == Nested::Walked {
            return false;
        }
        let text = group.to_string();
        let is_json = !text.contains('#') && !text.contains('\\');
        if is_json {
            self.text.json.push_str(&text);
        }
        is_json
    }

    /// Reads a value and the comma after it. Returns false at the end of the group.
    fn value(&mut self, tokens: &mut Peekable<IntoIter>, around: &Group) -> bool {
        let Some(token) = tokens.next() else {
            self.errors.push(around.span_close(), "expected a value");
            return false;
        };
        match &token {
            TokenTree::Group(group) if self.print(group) => {}
            // `$amount:literal` of a macro.
            TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
                if self.value(&mut group.stream().into_iter().peekable(), group) {
                    self.wrong(&token, "expected a JSON value");
                }
            }
            TokenTree::Group(group) if group.delimiter() == Delimiter::Brace => self.object(group),
            TokenTree::Group(group) if group.delimiter() == Delimiter::Bracket => self.list(group),
            TokenTree::Punct(sign) if sign.as_char() == '-' => match tokens.next() {
                Some(number) if scalar(&number).is_some_and(|text| !text.starts_with('"')) => {
                    let text = format!("-{}", scalar(&number).unwrap_or_default());
                    self.mark(&text, number.span());
                }
                _ => self.wrong(&token, "expected a number after `-`"),
            },
            TokenTree::Punct(mark) if mark.as_char() == '#' => {
                return self.expression(&token, tokens);
            }
            TokenTree::Literal(_) => match scalar(&token) {
                Some(text) => self.mark(&text, token.span()),
                None => self.wrong(&token, "expected text in quotes, or a decimal number"),
            },
            TokenTree::Ident(word) => match word.to_string().as_str() {
                word @ ("true" | "false" | "null") => self.mark(word, token.span()),
                word => {
                    let message = format!(
                        "expected a JSON value, found `{word}`; write `#{word}` for a Rust variable"
                    );
                    self.wrong(&token, &message);
                }
            },
            _ => self.wrong(&token, "expected a JSON value, or `#` and a Rust expression"),
        }
        match tokens.next() {
            None => false,
            Some(TokenTree::Punct(comma)) if comma.as_char() == ',' => true,
            Some(other) => {
                self.wrong(&other, "expected `,` after a value");
                false
            }
        }
    }

    /// Reads the tokens of an expression up to the next comma.
    fn expression(&mut self, mark: &TokenTree, tokens: &mut Peekable<IntoIter>) -> bool {
        let mut goes_on = false;
        let mut found = TokenStream::new();
        for token in tokens {
            if matches!(&token, TokenTree::Punct(comma) if comma.as_char() == ',') {
                goes_on = true;
                break;
            }
            found.extend([token]);
        }
        if found.is_empty() {
            self.wrong(mark, "expected a Rust expression after `#`");
        }
        let start = self.text.json.len();
        self.mark("null", mark.span());
        self.text.expressions.push(Expression {
            place: start..self.text.json.len(),
            path: self.path.clone(),
            tokens: without_parentheses(found),
        });
        goes_on
    }

    /// Writes the text that a token stands for.
    fn mark(&mut self, text: &str, span: Span) {
        self.text.starts.push((self.text.json.len(), span));
        self.text.json.push_str(text);
    }

    fn wrong(&mut self, token: &TokenTree, message: &str) {
        self.errors.push(token.span(), message);
    }
}

/// Takes the parentheses away that hold an expression together: the compiler warns of them. With a comma inside, they may be
/// those of a tuple, and become the macro's own, of which it does not warn.
fn without_parentheses(tokens: TokenStream) -> TokenStream {
    let is_comma = |token| matches!(token, TokenTree::Punct(mark) if mark.as_char() == ',');
    let mut both = tokens.clone().into_iter();
    match (both.next(), both.next()) {
        (Some(TokenTree::Group(mut group)), None)
            if group.delimiter() == Delimiter::Parenthesis =>
        {
            if group.stream().into_iter().any(is_comma) {
                group.set_span(Span::mixed_site().located_at(group.span()));
            } else {
                group = Group::new(Delimiter::None, group.stream());
            }
            TokenTree::from(group).into()
        }
        _ => tokens,
    }
}

/// Returns the literal that a token is, also as `$name:literal` of a macro.
fn literal(token: &TokenTree) -> Option<Literal> {
    match token {
        TokenTree::Literal(literal) => Some(literal.clone()),
        TokenTree::Group(group) if group.delimiter() == Delimiter::None => {
            let mut tokens = group.stream().into_iter();
            let only = tokens.next().as_ref().and_then(literal);
            only.filter(|_| tokens.next().is_none())
        }
        _ => None,
    }
}

/// Returns the text of a string literal.
pub(crate) fn string(token: &TokenTree) -> Option<String> {
    let literal = StringLit::try_from(literal(token)?).ok()?;
    literal.suffix().is_empty().then(|| literal.value().to_owned())
}

/// Returns the JSON text of a string or number literal.
fn scalar(token: &TokenTree) -> Option<String> {
    let text = literal(token)?.to_string();
    if text.starts_with(|first: char| first.is_ascii_digit()) {
        let number = text.replace('_', "");
        let is_decimal = |byte: u8| byte.is_ascii_digit() || b"+-.eE".contains(&byte);
        return number.bytes().all(is_decimal).then_some(number);
    }
    // Most texts are written alike in Rust and JSON. This code is not optimized when it runs.
    let is_special = |byte: u8| byte < b' ' || byte == b'\\';
    if text.starts_with('"') && text.ends_with('"') && !text.bytes().any(is_special) {
        return Some(text);
    }
    string(token).map(|text| quoted(&text))
}

/// Returns a text as JSON (RFC 8259, section 7).
fn quoted(text: &str) -> String {
    let mut json = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => json.push_str("\\\""),
            '\\' => json.push_str("\\\\"),
            control if control < ' ' => {
                json.push_str(&format!("\\u{:04x}", u32::from(control)));
            }
            other => json.push(other),
        }
    }
    json.push('"');
    json
}
