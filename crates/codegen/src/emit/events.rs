//! Events: their descriptions, their typed records for receivers, and schemas of their deliveries.

use backoffice_spec::{Event, Type};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use serde_json::{Map, Value, json};

use super::{endpoints, names, schema::Schemas};
use crate::{
    ir::{Ir, Profile},
    markdown::{code, text},
    rust::{doc, static_name, static_names, type_name, variant_names},
};

/// Names of the events' descriptions, in table order.
fn idents(ir: &Ir<'_>) -> Vec<Ident> {
    let events = ir.spec.events.iter();
    static_names(events.map(|event| event.name.as_str()), &["ALL"])
}

fn about(event: &Event) -> TokenStream {
    let (name, about) = (code(&event.name), text(&event.about));
    let gaps: Vec<_> = event.gaps.iter().map(|gap| code(gap)).collect();
    let gaps = match gaps.is_empty() {
        true => String::new(),
        false => format!(", gaps {}", gaps.join(", ")),
    };
    doc(&format!("{name}: {about} Section {}{gaps}.", text(&event.section)))
}

/// The file of all events' descriptions.
pub(super) fn descriptions(ir: &Ir<'_>) -> TokenStream {
    let (idents, endpoints) = (idents(ir), endpoints::Names::new(ir).endpoints);
    let events = ir.spec.events.iter().zip(&idents).map(|(event, ident)| {
        let about = about(event);
        let (name, what, section, gaps) = (&event.name, &event.about, &event.section, &event.gaps);
        let mut emitters = ir.spec.endpoints.iter().zip(&endpoints);
        let emitter = emitters.find(|(endpoint, _)| Some(&endpoint.id) == event.emitter.as_ref());
        let emitter = match emitter {
            Some((_, endpoint)) => quote! { Some(&super::endpoints::#endpoint) },
            None => quote! { None },
        };
        let data = match event.data.as_deref().map(static_name) {
            Some(info) => quote! { Some(&super::#info) },
            None => quote! { None },
        };
        quote! {
            #about
            pub static #ident: Event = Event {
                name: #name,
                about: #what,
                emitter: #emitter,
                data: #data,
                section: #section,
                gaps: &[#(#gaps),*],
            };
        }
    });
    // Tables may have no events.
    let ty = ir.spec.events.first().map(|_| quote! { use crate::info::Event; });
    quote! {
        //! Events as constants.

        #ty

        /// Every event, in table order.
        pub static ALL: &[&crate::info::Event] = &[#(&#idents,)*];

        #(#events)*
    }
}

/// The file of the receiver's events with their records.
pub(crate) fn typed(ir: &Ir<'_>) -> TokenStream {
    let events = ir.spec.events.iter();
    let variants = variant_names(events.clone().map(|event| event.name.as_str()));
    let (mut declared, mut read) = (Vec::new(), Vec::new());
    for (event, variant) in events.zip(&variants) {
        let (about, name) = (about(event), &event.name);
        if let Some(shape) = event.data.as_deref().map(type_name) {
            declared.push(quote! { #about #variant(Box<models::#shape>) });
            read.push(quote! { #name => Self::#variant(Box::new(data.record()?)) });
        } else {
            declared.push(quote! { #about #variant(Option<runtime::Object>) });
            read.push(quote! { #name => Self::#variant(data.object()) });
        }
    }
    // An API with events has such an enumeration.
    let names = ir.spec.enums.iter().find(|names| names.events).map(|names| {
        let (name, values) = (type_name(&names.name), names::enumeration_info(ir, &names.name));
        let api = &ir.spec.api;
        let (version, ty, value) = match &api.version_header {
            Some(header) => {
                let (ty, versions) =
                    (type_name(&header.versions), names::enumeration_info(ir, &header.versions));
                let ty = quote! { models::#ty };
                (
                    ty,
                    quote! { Enum(&info::#versions) },
                    quote! { info::endpoints::VERSION.parse().ok() },
                )
            }
            None => (
                quote! { runtime::Text },
                quote! { String },
                quote! { Some(runtime::Text::from(info::endpoints::VERSION)) },
            ),
        };
        quote! {
            use super::super::{info, models};

            /// Name of an event.
            pub(crate) type Name = models::#name;
            /// Version of the API.
            pub(crate) type Version = #version;

            /// Returns the version of the records in new deliveries.
            pub(crate) fn version() -> Option<Version> {
                #value
            }

            /// The fields of a delivery, described in a section of the document.
            pub(crate) const fn fields(section: &'static str) -> [info::FieldInfo; 5] {
                runtime::delivery_fields(&info::#values, info::TypeInfo::#ty, section)
            }
        }
    });
    quote! {
        //! The events with their records.

        use super::super::runtime;

        #names

        /// An event with its record.
        #[derive(Clone, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum Event {
            #(#declared,)*
            /// An event that this version does not know. Its record is the delivery's `data`.
            Unknown,
        }

        impl Event {
            /// Reads the record of an event by its name.
            pub(crate) fn read(name: &str, data: runtime::EventData<'_>) -> Result<Self, runtime::DecodeError> {
                let _ = data;
                Ok(match name {
                    #(#read,)*
                    _ => Self::Unknown,
                })
            }
        }
    }
}

/// The schema of a delivery of an event (gap `delivery-payload`).
pub(super) fn delivery(schemas: Schemas<'_>, event: &Event) -> Map<String, Value> {
    let header = schemas.ir.spec.api.version_header.as_ref();
    let version = header.map_or(Type::String, |header| Type::Enum(header.versions.clone()));
    let data = match &event.data {
        Some(shape) => Type::Shape(shape.clone()),
        None => Type::Object,
    };
    let value = |ty: &Type, about: &str| {
        let mut schema = schemas.value(ty, false);
        schema.insert("description".into(), json!(about));
        schema
    };
    let mut name = value(&Type::String, "The event.");
    name.insert("const".into(), json!(event.name));
    let properties = json!({
        "id": value(&Type::String, "Id of the delivery: the same at every attempt."),
        "type": name,
        "timestamp": value(&Type::Timestamp, "Time of the event."),
        "api_version": value(&version, "Version of the API that `data` has."),
        "data": value(&data, "The record that the event is about."),
    });
    let mut schema = Map::new();
    schema.insert("title".into(), json!(format!("Delivery of {}", event.name)));
    schema
        .insert("description".into(), json!(format!("{} Section {}.", event.about, event.section)));
    schema.insert("type".into(), json!("object"));
    let fields = properties.as_object().into_iter().flat_map(Map::keys);
    schema.insert("required".into(), json!(fields.collect::<Vec<_>>()));
    schema.insert("properties".into(), properties);
    if schemas.profile == Profile::Strict {
        schema.insert("additionalProperties".into(), json!(false));
    }
    schema
}
