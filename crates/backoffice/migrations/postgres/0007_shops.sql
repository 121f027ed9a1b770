-- The sample shop that a store was filled with. It was in two columns of the service's own table.
CREATE TABLE shops (
    store BIGINT PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
    seed BIGINT NOT NULL,
    orders BIGINT NOT NULL
);
INSERT INTO shops SELECT id, seed, orders FROM stores WHERE seed IS NOT NULL AND orders IS NOT NULL;
ALTER TABLE stores DROP COLUMN seed;
ALTER TABLE stores DROP COLUMN orders;
