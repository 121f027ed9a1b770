//! Responses of the OpenAPI document: those that the service sends, with their headers.

use backoffice_spec::{Endpoint, Method};
use serde_json::{Map, Value, json};

use super::{content, has_version, links, names_record, own_name, takes_key, takes_preconditions};
use crate::{emit::schema::Schemas, ir::Ir};

/// Returns the responses of an operation, by status.
pub(super) fn of(schemas: Schemas<'_>, endpoint: &Endpoint) -> Map<String, Value> {
    let ir = schemas.ir;
    let mut responses = Map::new();
    let mut headers = EVERY.to_vec();
    if has_version(ir, endpoint) {
        headers.push("ETag");
    }
    if takes_key(endpoint) {
        headers.push("Idempotency-Replayed");
    }
    let shape = ir.response(endpoint);
    let about = shape.map_or("The call was carried out.", |shape| &shape.about);
    let mut success = json!({"description": about, "headers": references(&headers)});
    if let Some(shape) = shape {
        success["content"] = json!({"application/json": content(schemas, shape)});
        let links = links(ir, endpoint, shape);
        if !links.is_empty() {
            success["links"] = links.into();
        }
    }
    responses.insert(endpoint.status.to_string(), success);
    if endpoint.method == Method::Get && takes_preconditions(ir, endpoint) {
        let unchanged = json!({"$ref": "#/components/responses/NotModified"});
        responses.insert("304".into(), unchanged);
    }
    for error in ERRORS {
        if (error.applies)(ir, endpoint) {
            responses.insert(
                error.status.to_string(),
                json!({"$ref": format!("#/components/responses/{}", error.name)}),
            );
        }
    }
    responses
}

/// Returns the responses that operations share: errors, and 304.
pub(super) fn shared(ir: &Ir<'_>) -> Map<String, Value> {
    let problem = own_name(ir, "ProblemDetails");
    let mut responses: Map<String, Value> = ERRORS
        .iter()
        .map(|error| {
            let headers = match error.status {
                // Such a call does not count (gap `rate-limits`).
                401 | 403 => vec!["X-Request-Id", "WWW-Authenticate"],
                429 | 503 => [EVERY, &["Retry-After"]].concat(),
                _ => EVERY.to_vec(),
            };
            let response = json!({
                "description": format!("{}.", error.description),
                "headers": references(&headers),
                "content": {
                    "application/json": {"schema": {"$ref": format!("#/components/schemas/{}", own_name(ir, error.schema))}},
                    "application/problem+json": {"schema": {"$ref": format!("#/components/schemas/{problem}")}},
                },
                "x-gaps": ["error-responses", error.gap],
            });
            (error.name.to_owned(), response)
        })
        .collect();
    let headers = [EVERY, &["ETag"]].concat();
    let unchanged = json!({
        "description": "The record still has the version that `If-None-Match` names.",
        "headers": references(&headers),
        "x-gaps": ["record-versions"],
    });
    responses.insert("NotModified".into(), unchanged);
    responses
}

