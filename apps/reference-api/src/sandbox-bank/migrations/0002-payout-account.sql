-- The account from which a pay-out was paid. The statement of this account lists the pay-out.
alter table payout add column from_bank text;
alter table payout add column from_account text;
