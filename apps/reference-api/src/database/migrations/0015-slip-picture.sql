-- The name of the picture that was kept of a slip, in a folder outside of the database.
alter table slip add column picture text unique check (picture ~ '^[0-9a-f-]{36}\.jpg$');
