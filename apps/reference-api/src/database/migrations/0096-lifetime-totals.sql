-- The sum of a member's completed deposits, which decides the member's level at each visit and each withdrawal. The
-- triggers have the rights of the tables' owner, because a server may only read the totals.
create table deposit_total (
  member_id bigint primary key references member,
  amount bigint not null check (amount >= 0)
);

create function deposit_moves_total() returns trigger language plpgsql security definer as $$
declare
  added bigint := 0;
begin
  if tg_op <> 'INSERT' and old.status = 'completed' then added := added - old.amount; end if;
  if tg_op <> 'DELETE' and new.status = 'completed' then added := added + new.amount; end if;
  if added > 0 then
    insert into deposit_total as total (member_id, amount) values (new.member_id, added)
      on conflict (member_id) do update set amount = total.amount + excluded.amount;
  elsif added < 0 then
    update deposit_total set amount = amount + added where member_id = old.member_id;
  end if;
  return null;
end $$;
create trigger deposit_moves_total after insert or delete or update of status, amount on deposit
  for each row execute function deposit_moves_total();

-- The sum of the commissions that a member earned from another member. A row of each pair, so that the games of two
-- invited members do not wait for each other.
create table commission_total (
  member_id bigint not null references member,
  downline_id bigint not null references member,
  amount bigint not null check (amount >= 0),
  primary key (member_id, downline_id) include (amount)
);

create function commission_moves_total() returns trigger language plpgsql security definer as $$
begin
  insert into commission_total as total (member_id, downline_id, amount)
    values (new.member_id, new.downline_id, new.amount)
    on conflict (member_id, downline_id) do update set amount = total.amount + excluded.amount;
  return null;
end $$;
create trigger commission_moves_total after insert on commission
  for each row when (new.amount > 0) execute function commission_moves_total();

insert into deposit_total (member_id, amount)
  select member_id, sum(amount) from deposit where status = 'completed' group by member_id;
insert into commission_total (member_id, downline_id, amount)
  select member_id, downline_id, sum(amount) from commission group by member_id, downline_id having sum(amount) > 0;
drop index commission_of_downline;

create or replace function withdrawal_facts(member bigint, month_start timestamptz, month_end timestamptz, day date)
returns table (deposited bigint, deposited_in_month bigint, withdrawn bigint, times bigint)
language sql stable begin atomic
  select coalesce((select amount from deposit_total where member_id = member), 0), deposits.*, withdrawals.*
    from (select coalesce(sum(amount), 0)::bigint
            from deposit
           where member_id = member and status = 'completed'
             and decided_at >= month_start and decided_at < month_end) as deposits,
         (select coalesce(sum(amount), 0)::bigint, count(*)
            from withdrawal where member_id = member and bangkok_day = day and status <> 'rejected') as withdrawals;
end;

do $$
declare
  name text;
begin
  foreach name in array array['deposit_moves_total', 'commission_moves_total'] loop
    execute format('alter function %I set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;
