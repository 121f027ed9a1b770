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

/// Returns the field with the currency of a shape's amounts: the only one that has a currency, or else the one whose name ends
/// the names of the others. `None` if no field has a currency, `Some(None)` if several have one and none is that of the amounts.
pub(crate) fn currency_field(
    shape: &'static ShapeInfo,
    currencies: &[&str],
) -> Option<Option<&'static FieldInfo>> {
    let found = || shape.fields.iter().filter(|field| currencies.contains(&field.name));
    found().next()?;
    let is_code = |field: &&FieldInfo| matches!(field.ty, TypeInfo::String | TypeInfo::Enum(_));
    let is_own = |field: &&FieldInfo| found().all(|other| other.name.ends_with(field.name));
    Some(found().find(is_own).filter(is_code))
}

/// Returns true for an amount of a shape whose currency is not that of its record, as `report_amount` beside `report_currency`.
pub(crate) fn has_other_currency(
    shape: &'static ShapeInfo,
    name: &str,
    currencies: &[&str],
) -> bool {
    let own = currency_field(shape, currencies).flatten();
    own.is_some_and(|own| {
        let others = shape.fields.iter().filter(|other| currencies.contains(&other.name));
        let mut prefixes = others.filter_map(|other| other.name.strip_suffix(own.name));
        prefixes.any(|prefix| !prefix.is_empty() && name.starts_with(prefix))
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
            (&["from_currency", "to_currency", "from_amount"], Some(None), &[]),
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
            let currencies: Vec<_> =
                names.iter().copied().filter(|name| name.ends_with("currency")).collect();
            let found =
                currency_field(shape, &currencies).map(|field| field.map(|field| field.name));
            assert_eq!(found, expected, "{names:?}");
            let found = shape
                .fields
                .iter()
                .filter(|field| has_other_currency(shape, field.name, &currencies));
            let found = found.map(|field| field.name).filter(|name| name.ends_with("amount"));
            assert_eq!(found.collect::<Vec<_>>(), others, "{names:?}");
        }
    }
}
