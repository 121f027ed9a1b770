// Written by `cargo xtask codegen` from spec/tables. Do not edit.

//! Enumerations of several groups.
use crate::runtime;
runtime::enumeration! {
    #[doc =
    " The document shows these values; others occur. Section 2, Product; 2, Subscription."]
    Interval = crate ::info::INTERVAL_VALUES { #[doc = " `day`"] Day = "day", }
}
runtime::open_enumeration!(Interval);
runtime::enumeration! {
    #[doc = " The document allows these values only. Section 9."] ApiVersion = crate
    ::info::API_VERSION_VALUES { #[doc = " `2023-02-10`"] V20230210 = "2023-02-10", }
}
runtime::closed_enumeration!(ApiVersion = crate ::info::API_VERSION_VALUES);
