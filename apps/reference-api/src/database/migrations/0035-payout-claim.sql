-- Several processes request pay-outs from the bank. A process claims a pay-out by moving its due time into the future
-- by a fixed span, the lease. A response of the bank completes the pay-out, or moves the due time to the time of the
-- next request. If the process dies, the lease expires and another process claims the pay-out.
alter table withdrawal add column payout_due_at timestamptz not null default now();
-- The number of requests to the bank about the current attempt. Each claim of the pay-out increases this
-- number, which makes earlier claims invalid.
alter table withdrawal add column payout_asks integer not null default 0;
-- The reason why the latest request to the bank did not settle the pay-out, for staff.
alter table withdrawal add column payout_fault text;
create index withdrawal_payout_due on withdrawal (bank_code, payout_due_at, id) where status = 'paying';
