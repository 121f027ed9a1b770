//! The OpenAPI 3.1 document.

mod responses;

use backoffice_spec::{Api, Encoding, Endpoint, Event, Method, Presence, Shape, Type};
use heck::ToLowerCamelCase as _;
use serde_json::{Map, Value, json};

use super::{
    calls::scopes_of,
    events,
    example::{example, example_value},
    json_schema,
    schema::{Dialect, Schemas},
};
use crate::{
    COMMAND,
    ir::{Ir, Profile},
    json,
};

/// Marks what the API document does not have.
const OURS: &str = "x-not-in-api-document";

pub(crate) fn emit(ir: &Ir<'_>) -> String {
    let schemas = Schemas { ir, profile: Profile::Contract, dialect: Dialect::OpenApi };
    let mut paths: Map<String, Value> = Map::new();
    for endpoint in &ir.spec.endpoints {
        let item = paths.entry(endpoint.path.clone()).or_insert_with(|| json!({}));
        if let Value::Object(item) = item {
            item.insert(method(endpoint.method).into(), operation(schemas, endpoint));
        }
    }
    let api = &ir.spec.api;
    let mut about = format!("Written by `{COMMAND}` from {}. Do not edit.", ir.target.tables);
    if !ir.spec.gaps.is_empty() {
        about += " `x-gaps` lists the points that the API document leaves open, by their id in the gap ledger.";
    }
    let base_url = api.base_url.clone();
    let base_url =
        base_url.unwrap_or_else(|| format!("https://{}.example", api.name.replace('_', "-")));
    let mut document = json!({
        "openapi": "3.1.1",
        "info": {"title": api.title, "version": api.version, "description": about},
        "jsonSchemaDialect": "https://json-schema.org/draft/2020-12/schema",
        "servers": [{
            "url": "{base_url}",
            "description": "Base address of the service",
            "variables": {"base_url": {"default": base_url}},
            "x-gaps": ["base-url"],
        }],
        "tags": ir.spec.groups.iter()
            .map(|group| match group.ours {
                true => json!({"name": group.title, "description": group.about, OURS: true}),
                false => json!({"name": group.title, "description": group.about}),
            })
            .collect::<Vec<_>>(),
        "paths": paths,
        "webhooks": webhooks(schemas),
        "components": components(schemas),
    });
    if let Some(license) = &api.license {
        document["info"]["license"] = json!({"name": license, "identifier": license});
    }
    keep_gaps(&mut document, ir);
    json::lines(&document, 4, json_schema::WIDTH)
}

/// Returns the alternatives of a call's authorization: each takes a bearer token, and the first says how an application gets one.
fn security(api: &Api, scopes: &[String]) -> Value {
    match api.authorization {
        Some(_) => json!([{"oauth2": scopes}, {"bearer": scopes}]),
        None => json!([{"bearer": scopes}]),
    }
}

/// Removes the ids of gaps that the ledger of this API does not have.
fn keep_gaps(value: &mut Value, ir: &Ir<'_>) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| keep_gaps(item, ir)),
        Value::Object(fields) => {
            fields.values_mut().for_each(|value| keep_gaps(value, ir));
            if let Some(Value::Array(ids)) = fields.get_mut("x-gaps") {
                ids.retain(|id| ir.spec.gaps.iter().any(|gap| *id == *gap.id));
                if ids.is_empty() {
                    fields.shift_remove("x-gaps");
                }
            }
        }
        _ => {}
    }
}

fn method(method: Method) -> &'static str {
    match method {
        Method::Get => "get",
        Method::Post => "post",
        Method::Put => "put",
        Method::Patch => "patch",
        Method::Delete => "delete",
    }
}

