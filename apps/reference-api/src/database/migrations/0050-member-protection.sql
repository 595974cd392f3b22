-- Limits that members set for themselves. A lower limit takes effect immediately. A higher limit needs a row in
-- protection_raise whose cooling period is over; the trigger below enforces this rule.
create table protection_limit (
  member_id bigint not null references member,
  kind text not null check (kind in ('deposit', 'loss', 'stake', 'session')),
  period text not null check (period in ('day', 'week', 'month')),
  -- In satang, or in minutes for the kind `session`. Null after the member has removed the limit.
  value bigint check (value between 1 and 100000000000),
  updated_at timestamptz not null,
  primary key (member_id, kind, period)
);

create table protection_raise (
  uuid uuid primary key default gen_random_uuid(),
  member_id bigint not null,
  kind text not null,
  period text not null,
  -- Null if the member asked to remove the limit.
  value bigint check (value > 0),
  requested_at timestamptz not null,
  confirmable_at timestamptz not null,
  expires_at timestamptz not null,
  -- A limit has at most one pending raise.
  constraint protection_raise_once unique (member_id, kind, period),
  foreign key (member_id, kind, period) references protection_limit,
  check (confirmable_at >= requested_at + interval '24 hours'),
  check (expires_at > confirmable_at)
);

create function protection_limit_rises_late() returns trigger language plpgsql set search_path from current as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'a limit is removed by a raise, never deleted' using errcode = 'restrict_violation';
  end if;
  if old.value is not null and (new.value is null or new.value > old.value) and not exists (
    select 1 from protection_raise
     where member_id = new.member_id and kind = new.kind and period = new.period
       and value is not distinct from new.value and confirmable_at <= new.updated_at and expires_at > new.updated_at
  ) then
    raise exception 'a limit rises only after its cooling period' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger protection_limit_rises_late before update or delete on protection_limit
  for each row execute function protection_limit_rises_late();

-- Time-outs and self-exclusions. A break is never shortened or deleted.
create table member_break (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  member_id bigint not null references member,
  kind text not null check (kind in ('timeOut', 'selfExclusion')),
  length text not null,
  started_at timestamptz not null,
  -- The earliest end of the break. Null for a self-exclusion without end.
  minimum_end timestamptz check (minimum_end > started_at),
  end_requested_at timestamptz check (end_requested_at >= minimum_end),
  check (kind = 'selfExclusion' or minimum_end is not null),
  check (end_requested_at is null or (kind = 'selfExclusion' and minimum_end is not null))
);
create index member_break_member on member_break (member_id);

create function member_break_is_kept() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.end_requested_at is not null
     or (new.id, new.member_id, new.kind, new.length, new.started_at) <> (old.id, old.member_id, old.kind, old.length, old.started_at)
     or new.minimum_end is distinct from old.minimum_end then
    raise exception 'a break is never shortened or deleted' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger member_break_is_kept before update or delete on member_break
  for each row execute function member_break_is_kept();

-- The first step of a self-exclusion. The self-exclusion begins only if the member confirms it before
-- expires_at.
create table exclusion_confirmation (
  uuid uuid primary key default gen_random_uuid(),
  member_id bigint not null unique references member,
  length text not null,
  expires_at timestamptz not null
);

-- Keyed hashes of the phone, bank account and name of self-excluded members, so that every brand of the operator can
-- recognise these members.
create table operator_exclusion (
  operator text not null,
  hash text not null,
  break_id bigint not null references member_break,
  primary key (operator, hash, break_id)
);

-- The member's current pause of play. Its cause is the member's longest break, or a reached limit on session
-- time.
alter table member
  add column paused_by text check (paused_by in ('timeOut', 'selfExclusion', 'sessionTime')),
  add column paused_until timestamptz;

-- Spans of time in which a member used the site without long gaps.
create table member_activity (
  member_id bigint not null references member,
  started_at timestamptz not null,
  ended_at timestamptz not null check (ended_at >= started_at),
  primary key (member_id, started_at)
);

-- The interval between reality checks, and the time when the member last acknowledged a check.
create table member_protection (
  member_id bigint primary key references member,
  reality_check_minutes integer check (reality_check_minutes between 15 and 120),
  acknowledged_at timestamptz
);

-- Events that staff can read: changed limits, breaks, and requests that a limit refused.
create table protection_event (
  id bigint generated always as identity primary key,
  member_id bigint not null references member,
  kind text not null,
  detail jsonb not null,
  created_at timestamptz not null
);
create index protection_event_member on protection_event (member_id, id desc);

-- Until `held_until`, a deposit limit or a play break prevents the member from confirming a verified slip. The deadline
-- for the confirmation counts from this time. The member can also ask staff to return the money.
alter table slip
  add column held_until timestamptz,
  add column return_requested_at timestamptz,
  -- The time at which staff returned the money, because the member could not or did not want to confirm the slip.
  add column returned_at timestamptz,
  -- The bank's reference of the transfer back to the member.
  add column return_reference text,
  add constraint slip_returned_on_request check (coalesce(returned_at >= return_requested_at, returned_at is null)),
  add constraint slip_return_has_reference check ((returned_at is null) = (return_reference is null));
create index slip_returned on slip (settled_bank, settled_ref) where returned_at is not null;
create function slip_returned_is_not_credited() returns trigger language plpgsql as $$
begin
  raise exception 'a slip whose money was returned is never credited' using errcode = 'restrict_violation';
end $$;
create trigger slip_returned_is_not_credited before insert or update on slip
  for each row when (new.returned_at is not null and new.status = 'confirmed')
  execute function slip_returned_is_not_credited();
create index slip_return_requested on slip (return_requested_at) where return_requested_at is not null;
