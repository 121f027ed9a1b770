"""Reads a JUnit report with junitparser and compares it with the JSON report of the same run.

Usage: junit.py REPORT.xml REPORT.json. Prints each difference; exits with 1 if there is one.
"""

import json
import os
import sys

from junitparser import Error, JUnitXml


def kind(case):
    """Returns the type and code of a test case that did not pass."""
    (result,) = case.result
    return ("error" if isinstance(result, Error) else "violation", result.type)


def main():
    suites = JUnitXml.fromfile(sys.argv[1])
    with open(sys.argv[2], encoding="utf-8") as file:
        files = json.load(file)["files"]
    found = [(suite.name, [kind(case) for case in suite if case.result]) for suite in suites]
    expected = []
    for file in files:
        rows = [row for row in file["violations"] if row["severity"] == "error"]
        rows = [("violation" if row["type"] == "omitted" else row["type"], row["code"]) for row in rows]
        expected.append((os.path.relpath(file["path"]), rows))
    differences = [pair for pair in zip(found, expected) if pair[0] != pair[1]]
    for one, other in differences[:10]:
        print(f"{one}\n  instead of {other}")
    counts = (len(found), suites.failures, suites.errors)
    kinds = [row[0] for _, rows in expected for row in rows]
    wanted = (len(expected), kinds.count("violation"), kinds.count("error"))
    if counts != wanted:
        print(f"suites, failures and errors: {counts} instead of {wanted}")
    sys.exit(1 if differences or counts != wanted else 0)


main()
