use backoffice::samples::Shop;

fn main() {
    let shop = Shop {
        orders: 3,
        ..Shop::default()
    };
    let orders = shop.records().filter(|record| record.shape.name == "Order");
    assert_eq!(orders.count(), 3);
}
