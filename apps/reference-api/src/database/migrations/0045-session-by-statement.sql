-- Staff close a game session by the provider's written statement where the provider answers no more. Without a figure of
-- the provider the credit is held in suspense, as a difference that staff settle.
alter table game_session add column result_unknown boolean not null default false,
  add constraint game_session_unknown_result check (not result_unknown or (status = 'closed' and brought = 0));
alter table difference drop constraint difference_source_check;
alter table difference add constraint difference_source_check check (source in ('bank', 'provider', 'statement'));
