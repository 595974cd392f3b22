create table game (
  code text primary key check (code ~ '^[a-z0-9][a-z0-9-]{0,63}$'),
  name text not null,
  -- The name in a form for searching, in which Thai letters that look alike are the same letter.
  folded_name text not null,
  category text not null,
  provider text not null,
  image_path text,
  hot boolean not null default false,
  enabled boolean not null default true,
  position integer not null unique
);

-- A game session at a provider, with the credit that was sent to the provider. A member has at most one session that is
-- not closed, so the credit is never in two places. The status is one of:
-- moving_in: the credit has left the wallet, and the provider may or may not have received it.
-- open: the provider has the credit.
-- coming_home: the API has requested the credit back, and the provider may or may not have sent it.
-- closed: the credit is back in the wallet.
-- Each move of the credit has its own reference, so the API can simply repeat an interrupted move.
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
  -- The idempotency keys of the requests that opened and closed the session.
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

-- The number of requests in each time span. All processes share this table. The table is not in the write-ahead log,
-- because losing the numbers in a crash does no harm.
create unlogged table rate_count (
  bucket text not null,
  span_start bigint not null,
  hits integer not null,
  primary key (bucket, span_start)
);
