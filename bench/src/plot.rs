//! The size series as a picture: time against bytes, both axes logarithmic, so that a cost in proportion
//! to the bytes is a straight line.

use std::fmt::Write as _;

use crate::linear::Series;

const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 460.0;
/// Left, top, right and bottom of what the axes enclose.
const FRAME: [f64; 4] = [78.0, 56.0, 600.0, 404.0];
/// Least distance between the names at the lines' ends.
const NAME_HEIGHT: f64 = 18.0;

/// Colours that can be told apart on white and on black, also by those who see few.
const STYLE: &str = "\
  text { font: 13px system-ui, sans-serif; fill: #444 }
  .title { font-size: 15px; font-weight: 600; fill: #111 }
  .grid { stroke: #ddd; stroke-width: 1 }
  .guide { stroke: #888; stroke-width: 1; stroke-dasharray: 2 5; fill: none }
  .line { fill: none; stroke-width: 2; stroke-linejoin: round }
  .c0 { stroke: #0067b8 } .c1 { stroke: #c2410c } .c2 { stroke: #6b7280 }
  .d0 { fill: #0067b8 } .d1 { fill: #c2410c } .d2 { fill: #6b7280 }
  @media (prefers-color-scheme: dark) {
    text { fill: #bbb } .title { fill: #eee } .grid { stroke: #3a3a3a } .guide { stroke: #777 }
    .c0 { stroke: #5ab0f5 } .c1 { stroke: #fb923c } .c2 { stroke: #9ca3af }
    .d0 { fill: #5ab0f5 } .d1 { fill: #fb923c } .d2 { fill: #9ca3af }
  }
";

/// Draws the series.
#[must_use]
pub fn svg(series: &Series) -> String {
    let axes = Axes::of(series);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         aria-label=\"Time of one check against the size of the document\">\n<style>\n{STYLE}</style>\n"
    );
    let [left, top, right, bottom] = FRAME;
    text(
        &mut out,
        "class=\"title\"",
        left,
        top - 30.0,
        "Time of one check against the size of the document",
    );
    text(
        &mut out,
        "",
        left,
        top - 12.0,
        "one page of customers; both axes logarithmic; dotted: in proportion to the bytes",
    );
    for power in axes.bytes.0..=axes.bytes.1 {
        let x = axes.x(10_f64.powi(power));
        element(
            &mut out,
            &format!("<path class=\"grid\" d=\"M{x:.1} {top}V{bottom}\"/>"),
        );
        text(
            &mut out,
            "text-anchor=\"middle\"",
            x,
            bottom + 20.0,
            &unit(power, &["B", "KB", "MB", "GB"], 0),
        );
    }
    for power in axes.seconds.0..=axes.seconds.1 {
        let y = axes.y(10_f64.powi(power));
        element(
            &mut out,
            &format!("<path class=\"grid\" d=\"M{left} {y:.1}H{right}\"/>"),
        );
        text(
            &mut out,
            "text-anchor=\"end\"",
            left - 8.0,
            y + 4.5,
            &unit(power, &["ns", "µs", "ms", "s"], -9),
        );
    }
    if let Some((bytes, seconds)) = line(series, 0).last() {
        let ends = [10_f64.powi(axes.bytes.0), 10_f64.powi(axes.bytes.1)];
        let points = ends.map(|end| (end, seconds * end / bytes));
        element(
            &mut out,
            &format!("<path class=\"guide\" d=\"{}\"/>", path(&axes, &points)),
        );
    }
    for (contestant, y) in name_places(series, &axes) {
        let points = line(series, contestant);
        let colour = contestant % 3;
        element(
            &mut out,
            &format!(
                "<path class=\"line c{colour}\" d=\"{}\"/>",
                path(&axes, &points)
            ),
        );
        for (bytes, seconds) in &points {
            let (x, y) = (axes.x(*bytes), axes.y(*seconds));
            element(
                &mut out,
                &format!("<circle class=\"d{colour}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\"/>"),
            );
        }
        let name = series
            .contestants
            .get(contestant)
            .copied()
            .unwrap_or_default();
        text(
            &mut out,
            &format!("class=\"d{colour}\" style=\"font-weight:600\""),
            right + 10.0,
            y + 4.5,
            name,
        );
    }
    out.push_str("</svg>\n");
    out
}

/// What the axes span, in powers of ten.
struct Axes {
    bytes: (i32, i32),
    seconds: (i32, i32),
}

impl Axes {
    fn of(series: &Series) -> Self {
        let bytes = series.points.iter().map(|point| point.bytes as f64);
        let seconds = series
            .points
            .iter()
            .flat_map(|point| point.seconds.iter().copied());
        Self {
            bytes: powers(bytes),
            seconds: powers(seconds),
        }
    }

    fn x(&self, bytes: f64) -> f64 {
        let [left, _, right, _] = FRAME;
        left + (right - left) * share(self.bytes, bytes)
    }

    fn y(&self, seconds: f64) -> f64 {
        let [_, top, _, bottom] = FRAME;
        bottom - (bottom - top) * share(self.seconds, seconds)
    }
}

/// The powers of ten around all values. A value a little below a power counts as that power: pages are
/// never exactly as large as they are meant to be.
fn powers(values: impl Iterator<Item = f64>) -> (i32, i32) {
    let logs: Vec<f64> = values
        .filter(|value| *value > 0.0)
        .map(f64::log10)
        .collect();
    let (least, most) = crate::statistics::range(&logs);
    let low = (least + 0.15).floor() as i32;
    (low, ((most - 0.15).ceil() as i32).max(low + 1))
}

fn share((low, high): (i32, i32), value: f64) -> f64 {
    (value.log10() - f64::from(low)) / f64::from(high - low)
}

fn line(series: &Series, contestant: usize) -> Vec<(f64, f64)> {
    let points = series.points.iter();
    points
        .filter_map(|point| Some((point.bytes as f64, *point.seconds.get(contestant)?)))
        .collect()
}

/// Where the contestants' names stand: at the ends of their lines, but not on top of each other.
fn name_places(series: &Series, axes: &Axes) -> Vec<(usize, f64)> {
    let end = |contestant| Some((contestant, axes.y(line(series, contestant).last()?.1)));
    let mut places: Vec<(usize, f64)> = (0..series.contestants.len()).filter_map(end).collect();
    places.sort_by(|a, b| a.1.total_cmp(&b.1));
    let mut lowest = f64::NEG_INFINITY;
    for (_, y) in &mut places {
        *y = y.max(lowest + NAME_HEIGHT);
        lowest = *y;
    }
    places
}

fn path(axes: &Axes, points: &[(f64, f64)]) -> String {
    let point =
        |(bytes, seconds): &(f64, f64)| format!("{:.1} {:.1}", axes.x(*bytes), axes.y(*seconds));
    format!(
        "M{}",
        points.iter().map(point).collect::<Vec<_>>().join("L")
    )
}

/// A power of ten in the unit of its thousand; the first unit is that of `first`.
fn unit(power: i32, units: &[&str], first: i32) -> String {
    let above = (power - first).max(0);
    let unit = (above / 3).min(units.len() as i32 - 1);
    let number = 10_f64.powi(power - first - unit * 3);
    format!(
        "{number} {}",
        units.get(unit as usize).copied().unwrap_or_default()
    )
}

fn text(out: &mut String, attributes: &str, x: f64, y: f64, text: &str) {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    element(
        out,
        &format!("<text x=\"{x:.1}\" y=\"{y:.1}\" {attributes}>{text}</text>"),
    );
}

fn element(out: &mut String, text: &str) {
    // Writing to a string does not fail.
    let _ = writeln!(out, "{text}");
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::linear::Point;

    fn series() -> Series {
        let point = |bytes: usize| Point {
            bytes,
            seconds: vec![
                bytes as f64 * 1e-9,
                bytes as f64 * 1e-8,
                bytes as f64 * 1.1e-9,
            ],
        };
        Series {
            contestants: vec!["ours", "jsonschema", "a<b"],
            points: [980, 99_000, 99_999_000].map(point).to_vec(),
        }
    }

    #[test]
    fn axes_span_what_was_measured() {
        let axes = Axes::of(&series());
        assert_eq!((axes.bytes, axes.seconds), ((3, 8), (-6, 0)));
        let [left, top, right, bottom] = FRAME;
        assert_eq!(
            [axes.x(1e3), axes.x(1e8), axes.y(1e-6), axes.y(1.0)],
            [left, right, bottom, top]
        );
    }

    #[test]
    fn names_do_not_cover_each_other() {
        let series = series();
        let places = name_places(&series, &Axes::of(&series));
        assert_eq!(places.len(), 3);
        assert!(
            places
                .windows(2)
                .all(|pair| pair[1].1 - pair[0].1 >= NAME_HEIGHT)
        );
    }

    #[test]
    fn a_picture_holds_every_contestant_and_point() {
        let picture = svg(&series());
        assert_eq!(picture.matches("<circle").count(), 9);
        assert!(
            picture.contains(">a&lt;b</text>") && picture.contains(">100 MB</text>"),
            "{picture}"
        );
        assert!(picture.contains(">1 µs</text>"), "{picture}");
    }

    #[test]
    fn units() {
        let bytes = |power| unit(power, &["B", "KB", "MB"], 0);
        assert_eq!(
            [bytes(2), bytes(3), bytes(5), bytes(6), bytes(10)],
            ["100 B", "1 KB", "100 KB", "1 MB", "10000 MB"]
        );
        assert_eq!(unit(-4, &["ns", "µs", "ms", "s"], -9), "100 µs");
    }
}
