-- What was staked since the credit was last moved out; it goes along with the next move out.
alter table player add column turnover bigint not null default 0 check (turnover >= 0);
alter table transfer add column turnover bigint not null default 0 check (turnover >= 0);
