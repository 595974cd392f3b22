-- The triggers of migration 0081 read this table in each transaction that spends a transfer, also before the grants that
-- follow the migrations.
grant select on cell to public;
