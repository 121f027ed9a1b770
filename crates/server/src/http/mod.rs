//! HTTP: from requests to checked calls, and from answers to responses. Knows no data.

pub(crate) mod answer;
pub(crate) mod call;
pub(crate) mod caller;
pub(crate) mod form;
pub(crate) mod headers;
pub(crate) mod preconditions;
pub(crate) mod query;
pub(crate) mod refusal;
pub(crate) mod request_id;
pub(crate) mod routes;
pub(crate) mod to_end;
pub(crate) mod unknown;
