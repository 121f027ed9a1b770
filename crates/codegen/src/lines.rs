//! Joins the lines of formatted Rust where the result fits a line of the generated files. prettyplease breaks lines at 89 columns, so
//! each field of a description would take up to eight lines.

/// Bytes of a joined line.
const WIDTH: usize = 140;

/// Returns the text with lines joined. Strings and comments stay as they are.
pub(crate) fn join(text: &str) -> String {
    let mut lines: Vec<Line<'_>> = text.lines().map(Line::new).collect();
    find_literals(&mut lines);
    let mut joined = String::with_capacity(text.len());
    let mut at = 0;
    while at < lines.len() {
        let (written, next) = filled(&lines, at)
            .or_else(|| longest(&lines, at))
            .unwrap_or_else(|| (lines[at].text.to_owned(), at + 1));
        joined += &written;
        joined.push('\n');
        at = next;
    }
    joined
}

struct Line<'t> {
    text: &'t str,
    content: &'t str,
    indent: usize,
    /// Brackets that it leaves open.
    opens: usize,
    /// Brackets of earlier lines that it closes.
    closes: usize,
    /// True if it opens or closes the braces of a struct's value, which are brackets then.
    is_literal: bool,
}

impl<'t> Line<'t> {
    fn new(text: &'t str) -> Self {
        let content = text.trim_start();
        let [opens, closes] = brackets(content);
        let indent = text.len() - content.len();
        Self { text, content, indent, opens, closes, is_literal: false }
    }

    /// The elements of a list in it. A line of numbers has many.
    fn units(&self) -> impl Iterator<Item = &'t str> {
        let is_number = |letter: char| letter.is_ascii_digit() || matches!(letter, ',' | ' ');
        let separator = if self.content.chars().all(is_number) { ' ' } else { '\n' };
        self.content.split(separator)
    }

    /// A comment or an attribute.
    fn stands_alone(&self) -> bool {
        self.content.is_empty() || self.content.starts_with("//") || self.content.starts_with('#')
    }
}

/// Counts the brackets that a line leaves open, and those of earlier lines that it closes. Angle brackets are brackets where a
/// line breaks at them.
fn brackets(content: &str) -> [usize; 2] {
    let (mut opens, mut closes) = (0, usize::from(content.starts_with('>')));
    let mut letters = content.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '"' => {
                while let Some(letter) = letters.next().filter(|letter| *letter != '"') {
                    if letter == '\\' {
                        letters.next();
                    }
                }
            }
            '(' | '[' => opens += 1,
            ')' | ']' if opens > 0 => opens -= 1,
            ')' | ']' => closes += 1,
            _ => {}
        }
    }
    [opens + usize::from(content.ends_with('<')), closes]
}

