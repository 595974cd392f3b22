-- A visit ends when the player presses the link back to the site, or when the URL expires.
alter table visit add column opened_at timestamptz not null default now();
alter table visit add column entered_at timestamptz;
alter table visit add column left_at timestamptz;
create index visit_of_player on visit (player_id);
