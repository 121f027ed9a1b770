use backoffice::models::RefundOrder;
use schemars::JsonSchema;

fn main() {
    assert_eq!(RefundOrder::schema_name(), "RefundOrder");
}
