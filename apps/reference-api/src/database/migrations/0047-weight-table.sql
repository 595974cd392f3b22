-- Every weight table that a prize game has used. A weight table is identified by the hash of its canonical JSON. The
-- JSON contains the id of each outcome in the form `segment:kind:amount`, so the hash also covers the prizes.
create table weight_table (
  client_id text not null references brand,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  game text not null check (game in ('wheel', 'flip_card')),
  canonical text not null,
  log_index bigint not null,
  primary key (client_id, hash),
  foreign key (client_id, log_index) references fairness_entry,
  check (encode(sha256(convert_to(canonical, 'UTF8')), 'hex') = hash)
);
create trigger weight_table_kept before update or delete on weight_table
  for each row execute function fairness_append_only();

-- The hash of the current weight table. Null if the game has no segments.
alter table prize_game add column weights_hash text,
  add constraint prize_game_weights foreign key (client_id, weights_hash) references weight_table;

create function canonical_weights(whose text, which text) returns text language sql stable set search_path from current as $$
  select '{"entries":[' || string_agg(format('{"id":"%s:%s:%s","weight":%s}', id, kind, amount, weight_ppm), ',' order by position)
         || format('],"game":"%s"}', which)
    from prize_segment where client_id = whose and game = which
$$;

-- Publishes the current weight table of a prize game, so that the later draws of the game use this table. Adds a row to
-- `weight_table` and an entry to the log, unless the same table was published before.
create function publish_weights(whose text, which text) returns void language plpgsql set search_path from current as $$
declare
  table_text text;
  table_hash text;
  before text;
  instant text;
  entry_index bigint;
begin
  select weights_hash into before from prize_game where client_id = whose and game = which for update;
  table_text := canonical_weights(whose, which);
  table_hash := encode(sha256(convert_to(table_text, 'UTF8')), 'hex');
  if table_hash is not distinct from before then return; end if;
  if table_hash is not null and not exists (select from weight_table where client_id = whose and hash = table_hash) then
    instant := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    insert into fairness_entry (client_id, index, payload) values (whose, 0, convert_to(format(
      '{"at":"%s","type":"weights","weightTable":%s,"weightsHash":"%s"}', instant, table_text, table_hash), 'UTF8'))
    returning index into entry_index;
    insert into weight_table (client_id, hash, game, canonical, log_index)
    values (whose, table_hash, which, table_text, entry_index);
  end if;
  update prize_game set weights_hash = table_hash where client_id = whose and game = which;
end $$;

create function weights_are_published() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op <> 'INSERT' then perform publish_weights(old.client_id, old.game); end if;
  if tg_op <> 'DELETE' then perform publish_weights(new.client_id, new.game); end if;
  return null;
end $$;
-- Runs at commit. Triggers of one event run in alphabetical order, so this trigger runs after
-- chances_sum_to_one.
create constraint trigger weights_are_published after insert or update or delete on prize_segment
  deferrable initially deferred for each row execute function weights_are_published();

select publish_weights(client_id, game) from prize_game order by client_id, game;
