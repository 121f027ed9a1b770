-- Each store counts the ids of its own records, so that the same calls make the same records in every new store. A store from
-- before goes on with the ids that all shared.
ALTER TABLE stores ADD COLUMN next_id BIGINT;
-- Grows at each reset: cursors from before name records that are gone.
ALTER TABLE stores ADD COLUMN resets BIGINT NOT NULL DEFAULT 0;
-- The sample shop that the store was filled with.
ALTER TABLE stores ADD COLUMN seed BIGINT;
ALTER TABLE stores ADD COLUMN orders BIGINT;
-- The store whose token made it.
ALTER TABLE stores ADD COLUMN parent BIGINT REFERENCES stores (id) ON DELETE CASCADE;
