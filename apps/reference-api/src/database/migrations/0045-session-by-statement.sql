-- If a provider no longer responds, staff close a game session according to the provider's written statement.
-- `result_unknown` is true if the statement has no amount. The credit then goes to a suspense account, as a difference
-- that staff settle.
alter table game_session add column result_unknown boolean not null default false,
  add constraint game_session_unknown_result check (not result_unknown or (status = 'closed' and brought = 0));
alter table difference drop constraint difference_source_check;
alter table difference add constraint difference_source_check check (source in ('bank', 'provider', 'statement'));
