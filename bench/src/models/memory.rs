//! Allocations for a record, and the most heap memory held while records are decoded one after the other. They are the same in
//! each run, so this is a test. Its allocator would slow down a measurement of time.

use allocation_counter::measure;

use super::{DERIVED, OURS, contestants};
use crate::plan::RECORDS;

#[test]
fn models_take_less_memory_than_derives() {
    for plan in RECORDS.iter().filter(|plan| ["orders", "orders-encode"].contains(&plan.name)) {
        let (payloads, contestants) = contestants(plan, 1, 1).unwrap();
        let mut most_bytes = Vec::new();
        for mut contestant in contestants {
            let heap = measure(|| drop((contestant.run)()));
            let allocations = heap.count_total as f64 / payloads.len() as f64;
            let (name, bytes) = (contestant.name, heap.bytes_max as f64);
            println!("{}: {name}: {allocations:.1} allocations, {bytes} bytes", plan.name);
            let most = if plan.name == "orders" { 40.0 } else { 2.0 };
            assert!(name != OURS || allocations <= most, "{allocations}");
            most_bytes.push((name, bytes));
        }
        if let [(OURS, ours), (DERIVED, derived), ..] = *most_bytes {
            assert!(plan.name != "orders" || ours <= 0.8 * derived, "{}", ours / derived);
        }
    }
}
