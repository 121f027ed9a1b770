use backoffice::models::RefundOrder;
use utoipa::ToSchema;

fn main() {
    assert_eq!(RefundOrder::name(), "RefundOrder");
}
