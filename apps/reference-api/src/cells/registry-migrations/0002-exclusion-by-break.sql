-- A cell that joins later reads the end of an exclusion together with its begin.
create index exclusion_break on exclusion (break_uuid);