fn operation(schemas: Schemas<'_>, endpoint: &Endpoint) -> Value {
    let ir = schemas.ir;
    let group = ir.spec.groups.iter().find(|group| group.id == endpoint.group);
    let mut operation = Map::new();
    operation.insert("operationId".into(), json!(endpoint.id.to_lower_camel_case()));
    operation.insert("tags".into(), json!([group.map(|group| &group.title)]));
    if group.is_some_and(|group| group.ours) {
        operation.insert(OURS.into(), json!(true));
    }
    operation.insert("summary".into(), json!(endpoint.summary));
    operation.insert("description".into(), json!(description(ir, endpoint)));
    if !endpoint.scopes.is_empty() {
        operation.insert("x-scope".into(), json!(endpoint.scopes.join(" ")));
    }
    if !endpoint.gaps.is_empty() {
        operation.insert("x-gaps".into(), json!(endpoint.gaps));
    }
    operation.insert("security".into(), security(&ir.spec.api, &endpoint.scopes));
    operation.insert("parameters".into(), parameters(schemas, endpoint).into());
    if let Some(shape) = endpoint.request.as_deref().and_then(|name| ir.shape(name)) {
        let media_type = match endpoint.encoding {
            Encoding::Json => "application/json",
            Encoding::Multipart => "multipart/form-data",
        };
        operation.insert(
            "requestBody".into(),
            json!({"required": true, "content": {media_type: content(schemas, shape)}}),
        );
    }
    operation.insert("responses".into(), responses::of(schemas, endpoint).into());
    operation.into()
}

/// Describes the deliveries that the service makes (gaps `delivery-payload`, `delivery-signature`).
fn webhooks(schemas: Schemas<'_>) -> Map<String, Value> {
    let webhook = |event: &Event| {
        let mut gaps = event.gaps.clone();
        gaps.extend(["delivery-payload".to_owned(), "delivery-signature".to_owned()]);
        let (schema, about) = (events::delivery(schemas, event), &event.about);
        let operation = json!({
            "operationId": format!("on {}", event.name).to_lower_camel_case(),
            "summary": about.split_once(". ").map_or(about.trim_end_matches('.'), |(first, _)| first),
            "description": format!("{about} Section {}.", event.section),
            "x-gaps": gaps,
            "security": [],
            "parameters": [
                {"name": "webhook-id", "in": "header", "required": true, "schema": {"type": "string"},
                 "description": "Id of the delivery: the same at every attempt."},
                {"name": "webhook-timestamp", "in": "header", "required": true, "schema": {"type": "integer"},
                 "description": "Time of the attempt, in seconds since 1970."},
                {"name": "webhook-signature", "in": "header", "required": true, "schema": {"type": "string"},
                 "description": "HMAC-SHA256 over id, time and body, as in Standard Webhooks."},
            ],
            "requestBody": {"required": true, "content": {"application/json": {"schema": schema}}},
            "responses": {
                "2XX": {"description": "The delivery was taken."},
                "410": {"description": "The target takes no more: the webhook is set inactive."},
                "default": {"description": "The delivery is tried again later."},
            },
        });
        (event.name.clone(), json!({ "post": operation }))
    };
    schemas.ir.spec.events.iter().map(webhook).collect()
}

/// Describes an endpoint: its scope, its section, and our decisions on its gaps.
fn description(ir: &Ir<'_>, endpoint: &Endpoint) -> String {
    let Endpoint { section, gaps, .. } = endpoint;
    let mut text = format!("Requires {}. Section {section}.", scopes_of(endpoint));
    let open = gaps.iter().filter_map(|id| ir.spec.gaps.iter().find(|gap| gap.id == *id));
    for (index, gap) in open.enumerate() {
        let lead =
            if index == 0 { "\n\nDecisions where the API document is silent:\n" } else { "" };
        text.push_str(&format!("{lead}\n- `{}`: {} {}", gap.id, gap.question, gap.decision));
    }
    text
}

