//! The tables of this workspace load.

use std::path::Path;

#[test]
fn the_tables_have_no_mistakes() {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("tables");
    if let Err(error) = backoffice_spec::load_dir(&dir) {
        panic!("{error}");
    }
}
