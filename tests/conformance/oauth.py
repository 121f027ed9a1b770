"""Gets tokens from the service with Authlib: `oauth.py ISSUER CLIENT_ID SECRET STORE`. SECRET is empty for a public application."""

import os
import re
import sys

import requests
from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session

os.environ["AUTHLIB_INSECURE_TRANSPORT"] = "1"
issuer, client_id, secret, store = sys.argv[1:]
metadata = requests.get(f"{issuer}/.well-known/oauth-authorization-server").json()
assert metadata["issuer"] == issuer, metadata

session = OAuth2Session(
    client_id,
    secret or None,
    scope="gift_cards:read",
    redirect_uri="http://127.0.0.1:9/callback",
    code_challenge_method="S256",
    token_endpoint_auth_method="client_secret_basic" if secret else "none",
)
verifier = generate_token(48)
address, state = session.create_authorization_url(metadata["authorization_endpoint"], code_verifier=verifier)

# What a person does.
browser = requests.Session()
browser.post(f"{issuer}/sign-in", data={"store": store}, allow_redirects=False)
page = browser.get(address).text
form_token = re.search('name="form_token" value="([^"]*)"', page).group(1)
form = {"form_token": form_token, "request": address.split("?", 1)[1], "decision": "permit"}
answer = browser.post(metadata["authorization_endpoint"], data=form, allow_redirects=False)

token = dict(session.fetch_token(
    metadata["token_endpoint"], authorization_response=answer.headers["location"], code_verifier=verifier, state=state
))
gift_cards = f"{issuer}/api/gift-cards/"
assert session.get(gift_cards).status_code == 200
refreshed = session.refresh_token(metadata["token_endpoint"])
assert refreshed["refresh_token"] != token["refresh_token"], "the refresh token did not rotate"
assert refreshed["expires_in"] == 3600 and refreshed["scope"] == "gift_cards:read", refreshed
if secret:
    known = session.introspect_token(metadata["introspection_endpoint"], token=refreshed["access_token"]).json()
    assert known["active"] and known["client_id"] == client_id, known
hint = {"token": refreshed["refresh_token"], "token_type_hint": "refresh_token"}
assert session.revoke_token(metadata["revocation_endpoint"], **hint).status_code == 200
bearer = {"authorization": f"Bearer {refreshed['access_token']}"}
assert requests.get(gift_cards, headers=bearer).status_code == 401, "the access token outlives its refresh token"
