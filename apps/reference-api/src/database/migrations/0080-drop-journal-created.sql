-- Drops the BRIN index of migration 0074, which finds only ranges of pages. The index of migration 0079 replaces it.
-- The drop is a separate migration. If a reader of the table blocks the drop for too long, only this migration fails,
-- and the new index of migration 0079 remains.
drop index journal_created;