fn parameters(schemas: Schemas<'_>, endpoint: &Endpoint) -> Vec<Value> {
    let version = schemas.ir.spec.api.version_header.as_ref();
    let version = version.map(|_| json!({"$ref": "#/components/parameters/version"}));
    let mut parameters: Vec<_> = version.into_iter().collect();
    for (name, ty) in &endpoint.params {
        let (schema, what) = match ty {
            Type::Identity { shape, field, base } => {
                let name = if **base == Type::String { "string" } else { "integer" };
                (json!({"type": name}), format!("`{field}` of the {shape}."))
            }
            ty => (schemas.value(ty, false).into(), String::new()),
        };
        let example = example_value(schemas.ir, name, ty, &mut Vec::new());
        let description = format!("{what} Section {}.", endpoint.section);
        parameters.push(json!({
            "name": name, "in": "path", "required": true, "description": description.trim(), "schema": schema, "example": example,
        }));
    }
    let mut reference =
        |name: &str| parameters.push(json!({"$ref": format!("#/components/parameters/{name}")}));
    reference("requestId");
    if takes_key(endpoint) {
        reference("idempotencyKey");
    }
    if takes_preconditions(schemas.ir, endpoint) {
        reference("ifMatch");
        reference("ifNoneMatch");
    }
    let query = endpoint.query.as_deref().and_then(|name| schemas.ir.shape(name));
    for (shape, field) in
        query.into_iter().flat_map(|shape| shape.fields.iter().map(move |field| (shape, field)))
    {
        let mut schema = schemas.field(shape, field);
        let mut taken =
            |keyword: &str| schema.as_object_mut().and_then(|schema| schema.shift_remove(keyword));
        let description = taken("description");
        let gaps = taken("x-gaps");
        let mut parameter = json!({"name": field.name, "in": "query", "required": field.presence == Presence::Required, "description": description});
        if let Some(gaps) = gaps {
            parameter["x-gaps"] = gaps;
        }
        if matches!(field.ty, Type::List(_)) {
            parameter["style"] = json!("form");
            parameter["explode"] = json!(true);
        }
        parameter["schema"] = schema;
        parameters.push(parameter);
    }
    parameters
}

fn content(schemas: Schemas<'_>, shape: &Shape) -> Value {
    json!({
        "schema": schemas.reference(&shape.name),
        "examples": {"made-up": {"summary": "A made-up instance", "value": example(schemas.ir, shape)}},
    })
}

/// Returns true if the service remembers the answer for an idempotency key (gap `idempotency-key`).
fn takes_key(endpoint: &Endpoint) -> bool {
    matches!(endpoint.method, Method::Post | Method::Patch)
}

/// Returns true if the answer is a record with a version (gap `record-versions`): a path starts with its identity.
fn has_version(ir: &Ir<'_>, endpoint: &Endpoint) -> bool {
    let is_owner = |ty: &Type| matches!(ty, Type::Identity { shape, .. } if Some(shape) == endpoint.response.as_ref());
    let mut endpoints = ir.spec.endpoints.iter();
    endpoints.any(|other| other.params.first().is_some_and(|(_, ty)| is_owner(ty)))
}

/// Returns true if the request can depend on the version of a record: the answer, or what a change changes.
fn takes_preconditions(ir: &Ir<'_>, endpoint: &Endpoint) -> bool {
    let is_change = endpoint.method != Method::Get;
    names_record(endpoint) && (is_change || has_version(ir, endpoint))
}

/// Returns true if the path or the form of a request names a record.
fn names_record(endpoint: &Endpoint) -> bool {
    !endpoint.params.is_empty() || endpoint.encoding == Encoding::Multipart
}

/// Endpoints that a response leads to: their path parameter is the identity in one of its fields.
fn links(ir: &Ir<'_>, from: &Endpoint, shape: &Shape) -> Map<String, Value> {
    let mut links = Map::new();
    for field in &shape.fields {
        let Type::Identity { shape: owner, .. } = &field.ty else {
            continue;
        };
        let leads = |ty: &Type| matches!(ty, Type::Identity { shape, .. } if shape == owner);
        for to in &ir.spec.endpoints {
            let [(parameter, ty)] = to.params.as_slice() else {
                continue;
            };
            let id = to.id.to_lower_camel_case();
            if to.id == from.id || !leads(ty) || links.contains_key(&id) {
                continue;
            }
            // RFC 6901, section 3: `~` and `/` are escaped. `shapes` has this too, but also generated code, without
            // which codegen must build.
            let pointer = field.name.replace('~', "~0").replace('/', "~1");
            let value = format!("$response.body#/{pointer}");
            links.insert(id.clone(), json!({"operationId": id, "parameters": {parameter: value}}));
        }
    }
    links
}

/// Name of a schema that is not in the tables: differs from every shape's.
fn own_name(ir: &Ir<'_>, name: &str) -> String {
    let mut name = name.to_owned();
    while ir.shape(&name).is_some() {
        name.push_str("Body");
    }
    name
}

