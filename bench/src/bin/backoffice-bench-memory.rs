//! Counts the heap memory of a check, or of decoding and encoding a record. It is a program of its own, because the
//! counting allocator slows down every contestant. Usage: `backoffice-bench-memory SEED BYTES...` or
//! `backoffice-bench-memory models SEED`

use std::process::ExitCode;

fn main() -> ExitCode {
    backoffice_bench::memory(|check| {
        let info = allocation_counter::measure(check);
        (info.count_total, info.bytes_max)
    })
}
