-- A refusal changed nothing, so its idempotency key is free again.
DELETE FROM keys WHERE status >= 400;
