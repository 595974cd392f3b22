-- The triggers of migration 0081 read the table `cell` in each transaction that credits or returns a transfer. A running
-- server must have the right to read `cell` before `pnpm migrate` grants other rights, so this migration grants the right.
grant select on cell to public;
