//! JSON text for people. The fixtures include this file too.

use serde_json::Value;

/// Writes JSON text that ends with a newline. A value below the first `levels` fills one line, if it fits into `width` characters.
pub(crate) fn lines(value: &Value, levels: usize, width: usize) -> String {
    let mut out = String::new();
    write(&mut out, value, [levels, width], 0, ["", ""]);
    out
}

/// Writes a value with the texts before and after it on its line.
fn write(
    out: &mut String,
    value: &Value,
    [levels, width]: [usize; 2],
    depth: usize,
    [before, after]: [&str; 2],
) {
    let indent = "  ".repeat(depth);
    let line = format!("{indent}{before}{}{after}\n", on_one_line(value));
    let fits = depth >= levels && line.chars().count() <= width;
    let (open, close, parts): (_, _, Vec<_>) = match value {
        Value::Object(fields) if !fields.is_empty() && !fits => {
            let named =
                |(name, value)| (format!("{}: ", Value::String(String::clone(name))), value);
            ('{', '}', fields.iter().map(named).collect())
        }
        Value::Array(elements) if !elements.is_empty() && !fits => {
            let unnamed = |value| (String::new(), value);
            ('[', ']', elements.iter().map(unnamed).collect())
        }
        _ => return out.push_str(&line),
    };
    *out += &format!("{indent}{before}{open}\n");
    for (place, (before, part)) in parts.iter().enumerate() {
        let after = if place + 1 < parts.len() { "," } else { "" };
        write(out, part, [levels, width], depth + 1, [before, after]);
    }
    *out += &format!("{indent}{close}{after}\n");
}

fn on_one_line(value: &Value) -> String {
    match value {
        Value::Object(fields) => {
            let named = |(name, value)| {
                format!("{}: {}", Value::String(String::clone(name)), on_one_line(value))
            };
            format!("{{{}}}", fields.iter().map(named).collect::<Vec<_>>().join(", "))
        }
        Value::Array(elements) => {
            let elements: Vec<_> = elements.iter().map(on_one_line).collect();
            format!("[{}]", elements.join(", "))
        }
        _ => value.to_string(),
    }
}
