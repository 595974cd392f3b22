-- Posts one journal. Behaves like the function of migration 0060, but finds each account by an index. The earlier
-- function joined `account` to a list of account ids, and PostgreSQL then read the complete table, including all row
-- versions that an open snapshot keeps. Without `force_generic_plan`, PostgreSQL would plan the statements again for
-- each journal.
create or replace function post_journal(
  client text, journal_kind text, journal_reference text, member bigint, at timestamptz,
  account_ids bigint[], amounts bigint[]
) returns bigint language plpgsql set search_path from current set plan_cache_mode = force_generic_plan as $$
declare
  posted bigint;
  ids bigint[] := account_ids;
  signed bigint[] := amounts;
  shared record;
  own_stripe bigint;
  shrinks boolean := false;
begin
  for position in 1 .. cardinality(account_ids) loop
    select account.client_id, account.kind, account.normal_side, account_kind.stripes into shared
      from account join account_kind on account_kind.kind = account.kind
     where account.id = account_ids[position] and account.holder = 'house' and account_kind.stripes > 1;
    if found then
      shrinks := shrinks or (shared.normal_side = 'debit') = (amounts[position] < 0);
      if member is not null then
        select id into strict own_stripe from account
         where client_id = shared.client_id and kind = shared.kind and member_id is null and provider is null
           and stripe = (member % shared.stripes)::smallint;
        ids[position] := own_stripe;
      end if;
    end if;
  end loop;
  if shrinks then
    -- This block is a subtransaction. If the balance of a stripe is too low, the exception ends the block and releases
    -- its locks. Then all stripes of the account are locked in the common order.
    begin
      perform 1 from account where id = any (ids) order by member_id is null, id for update;
      if exists (
        select from unnest(ids, signed) as leg (account_id, amount)
          join account on account.id = leg.account_id
         where account.id = any (ids) and account.holder = 'house'
           and account.balance + case account.normal_side when 'debit' then leg.amount else -leg.amount end < 0
      ) then
        raise exception 'a stripe is too small' using errcode = 'CH001';
      end if;
    exception when sqlstate 'CH001' then
      perform 1 from account
       where id = any (ids)
          or (member_id is null and (client_id, kind) in (
                select client_id, kind from account where id = any (ids) and holder = 'house'))
       order by member_id is null, id for update;
      select array_agg(id), array_agg(amount) into ids, signed from divided_legs(ids, signed);
    end;
  else
    perform 1 from account where id = any (ids) order by member_id is null, id for update;
  end if;
  insert into journal (client_id, kind, reference, member_id, created_at, posted_in)
    values (client, journal_kind, journal_reference, member, at, pg_current_xact_id())
    returning id into posted;
  insert into entry (journal_id, account_id, amount, balance_after)
    select posted, leg.account_id, leg.amount, 0 from unnest(ids, signed) as leg (account_id, amount);
  return posted;
end $$;

-- Removes the function's own `search_path`, because PostgreSQL can inline a function only if the function has no settings
-- of its own.
alter function withdrawal_facts(bigint, timestamptz, timestamptz, date) reset search_path;

-- Locks the wallet, then reads all facts about a withdrawal, in one round trip. The statements after the lock see what
-- other transactions committed while this function waited for the lock.
create function begin_withdrawal(member bigint, month_start timestamptz, month_end timestamptz, day date)
returns table (
  account_id bigint, balance bigint, deposited bigint, deposited_in_month bigint, withdrawn bigint, times bigint,
  locked_bonuses json)
language plpgsql set search_path from current set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
declare
  wallet account;
begin
  select * into strict wallet from account where member_id = member and kind = 'member_wallet' for update;
  return query
    select wallet.id, wallet.balance, facts.*,
           (select json_agg(json_build_object(
                      'bonusSatang', coalesce(amount_left, amount), 'requiredSatang', turnover_required,
                      'doneSatang', turnover_done) order by deposit_id)
              from deposit_bonus
             where member_id = member and turnover_done < turnover_required and taken_back_at is null
               and coalesce(amount_left, amount) > 0)
      from withdrawal_facts(member, month_start, month_end, day) as facts;
end $$;
