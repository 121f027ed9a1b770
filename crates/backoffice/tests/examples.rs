//! Runs the programs of `examples/`. Each one asserts its result.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

macro_rules! examples {
    ($($name:ident = $path:literal;)*) => {
        $(
            #[path = $path]
            mod $name;
        )*

        /// Runs each example.
        mod runs {
            $(
                #[test]
                fn $name() {
                    super::$name::main().unwrap();
                }
            )*
        }
    };
}

examples! {
    keep_drift = "../examples/keep_drift.rs";
    list_customers = "../examples/list_customers.rs";
    receive_webhook = "../examples/receive_webhook.rs";
    refund_order = "../examples/refund_order.rs";
    update_customer = "../examples/update_customer.rs";
}
