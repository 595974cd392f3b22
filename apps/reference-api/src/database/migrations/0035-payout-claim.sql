-- Several processes ask the bank for pay-outs. A process claims a pay-out by moving its due time forward by a lease; the
-- answer moves it again (back-off) or ends it. When the process dies, the lease runs out and another process claims it.
alter table withdrawal add column payout_due_at timestamptz not null default now();
-- How often the bank was asked about the running attempt. A claim holds the count that it made.
alter table withdrawal add column payout_asks integer not null default 0;
-- Why the last ask did not settle the pay-out, for staff.
alter table withdrawal add column payout_fault text;
create index withdrawal_payout_due on withdrawal (bank_code, payout_due_at, id) where status = 'paying';
