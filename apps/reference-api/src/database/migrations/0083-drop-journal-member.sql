-- No query has used this index since migration 0082. The drop has its own migration, so that the index of 0082 stays if
-- a reader blocks the drop for too long.
drop index journal_member;
