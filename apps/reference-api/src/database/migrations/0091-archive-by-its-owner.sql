-- Only the owner of the tables may delete entries of an old month. The role of a server can't.
revoke execute on function archive_ledger_month(text, date, bytea) from public;
alter function archive_ledger_month(text, date, bytea) security invoker;
