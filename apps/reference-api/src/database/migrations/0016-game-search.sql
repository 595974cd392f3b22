-- The API no longer reads this column, because it now makes the searchable form of the names in memory
-- (`@chada/contract/game-search`).
alter table game drop column folded_name;
-- The name in Latin letters, or null. Members may search for `dragon` to find มังกร.
alter table game add column latin_name text;

-- A number that increases with each change of the games. A process that keeps the games in memory reads the games again
-- if this number has increased.
create table game_catalogue (
  only_row boolean primary key default true check (only_row),
  version bigint not null
);
insert into game_catalogue (version) values (1);
create function count_game_change() returns trigger language plpgsql as $$
begin
  update game_catalogue set version = version + 1;
  return null;
end $$;
create trigger game_changed after insert or update or delete or truncate on game
  for each statement execute function count_game_change();
