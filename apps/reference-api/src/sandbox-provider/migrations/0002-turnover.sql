-- The stakes since the last withdrawal. The next withdrawal reports their sum.
alter table player add column turnover bigint not null default 0 check (turnover >= 0);
alter table transfer add column turnover bigint not null default 0 check (turnover >= 0);
