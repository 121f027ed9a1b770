use std::hash::{Hash, Hasher};

use backoffice_shapes::TypeInfo;

use crate::{
    drift::Walk,
    normal_form::Decimal,
    runtime::{Reader, Source, Value},
    text::Text,
};

/// Number that keeps its text, with every digit. Two numbers are equal if their decimal values are: `1.0` equals `1`.
///
/// # Examples
///
/// ```
/// use backoffice::models::{Number, Product, Record as _};
///
/// let product = Product::from_json(r#"{"id":1,"rating":4.50}"#)?;
/// assert_eq!(product.rating.as_ref().map(Number::to_f64), Some(4.5));
/// assert_eq!(product.to_json(), r#"{"id":1,"rating":4.50}"#);
/// # Ok::<(), backoffice::models::DecodeError>(())
/// ```
#[derive(Clone, Debug)]
pub struct Number(Text);

impl Number {
    /// Creates the number from valid text.
    ///
    /// # Errors
    ///
    /// If `text` is not a JSON number (RFC 8259, section 6).
    pub fn new(text: &str) -> Result<Self, crate::InvalidText> {
        let is_number = crate::Json::parse(text)
            .is_ok_and(|json| json.kind() == "number" && json.as_str() == text);
        if is_number {
            Ok(Self(text.into()))
        } else {
            Err(crate::InvalidText::new(text, "JSON number", "a number such as `4.5`"))
        }
    }

    /// Creates the number from the shortest decimal form of `value`; `None` for infinities and NaN, which JSON
    /// does not have.
    #[must_use]
    pub fn from_f64(value: f64) -> Option<Self> {
        value.is_finite().then(|| Self(format!("{value:?}").into()))
    }

    /// Returns the nearest `f64`; an infinity if the number is out of range.
    #[must_use]
    pub fn to_f64(&self) -> f64 {
        // Every JSON number is a Rust float literal, and parsing saturates.
        self.0.parse().unwrap_or(f64::NAN)
    }

    /// Text on the wire.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl PartialEq for Number {
    fn eq(&self, other: &Self) -> bool {
        self.0 == other.0 || Decimal::new(&self.0) == Decimal::new(&other.0)
    }
}

impl Eq for Number {}

impl Hash for Number {
    fn hash<H: Hasher>(&self, state: &mut H) {
        Decimal::new(&self.0).hash(state);
    }
}

impl std::str::FromStr for Number {
    type Err = crate::InvalidText;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::new(text)
    }
}

impl From<i32> for Number {
    fn from(value: i32) -> Self {
        Self(value.to_string().into())
    }
}

impl From<i64> for Number {
    fn from(value: i64) -> Self {
        Self(value.to_string().into())
    }
}

impl TryFrom<f64> for Number {
    type Error = crate::InvalidText;

    fn try_from(value: f64) -> Result<Self, Self::Error> {
        Self::from_f64(value).ok_or_else(|| {
            crate::InvalidText::new(&value.to_string(), "JSON number", "a finite number")
        })
    }
}

impl std::fmt::Display for Number {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl Value for Number {
    const HAS_SPELLINGS: bool = false;

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let literal = input.take_literal()?;
        let is_number = literal.starts_with(|c: char| c == '-' || c.is_ascii_digit());
        is_number.then(|| Self(literal.into()))
    }

    #[inline]
    fn take<'t>(text: &'t [u8], source: &Source<'t>) -> Option<(Self, &'t [u8])> {
        let (literal, rest) = source.number(text)?;
        Some((Self(literal.into()), rest))
    }

    fn write(&self, out: &mut String) {
        out.push_str(&self.0);
    }

    fn walk(&self, _ty: &TypeInfo, walk: &mut Walk<'_>) {
        let value = self.to_f64();
        #[expect(
            clippy::cast_precision_loss,
            reason = "documented bounds are small whole numbers"
        )]
        walk.bounds(&self.0, |bound| value < bound as f64, |bound| value > bound as f64);
    }
}

crate::runtime::json_impls!(Number);
