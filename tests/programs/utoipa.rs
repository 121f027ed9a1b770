use backoffice::{models::RefundOrder, utoipa::ToSchema};

fn main() {
    assert_eq!(RefundOrder::name(), "RefundOrder");
}
