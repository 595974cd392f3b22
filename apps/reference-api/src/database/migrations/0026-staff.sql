-- People who work for a brand. The key of a person is not stored, only its hash.
create table staff (
  id bigint generated always as identity primary key,
  name text not null constraint staff_name_once unique check (name ~ '^[a-z][a-z0-9._-]{1,39}$'),
  role text not null check (role in ('owner', 'cashier', 'editor', 'support')),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- The largest sum that this person may move on one Bangkok day, in satang.
  daily_limit bigint not null check (daily_limit >= 0),
  created_at timestamptz not null,
  disabled_at timestamptz
);

-- The audit table: one row for each command that changes something, written before the command runs.
create table staff_action (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  staff_id bigint not null references staff,
  staff_name text not null,
  role text not null,
  command text not null,
  -- The arguments of the command, as typed.
  arguments jsonb not null,
  client_id text,
  -- The money that the command moves, in satang.
  amount bigint not null check (amount >= 0),
  bangkok_day date not null,
  -- The proposal that this action approves or rejects. A proposal can be decided only once.
  decides bigint constraint staff_proposal_decided_once unique references staff_action,
  created_at timestamptz not null
);
create index staff_action_of_day on staff_action (staff_id, bangkok_day) include (amount);
create index staff_action_of_brand on staff_action (client_id, id desc);

-- The result of an action. An action without a row in this table was interrupted.
create table staff_action_result (
  action_id bigint primary key references staff_action,
  outcome text not null check (outcome in ('done', 'proposed', 'refused', 'failed')),
  message text not null,
  created_at timestamptz not null
);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit is append-only: % of % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger staff_action_append_only before update or delete on staff_action
  for each row execute function audit_is_append_only();
create trigger staff_action_kept before truncate on staff_action
  for each statement execute function audit_is_append_only();
create trigger staff_action_result_append_only before update or delete on staff_action_result
  for each row execute function audit_is_append_only();
create trigger staff_action_result_kept before truncate on staff_action_result
  for each statement execute function audit_is_append_only();
create function staff_are_kept() returns trigger language plpgsql as $$
begin
  raise exception 'people of staff are disabled, never deleted' using errcode = 'restrict_violation';
end $$;
create trigger staff_kept before delete on staff for each row execute function staff_are_kept();
create trigger staff_all_kept before truncate on staff for each statement execute function staff_are_kept();
revoke update, delete, truncate on staff_action, staff_action_result from public;

-- The brand's limit for commands of one person. A second person must approve a command above this amount in satang.
create table staff_rule (
  client_id text primary key references brand,
  second_person_above bigint not null check (second_person_above >= 0)
);
