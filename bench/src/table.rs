//! Tables of text and numbers.

use comfy_table::{CellAlignment, Table, presets::NOTHING};

/// Writes aligned columns: the first to the left, the others to the right.
pub(crate) fn table(head: Vec<String>, rows: Vec<Vec<String>>) -> String {
    let mut table = Table::new();
    table.load_preset(NOTHING).set_header(head).add_rows(rows);
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    format!("{}\n", table.trim_fmt())
}

/// Writes three digits that matter.
pub(crate) fn short(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value if value >= 0.1 => format!("{value:.2}"),
        value => format!("{value:.4}"),
    }
}

/// Writes a number of bytes.
pub(crate) fn size(bytes: f64) -> String {
    match bytes {
        bytes if bytes >= 1e6 => format!("{} MB", short(bytes / 1e6)),
        bytes if bytes >= 1e3 => format!("{} KB", short(bytes / 1e3)),
        bytes => format!("{bytes:.0} B"),
    }
}
