//! Programs that must not compile, as documentation tests: these hold with any compiler.

macro_rules! must_not_compile {
    ($($case:ident: $path:literal,)*) => {
        $(
            #[doc = "```compile_fail"]
            #[doc = include_str!($path)]
            #[doc = "```"]
            #[cfg(doctest)]
            pub mod $case {}
        )*
    };
}

must_not_compile! {
    amount_as_number: "cases/amount_as_number.rs",
    customer_id_for_product: "cases/customer_id_for_product.rs",
    number_beyond_32_bits: "cases/number_beyond_32_bits.rs",
    order_line_id_for_order: "cases/order_line_id_for_order.rs",
    order_note_without_message: "cases/order_note_without_message.rs",
    refund_without_amount: "cases/refund_without_amount.rs",
    request_as_struct: "cases/request_as_struct.rs",
    unknown_language: "cases/unknown_language.rs",
    webhook_without_target: "cases/webhook_without_target.rs",
}
