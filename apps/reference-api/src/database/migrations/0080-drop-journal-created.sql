-- The index of migration 0079 replaces this index, which finds only ranges of pages. The drop has its own migration, so
-- that the new index stays if a reader blocks the drop for too long.
drop index journal_created;
