-- While a snapshot is open, for example during a backup, PostgreSQL keeps each old version of a row. In a full page, the next
-- version goes to another page and gets new index entries, and each later read by an index visits all these pages. With free
-- room, versions stay in their page. Only new pages get free room; `vacuum full` rewrites the old ones.
alter table account set (fillfactor = 40);
alter table rate_window set (fillfactor = 40);
