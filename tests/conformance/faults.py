"""Calls a sandbox with each fault, with requests: `faults.py BASE_URL TOKEN`."""

import sys
import time

import requests

base_url, token = sys.argv[1:]
bearer = {"authorization": f"Bearer {token}"}
control = base_url.removesuffix("/api") + "/control"


def note(fault):
    """Makes a note. Returns the answer or the error, and the number of notes that were made."""
    before = notes()
    try:
        seen = requests.post(
            f"{base_url}/users/1/notes/", json={"message": "Hi"}, headers=bearer | {"x-sandbox-fault": fault}, timeout=20
        )
    except requests.RequestException as error:
        seen = error
    return seen, notes() - before


def notes():
    count, path = 0, "/customer_notes"
    while path:
        page = requests.get(control + path, headers=bearer).json()
        count += len(page["results"])
        path = page["next"] and page["next"].removeprefix("/control")
    return count


seen, made = note("status=503; retry-after=7")
assert (seen.status_code, seen.headers["retry-after"], made) == (503, "7", 0), seen
assert seen.json() == {"detail": "a fault of this sandbox"}, seen.text
for fault, expected in [("cut", 0), ("cut; after-commit", 1), ("truncate", 1)]:
    seen, made = note(fault)
    assert isinstance(seen, (requests.ConnectionError, requests.exceptions.ChunkedEncodingError)), (fault, seen)
    assert made == expected, fault
seen, made = note("garbage")
assert (seen.status_code, made) == (200, 0), seen
try:
    seen.json()
    raise SystemExit("garbage is JSON")
except ValueError:
    pass
for fault in ["slow=500", "delay=300; spread=50"]:
    start = time.monotonic()
    seen, made = note(fault)
    assert (seen.json()["message"], made) == ("Hi", 1), fault
    assert time.monotonic() - start > 0.25, fault
seen, made = note("statsu=503")
assert (seen.status_code, made) == (400, 0), seen
