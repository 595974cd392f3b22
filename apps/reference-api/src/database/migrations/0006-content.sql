-- Images that members see instead of the images in the brand's folder (EN-04).
create table configuration_entry (
  client_id text not null references brand,
  key text not null,
  path text not null,
  primary key (client_id, key)
);

create table announcement (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  title text not null,
  body text not null,
  members_only boolean not null default false,
  published_at timestamptz not null
);
create index announcement_newest on announcement (client_id, published_at desc);

-- The brand's two windows of a day in which deposits get a bonus (EN-03). Amounts are in satang, rates in percent,
-- times in Bangkok time.
create table promotion (
  client_id text primary key references brand,
  bonus_rate integer not null check (bonus_rate between 0 and 100),
  bonus_time_start time not null,
  bonus_time_end time not null,
  end_number_bonus bigint not null check (end_number_bonus >= 0),
  bonus_rate2 integer not null check (bonus_rate2 between 0 and 100),
  bonus_time_start2 time not null,
  bonus_time_end2 time not null,
  end_number_bonus2 bigint not null check (end_number_bonus2 >= 0),
  bonus_max bigint not null check (bonus_max >= 0)
);

-- Reward points, as an integer. Points are not money.
alter table member add column point bigint not null default 0 check (point >= 0);
