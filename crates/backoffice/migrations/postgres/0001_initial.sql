-- Records, each as the JSON text that calls return, with the columns that lists filter by.
-- Times are microseconds since 1970.

-- Random keys of this database, such as the one that signs cursors.
CREATE TABLE settings (
    name TEXT PRIMARY KEY,
    value BYTEA NOT NULL
);

-- The next free id of a record.
CREATE TABLE ids (
    next BIGINT NOT NULL
);
INSERT INTO ids (next) VALUES (1000000);

CREATE TABLE stores (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE TABLE tokens (
    id BIGINT PRIMARY KEY,
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    hash BYTEA NOT NULL UNIQUE,
    scopes TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    expires_at BIGINT,
    revoked_at BIGINT
);

CREATE TABLE orders (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    number TEXT NOT NULL,
    captured NUMERIC(19, 4) NOT NULL,
    refunded NUMERIC(19, 4) NOT NULL,
    PRIMARY KEY (store, id),
    CONSTRAINT refunded_is_captured CHECK (refunded >= 0 AND refunded <= captured),
    UNIQUE (store, number)
);

CREATE TABLE order_notes (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    owner BIGINT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE fulfillment_events (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    "order" TEXT,
    PRIMARY KEY (store, id)
);

CREATE TABLE products (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE subscriptions (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    user_id BIGINT,
    PRIMARY KEY (store, id)
);

CREATE TABLE customers (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    accepts_marketing BIGINT,
    date_joined BIGINT,
    email_folded TEXT,
    is_blocked BIGINT,
    language TEXT,
    name_folded TEXT,
    phone_number_folded TEXT,
    user_type TEXT,
    PRIMARY KEY (store, id)
);

CREATE TABLE customer_notes (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    owner BIGINT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE tickets (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE disputes (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE transactions (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    "order" TEXT,
    authorized NUMERIC(19, 4) NOT NULL,
    captured NUMERIC(19, 4),
    PRIMARY KEY (store, id),
    CONSTRAINT captured_is_authorized CHECK (captured IS NULL OR captured > 0 AND captured <= authorized)
);

CREATE TABLE gateway_groups (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE gift_cards (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    created_at BIGINT,
    currency TEXT,
    disabled_at BIGINT,
    expired_at BIGINT,
    initial NUMERIC(19, 4),
    search_text_folded TEXT,
    user_id BIGINT,
    PRIMARY KEY (store, id)
);

CREATE TABLE webhooks (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    version BIGINT NOT NULL,
    json TEXT NOT NULL,
    active BIGINT,
    events TEXT,
    name_folded TEXT,
    secret BYTEA NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE INDEX subscriptions_by_user ON subscriptions (store, user_id, id);
CREATE INDEX customers_by_email ON customers (store, email_folded, id);
CREATE INDEX customers_by_phone_number ON customers (store, phone_number_folded, id);
CREATE INDEX customers_by_date_joined ON customers (store, date_joined, id);
CREATE INDEX gift_cards_by_user ON gift_cards (store, user_id, id);
CREATE INDEX gift_cards_by_created_at ON gift_cards (store, created_at, id);

-- Variants, because a subscription line names a variant or a product.
CREATE TABLE variants (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    product BIGINT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE attachments (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    id BIGINT NOT NULL,
    ticket BIGINT NOT NULL,
    name TEXT NOT NULL,
    media_type TEXT NOT NULL,
    size BIGINT NOT NULL,
    PRIMARY KEY (store, id)
);

CREATE TABLE attachment_parts (
    store BIGINT NOT NULL,
    attachment BIGINT NOT NULL,
    number BIGINT NOT NULL,
    content BYTEA NOT NULL,
    PRIMARY KEY (store, attachment, number),
    FOREIGN KEY (store, attachment) REFERENCES attachments (store, id) ON DELETE CASCADE
);

-- Idempotency keys. A request reserves its key until `reserved_until`, then records its answer.
CREATE TABLE keys (
    store BIGINT NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
    token BIGINT NOT NULL,
    key TEXT NOT NULL,
    fingerprint BYTEA NOT NULL,
    reservation TEXT NOT NULL,
    reserved_until BIGINT NOT NULL,
    status BIGINT,
    body BYTEA,
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
