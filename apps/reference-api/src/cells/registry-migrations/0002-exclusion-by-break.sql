-- Finds all rows of an exclusion. A cell that reads the start of an exclusion also reads its end, which is in a later
-- row.
create index exclusion_break on exclusion (break_uuid);
