// ajv going over the payloads of a corpus.
//
// Usage: node check.mjs ERRORS CORPUS
//   ERRORS  `first` to stop at the first error of a payload, `all` to list them
//   CORPUS  JSON: {"schema": text of a schema document, "payloads": texts}
//
// For each line on its standard input, goes over all payloads and prints [nanoseconds, payloads that passed].

import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";

import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

const [errors, corpus] = process.argv.slice(2);
const ajv = new Ajv2020({ strict: true, validateFormats: true, allErrors: errors === "all" });
addFormats.default(ajv, { mode: "full" });
const { schema, payloads } = JSON.parse(readFileSync(corpus, "utf8"));
const validate = ajv.compile(JSON.parse(schema));
const buffers = payloads.map((text) => Buffer.from(text));

for await (const _line of createInterface({ input: process.stdin })) {
    let accepted = 0;
    const start = process.hrtime.bigint();
    for (const buffer of buffers) {
        if (passesSchema(buffer)) accepted += 1;
    }
    const nanoseconds = Number(process.hrtime.bigint() - start);
    process.stdout.write(`${JSON.stringify([nanoseconds, accepted])}\n`);
}

/** From bytes to verdict. */
function passesSchema(buffer) {
    try {
        return validate(JSON.parse(buffer.toString("utf8")));
    } catch {
        return false;
    }
}
