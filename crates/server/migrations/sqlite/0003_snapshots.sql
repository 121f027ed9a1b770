-- A snapshot is a store whose records nobody changes; `parent` is the store that it is of. None for other stores.
ALTER TABLE stores ADD COLUMN snapshot TEXT;
CREATE UNIQUE INDEX stores_by_snapshot ON stores (parent, snapshot) WHERE snapshot IS NOT NULL;
