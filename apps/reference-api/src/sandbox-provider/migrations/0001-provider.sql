-- A player of the games. The operator chooses `id` and name. `balance` is the credit in the games.
create table player (
  id text primary key,
  name text not null,
  balance bigint not null default 0 constraint player_never_below_zero check (balance >= 0),
  created_at timestamptz not null default now()
);

-- Moves of credit between the operator and a player: `in` to the player, `out` back to the operator. Each reference
-- moves money only once.
create table transfer (
  reference uuid primary key,
  player_id text not null references player,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount >= 0),
  made_at timestamptz not null default now()
);

-- A player's visit to a game page. The page's URL contains a secret; only its hash is stored.
create table visit (
  token_hash bytea primary key,
  player_id text not null references player,
  game text not null,
  return_url text not null,
  expires_at timestamptz not null
);

-- A played round of a game. One transaction draws, stores and pays the round before the page shows it.
create table round (
  player_id text not null references player,
  -- The page chooses a key for each bet, so that a repeated request returns the same round.
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
