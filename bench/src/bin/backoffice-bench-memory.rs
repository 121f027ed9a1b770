//! Counts what a check takes from the heap. Usage: `backoffice-bench-memory SEED BYTES...`; prints a line
//! of JSON for each document and contestant.

use std::{env, process::ExitCode};

use backoffice_bench::{
    Error,
    corpora::{self, Shape},
    memory::Taken,
    peers::{self, Peer},
};

fn main() -> ExitCode {
    match count() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn count() -> Result<(), Error> {
    let mut words = env::args().skip(1);
    let seed = words
        .next()
        .ok_or("the first argument is the seed of the samples")?
        .parse()?;
    let shape = Shape::CustomerPage;
    let mut peers: [Box<dyn Peer>; 2] = [
        Box::new(peers::ours::peer(shape)?),
        Box::new(peers::jsonschema::peer(shape)?),
    ];
    for size in words {
        let page = corpora::page(seed, size.parse()?)?;
        let records = [page.as_bytes()];
        for peer in &mut peers {
            // What is made once, such as a compiled schema, is not the check's.
            peer.check(&records)?;
            let mut accepted = Ok(0);
            let info = allocation_counter::measure(|| accepted = peer.check(&records));
            if accepted? != 1 {
                return Err(
                    format!("{} does not let a page of {size} bytes pass", peer.name()).into(),
                );
            }
            let taken = Taken {
                contestant: peer.name().to_owned(),
                bytes: page.len(),
                allocations: info.count_total,
                peak: info.bytes_max,
            };
            println!("{}", serde_json::to_string(&taken)?);
        }
    }
    Ok(())
}
