-- Drops an index that no query has used since migration 0082. The drop is a separate migration, so that the index of
-- migration 0082 remains if a reader of the table blocks the drop for too long.
drop index journal_member;
