// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Ids: a type of its own for each record, so that one cannot be passed for another.
use crate::runtime;
runtime::integer_id! {
    #[doc = " `every` of a `Every`. Section 2."] EveryEvery
}
runtime::text_id! {
    #[doc = " `line_id` of a `Every2`. Section 2."] Every2LineId
}
runtime::text_id! {
    #[doc = " `id` of a `Every2Line`. Section 2."] Every2LineId2
}
runtime::text_id! {
    #[doc = " `type` of a `Keywords`. Section 2."] KeywordsType2
}
runtime::integer_id! {
    #[doc = " `an/odd~id` of a `Names`. Section 2."] NamesAnOddId
}
