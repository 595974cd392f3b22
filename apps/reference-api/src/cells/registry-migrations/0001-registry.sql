create table registry (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('sandbox', 'real'))
);

create table cell (
  name text primary key,
  -- Null until the registry has all transfers that the cell credited before it joined.
  joined_at timestamptz
);

create table brand_cell (
  client_id text primary key,
  cell text not null references cell,
  moving_to text references cell check (moving_to <> cell),
  changed_at timestamptz not null default clock_timestamp()
);

-- A transfer is credited or returned at most once in all cells together.
create table transfer_claim (
  claim uuid primary key,
  client_id text not null,
  sending_bank text not null,
  reference text not null check (reference = upper(reference)),
  state text not null check (state in ('claimed', 'settled', 'released')),
  changed_at timestamptz not null default clock_timestamp()
);
create unique index transfer_claimed_once on transfer_claim (sending_bank, reference) where state <> 'released';

-- The log of self-exclusions and of their ends. Each cell applies the rows of this log in the order of their ids.
create table exclusion (
  id bigint generated always as identity primary key,
  break_uuid uuid not null,
  -- A self-exclusion begins a break for each account of the person, in all cells. This column has the uuid of the first
  -- of these breaks. It is null in the row of the first break. A cell begins breaks only for a row with null.
  follows uuid,
  operator text not null,
  hashes text[] not null,
  bank_code text not null,
  bank_account text not null,
  length text not null,
  started_at timestamptz not null,
  minimum_end timestamptz,
  end_requested_at timestamptz
);
