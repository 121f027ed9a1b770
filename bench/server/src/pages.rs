//! All pages of a long list, one after the other.

use std::time::Instant;

use serde::{Deserialize, de::IgnoredAny};

use crate::{
    Error,
    database::Database,
    load::{self, Caller},
    running::Running,
    statistics::median,
    table::short,
};

/// Points of the plot.
const POINTS: usize = 20;

/// Width of the plot's longest bar.
const WIDTH: f64 = 50.0;

#[derive(Deserialize)]
struct Page {
    next: Option<String>,
    results: Vec<IgnoredAny>,
}

/// Times of the pages of a list.
pub(crate) struct Pages {
    /// Microseconds of each page.
    times: Vec<f64>,
    /// Microseconds of the first and the last page, read in turns.
    first: Vec<f64>,
    last: Vec<f64>,
    /// Microseconds of the last page by its number in SQL.
    by_offset: f64,
}

/// Reads all pages of the customers, then the first and the last in turns.
pub(crate) async fn measure(
    service: &Running,
    database: &Database,
    customers: usize,
    rounds: usize,
) -> Result<Pages, Error> {
    let token = service.text("token");
    let mut caller = Caller::connect(service.address).await?;
    let first = "/api/users/".to_owned();
    let (mut path, mut found, mut size) = (first.clone(), 0, 0);
    let mut times = Vec::new();
    loop {
        let (time, page) = page(&mut caller, &path, &token).await?;
        times.push(time);
        found += page.results.len();
        size = size.max(page.results.len());
        let Some(next) = page.next else { break };
        let (_, rest) = next.split_once("/api/").ok_or("a strange address")?;
        path = format!("/api/{rest}");
    }
    if found != customers {
        return Err(format!("the pages have {found} customers, not {customers}").into());
    }
    let mut pages = Pages { first: Vec::new(), last: Vec::new(), by_offset: 0.0, times };
    for _ in 0..rounds {
        pages.first.push(page(&mut caller, &first, &token).await?.0);
        pages.last.push(page(&mut caller, &path, &token).await?.0);
    }
    let start = Instant::now();
    let number = i64::try_from(pages.times.len())?;
    database.page_by_offset(i64::try_from(size)?, number).await?;
    pages.by_offset = start.elapsed().as_secs_f64() * 1e6;
    Ok(pages)
}

async fn page(caller: &mut Caller, path: &str, token: &str) -> Result<(f64, Page), Error> {
    let request = load::request("GET", path, token, "");
    let start = Instant::now();
    let body = caller.call(&request).await?;
    let time = start.elapsed().as_secs_f64() * 1e6;
    Ok((time, serde_json::from_slice(body)?))
}

impl Pages {
    /// Returns the ratio of the last page's time to the first's.
    pub(crate) fn ratio(&self) -> f64 {
        let ratios: Vec<_> =
            self.last.iter().zip(&self.first).map(|(last, first)| last / first).collect();
        median(&ratios)
    }

    /// Returns the median of each part of the list: the number of its first page, and microseconds.
    pub(crate) fn points(&self) -> Vec<(usize, f64)> {
        let size = self.times.len().div_ceil(POINTS).max(1);
        let parts = self.times.chunks(size).enumerate();
        parts.map(|(part, times)| (part * size + 1, median(times))).collect()
    }

    /// Draws the points, and compares the first page with the last.
    pub(crate) fn write(&self) -> String {
        let points = self.points();
        let most = points.iter().map(|point| point.1).fold(0.0, f64::max);
        let mut text = String::from("from page   us a page\n");
        for (page, time) in points {
            let bar = "#".repeat((time / most * WIDTH).round() as usize);
            text += &format!("{page:>9} {:>11} {bar}\n", short(time));
        }
        let pages = self.times.len();
        text + &format!(
            "page {pages} / page 1: {:.2}x. By OFFSET, page {pages} takes {} us\n",
            self.ratio(),
            short(self.by_offset)
        )
    }
}
