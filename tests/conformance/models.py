"""Runs datamodel-code-generator on schema documents and reads samples with its pydantic models.

Usage: python models.py MANIFEST FOLDER
  MANIFEST  a JSON file: [{"schema": path, "title": name or null, "samples": [path]}]
  FOLDER    the folder for the models

Prints a line for each problem; exits with 1 if there is one.
"""

import importlib.util
import json
import multiprocessing
import pathlib
import sys
import warnings

import datamodel_code_generator
from datamodel_code_generator import DataModelType, InputFileType
from pydantic import ValidationError

KINDS = {True: InputFileType.OpenAPI, False: InputFileType.JsonSchema}


def main():
    manifest, folder = sys.argv[1:]
    with open(manifest, encoding="utf-8") as file:
        jobs = [(number, job, folder) for number, job in enumerate(json.load(file))]
    with multiprocessing.Pool() as pool:
        problems = [problem for found in pool.imap_unordered(check, jobs) for problem in found]
    print("\n".join(problems))
    sys.exit(bool(problems))


def check(numbered_job):
    """Returns the problems of one document."""
    number, job, folder = numbered_job
    schema, title = job["schema"], job["title"]
    try:
        models = generate(schema, pathlib.Path(folder, f"models_{number}.py"))
        if title is None:
            return []
        model = getattr(models, title)
    except Exception as error:  # any error is a problem of the document
        return [f"{schema}: {type(error).__name__}: {error}"]
    problems = []
    for sample in job["samples"]:
        try:
            model.model_validate_json(pathlib.Path(sample).read_bytes())
        except ValidationError as error:
            problems.append(f"{sample}: {error}")
    return problems


def generate(schema, output):
    """Generates the models of a document and returns their module."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        datamodel_code_generator.generate(
            pathlib.Path(schema),
            input_file_type=KINDS[schema.endswith("openapi.json")],
            output=output,
            output_model_type=DataModelType.PydanticV2BaseModel,
        )
    spec = importlib.util.spec_from_file_location(output.stem, output)
    models = importlib.util.module_from_spec(spec)
    # A model looks up the names of its annotations here.
    sys.modules[output.stem] = models
    spec.loader.exec_module(models)
    return models


if __name__ == "__main__":
    main()
