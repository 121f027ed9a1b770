use backoffice::{models::RefundOrder, schemars::JsonSchema};

fn main() {
    assert_eq!(RefundOrder::schema_name(), "RefundOrder");
}
