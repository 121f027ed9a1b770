//! Lists what the API document says of each call and of one record.

use backoffice_description::{ORDER_LINE, endpoints};

fn main() {
    for endpoint in endpoints::ALL {
        let (method, scope) = (endpoint.method.as_str(), endpoint.scope());
        println!("{method} {}: {scope}", endpoint.path);
    }
    for field in ORDER_LINE.fields {
        println!("{}: {} (section {})", field.name, field.ty.expected(), field.section);
    }
    // The document has 23; others are ours.
    assert!(endpoints::ALL.len() > 23);
    assert!(ORDER_LINE.field("quantity").is_some());
}
