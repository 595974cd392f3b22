-- The public log of a brand's draws (decision 38). The API writes the files of the log from these tables.
create table fairness_log (
  client_id text primary key references brand,
  -- The number of entries. A transaction that appends an entry locks this row until commit, so the entries are in the
  -- order of the commits.
  size bigint not null default 0 check (size >= 0)
);

create table fairness_entry (
  client_id text not null references brand,
  index bigint not null check (index >= 0),
  -- The entry as canonical JSON. Its length is limited, because the log's files store each length in 16 bits.
  payload bytea not null check (length(payload) between 1 and 65535),
  -- The leaf hash of RFC 6962.
  leaf_hash bytea not null generated always as (sha256('\x00'::bytea || payload)) stored,
  primary key (client_id, index)
);

-- Only this function assigns an index, so that the indices have no gaps.
create function fairness_entry_index() returns trigger language plpgsql security definer set search_path from current as $$
begin
  insert into fairness_log as log (client_id, size) values (new.client_id, 1)
  on conflict (client_id) do update set size = log.size + 1
  returning size - 1 into new.index;
  return new;
end $$;
create trigger fairness_entry_index before insert on fairness_entry
  for each row execute function fairness_entry_index();

create function fairness_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the log of draws is never changed: % on % is refused', tg_op, tg_table_name
    using errcode = 'restrict_violation';
end $$;
create trigger fairness_entry_kept before update or delete on fairness_entry
  for each row execute function fairness_append_only();
create trigger fairness_entry_whole before truncate on fairness_entry
  for each statement execute function fairness_append_only();

-- Each row is the Merkle root of 256^level entries of a log. The roots are stored, so that publishing the log does not
-- compute them again.
create table fairness_node (
  client_id text not null references brand,
  level integer not null check (level > 0),
  index bigint not null check (index >= 0),
  hash bytea not null check (length(hash) = 32),
  primary key (client_id, level, index)
);

-- Name and public key of a log. A row never changes, because auditors verify every checkpoint of the log with this name
-- and key.
create table fairness_key (
  client_id text primary key references brand,
  origin text not null unique,
  public_key bytea not null check (length(public_key) = 32)
);

-- The signed Merkle roots of a log. For each size of the log, only one root is signed, because two different roots of
-- the same size would prove two different histories.
create table fairness_checkpoint (
  client_id text not null references brand,
  size bigint not null check (size > 0),
  root bytea not null check (length(root) = 32),
  note text not null,
  signed_at timestamptz not null,
  primary key (client_id, size)
);
create trigger fairness_checkpoint_kept before update or delete on fairness_checkpoint
  for each row execute function fairness_append_only();
create trigger fairness_key_kept before update or delete on fairness_key
  for each row execute function fairness_append_only();
