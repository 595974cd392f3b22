-- Begins a draw like `begin_draw`, and also returns the time of the member's last draw of any game. The API refuses a
-- draw that follows too soon. The time is read in a separate statement after the wallet lock, because a new statement
-- sees draws that were committed while this function waited for the lock.
create function begin_draw_in_cycle(whose text, who bigint, which text, day date)
returns table (
  account_id bigint, balance bigint, point bigint, paused_by text, paused_until timestamptz, allowed integer, taken bigint,
  weights_hash text, segments json, pair_id bigint, commitment text, pseudonym text, sealed_seed bytea, client_seed text,
  client_seed_by text, nonce bigint, last_drawn_at timestamptz)
language plpgsql as $$
#variable_conflict use_column
begin
  select * into strict account_id, balance, point, paused_by, paused_until, allowed, taken, weights_hash, segments, pair_id,
                       commitment, pseudonym, sealed_seed, client_seed, client_seed_by, nonce
    from begin_draw(whose, who, which, day);
  last_drawn_at := greatest(
    (select d.drawn_at from prize_draw d where d.member_id = who and d.game = 'wheel' order by d.id desc limit 1),
    (select d.drawn_at from prize_draw d where d.member_id = who and d.game = 'flip_card' order by d.id desc limit 1));
  return next;
end $$;
