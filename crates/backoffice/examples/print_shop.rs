//! Prints a shop of records that refer to each other, a line each.

use backoffice::samples::Shop;

fn main() {
    let shop = Shop { seed: 7, orders: 2 };
    let again = shop.records();
    let mut orders = 0;
    for (record, same) in shop.records().zip(again) {
        println!("{}: {}", record.shape.name, record.json);
        assert_eq!(record.json, same.json, "a seed always gives the same records");
        orders += usize::from(record.shape.name == "Order");
    }
    assert_eq!(orders, 2);
}
