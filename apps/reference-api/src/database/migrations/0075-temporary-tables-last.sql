-- Makes functions use a temporary table only if the schema has no table with the same name. Otherwise, a session could
-- create temporary tables, and functions that run with the rights of the owner would use them.
do $$
declare
  found record;
begin
  for found in
    select oid::regprocedure as name from pg_proc
     where pronamespace = current_schema()::regnamespace
       and exists (select from unnest(proconfig) as setting where setting like 'search_path=%')
  loop
    execute format('alter function %s set search_path = %I, pg_temp', found.name, current_schema());
  end loop;
end $$;

create function seal_of_early_day() returns trigger language plpgsql as $$
begin
  raise exception 'the day % is too early to be sealed', new.day using errcode = 'restrict_violation';
end $$;
create trigger seal_of_early_day before insert on ledger_seal
  for each row when (new.day < date '2020-01-01') execute function seal_of_early_day();
