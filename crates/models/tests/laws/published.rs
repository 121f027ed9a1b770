//! Published sample payloads: they are read and written back unchanged, and every difference from the API
//! document is listed here.
//!
//! The payloads are beside the project, not in it. Without them the test prints a note and passes.

use std::{fs, path::Path};

use crate::{
    json::parse,
    oracle::{expected, structural},
    registry::shapes,
};

struct Payload {
    file: &'static str,
    shape: &'static str,
    /// Pointers and codes, in the order of the report.
    drift: &'static [(&'static str, &'static str)],
}

const PAYLOADS: &[Payload] = &[
    Payload {
        file: "customer.json",
        shape: "Customer",
        drift: &[("/date_joined", "timestamp-not-utc"), ("/user_type", "unknown-value")],
    },
    Payload {
        file: "dispute.json",
        shape: "Dispute",
        drift: &[
            ("/resolution", "unknown-value"),
            ("/status", "unknown-value"),
            ("/type", "unknown-value"),
        ],
    },
    Payload {
        file: "order.json",
        shape: "Order",
        drift: &[
            ("/date_placed", "timestamp-not-utc"),
            ("/fulfillment_status", "unknown-value"),
            ("/lines/0/product_id", "unknown-field"),
            ("/lines/0/sku", "unknown-field"),
            ("/lines/0/product_title", "unknown-field"),
            ("/lines/0/product_image", "unknown-field"),
            ("/lines/0/product_url", "unknown-field"),
            ("/lines/0/variant_id", "unknown-field"),
            ("/lines/0/variant_title", "unknown-field"),
            ("/lines/0/current_quantity", "unknown-field"),
            ("/lines/0/fulfillable_quantity", "unknown-field"),
            ("/lines/0/currency", "unknown-field"),
            ("/lines/0/total_discount", "unknown-field"),
            ("/lines/0/requires_shipping", "unknown-field"),
            ("/payment_status", "unknown-value"),
            ("/transactions/0/date_created", "timestamp-not-utc"),
            ("/transactions/0/payment_details/downgrade_3ds_retry", "unknown-field"),
            ("/total_discount", "unknown-field"),
        ],
    },
    Payload {
        file: "product.json",
        shape: "Product",
        drift: &[
            ("/structure", "unknown-value"),
            ("/images/0/product", "unknown-field"),
            ("/images/0/variants", "unknown-field"),
            ("/purchase_info", "unknown-field"),
        ],
    },
    Payload {
        file: "subscription.json",
        shape: "Subscription",
        drift: &[
            ("/attribution/secret", "unknown-field"),
            ("/interval", "unknown-value"),
            ("/lines/0/product_id", "unknown-field"),
            ("/lines/0/variant_id", "unknown-field"),
            ("/lines/0/sku", "unknown-field"),
            ("/lines/0/product_title", "unknown-field"),
        ],
    },
];

#[test]
fn published_payloads_are_written_back_and_have_known_drift() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/payloads");
    if !folder.is_dir() {
        println!("skipped: there are no published payloads at {}", folder.display());
        return;
    }
    let mut wrong = Vec::new();
    for Payload { file, shape, drift } in PAYLOADS {
        let bytes = fs::read(folder.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"));
        let shape = shapes().find(|known| known.info.name == *shape).unwrap();
        let decoded = (shape.decode)(&bytes).unwrap_or_else(|error| panic!("{file}: {error}"));
        let [before, after] = [bytes.as_slice(), decoded.json.as_bytes()].map(parse);
        assert!(before == after, "{file} is written as {}", decoded.json);
        let value = parse(&bytes).unwrap();
        assert_eq!(structural(&decoded.drift), expected(shape.info, &value), "{file}");
        let found = decoded.drift.iter().map(|drift| (&*drift.pointer, drift.code.id()));
        let found: Vec<_> = found.collect();
        if found != *drift {
            wrong.push(format!("{file}: {found:#?}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    let mut files: Vec<_> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter(|name| name.ends_with(".json"))
        .collect();
    files.sort_unstable();
    let tested: Vec<_> = PAYLOADS.iter().map(|payload| payload.file).collect();
    assert_eq!(files, tested);
}
