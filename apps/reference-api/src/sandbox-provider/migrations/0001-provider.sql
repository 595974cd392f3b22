-- A player, with the operator's id and name for the player. `balance` is the credit in the player's games.
create table player (
  id text primary key,
  name text not null,
  balance bigint not null default 0 constraint player_never_below_zero check (balance >= 0),
  created_at timestamptz not null default now()
);

-- The operator's deposits (`in`) and withdrawals (`out`). Each reference moves money once.
create table transfer (
  reference uuid primary key,
  player_id text not null references player,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount >= 0),
  made_at timestamptz not null default now()
);

-- A player's visit to a game page. Only a hash of the secret in the page's URL is stored.
create table visit (
  token_hash bytea primary key,
  player_id text not null references player,
  game text not null,
  return_url text not null,
  expires_at timestamptz not null
);

-- A round is drawn, stored and paid in one transaction before the page shows the round.
create table round (
  player_id text not null references player,
  -- The page creates one key for each bet, so that a repeated request returns the same round.
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
