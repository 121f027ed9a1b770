//! The tables of this workspace load, and their columns are explained.

use std::path::Path;

use backoffice_spec::{Source, load};

#[test]
fn the_tables_have_no_mistakes() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tables");
    if let Err(error) = backoffice_spec::load_dir(&dir) {
        panic!("{error}");
    }
}

#[test]
fn the_readme_explains_every_column() {
    let readme = include_str!("../README.md");
    for (row, heading) in [
        ("[api]", "## `[api]`"),
        ("[group.a]", "## `[group.id]`"),
        ("[scope.a]", "## `[scope.\"name\"]`"),
        ("[endpoint.a]", "## `[endpoint.id]`"),
        ("[shape.A]", "## `[shape.Name]`"),
        ("[shape.A.fields.a]", "### `[shape.Name.fields]`"),
        ("[enum.A]", "## `[enum.Name]`"),
        ("[event.a]", "## `[event.\"name\"]`"),
        ("[gap.a]", "## `[gap.id]`"),
    ] {
        let source = Source { path: "a.toml".to_owned(), text: format!("{row}\nzzzzzzzzzz = 1\n") };
        let error = load(&[source]).err().map(|error| error.to_string());
        let error = error.unwrap_or_default();
        let columns = error.split_once("its columns are ");
        let columns = columns.and_then(|(_, rest)| rest.lines().next());
        let (_, part) = readme.split_once(heading).unwrap_or_default();
        let part = part.split("\n##").next().unwrap_or_default();
        let mut count = 0;
        for column in columns.unwrap_or_default().split(", ") {
            let is_explained = part.lines().any(|line| {
                let cell = line.split('|').nth(1).unwrap_or_default();
                cell.contains(column)
            });
            // The fields of a shape have a part of their own.
            assert!(is_explained || column == "`fields`", "{row}: {column}\n{error}");
            count += 1;
        }
        assert!(count > 1, "{row}: {error}");
    }
}
