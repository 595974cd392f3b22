-- The file name of the slip's picture, which is stored outside the database.
alter table slip add column picture text unique check (picture ~ '^[0-9a-f-]{36}\.jpg$');
