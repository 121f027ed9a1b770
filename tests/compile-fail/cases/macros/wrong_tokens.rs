//! Text that is not JSON, and names that the API document does not have.

use backoffice::{include_payload, payload};

fn main() {
    let amount = "10.00";
    payload!();
    payload!("RefundOrder");
    payload!(RefundOrder ["amount"]);
    payload!(RefundOder { "amount": "10.00" });
    payload!(refundorder { "amount": "10.00" });
    payload!(RefundOrder { amount: "10.00" });
    payload!(RefundOrder { "amount" = "10.00" });
    payload!(RefundOrder { "amount" });
    payload!(RefundOrder { "amount": });
    payload!(RefundOrder { "amount": amount });
    payload!(RefundOrder { "amount": "10.00" "tags" });
    payload!(RefundOrder { "amount": # });
    payload!(RefundOrder { "amount": '1' });
    payload!(RefundOrder { "amount": b"10.00" });
    payload!(CreateSubscriptionLine { "product_id": 1, "quantity": 0x10 });
    payload!(CreateSubscriptionLine { "product_id": 1, "quantity": 1i64 });
    payload!(CreateSubscriptionLine { "product_id": 1, "quantity": -"1" });
    payload!(CreateSubscriptionLine { "product_id": 1., "quantity": 1 });
    include_payload!("refund.json");
    include_payload!(RefundOrder as "refund.json");
    include_payload!("refund.json" as RefundOder);
    include_payload!("there-is-no-such-file.json" as RefundOrder);
    include_payload!("wrong_values.rs" as RefundOrder);
}
