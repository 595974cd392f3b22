-- The sandbox bank's data: transfers between accounts of fictional people, and pay-outs of brands.
create table transfer (
  sending_bank text not null check (sending_bank ~ '^[0-9]{3}$'),
  transaction_ref text not null,
  -- Until this time, the transfer is `pending`, because some banks report a transfer late.
  settles_at timestamptz not null,
  amount bigint not null check (amount > 0),
  from_account text not null,
  from_name text not null,
  to_bank text not null,
  to_account text not null,
  to_name text not null,
  made_at timestamptz not null default now(),
  primary key (sending_bank, transaction_ref)
);
create index transfer_newest on transfer (made_at desc);

create table payout (
  -- The payer's reference. A repeated request with the same reference gets the first response again.
  reference text primary key,
  bank text not null,
  account text not null,
  amount bigint not null check (amount > 0),
  outcome text not null check (outcome in ('paid', 'refused')),
  settles_at timestamptz not null,
  made_at timestamptz not null default now()
);
