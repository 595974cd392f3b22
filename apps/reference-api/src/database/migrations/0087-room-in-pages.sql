-- While a snapshot is open, for example during a back-up, PostgreSQL keeps all old versions of a row. If the page of
-- the row is full, the next version goes to another page and gets new index entries, and each later read by an index
-- visits all these pages. With free room in a page, the versions stay in this page. Only new pages get free room;
-- `vacuum full` rewrites the old pages.
alter table account set (fillfactor = 40);
alter table rate_window set (fillfactor = 40);
