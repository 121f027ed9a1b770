-- Calls that instances have leased of each token's limit. A period is a number of minutes since 1970.
CREATE TABLE quotas (
    token BIGINT PRIMARY KEY REFERENCES tokens (id) ON DELETE CASCADE,
    period BIGINT NOT NULL,
    leases BIGINT NOT NULL
);
