//! Programs that must not compile, as documentation tests for any compiler version.

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
    call_outside_scopes: "cases/call_outside_scopes.rs",
    call_with_body_of_another: "cases/call_with_body_of_another.rs",
    call_with_incomplete_body: "cases/call_with_incomplete_body.rs",
    call_with_order_line_id: "cases/call_with_order_line_id.rs",
    call_with_wrong_id: "cases/call_with_wrong_id.rs",
    call_without_body: "cases/call_without_body.rs",
    customer_id_for_product: "cases/customer_id_for_product.rs",
    narrowing_to_more_scopes: "cases/narrowing_to_more_scopes.rs",
    number_beyond_32_bits: "cases/number_beyond_32_bits.rs",
    order_line_id_for_order: "cases/order_line_id_for_order.rs",
    order_note_without_message: "cases/order_note_without_message.rs",
    pages_of_one_record: "cases/pages_of_one_record.rs",
    refund_without_amount: "cases/refund_without_amount.rs",
    request_as_struct: "cases/request_as_struct.rs",
    unknown_language: "cases/unknown_language.rs",
    webhook_without_target: "cases/webhook_without_target.rs",
    wrong_scopes: "cases/macros/wrong_scopes.rs",
    wrong_tokens: "cases/macros/wrong_tokens.rs",
    wrong_values: "cases/macros/wrong_values.rs",
}
