// ajv going over the payloads of a corpus, as often as it is told.
//
// Usage: node check.mjs CORPUS NODE_FOLDER ERRORS SCHEMA...
//   CORPUS       payloads, each after the number of its schema and its length: four bytes each, the lowest first
//   NODE_FOLDER  the folder whose node_modules holds ajv and ajv-formats
//   ERRORS       `first` to stop at the first error of a payload, `all` to list them
//   SCHEMA       the schema documents
//
// Prints versions in a line. For each line with a number of passes on its standard input, goes over all
// payloads so often and prints {"nanoseconds": ..., "accepted": payloads that passed, in one pass}.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";

const [corpus, folder, errors, ...schemas] = process.argv.slice(2);
const require = createRequire(join(resolve(folder), "package.json"));
const { Ajv2020 } = require("ajv/dist/2020");
const addFormats = require("ajv-formats");

const ajv = new Ajv2020({ strict: true, validateFormats: true, allErrors: errors === "all" });
addFormats(ajv, { mode: "full" });
const validators = schemas.map((schema) => ajv.compile(JSON.parse(readFileSync(schema, "utf8"))));
const payloads = unframed(readFileSync(corpus));

answer({
    ajv: require("ajv/package.json").version,
    formats: require("ajv-formats/package.json").version,
    node: process.versions.node,
});
for await (const line of createInterface({ input: process.stdin })) {
    const passes = Number(line);
    let accepted = 0;
    const start = process.hrtime.bigint();
    for (let pass = 0; pass < passes; pass += 1) {
        accepted = 0;
        for (const { validate, payload } of payloads) {
            if (passesSchema(validate, payload)) accepted += 1;
        }
    }
    answer({ nanoseconds: Number(process.hrtime.bigint() - start), accepted });
}

/** From bytes to verdict. */
function passesSchema(validate, payload) {
    try {
        return validate(JSON.parse(payload.toString("utf8")));
    } catch {
        return false;
    }
}

function unframed(bytes) {
    const payloads = [];
    for (let at = 0; at < bytes.length; ) {
        const validate = validators[bytes.readUInt32LE(at)];
        const start = at + 8;
        at = start + bytes.readUInt32LE(at + 4);
        payloads.push({ validate, payload: bytes.subarray(start, at) });
    }
    return payloads;
}

function answer(value) {
    process.stdout.write(`${JSON.stringify(value)}\n`);
}
