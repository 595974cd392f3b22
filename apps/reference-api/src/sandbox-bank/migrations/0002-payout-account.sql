-- The pay-out was paid from this account, and the account's statement lists it.
alter table payout add column from_bank text;
alter table payout add column from_account text;
