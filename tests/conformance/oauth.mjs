// Gets tokens from the service with openid-client: `node oauth.mjs ISSUER CLIENT_ID SECRET STORE FOLDER`. SECRET is empty for a
// public application. FOLDER has the library.

import assert from "node:assert/strict";
import { pathToFileURL } from "node:url";

const [issuer, clientId, secret, store, folder] = process.argv.slice(2);
const oauth = await import(pathToFileURL(`${folder}/node_modules/openid-client/build/index.js`));

const authentication = secret ? oauth.ClientSecretPost(secret) : oauth.None();
const options = { algorithm: "oauth2", execute: [oauth.allowInsecureRequests] };
const config = await oauth.discovery(new URL(issuer), clientId, undefined, authentication, options);
const pkceCodeVerifier = oauth.randomPKCECodeVerifier();
const expectedState = oauth.randomState();
const address = oauth.buildAuthorizationUrl(config, {
  redirect_uri: "http://127.0.0.1:9/callback",
  scope: "gift_cards:read",
  state: expectedState,
  code_challenge: await oauth.calculatePKCECodeChallenge(pkceCodeVerifier),
  code_challenge_method: "S256",
});

// What a person does.
let cookie = "";
const send = async (path, form) => {
  const answer = await fetch(new URL(path, issuer), {
    method: form ? "POST" : "GET",
    headers: { cookie },
    body: form && new URLSearchParams(form),
    redirect: "manual",
  });
  cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? cookie;
  return answer;
};
await send("/sign-in", { store });
const page = await (await send(address)).text();
const [, form_token] = page.match(/name="form_token" value="([^"]*)"/);
const answer = await send("/oauth/authorize", { form_token, request: address.search.slice(1), decision: "permit" });

const redirected = new URL(answer.headers.get("location"));
const tokens = await oauth.authorizationCodeGrant(config, redirected, { pkceCodeVerifier, expectedState });
const giftCards = new URL("/api/gift-cards/", issuer);
const read = async (token) => (await fetch(giftCards, { headers: { authorization: `Bearer ${token}` } })).status;
assert.equal(await read(tokens.access_token), 200);
const refreshed = await oauth.refreshTokenGrant(config, tokens.refresh_token);
assert.notEqual(refreshed.refresh_token, tokens.refresh_token);
assert.equal(refreshed.expires_in, 3600);
if (secret) {
  const known = await oauth.tokenIntrospection(config, refreshed.access_token);
  assert.ok(known.active && known.client_id === clientId, JSON.stringify(known));
}
await oauth.tokenRevocation(config, refreshed.refresh_token);
assert.equal(await read(refreshed.access_token), 401);

// Somebody else's issuer in the answer (RFC 9207).
redirected.searchParams.set("iss", "https://evil.example");
await assert.rejects(oauth.authorizationCodeGrant(config, redirected, { pkceCodeVerifier, expectedState }));
