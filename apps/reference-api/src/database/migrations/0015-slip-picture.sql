-- The file name of the stored picture of a slip, in a folder outside the database.
alter table slip add column picture text unique check (picture ~ '^[0-9a-f-]{36}\.jpg$');
