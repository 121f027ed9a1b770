-- People who sign in, partner applications, and the tokens that these get. Times are microseconds since 1970. Hashes are SHA-256 of
-- texts that are random and long.

-- A person who may act for a store.
CREATE TABLE accounts (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    name TEXT NOT NULL UNIQUE,
    -- Argon2id, as a PHC string.
    password TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    -- Wrong passwords since the last right one, and the end of the pause after too many.
    failures BIGINT NOT NULL DEFAULT 0,
    paused_until BIGINT NOT NULL DEFAULT 0
);

-- A browser that is signed in. A sandbox has sessions without an account.
CREATE TABLE sessions (
    hash BYTEA PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    account BIGINT REFERENCES accounts (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL
);
CREATE INDEX sessions_by_age ON sessions (expires_at);
CREATE INDEX sessions_by_account ON sessions (account);

CREATE TABLE applications (
    id BIGINT PRIMARY KEY,
    -- The store whose settings show it; none if the operator made it.
    store BIGINT REFERENCES stores (id) ON DELETE CASCADE,
    client_id TEXT NOT NULL UNIQUE,
    name TEXT NOT NULL,
    -- Hash of its secret; empty for an application that can't keep one.
    secret BYTEA NOT NULL,
    -- Addresses, separated by spaces.
    redirects TEXT NOT NULL,
    -- Scopes that it may ask for, separated by spaces.
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT
);

-- What a store permitted an application. Its tokens end with it.
CREATE TABLE consents (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    application BIGINT NOT NULL REFERENCES applications (id) ON DELETE CASCADE,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    revoked_at BIGINT
);
CREATE INDEX consents_by_store ON consents (store);
CREATE INDEX consents_by_application ON consents (application);

-- Authorization codes.
CREATE TABLE codes (
    hash BYTEA PRIMARY KEY,
    consent BIGINT NOT NULL REFERENCES consents (id) ON DELETE CASCADE,
    redirect TEXT NOT NULL,
    -- The code challenge: the hash of the code verifier.
    challenge BYTEA NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX codes_by_age ON codes (expires_at);
CREATE INDEX codes_by_consent ON codes (consent);

CREATE TABLE refresh_tokens (
    hash BYTEA PRIMARY KEY,
    consent BIGINT NOT NULL REFERENCES consents (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
CREATE INDEX refresh_tokens_by_age ON refresh_tokens (expires_at);
CREATE INDEX refresh_tokens_by_consent ON refresh_tokens (consent);

-- None for a token that no application got.
ALTER TABLE tokens ADD COLUMN consent BIGINT REFERENCES consents (id) ON DELETE CASCADE;
CREATE INDEX tokens_of_applications ON tokens (expires_at) WHERE consent IS NOT NULL;
CREATE INDEX tokens_by_consent ON tokens (consent);
CREATE INDEX tokens_by_store ON tokens (store);

-- The number is that of a token, or of what a store permitted an application, whose tokens follow each other.
DROP TABLE quotas;
CREATE TABLE quotas (
    token BIGINT PRIMARY KEY,
    period BIGINT NOT NULL,
    leases BIGINT NOT NULL
);
