-- Jobs that run once for each brand and Bangkok day, even if several processes are running. A job does not run for days
-- before `first_day`.
create table daily_job (
  job text not null,
  client_id text not null references brand,
  first_day date not null,
  primary key (job, client_id)
);

create table daily_run (
  job text not null,
  client_id text not null,
  bangkok_day date not null,
  -- A process claims a run by moving this time into the future by a fixed span, the lease. The process renews the lease
  -- while the job runs.
  due_at timestamptz not null,
  tries integer not null default 1,
  finished_at timestamptz,
  -- The result in one line, for staff.
  outcome text,
  fault text,
  constraint daily_run_once primary key (job, client_id, bangkok_day),
  foreign key (job, client_id) references daily_job,
  check ((finished_at is null) = (outcome is null))
);
create index daily_run_open on daily_run (job, client_id, due_at) where finished_at is null;
create function daily_run_stays_finished() returns trigger language plpgsql as $$
begin
  raise exception 'a finished run is never changed' using errcode = 'restrict_violation';
end $$;
create trigger daily_run_stays_finished before update or delete on daily_run
  for each row when (old.finished_at is not null) execute function daily_run_stays_finished();
