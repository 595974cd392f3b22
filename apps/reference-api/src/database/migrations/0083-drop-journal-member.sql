-- Drops an index that no query has used since migration 0082. The drop is a separate migration. If a reader of the table
-- blocks the drop for too long, only this migration fails, and the new index of migration 0082 remains.
drop index journal_member;