fn components(schemas: Schemas<'_>) -> Value {
    let ir = schemas.ir;
    let api = &ir.spec.api;
    let mut shapes: Map<String, Value> = ir
        .documents()
        .map(|shape| (shape.name.clone(), schemas.definition(shape).into()))
        .collect();
    let error = own_name(ir, "Error");
    shapes.insert(
        error.clone(),
        json!({
            "title": error,
            "description": "Error message.",
            "type": "object",
            "properties": {"detail": {"type": "string", "description": "Message for a person."}},
            "required": ["detail"],
            "x-gaps": ["error-body-detail"],
        }),
    );
    let errors = own_name(ir, "ValidationErrors");
    shapes.insert(
        errors.clone(),
        json!({
            "title": errors,
            "description": "Messages by field. Messages about the whole request are under `non_field_errors`.",
            "type": "object",
            "additionalProperties": {"type": "array", "items": {"type": "string"}},
            "x-gaps": ["error-body-400"],
        }),
    );
    let problem = own_name(ir, "ProblemDetails");
    shapes.insert(
        problem.clone(),
        json!({
            "title": problem,
            "description": "Problem details (RFC 9457).",
            "type": "object",
            "properties": {
                "type": {"type": "string", "format": "uri-reference", "description": "Kind of problem, as a URI."},
                "title": {"type": "string", "description": "Short text that is the same for every problem of this type."},
                "status": {"type": "integer", "description": "HTTP status code."},
                "detail": {"type": "string", "description": "Message about this problem, for a person."},
                "instance": {"type": "string", "format": "uri-reference", "description": "This problem, as a URI."},
            },
            "x-gaps": ["problem-details"],
        }),
    );
    let scopes: Map<_, _> =
        ir.spec.scopes.iter().map(|scope| (scope.name.clone(), json!(scope.about))).collect();
    let mut schemes = json!({"bearer": {"type": "http", "scheme": "bearer"}});
    if let Some(authorization) = &api.authorization {
        schemes["oauth2"] = json!({
            "type": "oauth2",
            "description": authorization.about,
            "flows": {"authorizationCode": {
                "authorizationUrl": authorization.authorization_url,
                "tokenUrl": authorization.token_url,
                "refreshUrl": authorization.token_url,
                "scopes": scopes,
            }},
            "x-gaps": ["token-endpoints", "token-lifetime"],
        });
    }
    let mut components = json!({
        "schemas": shapes,
        "responses": responses::shared(ir),
        "headers": responses::headers(),
        "parameters": {
            "requestId": {
                "name": "X-Request-Id",
                "in": "header",
                "description": "Id of the call, which the answer repeats if it has 1 to 128 letters, digits and `-_.:`. Otherwise the \
                    service makes one.",
                "schema": {"type": "string"},
                "x-gaps": ["request-id"],
            },
            "idempotencyKey": {
                "name": "Idempotency-Key",
                "in": "header",
                "description": "Text of the caller's choice: a repeated request with it has one effect, and the first answer.",
                "schema": {"type": "string", "pattern": "^[!-~]{1,255}$"},
                "x-gaps": ["idempotency-key"],
            },
            "ifMatch": {
                "name": "If-Match",
                "in": "header",
                "description": "`ETag` of the version that the caller knows. If the record has another one, the answer is 412 (RFC 9110).",
                "schema": {"type": "string"},
                "x-gaps": ["record-versions"],
            },
            "ifNoneMatch": {
                "name": "If-None-Match",
                "in": "header",
                "description": "`ETag` of the version that the caller has. If the record still has it, the answer to a read is 304, and to \
                    a change 412 (RFC 9110).",
                "schema": {"type": "string"},
                "x-gaps": ["record-versions"],
            },
        },
        "securitySchemes": schemes,
    });
    if let (Some(header), Some(parameters)) =
        (&api.version_header, components["parameters"].as_object_mut())
    {
        let versions = ir.enumeration(&header.versions).map(|versions| &versions.values);
        let version = json!({
            "name": header.name,
            "in": "header",
            "required": true,
            "description": format!("Selects the version of the API. Section {}.", api.section),
            "schema": {"type": "string", "enum": versions, "default": api.version},
            "example": api.version,
            "x-gaps": ["version-header-absent"],
        });
        parameters.shift_insert(0, "version".into(), version);
    }
    components
}
