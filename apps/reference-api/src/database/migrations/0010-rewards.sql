create table reward_category (
  client_id text not null references brand,
  category_id text not null check (category_id ~ '^[a-z0-9-]{1,40}$'),
  name text not null,
  position integer not null,
  primary key (client_id, category_id)
);

create table reward (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null,
  category_id text not null,
  name text not null,
  detail text not null,
  image_path text,
  cost_point bigint not null check (cost_point > 0),
  -- The number of pieces left; null if unlimited. Never below zero, even with concurrent requests.
  stock integer constraint reward_stock_never_below_zero check (stock >= 0),
  kind text not null check (kind in ('goods', 'credit')),
  -- The credit that a reward of the kind credit adds to the wallet.
  credit_amount bigint check (credit_amount > 0),
  enabled boolean not null default true,
  position integer not null,
  foreign key (client_id, category_id) references reward_category (client_id, category_id),
  unique (client_id, category_id, name),
  check ((kind = 'credit') = (credit_amount is not null))
);
create index reward_of_category on reward (client_id, category_id, position) where enabled;

create table reward_request (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  member_id bigint not null references member,
  reward_id bigint not null references reward,
  -- The name of the reward at the time of the request.
  reward_name text not null,
  cost_point bigint not null check (cost_point > 0),
  status text not null check (status in ('waiting', 'sent', 'done', 'rejected')),
  -- The delivery address at the time of the request.
  address jsonb,
  journal_id bigint unique references journal,
  reason text,
  created_at timestamptz not null,
  decided_at timestamptz,
  check (status = 'waiting' or decided_at is not null)
);
create index reward_request_member on reward_request (member_id, id desc);
create index reward_request_open on reward_request (status, id) where status in ('waiting', 'sent');
