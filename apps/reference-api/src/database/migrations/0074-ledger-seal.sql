-- The seals of the days of a brand's ledger. A seal contains a hash of the day's journals and the hash of the previous
-- seal.
create table ledger_seal (
  client_id text not null references brand,
  -- A Bangkok day. The days of a brand's seals have no gaps.
  day date not null,
  journals bigint not null,
  entries bigint not null,
  -- The sum of the day's entries for each kind of account.
  sums jsonb not null,
  journals_hash bytea not null,
  -- The hash of the day's rows in `ledger_seal_sum`.
  accounts_hash bytea not null,
  -- The hash of the previous day's seal. Null in the brand's first seal.
  previous_hash bytea,
  sealed_at timestamptz not null,
  hash bytea not null,
  primary key (client_id, day),
  constraint ledger_seal_in_one_chain unique nulls not distinct (client_id, previous_hash)
);

-- The sum of a sealed day's entries for each account. An account whose sum is 0 has no row.
create table ledger_seal_sum (
  client_id text not null,
  day date not null,
  -- Not a foreign key, because a foreign key would lock the accounts until the seal is committed. Accounts are never
  -- deleted.
  account_id bigint not null,
  amount bigint not null check (amount <> 0),
  primary key (client_id, day, account_id),
  foreign key (client_id, day) references ledger_seal
);

create trigger seal_append_only before update or delete on ledger_seal
  for each row execute function ledger_is_append_only();
create trigger seal_kept before truncate on ledger_seal for each statement execute function ledger_is_append_only();
create trigger seal_sum_append_only before update or delete on ledger_seal_sum
  for each row execute function ledger_is_append_only();
create trigger seal_sum_kept before truncate on ledger_seal_sum
  for each statement execute function ledger_is_append_only();

-- Journals are stored nearly in the order of `created_at`. A BRIN index is therefore enough. Inserts are nearly as fast as
-- without this index.
create index journal_created on journal using brin (created_at) with (autosummarize = on);

create function ledger_day_start(day date) returns timestamptz language sql immutable as $$
  select day::timestamp at time zone interval '7 hours'
$$;

create function ledger_hash_step(state bytea, line text) returns bytea language plpgsql immutable as $$
begin
  return sha256(state || convert_to(line, 'UTF8'));
end $$;
-- Hashes any number of lines in constant memory.
create aggregate ledger_hash(text) (sfunc = ledger_hash_step, stype = bytea, initcond = '');

create function ledger_digest(
  client text, first_time timestamptz, end_time timestamptz, out journals bigint, out entries bigint, out hash bytea
) language sql stable set search_path from current as $$
  select count(*), coalesce(sum(posted.entries), 0)::bigint, ledger_hash(posted.line order by posted.id)
    from (
      select journal.id, moved.entries,
             json_build_array(
               journal.id, journal.client_id, journal.kind, journal.reference, journal.member_id,
               (extract(epoch from journal.created_at) * 1000000)::bigint, moved.text)::text as line
        from journal cross join lateral (
               select count(*) as entries,
                      string_agg(concat_ws(' ', account_id, amount, balance_after), ',' order by account_id) as text
                 from entry where entry.journal_id = journal.id) as moved
       where journal.client_id = client and journal.created_at >= first_time and journal.created_at < end_time
    ) as posted
$$;

create function ledger_seal_sums_hash(client text, sealed_day date) returns bytea
language sql stable set search_path from current as $$
  select ledger_hash(concat_ws(' ', account_id, amount) order by account_id)
    from ledger_seal_sum where client_id = client and day = sealed_day
$$;

create function ledger_seal_hash(seal ledger_seal) returns bytea language sql stable set search_path from current as $$
  select sha256(convert_to(json_build_array(
    seal.client_id, seal.day, seal.journals, seal.entries, seal.sums::text, encode(seal.journals_hash, 'hex'),
    encode(seal.accounts_hash, 'hex'), encode(seal.previous_hash, 'hex'),
    (extract(epoch from seal.sealed_at) * 1000000)::bigint)::text, 'UTF8'))
$$;

create function ledger_seal_lock(client text) returns bigint language sql immutable as $$
  select hashtextextended('ledger seal of ' || client, 0)
$$;

create function refuse_sealed_day(client text, at timestamptz) returns void
language plpgsql set search_path from current as $$
declare
  last_day date;
begin
  -- Refuses a stricter isolation level, because the transaction might then not see a seal that was committed after the
  -- transaction's start.
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'a journal with an earlier time needs the isolation level read committed'
      using errcode = 'restrict_violation';
  end if;
  perform pg_advisory_xact_lock_shared(ledger_seal_lock(client));
  select max(day) into last_day from ledger_seal where client_id = client;
  if at < ledger_day_start(last_day + 1) then
    raise exception 'the ledger of % is sealed up to %, so a journal of % is refused', client, last_day, at
      using errcode = 'restrict_violation';
  end if;
end $$;

-- Refuses a journal of a day that is already sealed. Only a journal with a time of more than an hour ago is checked: a
-- day is sealed two hours after its end or later, so a journal of the last hour can't belong to a sealed day.
create or replace function journal_stamp() returns trigger language plpgsql as $$
begin
  new.posted_in := pg_current_xact_id();
  if new.created_at < clock_timestamp() - interval '1 hour' then
    execute format('select %I.refuse_sealed_day($1, $2)', tg_table_schema) using new.client_id, new.created_at;
  end if;
  return new;
end $$;

-- Waits until every transaction that may have posted a journal of the day has ended. These are all transactions that
-- are older than this transaction, and all transactions that hold the brand's lock.
create function wait_to_seal(client text) returns void language plpgsql set search_path from current as $$
declare
  own_id xid8 := pg_current_xact_id();
  give_up_at timestamptz := clock_timestamp() + interval '8 seconds';
begin
  if current_setting('transaction_isolation') <> 'read committed' then
    raise exception 'a seal needs the isolation level read committed';
  end if;
  loop
    if pg_snapshot_xmin(pg_current_snapshot()) >= own_id then
      -- Does not wait for the lock, because waiting could cause a deadlock with the older transactions.
      if pg_try_advisory_xact_lock(ledger_seal_lock(client)) then
        return;
      end if;
    end if;
    if clock_timestamp() > give_up_at then
      raise exception 'an older transaction still runs, so the day is sealed later' using errcode = 'lock_not_available';
    end if;
    perform pg_sleep(0.02);
  end loop;
end $$;

-- Seals the brand's next day, if this day is not later than `up_to`. Returns the last sealed day.
create function seal_ledger_day(client text, up_to date) returns date
language plpgsql security definer set search_path from current as $$
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
  seal.previous_hash := previous.hash;
  seal.sealed_at := clock_timestamp();
  seal.hash := ledger_seal_hash(seal);
  insert into ledger_seal select seal.*;
  insert into ledger_seal_sum (client_id, day, account_id, amount)
    select client, seal.day, part.account_id, part.amount from unnest(account_ids, amounts) as part (account_id, amount);
  return seal.day;
end $$;
