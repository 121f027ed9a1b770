//! The validator needs no heap for a payload that the prefilter finds valid.

use allocation_counter::measure;
use backoffice::samples::Samples;
use backoffice_description::validate::{Profile, Validator, all, by_name};

#[test]
fn valid_payloads_are_checked_without_allocating() {
    for shape in all() {
        for profile in Profile::ALL {
            let validator = Validator::new(shape, profile);
            for text in Samples::new(shape.info(), 5, profile).take(20) {
                let mut verdict = false;
                let heap = measure(|| verdict = validator.check(text.as_bytes()).is_ok());
                assert!(verdict, "{} {profile} {text}", shape.name());
                assert_eq!(heap.count_total, 0, "{} {profile} {text}", shape.name());
            }
        }
    }
}

#[test]
fn memory_is_that_of_open_objects_and_listed_violations() {
    const SIZE: usize = 2 << 20;
    let nested = |element: &str| {
        let elements = vec![element; SIZE / (element.len() + 1)].join(",");
        format!(r#"{{"amount":1,"x":[{elements}]}}"#)
    };
    // Each payload has more violations than the list, or one violation at its start.
    for element in ["[[1]]", r#"{"a":[{}]}"#, r#"{"a":1,"a":2}"#, r#""\ud800""#] {
        let text = nested(element);
        for profile in Profile::ALL {
            let validator = Validator::new(by_name("RefundOrder").unwrap(), profile);
            let heap = measure(|| assert!(validator.check(text.as_bytes()).is_err()));
            assert!(heap.bytes_max < 1 << 20, "{element}: {} bytes", heap.bytes_max);
            let heap = measure(|| assert!(!validator.is_valid(text.as_bytes())));
            assert_eq!(heap.count_total, 0, "{element}");
        }
    }
    // The validator keeps names while their object is open.
    let fields: Vec<_> = (0..SIZE / 16).map(|n| format!(r#""{n:08}":[1]"#)).collect();
    let text = format!(r#"{{"amount":1,"x":{{{}}}}}"#, fields.join(","));
    let validator = Validator::new(by_name("RefundOrder").unwrap(), Profile::Contract);
    let heap = measure(|| assert_eq!(validator.check(text.as_bytes()).unwrap_err().total(), 1));
    assert!(heap.bytes_max < 8 * text.len() as u64, "{} bytes", heap.bytes_max);
}

#[test]
fn an_invalid_payload_takes_memory_in_proportion_to_its_size() {
    // A long name above many mistakes would stand in the pointer of each.
    let name = "n".repeat(1 << 20);
    let repeated = r#""a":1,"#.repeat(5000);
    let text = format!(r#"{{"id":1,"zz":{{"{name}":{{{repeated}"b":1}}}}}}"#);
    let gift_card = by_name("GiftCard").unwrap();
    let mut total = 0;
    let heap = measure(|| total = gift_card.check(text.as_bytes()).unwrap_err().total());
    assert_eq!(total, 4999);
    assert!(heap.bytes_max < 64 << 20, "{} bytes", heap.bytes_max);
}
