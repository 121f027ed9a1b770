//! Allocations for a record, and the most heap memory held while records are decoded one after the other. They are the same in
//! each run, so this is a test. Its allocator would slow down a measurement of time.

use allocation_counter::measure;

use super::contestants;
use crate::plan::RECORDS;

#[test]
fn models_take_less_memory_than_derives() {
    for (name, most) in [("orders", 40.0), ("orders-encode", 2.0)] {
        let plan = RECORDS.iter().find(|plan| plan.name == name).unwrap();
        let (payloads, contestants) = contestants(plan, 1, 1).unwrap();
        let heaps = contestants.into_iter().map(|mut contestant| {
            let heap = measure(|| drop((contestant.run)()));
            let allocations = heap.count_total as f64 / payloads.len() as f64;
            let (contestant, bytes) = (contestant.name, heap.bytes_max as f64);
            println!("{name}: {contestant}: {allocations:.1} allocations, {bytes} bytes");
            (allocations, bytes)
        });
        // The models come first, then the derives.
        let heaps: Vec<_> = heaps.collect();
        assert!(heaps[0].0 <= most && heaps[0].1 <= 0.8 * heaps[1].1, "{heaps:?}");
    }
}
