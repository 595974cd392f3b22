-- A visit ends when the player leaves by the way back, or runs out. Only one that was entered says that it has ended.
alter table visit add column entered_at timestamptz;
alter table visit add column left_at timestamptz;
create index visit_of_player on visit (player_id);
