//! Refunds an order of a sandbox, as a test of your program can.

use backoffice::{
    models::{Amount, RefundOrder},
    server::Sandbox,
};

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let sandbox = Sandbox::start().await?;
    let number = sandbox.examples().order_number.as_str();
    let refund = RefundOrder::new(Amount::new("1.00")?);
    let order = sandbox.client()?.orders().refund(number, refund).send().await?;
    println!("{:?}", order.payment_status);
    assert_eq!(order.refunds.len(), 1);
    Ok(())
}
