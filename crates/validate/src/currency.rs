//! The currency of a record's amounts.

use backoffice_shapes::{FieldInfo, ShapeInfo, TypeInfo, currency};

/// A currency of ISO 4217.
#[derive(Clone, Copy)]
pub(crate) struct Currency {
    code: [u8; 3],
    pub(crate) decimals: u8,
}

impl Currency {
    pub(crate) fn new(code: &str) -> Option<Self> {
        Some(Self { decimals: currency::decimals(code)?, code: code.as_bytes().try_into().ok()? })
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
/// `_currency`. The inner option is none if there are several, or if it is no text.
pub(crate) fn currency_field(shape: &'static ShapeInfo) -> Option<Option<&'static FieldInfo>> {
    let is_code = |field: &&FieldInfo| matches!(field.ty, TypeInfo::String | TypeInfo::Enum(_));
    if let Some(own) = shape.fields.iter().find(|field| field.name == "currency") {
        return Some(Some(own).filter(is_code));
    }
    let mut fields = shape.fields.iter();
    let mut next = || fields.find(|field| field.name.ends_with("_currency"));
    let first = next()?;
    let is_only = next().is_none();
    Some(Some(first).filter(|field| is_only && is_code(field)))
}

/// Returns true for an amount of a shape whose currency is not that of its record, as `report_amount` beside `report_currency`.
pub(crate) fn has_other_currency(shape: &'static ShapeInfo, name: &str) -> bool {
    let own = currency_field(shape).flatten().map(|own| own.name);
    let is_of = |prefix: &str| {
        let rest = name.strip_prefix(prefix);
        rest.is_some_and(|rest| rest.starts_with('_'))
    };
    shape.fields.iter().any(|other| {
        let prefix = other.name.strip_suffix("_currency");
        prefix.is_some_and(is_of) && own != Some(other.name)
    })
}

#[cfg(test)]
mod tests {
    use backoffice_shapes::{FieldInfo, ShapeInfo, ShapeKind, TypeInfo};

    use super::{currency_field, has_other_currency};

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
        let cases: [(&[_], _, &[_]); 7] = [
            (&["amount"], None, &[]),
            (&["price_currency", "price_amount"], Some(Some("price_currency")), &[]),
            (
                &["report_currency", "currency", "amount", "report_amount"],
                Some(Some("currency")),
                &["report_amount"],
            ),
            (&["from_currency", "to_currency", "from_amount"], Some(None), &["from_amount"]),
            (&["any_currency", "amount"], Some(None), &[]),
            (
                &["currency", "shop_report_currency", "shop_report_amount"],
                Some(Some("currency")),
                &["shop_report_amount"],
            ),
            (&["currency", "report_amount"], Some(Some("currency")), &[]),
        ];
        for (names, expected, others) in cases {
            let shape = shape(names);
            let found = currency_field(shape).map(|field| field.map(|field| field.name));
            assert_eq!(found, expected, "{names:?}");
            let found = shape.fields.iter().filter(|field| has_other_currency(shape, field.name));
            let found = found.map(|field| field.name).filter(|name| name.ends_with("amount"));
            assert_eq!(found.collect::<Vec<_>>(), others, "{names:?}");
        }
    }
}
