//! Writes the schema crate's table of documents, and the gap ledger.

use proc_macro2::TokenStream;
use quote::quote;

use super::{
    events,
    json_schema::{event_path, id},
};
use crate::{
    ir::{Ir, Profile},
    rust::static_name,
};

pub(crate) fn emit(ir: &Ir<'_>) -> TokenStream {
    let documents = ir.documents().map(|shape| {
        let name = &shape.name;
        let info = static_name(name);
        let path = |profile: Profile| format!("../../generated/{}/{name}.json", profile.name());
        let (contract, strict) = (path(Profile::Contract), path(Profile::Strict));
        let (contract_id, strict_id) = (
            id(ir, Profile::Contract, name),
            id(ir, Profile::Strict, name),
        );
        quote! {
            Document {
                name: #name,
                shape: &backoffice_shapes::#info,
                ids: [#contract_id, #strict_id],
                texts: [include_str!(#contract), include_str!(#strict)],
            }
        }
    });
    let deliveries = ir.spec.events.iter().zip(events::names(ir));
    let deliveries = deliveries.map(|(event, info)| {
        let name = event_path(event);
        let path = |profile: Profile| format!("../../generated/{}/{name}.json", profile.name());
        let (contract, strict) = (path(Profile::Contract), path(Profile::Strict));
        let (contract_id, strict_id) = (
            id(ir, Profile::Contract, &name),
            id(ir, Profile::Strict, &name),
        );
        quote! {
            DeliveryDocument {
                event: &backoffice_shapes::events::#info,
                ids: [#contract_id, #strict_id],
                texts: [include_str!(#contract), include_str!(#strict)],
            }
        }
    });
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

        pub(crate) static DOCUMENTS: &[Document] = &[#(#documents,)*];

        pub(crate) static DELIVERIES: &[DeliveryDocument] = &[#(#deliveries,)*];

        pub(crate) static BUNDLES: [&str; 2] = [
            include_str!("../../generated/contract/bundle.json"),
            include_str!("../../generated/strict/bundle.json"),
        ];

        pub(crate) static OPENAPI: &str = include_str!("../../generated/openapi.json");

        pub(crate) static GAPS: &[Gap] = &[#(#gaps,)*];
    }
}
