-- Locks the member's wallet, reads all facts for a draw, and takes the next nonce of the active seed pair. A draw is
-- fast, because it needs one statement instead of five. If the draw is refused, the caller rolls back, which frees the
-- nonce. The statements after the lock see what other transactions committed while this function waited for the lock.
create function begin_draw(whose text, who bigint, which text, day date)
returns table (
  account_id bigint, balance bigint, point bigint, paused_by text, paused_until timestamptz, allowed integer, taken bigint,
  weights_hash text, segments json, pair_id bigint, commitment text, pseudonym text, sealed_seed bytea, client_seed text,
  client_seed_by text, nonce bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  select a.id, a.balance into strict account_id, balance from account a
   where a.member_id = who and a.kind = 'member_wallet' for update;
  select m.point, m.paused_by, m.paused_until into strict point, paused_by, paused_until from member m where m.id = who;
  select g.turns_a_day, g.weights_hash,
         (select count(*) from prize_draw d where d.member_id = who and d.game = which and d.bangkok_day = day),
         (select json_agg(json_build_object('id', s.id, 'position', s.position, 'kind', s.kind, 'amount', s.amount,
                                            'label', s.label, 'weight_ppm', s.weight_ppm) order by s.position)
            from prize_segment s where s.client_id = whose and s.game = which)
    into allowed, weights_hash, taken, segments
    from prize_game g where g.client_id = whose and g.game = which;
  update seed_pair p set next_nonce = p.next_nonce + 1 where p.member_id = who and p.status = 'active'
  returning p.id, p.commitment, p.pseudonym, p.sealed_seed, p.client_seed, p.client_seed_by, p.next_nonce - 1
    into pair_id, commitment, pseudonym, sealed_seed, client_seed, client_seed_by, nonce;
  return next;
end $$;

-- Publishes each change of weights, even a return to an earlier weight table. The log therefore shows which weight
-- table was valid at each draw.
create or replace function publish_weights(whose text, which text) returns void language plpgsql set search_path from current as $$
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
  if table_hash is not null then
    instant := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');
    insert into fairness_entry (client_id, index, payload) values (whose, 0, convert_to(format(
      '{"at":"%s","type":"weights","weightTable":%s,"weightsHash":"%s"}', instant, table_text, table_hash), 'UTF8'))
    returning index into entry_index;
    insert into weight_table (client_id, hash, game, canonical, log_index)
    values (whose, table_hash, which, table_text, entry_index) on conflict do nothing;
  end if;
  update prize_game set weights_hash = table_hash where client_id = whose and game = which;
end $$;

-- Refuses a draw whose weight table is no longer the game's current weight table. A draw locks the log before this
-- trigger runs, and a change of weights needs the same lock. If a change of weights is committed after this trigger has
-- run, the change therefore has a later log entry than the draw.
create function draw_uses_weights_in_force() returns trigger language plpgsql as $$
begin
  if new.weights_hash is distinct from
     (select weights_hash from prize_game where client_id = new.client_id and game = new.game) then
    raise exception 'the weights of % changed during the draw; repeat it', new.game using errcode = 'serialization_failure';
  end if;
  return new;
end $$;
create trigger draw_uses_weights_in_force before insert on prize_draw
  for each row when (new.weights_hash is not null) execute function draw_uses_weights_in_force();
