//! Serialization of violations, with the names of the command line's reports.

use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::{
    code::Code,
    violation::{Violation, Violations},
};

/// Its id: `type-mismatch`.
impl Serialize for Code {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.id())
    }
}

impl Serialize for Violation {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Self {
            pointer,
            code,
            keyword,
            offset,
            line,
            column,
            expected,
            found,
            section,
            shape,
            field,
            hint,
        } = self;
        let mut object = serializer.serialize_struct("Violation", 12)?;
        object.serialize_field("line", line)?;
        object.serialize_field("column", column)?;
        object.serialize_field("offset", offset)?;
        object.serialize_field("pointer", pointer)?;
        object.serialize_field("code", code)?;
        object.serialize_field("keyword", keyword)?;
        object.serialize_field("expected", expected)?;
        object.serialize_field("found", found)?;
        object.serialize_field("shape", shape)?;
        object.serialize_field("field", field)?;
        object.serialize_field("section", section)?;
        object.serialize_field("hint", hint)?;
        object.end()
    }
}

/// The list as `violations`, and the count of others as `omitted`.
impl Serialize for Violations {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("Violations", 2)?;
        object.serialize_field("violations", self.as_slice())?;
        object.serialize_field("omitted", &self.omitted())?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    #[test]
    fn violations_are_written_as_the_command_line_writes_them() {
        let violations = crate::refund_order(br#"{"amount":5}"#).unwrap_err();
        let expected = json!({
            "violations": [{
                "line": 1,
                "column": 11,
                "offset": 10,
                "pointer": "/amount",
                "code": "type-mismatch",
                "keyword": "type",
                "expected": "an amount as a string",
                "found": "a number 5",
                "shape": "RefundOrder",
                "field": "amount",
                "section": "4, endpoint 1",
                "hint": "amounts are strings: write \"5\"",
            }],
            "omitted": 0,
        });
        assert_eq!(serde_json::to_value(&violations).unwrap(), expected);
    }
}
