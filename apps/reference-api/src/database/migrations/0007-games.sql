-- The lobby. A brand offers those of its own categories and providers.
create table game (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  name text not null,
  -- The name folded for searching: what looks alike in Thai is alike.
  folded_name text not null,
  category text not null,
  provider text not null,
  image_path text,
  hot boolean not null default false,
  enabled boolean not null default true,
  position integer not null unique
);

-- A visit to a provider with the credit that went along. One a member at a time, so credit is never in two places.
--   moving_in: the credit left the wallet, the provider may have it or not;   open: the provider has it;
--   coming_home: it was asked back, the provider may have given it or not;    closed: it is back.
-- Each move has a reference of its own, so whatever was cut short is simply asked for again.
create table game_session (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  member_id bigint not null references member,
  provider text not null,
  game_code text not null,
  status text not null check (status in ('moving_in', 'open', 'coming_home', 'closed')),
  taken bigint not null check (taken > 0),
  brought bigint check (brought >= 0),
  in_reference uuid not null unique default gen_random_uuid(),
  out_reference uuid not null unique default gen_random_uuid(),
  -- The idempotency keys of the requests that opened and closed it.
  opened_by text not null,
  closed_by text,
  opened_at timestamptz not null,
  closed_at timestamptz,
  unique (member_id, opened_by),
  check ((status = 'closed') = (brought is not null)),
  check ((status = 'closed') = (closed_at is not null))
);
create unique index game_session_one_open on game_session (member_id) where status <> 'closed';
create index game_session_closed_by on game_session (member_id, closed_by);

-- How often something was asked in a span of time, shared by all processes; losing it in a crash costs nothing.
create unlogged table rate_count (
  bucket text not null,
  span_start bigint not null,
  hits integer not null,
  primary key (bucket, span_start)
);
