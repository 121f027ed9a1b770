//! Resolves types: `string`, `list<OrderLine>`, `Order.number`.

use crate::check::Check;
use crate::mistakes::{Kind, Mistakes, Name};
use crate::model::{ShapeKind, Type};
use crate::names::Names;
use crate::nearest::nearest;
use crate::rows::ShapeRow;

/// The letter that stands for the element in the page template.
pub(crate) const ELEMENT: &str = "T";

const SCALARS: [(&str, Type); 11] = [
    ("string", Type::String),
    ("integer", Type::Integer),
    ("int32", Type::Int32),
    ("number", Type::Number),
    ("boolean", Type::Boolean),
    ("amount", Type::Amount),
    ("timestamp", Type::Timestamp),
    ("date", Type::Date),
    ("url", Type::Url),
    ("any", Type::Any),
    ("object", Type::Object),
];

/// Deepest nesting of lists, so that code over [`Type`] may recurse.
const DEEPEST_LIST: usize = 4;

/// Returns the type that a text means, or none after reporting it.
pub(crate) fn resolve(
    written: &Name,
    names: &Names<'_>,
    in_page: bool,
    mistakes: &mut Mistakes<'_>,
) -> Option<Type> {
    let (depth, element) = without_lists(written, mistakes)?;
    let ty = element_type(&element, names, in_page, mistakes);
    if ty.is_none() {
        mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
    }
    (0..depth).try_fold(ty?, |ty, _| Some(Type::List(Box::new(ty))))
}

/// Returns the wire type of a shape's identity: a string or an integer. [`shapes`](crate::shapes) reports any
/// other.
pub(crate) fn identity_base(shape: &ShapeRow) -> Option<Type> {
    let identity = shape.identity.as_ref()?;
    let field = (shape.fields.iter()).find(|field| field.name.value == identity.value)?;
    match field.ty.as_ref()?.value.as_str() {
        "string" => Some(Type::String),
        "integer" => Some(Type::Integer),
        _ => None,
    }
}

/// Returns the number of lists around a type, and the type within them.
fn without_lists(written: &Name, mistakes: &mut Mistakes<'_>) -> Option<(usize, Name)> {
    let (mut depth, mut start, mut end) = (0, 0, written.value.len());
    while let Some(rest) = written.value[start..end].strip_prefix("list<")
        && rest.ends_with('>')
    {
        depth += 1;
        start += "list<".len();
        end -= ">".len();
    }
    let element = &written.value[start..end];
    if element.contains(['<', '>', ' ']) || element.is_empty() || depth > DEEPEST_LIST {
        let message = format!("`{}` is not a type", written.value);
        let hint = if element.starts_with("page<") {
            "a page is only for the `response` of an endpoint"
        } else {
            "a type is one name, `list<name>`, or `Shape.identity`"
        };
        mistakes.report(Check::TypeSyntax, written.at, message, hint);
        mistakes.lose_uses(&[Kind::Shape, Kind::Enum]);
        return None;
    }
    Some((depth, mistakes.part_of(written, start..end)))
}

fn element_type(
    name: &Name,
    names: &Names<'_>,
    in_page: bool,
    mistakes: &mut Mistakes<'_>,
) -> Option<Type> {
    let text = name.value.as_str();
    if let Some(scalar) = scalar(text) {
        return Some(scalar);
    }
    if let Some((shape, field)) = text.split_once('.') {
        return identity(name, shape, field, names, mistakes);
    }
    if in_page && text == ELEMENT {
        return Some(Type::Shape(ELEMENT.to_owned()));
    }
    let meant = known_or_nearest(name, text, names, mistakes)?;
    if names.enums.contains_key(meant) {
        return Some(Type::Enum(meant.to_owned()));
    }
    // A misspelled name may stand for a scalar.
    if let Some(scalar) = scalar(meant) {
        return Some(scalar);
    }
    let embeddable = [ShapeKind::Record, ShapeKind::Request, ShapeKind::Update];
    let (value, at) = (meant.to_owned(), name.at);
    let name = Name { value, at };
    let shape = names.shape(&name, &embeddable, mistakes)?;
    Some(Type::Shape(shape.name.value.clone()))
}

fn scalar(text: &str) -> Option<Type> {
    let (_, scalar) = SCALARS.iter().find(|(name, _)| *name == text)?;
    Some(scalar.clone())
}

/// `Order.number`: the type of an order's number.
fn identity(
    name: &Name,
    shape: &str,
    field: &str,
    names: &Names<'_>,
    mistakes: &mut Mistakes<'_>,
) -> Option<Type> {
    let shape = known_or_nearest(name, shape, names, mistakes)?;
    let row = names.shapes.get(shape);
    let identity = row.and_then(|row| row.identity.as_ref());
    if let Some(identity) = identity.filter(|identity| identity.value == field) {
        // A wrong identity is reported once, where it is declared.
        let base = row.and_then(|row| identity_base(row));
        return Some(Type::Identity {
            shape: shape.to_owned(),
            field: identity.value.clone(),
            base: Box::new(base.unwrap_or(Type::String)),
        });
    }
    let message = format!("`{}` is not the identity of a shape", name.value);
    let hint = match identity {
        Some(identity) => format!("the identity of `{shape}` is `{shape}.{}`", identity.value),
        None => format!("`{shape}` declares no `identity`"),
    };
    mistakes.report(Check::IdentityReference, name.at, message, hint);
    None
}

/// Returns the name if it is declared. If not, reports it and returns the nearest declared name.
fn known_or_nearest<'n>(
    name: &Name,
    text: &'n str,
    names: &Names<'n>,
    mistakes: &mut Mistakes<'_>,
) -> Option<&'n str> {
    if names.shapes.contains_key(text) || names.enums.contains_key(text) {
        return Some(text);
    }
    if !mistakes.knows_all_names() {
        return None;
    }
    let scalars = SCALARS.iter().map(|(scalar, _)| *scalar);
    let declared = names.shapes.keys().chain(names.enums.keys()).copied();
    let meant = nearest(text, declared.chain(scalars));
    let hint = match meant {
        Some(meant) => format!("did you mean `{meant}`?"),
        None => format!("declare it: `[shape.{text}]` or `[enum.{text}]`"),
    };
    let message = format!("unknown type `{text}`");
    mistakes.report(Check::UnknownType, name.at, message, hint);
    meant
}
