-- The hash of the brand's totals. Null in seals from before this migration.
alter table ledger_seal add column totals_hash bytea;

-- The sum of all sealed entries of each account. Each seal contains a hash of the brand's totals.
create table ledger_sealed_total (
  client_id text not null references brand,
  -- Not a foreign key, because a foreign key would lock the accounts until the seal is committed.
  account_id bigint not null,
  amount bigint not null,
  primary key (client_id, account_id)
);

create function seal_sum_moves_total() returns trigger language plpgsql as $$
begin
  insert into ledger_sealed_total as total (client_id, account_id, amount)
    select client_id, account_id, sum(amount) from added group by client_id, account_id
    on conflict (client_id, account_id) do update set amount = total.amount + excluded.amount;
  return null;
end $$;
create trigger seal_sum_moves_total after insert on ledger_seal_sum referencing new table as added
  for each statement execute function seal_sum_moves_total();

insert into ledger_sealed_total (client_id, account_id, amount)
  select client_id, account_id, sum(amount) from ledger_seal_sum group by client_id, account_id;

create function sealed_total_guard() returns trigger language plpgsql as $$
begin
  -- Only the trigger `seal_sum_moves_total` may change a total. `pg_trigger_depth()` is 2 for a statement of that
  -- trigger, and 1 for a program's own statement.
  if pg_trigger_depth() < 2 then
    raise exception 'a total of sealed days changes only with a seal' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger sealed_total_guard before insert or update on ledger_sealed_total
  for each row execute function sealed_total_guard();
create trigger sealed_total_kept before delete on ledger_sealed_total
  for each row execute function ledger_is_append_only();
create trigger sealed_totals_kept before truncate on ledger_sealed_total
  for each statement execute function ledger_is_append_only();

create function sealed_totals_hash(client text) returns bytea language sql stable as $$
  select ledger_hash(concat_ws(' ', account_id, amount) order by account_id)
    from ledger_sealed_total where client_id = client
$$;

-- True if the brand's totals agree with the brand's last seal. If this seal has no hash of the totals, compares the
-- totals with the sums of all sealed days. A brand without seals must have no totals.
create function sealed_totals_agree(client text) returns boolean language plpgsql stable as $$
declare
  wanted bytea;
begin
  select totals_hash into wanted from ledger_seal where client_id = client order by day desc limit 1;
  if wanted is not null then
    return wanted = sealed_totals_hash(client);
  end if;
  return not exists (
    select from (select account_id, sum(amount) as amount from ledger_seal_sum where client_id = client
                  group by account_id) as sealed
      full join (select * from ledger_sealed_total where client_id = client) as total using (account_id)
     where sealed.amount is distinct from total.amount);
end $$;

create or replace function ledger_seal_hash(seal ledger_seal) returns bytea language sql stable as $$
  select sha256(convert_to((case when seal.totals_hash is null then json_build_array(
    seal.client_id, seal.day, seal.journals, seal.entries, seal.sums::text, encode(seal.journals_hash, 'hex'),
    encode(seal.accounts_hash, 'hex'), encode(seal.previous_hash, 'hex'),
    (extract(epoch from seal.sealed_at) * 1000000)::bigint)
  else json_build_array(
    seal.client_id, seal.day, seal.journals, seal.entries, seal.sums::text, encode(seal.journals_hash, 'hex'),
    encode(seal.accounts_hash, 'hex'), encode(seal.previous_hash, 'hex'),
    (extract(epoch from seal.sealed_at) * 1000000)::bigint, encode(seal.totals_hash, 'hex')) end)::text, 'UTF8'))
$$;

-- Behaves like the function of migration 0074, and also writes the hash of the totals. Fails and seals nothing if the
-- totals were changed since the last seal.
create or replace function seal_ledger_day(client text, up_to date) returns date
language plpgsql security definer as $$
declare
  previous ledger_seal;
  seal ledger_seal;
  account_ids bigint[];
  amounts bigint[];
begin
  if clock_timestamp() < ledger_day_start(up_to + 1) + interval '2 hours' then
    raise exception 'the day % can be sealed two hours after its end', up_to using errcode = 'restrict_violation';
  end if;
  perform wait_to_seal(client);
  select * into previous from ledger_seal where client_id = client order by day desc limit 1;
  if previous.day >= up_to then
    return previous.day;
  end if;
  if not sealed_totals_agree(client) then
    raise exception 'the totals of the sealed days of % were changed', client using errcode = 'restrict_violation';
  end if;
  seal.client_id := client;
  seal.day := coalesce(
    previous.day + 1,
    (select least(up_to, (min(created_at) at time zone interval '7 hours')::date) from journal where client_id = client));
  select array_agg(account_id), array_agg(amount) into account_ids, amounts
    from (select entry.account_id, sum(entry.amount)::bigint as amount
            from journal join entry on entry.journal_id = journal.id
           where journal.client_id = client
             and journal.created_at >= ledger_day_start(seal.day) and journal.created_at < ledger_day_start(seal.day + 1)
           group by entry.account_id having sum(entry.amount) <> 0) as total;
  select journals, entries, hash into seal.journals, seal.entries, seal.journals_hash
    from ledger_digest(client, ledger_day_start(seal.day), ledger_day_start(seal.day + 1));
  select coalesce(jsonb_object_agg(kind, amount), '{}') into seal.sums
    from (select account.kind, sum(part.amount)::bigint as amount
            from unnest(account_ids, amounts) as part (account_id, amount) join account on account.id = part.account_id
           group by account.kind) as total;
  select ledger_hash(concat_ws(' ', account_id, amount) order by account_id) into seal.accounts_hash
    from unnest(account_ids, amounts) as part (account_id, amount);
  -- Computes the totals after this seal, because the trigger `seal_sum_moves_total` changes the stored totals only when
  -- the sums are inserted below.
  select ledger_hash(concat_ws(' ', account_id, coalesce(total.amount, 0) + coalesce(part.amount, 0)) order by account_id)
    into seal.totals_hash
    from (select account_id, amount from ledger_sealed_total where client_id = client) as total
    full join unnest(account_ids, amounts) as part (account_id, amount) using (account_id);
  seal.previous_hash := previous.hash;
  seal.sealed_at := clock_timestamp();
  seal.hash := ledger_seal_hash(seal);
  insert into ledger_seal select seal.*;
  insert into ledger_seal_sum (client_id, day, account_id, amount)
    select client, seal.day, part.account_id, part.amount from unnest(account_ids, amounts) as part (account_id, amount);
  return seal.day;
end $$;

-- The ledger check `checkSinceSeal` covers only the days that are not sealed. This check uses these indexes to find the
-- records of these days without reading the records of sealed days.
create index withdrawal_refused on withdrawal (client_id, status, decided_at) where status in ('rejected', 'failed');
create index loss_refund_recent on loss_refund (client_id, created_at);

do $$
declare
  name text;
begin
  foreach name in array array['seal_sum_moves_total', 'sealed_total_guard', 'sealed_totals_hash', 'sealed_totals_agree',
                              'ledger_seal_hash', 'seal_ledger_day'] loop
    execute format('alter function %I set search_path = %I, pg_temp', name, current_schema());
  end loop;
end $$;
