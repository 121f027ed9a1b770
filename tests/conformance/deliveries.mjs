// Receives deliveries and verifies them with the JavaScript library of Standard Webhooks: `node deliveries.mjs COUNT FOLDER`.
//
// Prints a line of JSON: the port, and a message that the library signed. Reads a line: the secret of the deliveries. Ends after
// COUNT deliveries, with 1 if one could not be verified. FOLDER has the library.

import { createServer } from "node:http";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

const [count, folder] = process.argv.slice(2);
const { Webhook } = createRequire(`${folder}/`)("standardwebhooks");

const SECRET = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw";
const BODY = '{"type":"order.refunded","data":{"number":"1001"}}';

let left = Number(count);
let problems = 0;
let webhook;

const server = createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", () => {
    left -= 1;
    try {
      webhook.verify(Buffer.concat(chunks).toString(), request.headers);
      response.statusCode = 204;
    } catch (problem) {
      problems += 1;
      console.error(`${problem.name}: ${problem.message}`);
      response.statusCode = 403;
    }
    response.end(() => {
      if (left === 0) process.exit(problems ? 1 : 0);
    });
  });
});

server.listen(0, "127.0.0.1", () => {
  const now = new Date();
  const headers = {
    "webhook-id": "msg_of_javascript",
    "webhook-timestamp": String(Math.floor(now.getTime() / 1000)),
    "webhook-signature": new Webhook(SECRET).sign("msg_of_javascript", now, BODY),
  };
  console.log(JSON.stringify({ port: server.address().port, secret: SECRET, headers, body: BODY }));
  createInterface({ input: process.stdin }).once("line", (line) => {
    webhook = new Webhook(line.trim());
  });
});
