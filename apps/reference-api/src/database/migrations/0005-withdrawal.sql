create table withdrawal (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  member_id bigint not null references member,
  amount bigint not null check (amount > 0),
  status text not null check (status in ('requested', 'paying', 'paid', 'rejected', 'failed')),
  -- The member's bank account at the time of the request.
  bank_code text not null,
  bank_account text not null,
  -- The withdrawal counts towards the limits of this Bangkok day.
  bangkok_day date not null,
  -- The number of pay-outs of this withdrawal that were sent to the bank. Each pay-out has its own reference.
  attempt integer not null default 0,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null)),
  check (status = 'requested' or decided_at is not null)
);
create index withdrawal_member on withdrawal (member_id, id desc);
create index withdrawal_day on withdrawal (member_id, bangkok_day) include (amount, status);
create index withdrawal_open on withdrawal (status, id) where status in ('requested', 'paying');
create index withdrawal_recent on withdrawal (client_id, paid_at desc) where status = 'paid';
