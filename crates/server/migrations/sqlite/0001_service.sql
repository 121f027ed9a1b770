-- The tables of the service itself. Times are microseconds since 1970.

-- Random keys of this database, such as the one that signs cursors.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- The next free number of a row of the service.
CREATE TABLE ids (
    next BIGINT NOT NULL
);
INSERT INTO ids (next) VALUES (1000000);

-- Each store counts the ids of its own records, so that the same calls make the same records in every new store.
CREATE TABLE stores (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    next_id BIGINT,
    -- Grows at each reset: cursors from before name records that are gone.
    resets BIGINT NOT NULL DEFAULT 0,
    -- The store whose token made it.
    parent BIGINT REFERENCES stores (id) ON DELETE CASCADE
);

CREATE TABLE tokens (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hash BLOB NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    revoked_at BIGINT
);

-- Calls that instances have leased of each token's limit. A period is a number of minutes since 1970.
CREATE TABLE quotas (
    token INTEGER PRIMARY KEY REFERENCES tokens (id) ON DELETE CASCADE,
    period INTEGER NOT NULL,
    leases INTEGER NOT NULL
) STRICT;

-- Idempotency keys. A request reserves its key until `reserved_until`, then records its answer.
CREATE TABLE keys (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    token BIGINT NOT NULL,
    key TEXT NOT NULL,
    fingerprint BLOB NOT NULL,
    reservation TEXT NOT NULL,
    reserved_until BIGINT NOT NULL,
    status BIGINT,
    body BLOB,
    version BIGINT,
    PRIMARY KEY (store, token, key)
);
CREATE INDEX keys_by_age ON keys (reserved_until);

CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    token BIGINT NOT NULL,
    request TEXT NOT NULL,
    operation TEXT NOT NULL,
    record TEXT NOT NULL
);
CREATE INDEX audit_by_age ON audit (at);

-- Events for webhooks; deliveries read them.
CREATE TABLE outbox (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    at BIGINT NOT NULL,
    event TEXT NOT NULL,
    record TEXT NOT NULL,
    json TEXT NOT NULL
);
CREATE INDEX outbox_by_age ON outbox (at);

-- Deliveries of events to webhooks. Ids are in the order of the commits.
CREATE TABLE deliveries (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    webhook BIGINT NOT NULL,
    -- A row of the outbox.
    event BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The record whose events arrive in order.
    owner TEXT NOT NULL,
    -- 0: waits; 1: delivered; 2: given up; 3: no longer wanted.
    state BIGINT NOT NULL DEFAULT 0,
    -- Time of the next attempt; 0: at once.
    due_at BIGINT NOT NULL DEFAULT 0,
    attempts BIGINT NOT NULL DEFAULT 0,
    -- Attempts before it was last delivered anew by hand.
    attempts_before BIGINT NOT NULL DEFAULT 0,
    -- The latest attempt. Most deliveries have one, so it is not in a row of its own.
    tried_at BIGINT,
    outcome TEXT,
    status BIGINT,
    milliseconds BIGINT,
    -- The first bytes of the answer.
    answer TEXT
);
CREATE INDEX deliveries_by_store ON deliveries (store, id);
CREATE INDEX deliveries_given_up ON deliveries (store, id) WHERE state = 2;
CREATE INDEX deliveries_due ON deliveries (store, webhook, due_at, id) WHERE state = 0;
CREATE INDEX deliveries_late ON deliveries (store, webhook, owner, id) WHERE state = 0 AND due_at > 0;

-- Attempts before the latest one.
CREATE TABLE attempts (
    delivery BIGINT NOT NULL,
    number BIGINT NOT NULL,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    tried_at BIGINT NOT NULL,
    outcome TEXT NOT NULL,
    status BIGINT,
    milliseconds BIGINT NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (delivery, number)
);
CREATE INDEX attempts_by_age ON attempts (tried_at);
