//! Counts the heap memory of a check. It is a program of its own, because the counting allocator slows down
//! every contestant. Usage: `backoffice-bench-memory SEED BYTES...`

use std::process::ExitCode;

fn main() -> ExitCode {
    backoffice_bench::memory(|check| {
        let info = allocation_counter::measure(check);
        (info.count_total, info.bytes_max)
    })
}
