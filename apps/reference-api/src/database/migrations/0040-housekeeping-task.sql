-- The time at which each housekeeping task, for example the deletion of old sessions, last succeeded in any process.
create table housekeeping_task (
  task text primary key,
  succeeded_at timestamptz not null
);
create index session_expiry on session (expires_at);
create index slip_picture on slip (picture) where picture is not null;
