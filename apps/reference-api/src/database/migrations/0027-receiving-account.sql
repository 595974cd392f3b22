-- An account receives for one brand only: a transfer to it must not count at another.
create unique index receiving_account_of_one_brand on receiving_account (bank_code, bank_account);
-- The one that members are shown; without it the oldest open one.
alter table receiving_account add column shown boolean not null default false;
create unique index receiving_account_one_shown on receiving_account (client_id) where shown;
