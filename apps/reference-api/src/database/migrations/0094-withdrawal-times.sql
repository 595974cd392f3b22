-- `ledger check since-seal` reads the withdrawals with a time in an open day. PostgreSQL does not use the statistics of
-- the partial index `withdrawal_ended`. It expected a third of all withdrawals, and therefore read the complete ledger.
create statistics withdrawal_last_time on (greatest(requested_at, decided_at, paid_at)) from withdrawal;
analyze withdrawal;
