-- An account receives transfers for one brand only, so that a transfer can't count at another brand.
create unique index receiving_account_of_one_brand on receiving_account (bank_code, bank_account);
-- True for the account that members see. If `shown` is false in all active accounts, members see the oldest active
-- account.
alter table receiving_account add column shown boolean not null default false;
create unique index receiving_account_one_shown on receiving_account (client_id) where shown;
