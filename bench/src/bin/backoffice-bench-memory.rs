//! Counts what a check takes from the heap. A program of its own, as the counting allocator would slow
//! down the others. Usage: `backoffice-bench-memory SEED BYTES...`

use std::process::ExitCode;

fn main() -> ExitCode {
    backoffice_bench::memory(|check| {
        let info = allocation_counter::measure(check);
        (info.count_total, info.bytes_max)
    })
}