/// Headers that any response to a call that counts can have.
const EVERY: &[&str] =
    &["X-Request-Id", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/// Headers of responses: name, type, description, gap.
const HEADERS: &[(&str, &str, &str, &str)] = &[
    ("ETag", "string", "Version of the record (RFC 9110).", "record-versions"),
    (
        "Idempotency-Replayed",
        "string",
        "`true` if this is the answer to an earlier request with the same `Idempotency-Key`.",
        "idempotency-key",
    ),
    (
        "RateLimit-Limit",
        "integer",
        "Calls that the token may make in a minute, if the service has a limit.",
        "rate-limits",
    ),
    ("RateLimit-Remaining", "integer", "Calls that are left in this minute.", "rate-limits"),
    ("RateLimit-Reset", "integer", "Seconds until the next minute.", "rate-limits"),
    ("Retry-After", "string", "Time to wait: seconds, or an HTTP date (RFC 9110).", "unavailable"),
    (
        "WWW-Authenticate",
        "string",
        "Authentication scheme and error (RFC 6750).",
        "www-authenticate",
    ),
    ("X-Request-Id", "string", "Id of the call.", "request-id"),
];

/// Returns the descriptions of all headers.
pub(super) fn headers() -> Map<String, Value> {
    let headers = HEADERS.iter().map(|(name, ty, description, gap)| {
        let header = json!({"description": description, "schema": {"type": ty}, "x-gaps": [gap]});
        ((*name).to_owned(), header)
    });
    headers.collect()
}

fn references(headers: &[&str]) -> Map<String, Value> {
    let reference = |name: &str| json!({"$ref": format!("#/components/headers/{name}")});
    headers.iter().map(|name| ((*name).to_owned(), reference(name))).collect()
}

/// Error response of the service; the document shows none (gap `error-responses`).
struct ErrorResponse {
    status: u16,
    name: &'static str,
    description: &'static str,
    schema: &'static str,
    gap: &'static str,
    applies: fn(&Ir<'_>, &Endpoint) -> bool,
}

const ERRORS: &[ErrorResponse] = &[
    ErrorResponse {
        status: 400,
        name: "BadRequest",
        description: "The request is not valid: messages by field",
        schema: "ValidationErrors",
        gap: "error-body-400",
        // Any request can have an unknown version (gap `version-header-absent`) or a wrong parameter.
        applies: |_, _| true,
    },
    ErrorResponse {
        status: 401,
        name: "Unauthorized",
        description: "The token is missing or not valid",
        schema: "Error",
        gap: "www-authenticate",
        applies: |_, _| true,
    },
    ErrorResponse {
        status: 403,
        name: "Forbidden",
        description: "The token lacks a scope",
        schema: "Error",
        gap: "insufficient-scope",
        applies: |_, endpoint| !endpoint.scopes.is_empty(),
    },
    ErrorResponse {
        status: 404,
        name: "NotFound",
        description: "The record does not exist, or the caller may not see it",
        schema: "Error",
        gap: "hidden-404",
        applies: |_, endpoint| names_record(endpoint),
    },
    ErrorResponse {
        status: 406,
        name: "NotAcceptable",
        description: "The caller accepts no media type that the service can send",
        schema: "Error",
        gap: "not-acceptable",
        applies: |_, _| true,
    },
    ErrorResponse {
        status: 408,
        name: "RequestTimeout",
        description: "The body did not arrive in time",
        schema: "Error",
        gap: "request-timeout",
        applies: |_, endpoint| endpoint.request.is_some(),
    },
    ErrorResponse {
        status: 409,
        name: "Conflict",
        description: "The record's state does not allow the request",
        schema: "Error",
        gap: "conflict",
        applies: |_, endpoint| endpoint.method != Method::Get,
    },
    ErrorResponse {
        status: 412,
        name: "PreconditionFailed",
        description: "The record's version is not one that `If-Match` or `If-None-Match` allows",
        schema: "Error",
        gap: "record-versions",
        applies: takes_preconditions,
    },
    ErrorResponse {
        status: 413,
        name: "ContentTooLarge",
        description: "The body is larger than the service accepts",
        schema: "Error",
        gap: "content-too-large",
        applies: |_, endpoint| endpoint.request.is_some(),
    },
    ErrorResponse {
        status: 415,
        name: "UnsupportedMediaType",
        description: "The endpoint does not accept the body's media type",
        schema: "Error",
        gap: "unsupported-media-type",
        applies: |_, endpoint| endpoint.request.is_some(),
    },
    ErrorResponse {
        status: 422,
        name: "UnprocessableContent",
        description: "The `Idempotency-Key` belongs to another request",
        schema: "Error",
        gap: "idempotency-key",
        applies: |_, endpoint| takes_key(endpoint),
    },
    ErrorResponse {
        status: 429,
        name: "TooManyRequests",
        description: "Too many requests",
        schema: "Error",
        gap: "too-many-requests",
        applies: |_, _| true,
    },
    ErrorResponse {
        status: 500,
        name: "InternalServerError",
        description: "The service has a mistake; a change may be made or not",
        schema: "Error",
        gap: "failure-of-the-service",
        applies: |_, _| true,
    },
    ErrorResponse {
        status: 503,
        name: "ServiceUnavailable",
        description: "Something that the service needs does not answer; nothing was changed, unless `detail` says that the change may be made",
        schema: "Error",
        gap: "unavailable",
        applies: |_, _| true,
    },
];
