// Calls a sandbox with each fault, with Node's fetch: `node faults.mjs BASE_URL TOKEN`.

import assert from "node:assert/strict";

const [baseUrl, token] = process.argv.slice(2);
const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
const origin = new URL(baseUrl).origin;

const notes = async () => {
  let count = 0;
  for (let path = "/control/customer_notes"; path; ) {
    const page = await (await fetch(origin + path, { headers })).json();
    count += page.results.length;
    path = page.next;
  }
  return count;
};

// Makes a note. Returns the status and the body or the error, and the number of notes that were made.
const note = async (fault) => {
  const before = await notes();
  let seen;
  try {
    const answer = await fetch(`${baseUrl}/users/1/notes/`, {
      method: "POST",
      headers: { ...headers, "x-sandbox-fault": fault },
      body: JSON.stringify({ message: "Hi" }),
    });
    seen = { status: answer.status, retryAfter: answer.headers.get("retry-after"), text: await answer.text() };
  } catch (error) {
    seen = { error };
  }
  return { ...seen, made: (await notes()) - before };
};

let seen = await note("status=503; retry-after=7");
assert.deepEqual(seen, { status: 503, retryAfter: "7", text: '{"detail":"a fault of this sandbox"}', made: 0 });
for (const [fault, made] of [["cut", 0], ["cut; after-commit", 1], ["truncate", 1]]) {
  seen = await note(fault);
  assert.ok(seen.error instanceof TypeError, `${fault}: ${JSON.stringify(seen)}`);
  assert.equal(seen.made, made, fault);
}
seen = await note("garbage");
assert.deepEqual([seen.status, seen.made], [200, 0]);
assert.throws(() => JSON.parse(seen.text), SyntaxError);
for (const fault of ["slow=500", "delay=300; spread=50"]) {
  const start = performance.now();
  seen = await note(fault);
  assert.deepEqual([JSON.parse(seen.text).message, seen.made], ["Hi", 1], fault);
  assert.ok(performance.now() - start > 250, fault);
}
assert.equal((await note("statsu=503")).status, 400);
