//! Aligned tables, and how numbers are written in them.

use std::fmt::Write as _;

/// Aligned columns: numbers to the right, all else to the left.
pub(crate) struct Table {
    rows: Vec<Vec<String>>,
}

impl Table {
    pub(crate) fn new(head: impl IntoIterator<Item = impl Into<String>>) -> Self {
        Self {
            rows: vec![head.into_iter().map(Into::into).collect()],
        }
    }

    pub(crate) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    pub(crate) fn write(&self, out: &mut String) {
        let columns = self.rows.first().map_or(0, Vec::len);
        let cells = |column: usize| self.rows.iter().filter_map(move |row| row.get(column));
        let width = |column| {
            cells(column)
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or_default()
        };
        let widths: Vec<usize> = (0..columns).map(width).collect();
        let numeric = |column| {
            cells(column).skip(1).all(|cell| {
                cell.is_empty() || cell.starts_with(|first: char| first.is_ascii_digit())
            })
        };
        let numeric: Vec<bool> = (0..columns).map(numeric).collect();
        for row in self
            .rows
            .iter()
            .filter(|row| row.iter().any(|cell| !cell.is_empty()))
        {
            let mut text = String::new();
            for ((cell, width), numeric) in row.iter().zip(&widths).zip(&numeric) {
                let width = *width;
                text.push_str(&if *numeric {
                    format!("{cell:>width$}  ")
                } else {
                    format!("{cell:<width$}  ")
                });
            }
            line(out, text.trim_end());
        }
    }
}

pub(crate) fn line(out: &mut String, text: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{text}");
}

/// Three digits that matter.
pub(crate) fn short(value: f64) -> String {
    match value {
        value if value >= 100.0 => format!("{value:.0}"),
        value if value >= 10.0 => format!("{value:.1}"),
        value if value >= 0.1 => format!("{value:.2}"),
        value => format!("{value:.4}"),
    }
}

/// A number of bytes, in powers of a thousand.
#[must_use]
pub(crate) fn size(bytes: f64) -> String {
    match bytes {
        bytes if bytes >= 1e6 => format!("{} MB", short(bytes / 1e6)),
        bytes if bytes >= 1e3 => format!("{} KB", short(bytes / 1e3)),
        bytes => format!("{bytes:.0} B"),
    }
}

pub(crate) fn time(seconds: f64) -> String {
    match seconds {
        seconds if seconds >= 1.0 => format!("{} s", short(seconds)),
        seconds if seconds >= 1e-3 => format!("{} ms", short(seconds * 1e3)),
        seconds => format!("{} us", short(seconds * 1e6)),
    }
}

/// A whole number with its thousands set apart.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (position, digit) in digits.chars().enumerate() {
        if position > 0 && (digits.len() - position).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers() {
        assert_eq!(
            [short(1234.5), short(12.34), short(0.567), short(0.00567)],
            ["1234", "12.3", "0.57", "0.0057"]
        );
        assert_eq!(
            [size(999.0), size(13_700.0), size(16e6)],
            ["999 B", "13.7 KB", "16.0 MB"]
        );
        assert_eq!(
            [time(2.5e-6), time(0.0125), time(3.0)],
            ["2.50 us", "12.5 ms", "3.00 s"]
        );
        assert_eq!(
            [grouped(7), grouped(1_000), grouped(12_345_678)],
            ["7", "1,000", "12,345,678"]
        );
    }
}
