-- The account that a pay-out was paid from: its statement lists the pay-out.
alter table payout add column from_bank text;
alter table payout add column from_account text;
