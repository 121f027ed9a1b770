//! Serialization of violations, with the field names of the command line's reports.

use serde::ser::{Serialize, SerializeStruct as _, Serializer};

use crate::violation::{Violation, Violations};

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
        object.serialize_field("code", code.id())?;
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
