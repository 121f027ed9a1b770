//! How much was checked, and how fast.

use std::fmt;

use serde_json::{Value, json};

use crate::files::count;

/// What `--stats` says.
pub(super) struct Stats {
    pub(super) records: u64,
    pub(super) bytes: u64,
    pub(super) seconds: f64,
}

impl Stats {
    pub(super) fn json(&self) -> Value {
        json!({
            "records": self.records,
            "bytes": self.bytes,
            "seconds": self.seconds,
            "megabytes_per_second": self.megabytes_per_second(),
        })
    }

    /// In millions of bytes; nothing took no time at all.
    fn megabytes_per_second(&self) -> f64 {
        self.bytes as f64 / 1e6 / self.seconds.max(1e-9)
    }
}

impl fmt::Display for Stats {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            records,
            bytes,
            seconds,
        } = self;
        let speed = self.megabytes_per_second();
        let (records, bytes) = (count(*records, "record"), count(*bytes, "byte"));
        write!(f, "{records}, {bytes} in {seconds:.3} s: {speed:.1} MB/s")
    }
}

#[cfg(test)]
mod tests {
    use super::Stats;

    #[test]
    fn megabytes_are_millions_of_bytes() {
        let stats = Stats {
            records: 3,
            bytes: 5_000_000,
            seconds: 2.0,
        };
        assert_eq!(
            stats.to_string(),
            "3 records, 5000000 bytes in 2.000 s: 2.5 MB/s"
        );
        assert_eq!(stats.json()["megabytes_per_second"], 2.5);
    }
}
