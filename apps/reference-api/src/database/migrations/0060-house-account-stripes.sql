-- An account of the brand that many members use at the same time has several rows, its stripes. The balance of the
-- account is the sum of its stripes. Each stripe is an ordinary row of `account`: its balance is the sum of its entries
-- and never below zero. All journals of a member use the same stripe. The members are distributed over the stripes, so
-- that they wait for each other less often.
alter table account_kind add column stripes smallint not null default 1 check (stripes between 1 and 16);
update account_kind set stripes = 16 where kind in (
  'bank', 'withdrawals_payable', 'gaming_revenue', 'gaming_payout', 'bonus_expense', 'affiliate_expense', 'refund_expense');

alter table account add column stripe smallint not null default 0 check (stripe between 0 and 15);
alter table account add constraint account_striped_by_house check (stripe = 0 or holder = 'house');
-- The new constraint has the name of the dropped constraint, because programs use this name when they open accounts.
alter table account
  drop constraint account_once,
  add constraint account_once unique nulls not distinct (client_id, kind, member_id, provider, stripe);

create or replace function account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account opens empty' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  -- Only the trigger `entry_moves_balance` may update an account. `pg_trigger_depth()` is 2 for an update by that
  -- trigger, and 1 for a program's own update.
  if pg_trigger_depth() < 2
     or (new.id, new.client_id, new.kind, new.normal_side, new.holder, new.stripe)
        <> (old.id, old.client_id, old.kind, old.normal_side, old.holder, old.stripe)
     or (new.member_id, new.provider) is distinct from (old.member_id, old.provider) then
    raise exception 'an account changes only through entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

insert into account (client_id, kind, normal_side, holder, stripe)
  select account.client_id, account.kind, account.normal_side, 'house', number
    from account join account_kind using (kind) cross join generate_series(1, account_kind.stripes - 1) as number
   where account.holder = 'house';

-- Opens the missing ledger accounts of the brand, each with all its stripes.
create function open_house_accounts(client text) returns void language sql set search_path from current as $$
  insert into account (client_id, kind, normal_side, holder, stripe)
    select client, kind, normal_side, 'house', number
      from account_kind cross join generate_series(0, stripes - 1) as number
     where holder = 'house'
     order by kind, number
    on conflict on constraint account_once do nothing
$$;

-- Replaces each account of the brand in the entries of a journal by the member's stripe (row) of this account. A journal
-- without a member uses stripe 0.
create function striped_legs(member bigint, account_ids bigint[], amounts bigint[])
returns table (ids bigint[], signed bigint[], shrinks boolean)
language sql stable set search_path from current as $$
  select array_agg(coalesce(striped.id, account.id) order by leg.position),
         array_agg(leg.amount order by leg.position),
         bool_or(account_kind.stripes > 1 and (account.normal_side = 'debit') = (leg.amount < 0))
    from unnest(account_ids, amounts) with ordinality as leg (account_id, amount, position)
    join account on account.id = leg.account_id
    join account_kind on account_kind.kind = account.kind
    left join account striped
      on account_kind.stripes > 1 and member is not null
     and (striped.client_id, striped.kind, striped.stripe)
       = (account.client_id, account.kind, (member % account_kind.stripes)::smallint)
     and striped.member_id is null and striped.provider is null
$$;

-- If an entry decreases its stripe by more than the balance of the stripe, divides the entry among all stripes of the
-- account, beginning with the entry's own stripe. The caller has locked these stripes. If the balance of all stripes
-- together is too low, the entry's own stripe gets the rest, and the check on its balance refuses the journal.
create function divided_legs(account_ids bigint[], amounts bigint[])
returns table (id bigint, amount bigint)
language sql stable set search_path from current as $$
  with leg as (
    select account.id, account.client_id, account.kind, account.balance, account.holder,
           leg.amount, abs(leg.amount) as size,
           account.holder = 'house' and account_kind.stripes > 1
             and (account.normal_side = 'debit') = (leg.amount < 0) and account.balance < abs(leg.amount) as is_short
      from unnest(account_ids, amounts) as leg (account_id, amount)
      join account on account.id = leg.account_id
      join account_kind on account_kind.kind = account.kind
  ), share as (
    select leg.id as wanted, stripe.id, sign(leg.amount) as direction, leg.size,
           greatest(0, least(stripe.balance, leg.size - (sum(stripe.balance) over before - stripe.balance))) as size_here
      from leg join account stripe
        on (stripe.client_id, stripe.kind) = (leg.client_id, leg.kind) and stripe.member_id is null
     where leg.is_short
    window before as (partition by leg.id order by stripe.id <> leg.id, stripe.id)
  )
  select leg.id, leg.amount from leg where not leg.is_short
  union all
  select share.id, (share.direction * share.size_here)::bigint from share
   where share.size_here > 0 and share.id <> share.wanted
  union all
  select share.wanted,
         (share.direction * (share.size - coalesce(sum(share.size_here) filter (where share.id <> share.wanted), 0)))::bigint
    from share group by share.wanted, share.direction, share.size
  having share.size > coalesce(sum(share.size_here) filter (where share.id <> share.wanted), 0)
$$;

-- Posts one journal in one round trip. Accounts are always locked in the same order (members' accounts first, then the
-- brand's accounts, each by id), so that journals don't deadlock.
create or replace function post_journal(
  client text, journal_kind text, journal_reference text, member bigint, at timestamptz,
  account_ids bigint[], amounts bigint[]
) returns bigint language plpgsql set search_path from current as $$
declare
  posted bigint;
  legs record;
begin
  select * into legs from striped_legs(member, account_ids, amounts);
  if legs.shrinks then
    -- This block is a subtransaction. If the balance of a stripe is too low, the exception ends the block and releases
    -- its locks. Then all stripes of the account are locked in the common order.
    begin
      perform 1 from account where id = any (legs.ids) order by member_id is null, id for update;
      if exists (
        select from unnest(legs.ids, legs.signed) as leg (account_id, amount)
          join account on account.id = leg.account_id
         where account.holder = 'house'
           and account.balance + case account.normal_side when 'debit' then leg.amount else -leg.amount end < 0
      ) then
        raise exception 'a stripe is too small' using errcode = 'CH001';
      end if;
    exception when sqlstate 'CH001' then
      perform 1 from account
       where id = any (legs.ids)
          or (member_id is null and (client_id, kind) in (
                select client_id, kind from account where id = any (legs.ids) and holder = 'house'))
       order by member_id is null, id for update;
      select array_agg(id), array_agg(amount) into legs.ids, legs.signed from divided_legs(legs.ids, legs.signed);
    end;
  else
    perform 1 from account where id = any (legs.ids) order by member_id is null, id for update;
  end if;
  insert into journal (client_id, kind, reference, member_id, created_at, posted_in)
    values (client, journal_kind, journal_reference, member, at, pg_current_xact_id())
    returning id into posted;
  insert into entry (journal_id, account_id, amount, balance_after)
    select posted, leg.account_id, leg.amount, 0
      from unnest(legs.ids, legs.signed) as leg (account_id, amount)
      join account on account.id = leg.account_id
     order by account.member_id is null, account.id;
  return posted;
end $$;
