//! Writes the schema crate's table of documents, and the gap ledger.

use proc_macro2::TokenStream;
use quote::quote;

use super::{events, json_schema::base};
use crate::{ir::Ir, rust::static_name};

pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let documents = ir.documents().map(|shape| static_name(&shape.name));
    let deliveries = events::names(ir);
    let base = base(ir);
    let gaps = ir.spec.gaps.iter().map(|gap| {
        let (id, question, decision) = (&gap.id, &gap.question, &gap.decision);
        let (acts_in, switch, section) = (&gap.acts_in, &gap.switch, &gap.section);
        quote! {
            Gap {
                id: #id,
                question: #question,
                decision: #decision,
                acts_in: &[#(#acts_in),*],
                switch: #switch,
                section: #section,
            }
        }
    });
    quote! {
        //! The documents and the gap ledger.

        use crate::{DeliveryDocument, Document, Gap};

        pub(crate) static DOCUMENTS: &[Document] = &[#(Document { shape: &backoffice_shapes::#documents },)*];

        pub(crate) static DELIVERIES: &[DeliveryDocument] = &[#(DeliveryDocument { event: &backoffice_shapes::events::#deliveries },)*];

        /// Start of the `$id` of every document.
        pub(crate) static BASE: &str = #base;

        /// Definitions of the events' deliveries, which refer to those of the bundles.
        pub(crate) static EVENTS: [&str; 2] = [
            include_str!("../../generated/contract/deliveries.json"),
            include_str!("../../generated/strict/deliveries.json"),
        ];

        pub(crate) static BUNDLES: [&str; 2] = [
            include_str!("../../generated/contract/bundle.json"),
            include_str!("../../generated/strict/bundle.json"),
        ];

        pub(crate) static OPENAPI: &str = include_str!("../../generated/openapi.json");

        pub(crate) static GAPS: &[Gap] = &[#(#gaps,)*];
    }
}
