-- The bank accounts of a brand to which members transfer money.
create table receiving_account (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  bank_code text not null,
  bank_account text not null check (bank_account ~ '^[0-9]{10,15}$'),
  account_name text not null,
  prompt_pay_id text check (prompt_pay_id ~ '^([0-9]{10}|[0-9]{13}|[0-9]{15})$'),
  active boolean not null default true,
  unique (client_id, bank_code, bank_account)
);

-- A slip that one member uploaded. Several members may upload the same picture, but the transfer on it is credited at
-- most once.
create table slip (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  member_id bigint not null references member,
  sending_bank text not null check (sending_bank ~ '^[0-9]{3}$'),
  transaction_ref text not null check (char_length(transaction_ref) between 1 and 64),
  status text not null check (status in ('pending', 'verified', 'confirmed')),
  -- The unchanged response of the bank. Null until the bank responds.
  transfer jsonb,
  amount bigint check (amount > 0),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (member_id, sending_bank, transaction_ref),
  check ((status = 'pending') = (amount is null))
);

create table deposit (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  member_id bigint not null references member,
  channel text not null check (channel in ('slip', 'request', 'staff')),
  status text not null check (status in ('pending', 'completed', 'rejected')),
  amount bigint not null check (amount > 0),
  slip_id bigint references slip,
  transferred_at timestamptz,
  note text,
  reason text,
  journal_id bigint unique references journal,
  created_at timestamptz not null,
  decided_at timestamptz,
  check ((status = 'completed') = (journal_id is not null)),
  check ((status = 'pending') = (decided_at is null))
);
create index deposit_member on deposit (member_id, id desc);
create index deposit_recent on deposit (client_id, decided_at desc) where status = 'completed';
create index deposit_counted on deposit (member_id, decided_at) include (amount) where status = 'completed';
create unique index deposit_one_request_a_slip on deposit (slip_id) where channel = 'request' and status = 'pending';

-- A bank transfer is credited at most once, for all members and brands together.
create table spent_transfer (
  sending_bank text not null,
  transaction_ref text not null,
  deposit_id bigint not null unique references deposit,
  constraint transfer_counts_once primary key (sending_bank, transaction_ref)
);
