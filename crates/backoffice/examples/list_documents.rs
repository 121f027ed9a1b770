//! Lists the JSON Schema documents, and a gap of the API document with our decision.

use backoffice::schema::{Profile, documents, gaps, openapi};

fn main() {
    for document in documents() {
        println!("{}: {}", document.name(), document.id(Profile::Contract));
    }
    let gap = gaps().iter().find(|gap| gap.id == "refund-states");
    println!("{gap:?}");
    assert!(gap.is_some());
    assert!(openapi().contains("/orders/{number}/refund/"));
}
