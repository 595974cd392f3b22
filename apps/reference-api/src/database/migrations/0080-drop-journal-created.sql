-- Drops the BRIN index of migration 0074, which finds only ranges of pages. The index of migration 0079 replaces it.
-- The drop is a separate migration, so that the index of migration 0079 remains if a reader of the table blocks the
-- drop for too long.
drop index journal_created;
