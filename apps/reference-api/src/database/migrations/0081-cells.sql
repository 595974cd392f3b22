-- A cell is a database that serves a part of an operator's brands. The registry is a database of facts that must be true in
-- all cells. `cell` has a row only after `pnpm migrate` has joined this database to a registry.
create table cell (
  only_row boolean primary key default true check (only_row),
  name text not null check (name ~ '^[a-z][a-z0-9-]{0,39}$'),
  registry uuid not null,
  joined_at timestamptz not null default now()
);

-- `moving`: the brand's rows are being copied to another cell. `moved`: another cell serves the brand, and this cell
-- never serves it again.
alter table brand add column cell_state text not null default 'here' check (cell_state in ('here', 'moving', 'moved'));

-- The pending claims of this cell. The cell commits a row here before it claims the transfer in the registry. A
-- transfer can be credited or returned only with an `open` row, so a claim whose row is `abandoned` can be released
-- safely.
create table transfer_intent (
  claim uuid primary key default gen_random_uuid(),
  client_id text not null references brand,
  sending_bank text not null,
  reference text not null check (reference = upper(reference)),
  state text not null default 'open' check (state in ('open', 'abandoned')),
  touched_at timestamptz not null default clock_timestamp()
);
create unique index transfer_intent_open on transfer_intent (client_id, sending_bank, reference) where state = 'open';
create index transfer_intent_touched on transfer_intent (touched_at);

alter table spent_transfer add column claim uuid;

create function transfer_is_claimed() returns trigger language plpgsql as $$
begin
  if exists (select from cell) then
    perform from transfer_intent
      where claim = new.claim and state = 'open'
        and sending_bank = new.sending_bank and reference = upper(new.transaction_ref)
        for share;
    if not found then
      raise exception 'the transfer is not claimed in the registry'
        using errcode = 'restrict_violation', constraint = 'transfer_is_claimed';
    end if;
  end if;
  return null;
end $$;
-- Fires after the insert. If the transfer is already spent, the unique index therefore refuses the insert first.
create trigger transfer_is_claimed after insert on spent_transfer
  for each row execute function transfer_is_claimed();

-- A self-exclusion that began in another cell. `hashes` contains the same hashes as `operator_exclusion`.
create table foreign_break (
  uuid uuid primary key,
  operator text not null,
  hashes text[] not null,
  minimum_end timestamptz,
  end_requested_at timestamptz
);
create index foreign_break_hashes on foreign_break using gin (hashes);

create table foreign_namesake (
  member_id bigint not null references member,
  break_uuid uuid not null references foreign_break,
  primary key (member_id, break_uuid)
);

-- The uuid of the first break of the same self-exclusion. Null for this first break and for time-outs.
alter table member_break add column follows uuid;

-- The id of the last exclusion of the registry that this cell has applied.
create table exclusion_position (
  only_row boolean primary key default true check (only_row),
  position bigint not null default 0
);
insert into exclusion_position default values;

-- The self-exclusions that must still be sent to the registry, because they are new or because their end was requested.
create table exclusion_outbox (
  id bigint generated always as identity primary key,
  break_id bigint not null references member_break
);

create function exclusion_is_published() returns trigger language plpgsql as $$
begin
  if exists (select from cell) then
    if tg_table_name = 'operator_exclusion' then
      insert into exclusion_outbox (break_id) values (new.break_id);
    elsif exists (select from operator_exclusion where break_id = new.id) then
      insert into exclusion_outbox (break_id) values (new.id);
    end if;
  end if;
  return null;
end $$;
create trigger exclusion_is_published after insert on operator_exclusion
  for each row execute function exclusion_is_published();
create trigger exclusion_end_is_published after update of end_requested_at on member_break
  for each row execute function exclusion_is_published();

do $$
declare
  name text;
begin
  foreach name in array array['transfer_is_claimed', 'exclusion_is_published'] loop
    execute format('alter function %I() set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;
