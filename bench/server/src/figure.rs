//! Figures, as tables and as JSON.

use indexmap::IndexMap;
use serde::Serialize;

use crate::{
    statistics::{median, range},
    table::{short, table},
};

/// Figures by their names: the unit, and what it is of.
#[derive(Default, Serialize)]
pub(crate) struct Table(IndexMap<String, Figure>);

/// A measured time or size: less is better.
#[derive(Default, Serialize)]
struct Figure {
    /// A value for each round.
    ours: Vec<f64>,
    /// Values of the same rounds to compare with, or none.
    others: Vec<f64>,
    /// Most for the median, or for the ratio to the others.
    target: Option<f64>,
}

impl Table {
    /// Adds the values of a round.
    pub(crate) fn add(&mut self, name: &str, ours: f64, other: Option<f64>, target: Option<f64>) {
        let figure = self.0.entry(name.to_owned()).or_default();
        figure.ours.push(ours);
        figure.others.extend(other);
        figure.target = target;
    }
}

impl Figure {
    fn cells(&self, name: &str) -> Vec<String> {
        let (mut other, mut ratio) = (String::new(), String::new());
        if !self.others.is_empty() {
            let ratios = self.ours.iter().zip(&self.others).map(|(ours, other)| ours / other);
            let ratios: Vec<_> = ratios.collect();
            let (low, high) = range(&ratios);
            other = short(median(&self.others));
            ratio = format!("{:.2}x ({low:.2} to {high:.2})", median(&ratios));
        }
        let target = self.target.map(|target| target.to_string()).unwrap_or_default();
        vec![name.to_owned(), short(median(&self.ours)), other, ratio, target]
    }
}

/// All tables by their titles.
#[derive(Default, Serialize)]
pub(crate) struct Report(IndexMap<String, Table>);

impl Report {
    /// Prints a table: medians, and ratios within rounds.
    pub(crate) fn add(&mut self, title: String, figures: Table) {
        let head = [&title, "ours", "other", "ours / other", "target"].map(str::to_owned);
        let rows = figures.0.iter().map(|(name, figure)| figure.cells(name)).collect();
        print!("\n{}", table(head.into(), rows));
        self.0.insert(title, figures);
    }
}
