-- Deliveries of events to webhooks. Ids are drawn while the event's record is locked: for one record, they are in the order of
-- the commits. Without a cache: else each connection would have ids of its own.
CREATE SEQUENCE delivery_ids CACHE 1;
CREATE TABLE deliveries (
    id BIGINT PRIMARY KEY DEFAULT nextval('delivery_ids'),
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
CREATE INDEX deliveries_by_age ON deliveries (at);
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

-- The worker that delivers to the webhook now.
ALTER TABLE webhooks ADD COLUMN lease TEXT;
-- By the clock of the database.
ALTER TABLE webhooks ADD COLUMN leased_until BIGINT;
-- Failed attempts since the last success, and the time of the first one.
ALTER TABLE webhooks ADD COLUMN failures BIGINT NOT NULL DEFAULT 0;
ALTER TABLE webhooks ADD COLUMN failing_since BIGINT;
-- After some failures, one delivery is tried at this time, and the rest waits. `probes` counts these attempts.
ALTER TABLE webhooks ADD COLUMN probe_at BIGINT;
ALTER TABLE webhooks ADD COLUMN probes BIGINT NOT NULL DEFAULT 0;
-- The secret from before a change of it, which signs too until a time.
ALTER TABLE webhooks ADD COLUMN old_secret BYTEA;
ALTER TABLE webhooks ADD COLUMN old_secret_until BIGINT;
-- How its deliveries are signed: as in Standard Webhooks, or 'hex'.
ALTER TABLE webhooks ADD COLUMN signature TEXT;
-- 1 for a webhook whose deliveries are read, and not sent.
ALTER TABLE webhooks ADD COLUMN polled BIGINT NOT NULL DEFAULT 0;
