-- The wheel and the cards of a brand: their prizes and chances. These rows decide each draw, and members see the same
-- rows.
create table prize_game (
  client_id text not null references brand,
  game text not null check (game in ('wheel', 'flip_card')),
  turns_a_day integer not null check (turns_a_day between 0 and 100),
  primary key (client_id, game)
);

create table prize_segment (
  client_id text not null,
  game text not null,
  id text not null check (id ~ '^[a-z0-9-]{1,40}$'),
  position integer not null,
  kind text not null check (kind in ('credit', 'point', 'none')),
  -- In satang if the prize is `credit`, a number of points if the prize is `point`.
  amount bigint not null check (amount >= 0),
  label text not null,
  -- The chance in parts per million.
  weight_ppm integer not null check (weight_ppm between 0 and 1000000),
  primary key (client_id, game, id),
  unique (client_id, game, position),
  foreign key (client_id, game) references prize_game (client_id, game),
  check ((kind = 'none') = (amount = 0))
);

create function chances_sum_to_one() returns trigger language plpgsql set search_path from current as $$
declare
  whose record;
  total bigint;
begin
  if tg_op = 'DELETE' then whose := old; else whose := new; end if;
  select coalesce(sum(weight_ppm), 0) into total from prize_segment
   where client_id = whose.client_id and game = whose.game;
  if total not in (0, 1000000) then
    raise exception 'the chances of % at % sum to % parts of a million', whose.game, whose.client_id, total
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger chances_sum_to_one after insert or update or delete on prize_segment
  deferrable initially deferred for each row execute function chances_sum_to_one();

-- A drawn prize with its value at the time of the draw. Later changes of `prize_segment` do not change the
-- value.
create table prize_draw (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  client_id text not null references brand,
  member_id bigint not null references member,
  game text not null check (game in ('wheel', 'flip_card')),
  bangkok_day date not null,
  turn integer not null check (turn > 0),
  segment_id text not null,
  kind text not null check (kind in ('credit', 'point', 'none')),
  amount bigint not null check (amount >= 0),
  label text not null,
  journal_id bigint unique references journal,
  drawn_at timestamptz not null,
  -- Prevents two concurrent requests from using the same turn.
  constraint prize_turn_once unique (member_id, game, bangkok_day, turn),
  check ((kind = 'credit') = (journal_id is not null))
);
create index prize_draw_member on prize_draw (member_id, game, id desc);

-- The points of a check-in. `streak_day` counts the days of a series without a missed day. After the last day in this
-- table, the series starts again.
create table check_in_value (
  client_id text not null references brand,
  streak_day integer not null check (streak_day between 1 and 31),
  value integer not null check (value > 0),
  primary key (client_id, streak_day)
);

create table check_in (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  member_id bigint not null references member,
  -- The Bangkok day by the server's clock (RD-06).
  bangkok_day date not null,
  streak integer not null check (streak > 0),
  value integer not null check (value > 0),
  checked_in_at timestamptz not null,
  constraint check_in_once_a_day unique (member_id, bangkok_day)
);
