// Runs ajv on schema documents and instances, in strict mode and with formats asserted.
//
// Usage: node ajv.mjs MANIFEST NODE_FOLDER
//   MANIFEST     a JSON file: [{"schema": path, "instances": [path]}]
//   NODE_FOLDER  the folder whose node_modules holds ajv and ajv-formats
//
// Prints {"rejected": {schema: message}, "verdicts": {instance: [{pointer, keyword, message}]}};
// an instance without failures passes.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";

const [manifest, folder] = process.argv.slice(2);
const require = createRequire(join(resolve(folder), "package.json"));
const { Ajv2020 } = require("ajv/dist/2020");
const addFormats = require("ajv-formats");

const rejected = {};
const verdicts = {};
for (const { schema, instances } of readJson(manifest)) {
    const validate = compile(schema);
    if (!validate) continue;
    for (const instance of instances) {
        // A reference that allows null is `anyOf` with the shape first: keep the failures of the shape.
        const isOfNull = ({ keyword, schemaPath }) => keyword === "anyOf" || schemaPath.includes("/anyOf/1/");
        const failures = validate(readJson(instance)) ? [] : validate.errors.filter((error) => !isOfNull(error));
        verdicts[instance] = failures.map(({ instancePath, keyword, message }) => ({
            pointer: instancePath,
            keyword,
            message,
        }));
    }
}
process.stdout.write(JSON.stringify({ rejected, verdicts }));

/** Compiles a schema in an ajv of its own, as a user of one document does. */
function compile(path) {
    const ajv = new Ajv2020({
        // `strict: true` alone only warns of some mistakes, so each check is named.
        strict: true,
        strictSchema: true,
        strictNumbers: true,
        strictTypes: true,
        strictTuples: true,
        strictRequired: true,
        validateSchema: true,
        validateFormats: true,
        allErrors: true,
    });
    addFormats(ajv, { mode: "full" });
    try {
        return ajv.compile(readJson(path));
    } catch (error) {
        rejected[path] = error.message;
        return undefined;
    }
}

function readJson(path) {
    return JSON.parse(readFileSync(path, "utf8"));
}
