//! Endpoints for tests of the runtime.

use backoffice_shapes::{
    Encoding, Endpoint, FieldInfo, Method, Scope, ShapeInfo, ShapeKind, TypeInfo,
};

use backoffice_models::runtime::Envelope;

use crate::service::{Service, VersionHeader};

pub(crate) static SERVICE: Service = Service {
    endpoints: &[&GET_PARCEL, &PAY_PARCEL, &CREATE_NOTE],
    version: Some(VersionHeader {
        name: "X-Version",
        value: "1",
    }),
    idempotency_header: "idempotency-key",
    envelope: Envelope {
        next: "next",
        previous: "previous",
        results: "results",
        section: "4, Pagination",
    },
    cursor: "cursor",
    user_agent: "test",
};

static SCOPE: Scope = Scope {
    name: "parcels:write",
    about: "Everything",
};

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
    scope: &SCOPE,
    request: None,
    encoding: Encoding::Json,
    query: None,
    response: &PARCEL,
    is_list: false,
    status: 200,
    summary: "Retrieve a parcel",
    section: "1",
    gaps: &[],
};

pub(crate) static GET_PARCEL: Endpoint = READ;

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