/// Finds the braces around the values of structs: those before a field's name, unless they declare something.
fn find_literals(lines: &mut [Line<'_>]) {
    let mut open: Vec<Braces> = Vec::new();
    for at in 0..lines.len() {
        let content = lines[at].content;
        if lines[at].stands_alone() {
            continue;
        }
        if content.starts_with('}') && matches!(open.pop(), Some(Braces::Value)) {
            lines[at].closes += 1;
            lines[at].is_literal = true;
        }
        if content.ends_with('{') {
            let field = lines.get(at + 1).and_then(|next| next.content.split_once(": "));
            let is_name = |name: &str| {
                name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
            };
            let declares = ["struct ", "enum "].iter().any(|word| content.contains(word));
            let braces = if declares || matches!(open.last(), Some(Braces::Declaration)) {
                Braces::Declaration
            } else if field.is_some_and(|(name, _)| is_name(name)) {
                lines[at].opens += 1;
                lines[at].is_literal = true;
                Braces::Value
            } else {
                Braces::Block
            };
            open.push(braces);
        }
    }
}

/// Kinds of pairs of braces.
enum Braces {
    Declaration,
    Value,
    Block,
}

/// Joins a line with as many of the next ones as belong to it and fit.
fn longest(lines: &[Line<'_>], at: usize) -> Option<(String, usize)> {
    let first = &lines[at];
    if first.stands_alone() {
        return None;
    }
    let mut joined = first.text.to_owned();
    let (mut depth, mut best) = (first.opens, None);
    for (next, line) in lines.iter().enumerate().skip(at + 1) {
        let before = &lines[next - 1];
        let belongs = line.indent > first.indent
            || line.indent == first.indent && depth > 0 && line.closes > 0;
        let is_statement = before.content.ends_with([';', '{', '}']) && !before.is_literal
            || line.content.starts_with('}') && !line.is_literal;
        if !belongs || is_statement || line.stands_alone() {
            break;
        }
        append(&mut joined, &lines[at..next], line);
        depth = (depth + line.opens).saturating_sub(line.closes);
        // Also joins a call whose only argument is a text, however long.
        let is_text =
            next == at + 2 && before.content.starts_with('"') && !before.content.contains("\", ");
        let fits = joined.len() <= WIDTH || is_text;
        let is_condition = lines.get(next + 1).is_some_and(|line| line.content == "{");
        if depth == 0 && fits && !is_condition {
            best = Some((joined.clone(), next + 1));
        }
        if !fits && next > at + 1 {
            break;
        }
    }
    best
}

/// Adds a line to those before it. A tuple keeps its last comma, as it may have one element.
fn append(joined: &mut String, before: &[Line<'_>], line: &Line<'_>) {
    let closes = line.content.starts_with([')', ']', '>', '}']);
    let opening = before.iter().rfind(|before| before.indent == line.indent);
    let is_tuple = opening.is_some_and(|opening| {
        let name = opening.content.strip_suffix('(').unwrap_or("f");
        !name.ends_with(|last: char| last.is_alphanumeric() || matches!(last, '_' | '>' | '!'))
    });
    if closes && !is_tuple && joined.ends_with(',') {
        joined.pop();
    }
    let is_apart =
        !closes && !line.content.starts_with(['.', '?']) || line.content.starts_with('}');
    if is_apart && !joined.ends_with(['(', '[', '<']) {
        joined.push(' ');
    }
    joined.push_str(line.content);
}

/// Writes a list of short elements as full lines.
fn filled(lines: &[Line<'_>], at: usize) -> Option<(String, usize)> {
    let first = &lines[at];
    let opens = first.content.ends_with('[');
    let end = (at + 1..lines.len()).find(|next| lines[*next].indent <= first.indent)?;
    let elements = &lines[at + 1..end];
    let is_short = |line: &Line<'_>| {
        let plain = line.content.strip_prefix('(').unwrap_or(line.content);
        line.opens + line.closes == 0
            && line.content.ends_with(',')
            && !plain.contains(['(', '{'])
            && !line.stands_alone()
    };
    if first.stands_alone() || !opens || elements.len() < 4 || !elements.iter().all(is_short) {
        return None;
    }
    let indent = " ".repeat(lines[at + 1].indent);
    let mut written = first.text.to_owned();
    let mut row = String::new();
    for unit in elements.iter().flat_map(Line::units) {
        if !row.is_empty() && row.len() + 1 + unit.len() > WIDTH {
            written += "\n";
            written += &row;
            row.clear();
        }
        row += if row.is_empty() { &indent } else { " " };
        row += unit;
    }
    Some((format!("{written}\n{row}"), end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn joins(tokens: &str, expected: &str) {
        let file = syn::parse_file(tokens).unwrap();
        let formatted = prettyplease::unparse(&file);
        let joined = join(&formatted);
        assert_eq!(joined, expected);
        let again = syn::parse_file(&joined).unwrap();
        assert_eq!(prettyplease::unparse(&again), formatted, "{joined}");
    }

    #[test]
    fn calls_and_chains_fill_a_line() {
        let call = "Field::new(\"a_field_with_a_name\", TypeInfo::List(&TypeInfo::Shape(&super::ANOTHER)), \"2, Section\")";
        joins(
            &format!("static A: Field = {call}.about(\"Text.\");"),
            &format!("static A: Field = {call}.about(\"Text.\");\n"),
        );
        let long = "Text. ".repeat(30);
        joins(
            &format!("static A: &[Field] = &[{call}.about(\"{long}\"), {call}];"),
            &format!(
                "static A: &[Field] = &[\n    {call}\n        .about(\"{long}\"),\n    {call},\n];\n"
            ),
        );
    }

    #[test]
    fn lists_of_short_elements_fill_lines() {
        let names: Vec<_> = (0..30).map(|n| format!("\"name, {n}\"")).collect();
        let (first, rest) = names.split_at(12);
        let (second, rest) = rest.split_at(11);
        let rows = [first, second, rest].map(|row| row.join(", "));
        joins(
            &format!("static A: &[&str] = &[{}];", names.join(", ")),
            &format!("static A: &[&str] = &[\n    {},\n];\n", rows.join(",\n    ")),
        );
    }

    #[test]
    fn values_of_structs_fill_a_line_and_declarations_keep_their_lines() {
        let column = "Column { name: \"number\", paths: &[&[\"number\"]], kind: Some(Kind { is_text: true }) }";
        joins(
            &format!("static A: &[Column] = &[{column}, {column}];"),
            &format!("static A: &[Column] = &[\n    {column},\n    {column},\n];\n"),
        );
        let long = "text ".repeat(30);
        joins(
            &format!("static A: Scope = Scope {{ name: \"{long}\", about: B {{ c: 1 }} }};"),
            &format!(
                "static A: Scope = Scope {{\n    name: \"{long}\",\n    about: B {{ c: 1 }},\n}};\n"
            ),
        );
        let long = "A".repeat(80);
        let declared = format!(
            "struct A {{\n    b: u8,\n}}\nenum B {{\n    C {{\n        d: {long},\n    }},\n}}\n"
        );
        joins(&declared, &declared);
    }

    #[test]
    fn tuples_keep_their_comma_and_blocks_their_lines() {
        let name = "AVeryLongNameOfATypeThatNeedsALineOfItsOwnBecauseItIsSoLongThatNothingElseFits";
        joins(
            &format!("impl A {{ type Path = ({name},); }}"),
            &format!("impl A {{\n    type Path = ({name},);\n}}\n"),
        );
        let block = "fn a(b: &str) -> bool {\n    // no\n    let c = b.len();\n    c > 1\n}\n"
            .replace("    // no\n", "");
        joins(&block, &block);
    }
}
