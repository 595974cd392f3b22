-- No query uses this index since migration 0082. The index of 0082 stays if this drop waits too long for a reader.
drop index journal_member;
