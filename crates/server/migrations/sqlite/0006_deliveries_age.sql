-- Deliveries are as old as their ids say: each change of a row would write this index too.
DROP INDEX deliveries_by_age;
