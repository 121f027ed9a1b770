"""Runs check-jsonschema on instances.

Usage: python check.py MANIFEST
  MANIFEST  a JSON file: [{"schema": path, "instances": [path]}]

Prints {"rejected": {schema: message}, "verdicts": {instance: [{pointer, keyword, message}]}};
an instance without failures passes. The script calls the command line of check-jsonschema in this process,
once for each schema, as a new process would start slower than it checks. The tool does not report keywords,
so they are null.
"""

import contextlib
import io
import json
import multiprocessing
import re
import sys

from check_jsonschema.cli import main as check_jsonschema

# A step of the paths that check-jsonschema prints: $.name, $[0] or $['any name'].
STEP = re.compile(r"\.(\w+)|\[(\d+)\]|\['((?:[^'\\]|\\.)*)'\]")
# Ends of the messages about `anyOf` itself, and about its branch for null.
OF_NULL = ("is not valid under any of the given schemas", "is not of type 'null'")


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        jobs = json.load(file)
    rejected, verdicts = {}, {}
    with multiprocessing.Pool() as pool:
        for schema, message, found in pool.imap_unordered(check, jobs):
            if message is not None:
                rejected[schema] = message
            verdicts.update(found)
    json.dump({"rejected": rejected, "verdicts": verdicts}, sys.stdout)


def check(job):
    """Returns the schema, its error or None, and the verdict on each instance."""
    schema, instances = job["schema"], job["instances"]
    if not instances:
        return schema, None, {}
    output = io.StringIO()
    arguments = ["--schemafile", schema, "--output-format", "json", "-v", *instances]
    with contextlib.redirect_stdout(output), contextlib.redirect_stderr(output):
        try:
            check_jsonschema(arguments, standalone_mode=False)
        except SystemExit:
            pass
    try:
        report = json.loads(output.getvalue())
    except json.JSONDecodeError:
        return schema, output.getvalue().strip(), {}
    passed = report.get("checked_paths" if report["status"] == "ok" else "successes", [])
    verdicts = {instance: [] for instance in passed}
    for error in report["errors"]:
        # A reference that allows null is `anyOf` with the shape first: keep the failures of the shape.
        found = [inner for inner in error.get("sub_errors", [error]) if not inner["message"].endswith(OF_NULL)]
        failures = [{"pointer": pointer(e["path"]), "keyword": None, "message": e["message"]} for e in found]
        verdicts.setdefault(error["filename"], []).extend(failures)
    for error in report.get("parse_errors", []):
        failure = {"pointer": "", "keyword": None, "message": error["message"]}
        verdicts.setdefault(error["filename"], []).append(failure)
    return schema, None, verdicts


def pointer(path):
    """Returns the JSON Pointer (RFC 6901) of a path such as $.lines[0]."""
    steps = []
    for name, index, quoted in STEP.findall(path.removeprefix("$")):
        step = name or index or re.sub(r"\\(.)", r"\1", quoted)
        steps.append("/" + step.replace("~", "~0").replace("/", "~1"))
    return "".join(steps)


if __name__ == "__main__":
    main()
