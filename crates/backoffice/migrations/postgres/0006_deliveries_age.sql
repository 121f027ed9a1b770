-- Deliveries are as old as their ids say.
DROP INDEX deliveries_by_age;
