//! Asks the prefilter about texts. It knows that a text is valid, or it does not know.

use backoffice_description::table_of;
use backoffice_engine::accepts;

fn main() {
    let Some(table) = table_of("RefundOrder") else {
        unreachable!("the API document has refunds");
    };
    for text in [r#"{"amount":"10.00"}"#, r#"{"amount":10.0}"#, r#"{"\u0061mount":"10.00"}"#] {
        let answer = if accepts(table, false, text.as_bytes()) { "valid" } else { "don't know" };
        println!("{text}: {answer}");
    }
    assert!(accepts(table, false, br#"{"amount":"10.00"}"#));
    assert!(!accepts(table, false, br#"{"amount":10.0}"#));
}
