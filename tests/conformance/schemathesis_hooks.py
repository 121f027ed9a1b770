"""Gives most calls values with which the service can carry them out.

Random values are hardly ever the id of a record, an amount that an order has left, or an authorization that nobody has
captured. Calls that must be refused stay as they are.
"""

import json
import os
from itertools import count

import schemathesis

IDS = json.loads(os.environ["IDS"])
AUTHORIZATIONS = iter(IDS["authorizations"])
calls = count()
keys = count()


@schemathesis.hook
def before_call(context, case, kwargs):
    # A number that an answer had, for example, which the client can't send in a header.
    for name, value in list((case.headers or {}).items()):
        if not isinstance(value, (str, bytes)):
            case.headers[name] = str(value)
    # The calls that read an address need this customer's.
    if case.method == "PATCH" and str((case.path_parameters or {}).get("id")) == str(IDS["customer"]):
        case.path_parameters["id"] = IDS["id"]
    mode = case.meta and case.meta.generation.mode
    if getattr(mode, "value", mode) == "negative":
        return
    # A cursor comes from an answer only, and the service alone knows the version of a record.
    for values, name in [(case.query, "cursor"), (case.headers, "If-Match"), (case.headers, "If-None-Match")]:
        if values:
            values.pop(name, None)
    # A key belongs to one request.
    if case.headers and "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = f"call-{next(keys)}"
    path = case.operation.path
    if case.method != "GET" and "capture" not in path and next(calls) % 4 == 0:
        return
    # The other phases try what is missing or wrong.
    is_random = any(name in str(case.meta.phase.name).upper() for name in ["FUZZING", "STATEFUL"])
    if case.path_parameters:
        case.path_parameters = {name: IDS[name] for name in case.path_parameters}
    if "addressId" in (case.path_parameters or {}):
        case.path_parameters["id"] = IDS["customer"]
    if path == "/orders/{number}/refund/":
        case.body = {"amount": "0.01"}
    elif path == "/transactions/{id}/capture/" and is_random:
        authorization = next(AUTHORIZATIONS, None)
        if authorization is not None:
            case.path_parameters = {"id": authorization}
            case.body = {}
    elif path == "/subscriptions/{id}/lines/":
        case.body = {"product_id": 1, "quantity": 1}
    elif path == "/tickets/attachments/" and is_random:
        kwargs["files"] = {"file": ("note.txt", b"Hello", "text/plain"), "ticket": (None, "1")}
    elif path == "/redeliveries/":
        case.body = {"webhook": IDS["id"]}
    elif path == "/webhooks/{id}/secret/" and is_random:
        case.body = {}
    elif path == "/webhooks/" and is_random and isinstance(case.body, dict):
        # Few random addresses are targets (gap `webhook-targets`).
        case.body["target"] = "https://hooks.example/orders"
        case.body["events"] = case.body.get("events") or ["order.created"]
