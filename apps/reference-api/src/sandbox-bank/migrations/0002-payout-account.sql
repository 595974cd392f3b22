-- The pay-out was paid from this account. The statement of this account lists the pay-out.
alter table payout add column from_bank text;
alter table payout add column from_account text;
