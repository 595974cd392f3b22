-- The triggers of migration 0081 read this table in each transaction that credits or returns a transfer. The role of a
-- running server needs this right immediately, before `pnpm migrate` grants the other rights.
grant select on cell to public;
