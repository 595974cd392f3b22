-- `player.turnover` is the sum of the player's stakes since the credit last moved back to the operator. The next move
-- back stores this sum in `transfer.turnover`.
alter table player add column turnover bigint not null default 0 check (turnover >= 0);
alter table transfer add column turnover bigint not null default 0 check (turnover >= 0);
