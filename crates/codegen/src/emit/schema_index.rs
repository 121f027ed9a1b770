//! Writes the documents of the API as a value, with the gap ledger.

use proc_macro2::TokenStream;
use quote::quote;

use crate::ir::Ir;

pub(crate) fn emit(ir: &Ir<'_>, base: &str) -> TokenStream {
    let description = ir.target.description_tokens();
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
    let gap = (!ir.spec.gaps.is_empty()).then(|| quote! { , Gap });
    quote! {
        //! The documents with the gap ledger.

        use super::{Documents #gap};

        /// The documents of the API.
        pub static DOCUMENTS: Documents = Documents {
            api: &#description::API,
            base: #base,
            bundles: [
                include_str!("../../../generated/contract/bundle.json"),
                include_str!("../../../generated/strict/bundle.json"),
            ],
            deliveries: [
                include_str!("../../../generated/contract/deliveries.json"),
                include_str!("../../../generated/strict/deliveries.json"),
            ],
            openapi: include_str!("../../../generated/openapi.json"),
            gaps: &[#(#gaps,)*],
        };
    }
}
