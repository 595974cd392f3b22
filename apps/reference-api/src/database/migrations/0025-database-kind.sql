create table database_kind (
  only_row boolean primary key default true check (only_row),
  kind text not null check (kind in ('sandbox', 'real')),
  marked_at timestamptz not null default now()
);
-- A database that was used before this table existed is a sandbox, because it contains invented money and sample
-- content.
insert into database_kind (kind) select 'sandbox' where exists (select from brand);

create function database_kind_is_final() returns trigger language plpgsql as $$
begin
  raise exception 'the kind of a database is final: % is refused', tg_op using errcode = 'restrict_violation';
end $$;
create trigger database_kind_final before update or delete on database_kind
  for each row execute function database_kind_is_final();
create trigger database_kind_kept before truncate on database_kind
  for each statement execute function database_kind_is_final();
