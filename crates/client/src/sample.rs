//! Endpoints for tests of the runtime.

use backoffice_shapes::{
    Api, Encoding, Endpoint, FieldInfo, Method, PageFields, Scope, ShapeInfo, ShapeKind, TypeInfo,
    VersionHeader,
};

pub(crate) static API: Api = Api {
    name: "parcels",
    title: "Parcels",
    shapes: &[&PARCEL],
    endpoints: &[&LIST_PARCELS, &GET_PARCEL, &PAY_PARCEL, &CREATE_NOTE],
    scopes: &[&SCOPE],
    events: &[],
    version: Some(VersionHeader { name: "X-Version", values: &["1"], default: Some("1") }),
    page: Some(PageFields {
        next: "next",
        previous: "previous",
        results: "results",
        section: "4, Pagination",
    }),
    cursor: Some("cursor"),
    currencies: &[],
    identities: &[],
};

static SCOPE: Scope = Scope { name: "parcels:write", about: "Everything" };

static PARCEL: ShapeInfo = ShapeInfo {
    name: "Parcel",
    kind: ShapeKind::Record,
    section: "1",
    fields_shown: true,
    about: "A parcel.",
    fields: &[FieldInfo::new("id", TypeInfo::Integer, "1")],
};

const READ: Endpoint = Endpoint {
    id: "get_parcel",
    number: 1,
    method: Method::Get,
    path: "/parcels/{id}/",
    path_parameters: &[],
    group: "Parcels",
    call: "parcels.get",
    scopes: &[&SCOPE],
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: Some(&PARCEL),
    is_list: false,
    statuses: &[200],
    summary: "Retrieve a parcel",
    section: "1",
    gaps: &[],
};

pub(crate) static GET_PARCEL: Endpoint = READ;

static LIST_PARCELS: Endpoint =
    Endpoint { id: "list_parcels", path: "/parcels/", call: "parcels.list", ..READ };

/// Nothing reads what it changes.
pub(crate) static PAY_PARCEL: Endpoint = Endpoint {
    id: "pay_parcel",
    method: Method::Post,
    path: "/bills/{id}/",
    call: "bills.pay",
    ..READ
};

pub(crate) static CREATE_NOTE: Endpoint = Endpoint {
    id: "create_note",
    method: Method::Post,
    path: "/parcels/{id}/notes/",
    call: "parcels.create_note",
    ..READ
};
