// Opens the pages of a sandbox in Chromium: signs in, makes a call, walks through all pages, permits an application, and asks axe about
// each page in both colour schemes at three widths: `node pages.mjs BASE_URL TOKEN FOLDER [SCREENSHOTS]`. FOLDER has the libraries.

import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";

const [baseUrl, token, folder, screenshots] = process.argv.slice(2);
const require = createRequire(`${folder}/`);
const { chromium } = require("playwright-core");
const axe = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
const origin = new URL(baseUrl).origin;
const executablePath = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find(existsSync);
assert.ok(executablePath, "could not find Chromium: install the Debian package chromium");

// An address at which nothing listens.
const CALLBACK = "http://127.0.0.1:9/callback";

const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
const problems = [];
let looked = 0;

const api = (path, init = {}) =>
  fetch(`${baseUrl}${path}`, { ...init, headers: { authorization: `Bearer ${token}`, "content-type": "application/json" } });

// Asks axe, and looks for what is wider than the screen, what was loaded from elsewhere and what was written to the log.
const look = async (page, name, scheme, width) => {
  looked += 1;
  const where = `${name}, ${scheme}, ${width}`;
  // axe runs in the page, whose policy allows no script of its own.
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send("Runtime.evaluate", {
    expression: `${axe}; axe.run().then((found) => JSON.stringify(found.violations.map((violation) =>
      [violation.id, violation.nodes.map((node) => node.html.slice(0, 120))])))`,
    awaitPromise: true,
    returnByValue: true,
  });
  for (const [id, nodes] of JSON.parse(result.value)) problems.push(`${where}: ${id}: ${nodes.join(" | ")}`);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (overflow > 0) problems.push(`${where}: ${overflow} pixels wider than the screen`);
  if (screenshots) await page.screenshot({ path: `${screenshots}/${name}-${scheme}-${width}.png`, fullPage: true });
};

const open = async (scheme, width) => {
  const context = await browser.newContext({ colorScheme: scheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  page.on("request", (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith(CALLBACK)) problems.push(`asks for ${request.url()}`);
  });
  page.on("console", (message) => {
    if (message.type() === "error" && !message.text().includes("favicon")) problems.push(`${page.url()}: ${message.text()}`);
  });
  return page;
};

// With the keyboard alone, as a person would.
const page = await open("light", 1440);
await page.goto(`${origin}/`);
assert.match(page.url(), /\/sign-in/);
const button = page.getByRole("button", { name: /^Continue as/ }).first();
await button.focus();
await page.keyboard.press("Enter");
await page.waitForURL(`${origin}/requests`);
await api("/orders/1001/refund/", { method: "POST", body: JSON.stringify({ amount: "1.00" }) });
await api("/users/999/");
await page.reload();
await page.getByRole("link", { name: "POST /api/orders/1001/refund/" }).click();
await page.getByText("client.orders().refund(1001, body)").waitFor();

await page.getByRole("link", { name: "Faults" }).click();
await page.getByLabel(/^Fault/).fill("status=503");
await page.getByLabel(/^Operation/).fill("get_user");
await page.getByLabel(/^Most calls/).fill("1");
await page.getByRole("button", { name: "Add" }).click();
await page.getByRole("cell", { name: "status=503" }).waitFor();
assert.equal((await api("/users/1/")).status, 503);

await page.getByRole("link", { name: "Snapshots" }).click();
await page.getByLabel(/^Name/).fill("base");
await page.getByRole("button", { name: "Take" }).click();
await page.getByRole("button", { name: "Restore base" }).click();
await page.getByRole("cell", { name: "base", exact: true }).waitFor();

await page.getByRole("link", { name: "Settings" }).click();
await page.getByText("Make an application").first().click();
const form = page.locator("form[action='/settings/applications']");
await form.getByLabel(/^Name/).fill("Stock Sync");
await form.getByLabel(/^Redirect/).fill("http://127.0.0.1/callback");
await form.getByLabel(/gift_cards:read/).check();
await form.getByRole("button").click();
const [, clientId] = (await page.getByText(/^Client id: /).first().textContent()).match(/: (\S+)/);
await page.getByText("Make a token").first().click();
const tokens = page.locator("form[action='/settings/tokens']");
await tokens.getByLabel(/^Name/).fill("shop");
await tokens.getByLabel(/gift_cards:read/).check();
await tokens.getByRole("button").click();
await page.getByText(/^Token: bo_/).waitFor();

const challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM";
const request = new URLSearchParams({
  response_type: "code", client_id: clientId, redirect_uri: CALLBACK, state: "s",
  code_challenge: challenge, code_challenge_method: "S256",
});
const consent = `/oauth/authorize?${request}`;
await page.goto(origin + consent);
const [redirected] = await Promise.all([
  page.waitForRequest((sent) => sent.url().startsWith(CALLBACK)),
  page.getByRole("button", { name: "Permit" }).click(),
]);
assert.match(redirected.url(), /[?&]code=bo_code_.*&state=s&iss=http/);
// The browser's error page is none of ours.
problems.splice(0);

// Every page, in both schemes, on a phone, a tablet and a screen.
const cookies = await page.context().cookies();
const [customer] = (await (await fetch(`${origin}/control/customers`, { headers: { authorization: `Bearer ${token}` } })).json()).results;
const pages = {
  requests: "/requests", request: "/requests/1", records: "/records/orders", record: `/records/customers/${customer.id}`, events: "/events",
  faults: "/faults", snapshots: "/snapshots", settings: "/settings", consent, problem: "/requests/x", sign_in: "/sign-in",
};
for (const scheme of ["light", "dark"]) {
  for (const width of [390, 768, 1440]) {
    const page = await open(scheme, width);
    await page.context().addCookies(cookies);
    for (const [name, path] of Object.entries(pages)) {
      const answer = await page.goto(origin + path);
      assert.equal(answer.status(), name === "problem" ? 404 : 200, path);
      const bytes = (await answer.body()).length;
      if (bytes > 100_000) problems.push(`${name} has ${bytes} bytes`);
      for (const closed of await page.locator("summary").all()) await closed.click();
      await look(page, name, scheme, width);
    }
    await page.context().close();
  }
}
await browser.close();
const expected = problems.filter((problem) => !problem.includes("status of 404"));
if (expected.length) {
  console.error(expected.join("\n"));
  process.exit(1);
}
console.log(`${looked} pages`);
