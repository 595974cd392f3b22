-- From this migration on, no function uses the `search_path` of its caller. The three functions below need no
-- `search_path` of their own, because PostgreSQL resolves the names in their bodies when it creates the functions.
-- PostgreSQL can merge a function into the statement that calls it only if the function has no `search_path` of its own.
create or replace function withdrawal_facts(member bigint, month_start timestamptz, month_end timestamptz, day date)
returns table (deposited bigint, deposited_in_month bigint, withdrawn bigint, times bigint)
language sql stable begin atomic
  select deposits.*, withdrawals.*
    from (select coalesce(sum(amount), 0)::bigint,
                 coalesce(sum(amount) filter (where decided_at >= month_start and decided_at < month_end), 0)::bigint
            from deposit where member_id = member and status = 'completed') as deposits,
         (select coalesce(sum(amount), 0)::bigint, count(*)
            from withdrawal where member_id = member and bangkok_day = day and status <> 'rejected') as withdrawals;
end;

create or replace function ledger_day_start(day date) returns timestamptz language sql immutable
  return day::timestamp at time zone interval '7 hours';

create or replace function ledger_seal_lock(client text) returns bigint language sql immutable
  return hashtextextended('ledger seal of ' || client, 0);

do $$
declare
  found record;
begin
  for found in
    select oid::regprocedure as name from pg_proc
     where pronamespace = current_schema()::regnamespace and prokind <> 'a' and prosqlbody is null
       and not exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  loop
    execute format('alter routine %s set search_path = %I, pg_temp', found.name, current_schema());
  end loop;
end $$;
