-- Migration 0079 replaces this index, which knew only ranges of pages. The index of 0079 stays if this drop waits too long
-- for a reader.
drop index journal_created;
