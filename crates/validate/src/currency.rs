//! The currency of a record's amounts.

use backoffice_shapes::{FieldInfo, ShapeInfo, TypeInfo, currency};

use crate::context::Context;

/// A currency of ISO 4217.
#[derive(Clone, Copy)]
pub(crate) struct Currency {
    code: [u8; 3],
    pub(crate) decimals: u8,
}

impl Currency {
    pub(crate) fn new(code: &str) -> Option<Self> {
        Some(Self {
            decimals: currency::decimals(code)?,
            code: code.as_bytes().try_into().ok()?,
        })
    }

    pub(crate) fn code(&self) -> &str {
        str::from_utf8(&self.code).unwrap_or_default()
    }

    /// Returns true if an amount has no more decimals than the currency.
    pub(crate) fn fits(&self, amount: &str) -> bool {
        currency::fits(amount, self.code())
    }
}

/// Returns the field with the currency of a shape's amounts: `currency`, or else the only one whose name ends with
/// `_currency`.
pub(crate) fn currency_field(shape: &'static ShapeInfo) -> Option<&'static FieldInfo> {
    let is_code = |field: &&FieldInfo| matches!(field.ty, TypeInfo::String | TypeInfo::Enum(_));
    let mut fields = shape.fields.iter().filter(is_code);
    fields
        .clone()
        .find(|field| field.name == "currency")
        .or_else(|| {
            let only = fields.find(|field| field.name.ends_with("_currency"))?;
            (!fields.any(|field| field.name.ends_with("_currency"))).then_some(only)
        })
}

/// Returns true for an amount whose currency is not that of its record, as `report_amount` beside `report_currency`.
pub(crate) fn has_other_currency(place: &Context<'_>) -> bool {
    let name = place.field.map_or("", |field| field.name);
    let prefix = name.split_once('_').map_or("", |(prefix, _)| prefix);
    let mut others = place.shape.fields.iter();
    others.any(|other| other.name.strip_suffix("_currency") == Some(prefix))
        && currency_field(place.shape)
            .is_none_or(|field| field.name.strip_suffix("_currency") != Some(prefix))
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{FieldInfo, ShapeInfo, ShapeKind, TypeInfo};

    use super::{currency_field, has_other_currency};
    use crate::{
        context::Context,
        reader::{Node, Value},
    };

    /// Returns a shape of amounts, and of texts whose names end with `currency`.
    fn shape(names: &[&'static str]) -> &'static ShapeInfo {
        let field = |name: &&'static str| {
            let ty = match *name {
                "any_currency" => TypeInfo::List(&TypeInfo::String),
                name if name.ends_with("currency") => TypeInfo::String,
                _ => TypeInfo::Amount,
            };
            FieldInfo::new(name, ty, "1")
        };
        let fields: Vec<_> = names.iter().map(field).collect();
        Box::leak(Box::new(ShapeInfo {
            name: "Shape",
            kind: ShapeKind::Record,
            section: "1",
            fields_shown: true,
            about: "",
            fields: fields.leak(),
        }))
    }

    #[test]
    fn a_shape_has_one_currency() {
        // Fields; the field with the currency; amounts whose currency is another.
        let cases: [(&[_], _, &[_]); 6] = [
            (&["amount"], None, &[]),
            (
                &["price_currency", "price_amount"],
                Some("price_currency"),
                &[],
            ),
            (
                &["report_currency", "currency", "amount", "report_amount"],
                Some("currency"),
                &["report_amount"],
            ),
            (
                &["from_currency", "to_currency", "from_amount"],
                None,
                &["from_amount"],
            ),
            (&["any_currency", "amount"], None, &[]),
            (&["currency", "report_amount"], Some("currency"), &[]),
        ];
        for (names, expected, others) in cases {
            let shape = shape(names);
            let found = currency_field(shape).map(|field| field.name);
            assert_eq!(found, expected, "{names:?}");
            let node = Node {
                offset: 0,
                value: Value::Null,
            };
            let found = shape.fields.iter().filter(|field| {
                let top = Context::top(node, shape, None);
                let place = Context {
                    field: Some(field),
                    ..top
                };
                has_other_currency(&place)
            });
            let found = found
                .map(|field| field.name)
                .filter(|name| name.ends_with("amount"));
            assert_eq!(found.collect::<Vec<_>>(), others, "{names:?}");
        }
    }
}
