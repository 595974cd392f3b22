-- A player as the operator names them, with the credit that was moved in for playing.
create table player (
  id text primary key,
  name text not null,
  balance bigint not null default 0 constraint player_never_below_zero check (balance >= 0),
  created_at timestamptz not null default now()
);

-- Money moved in or out by the operator, once for each reference.
create table transfer (
  reference uuid primary key,
  player_id text not null references player,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount >= 0),
  made_at timestamptz not null default now()
);

-- A visit to a game: the secret in its address is stored hashed.
create table visit (
  token_hash bytea primary key,
  player_id text not null references player,
  game text not null,
  return_url text not null,
  expires_at timestamptz not null
);

-- A round is drawn, recorded and settled in one transaction before it is shown.
create table round (
  player_id text not null references player,
  -- Made by the page once a bet, so that a lost answer, asked again, shows the same round.
  bet_key text not null,
  game text not null,
  choice text not null,
  stake bigint not null check (stake > 0),
  dice integer[] not null,
  payout bigint not null check (payout >= 0),
  balance_after bigint not null,
  played_at timestamptz not null default now(),
  primary key (player_id, bet_key)
);
create index round_newest on round (player_id, played_at desc);
