-- The double-entry ledger. The database enforces these rules for every program:
--   * A journal has at least two entries, and its entries sum to zero (checked at commit).
--   * The balance of an account is the sum of its entries and never below zero. Only a trigger may change a balance.
--   * Journals and entries are never changed or deleted. Another journal corrects a mistake.
-- The amount of an entry has a sign: a debit is positive, a credit is negative.

create table account_kind (
  kind text primary key,
  normal_side text not null check (normal_side in ('debit', 'credit')),
  holder text not null check (holder in ('house', 'member', 'member_at_provider')),
  meaning text not null,
  unique (kind, normal_side, holder)
);
insert into account_kind (kind, normal_side, holder, meaning) values
  ('bank',                'debit',  'house',              'Money in the brand''s bank accounts'),
  ('capital',             'credit', 'house',              'What the owners paid in'),
  ('withdrawals_payable', 'credit', 'house',              'Withdrawals asked for and not paid yet'),
  ('gaming_revenue',      'credit', 'house',              'What members lost in games'),
  ('gaming_payout',       'debit',  'house',              'What members won in games'),
  ('bonus_expense',       'debit',  'house',              'Credit given: bonuses, prizes, corrections by staff'),
  ('member_wallet',       'credit', 'member',             'A member''s credit'),
  ('member_game',         'credit', 'member_at_provider', 'A member''s credit while it is at a game provider');

create table account (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  kind text not null,
  normal_side text not null,
  holder text not null,
  member_id bigint references member,
  provider text,
  balance bigint not null default 0,
  foreign key (kind, normal_side, holder) references account_kind (kind, normal_side, holder),
  constraint account_once unique nulls not distinct (client_id, kind, member_id, provider),
  constraint account_never_below_zero check (balance >= 0),
  check ((holder = 'house') = (member_id is null)),
  check ((holder = 'member_at_provider') = (provider is not null))
);
create index account_member on account (member_id);

create table journal (
  id bigint generated always as identity primary key,
  client_id text not null references brand,
  kind text not null,
  -- Identifies the recorded event. An event is recorded only once.
  reference text not null,
  member_id bigint references member,
  created_at timestamptz not null,
  -- The id of the transaction that wrote the journal. Only this transaction can add entries to the journal.
  posted_in xid8 not null,
  constraint journal_once unique (client_id, kind, reference)
);
create index journal_member on journal (member_id, id desc);

create table entry (
  journal_id bigint not null references journal,
  account_id bigint not null references account,
  amount bigint not null check (amount <> 0),
  -- The account's balance after this entry, for account statements.
  balance_after bigint not null,
  primary key (journal_id, account_id)
);
create index entry_account on entry (account_id, journal_id desc);

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: % of % is refused', tg_op, tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger journal_append_only before update or delete on journal for each row execute function ledger_is_append_only();
create trigger entry_append_only before update or delete on entry for each row execute function ledger_is_append_only();
create trigger account_kept before delete on account for each row execute function ledger_is_append_only();
create trigger journal_kept before truncate on journal for each statement execute function ledger_is_append_only();
create trigger entry_kept before truncate on entry for each statement execute function ledger_is_append_only();
create trigger account_all_kept before truncate on account for each statement execute function ledger_is_append_only();

create function account_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then
      raise exception 'an account opens empty' using errcode = 'restrict_violation';
    end if;
    return new;
  end if;
  -- Only the trigger of `entry` may update an account. `pg_trigger_depth()` is 2 for an update by that trigger, and 1
  -- for a program's own update.
  if pg_trigger_depth() < 2
     or (new.id, new.client_id, new.kind, new.normal_side, new.holder) <> (old.id, old.client_id, old.kind, old.normal_side, old.holder)
     or (new.member_id, new.provider) is distinct from (old.member_id, old.provider) then
    raise exception 'an account changes only through entries' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger account_guard before insert or update on account for each row execute function account_guard();

create function journal_stamp() returns trigger language plpgsql as $$
begin
  new.posted_in := pg_current_xact_id();
  return new;
end $$;
create trigger journal_stamp before insert on journal for each row execute function journal_stamp();

create function entry_moves_balance() returns trigger language plpgsql set search_path from current as $$
declare
  journal_brand text;
  account_brand text;
begin
  select client_id into journal_brand from journal where id = new.journal_id and posted_in = pg_current_xact_id();
  if journal_brand is null then
    raise exception 'a journal takes no entries after its own transaction' using errcode = 'restrict_violation';
  end if;
  update account
     set balance = balance + case normal_side when 'debit' then new.amount else -new.amount end
   where id = new.account_id
   returning balance, client_id into new.balance_after, account_brand;
  if account_brand <> journal_brand then
    raise exception 'a journal stays within one brand' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger entry_moves_balance before insert on entry for each row execute function entry_moves_balance();

create function journal_must_balance() returns trigger language plpgsql set search_path from current as $$
declare
  wanted bigint;
  entries bigint;
  total numeric;
begin
  if tg_table_name = 'journal' then
    wanted := new.id;
  else
    wanted := new.journal_id;
  end if;
  select count(*), coalesce(sum(amount), 0) into entries, total from entry where journal_id = wanted;
  if entries < 2 or total <> 0 then
    raise exception 'journal % has % entries that sum to %', wanted, entries, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger journal_must_balance after insert on journal
  deferrable initially deferred for each row execute function journal_must_balance();
create constraint trigger entry_must_balance after insert on entry
  deferrable initially deferred for each row execute function journal_must_balance();

-- Posts one journal in one round trip. Accounts are always locked in the same order, so that journals don't deadlock:
-- first the members' accounts, then the brand's own accounts, each by id. The brand's own accounts are locked last and
-- therefore for the shortest time, because all members share them.
create function post_journal(
  client text, journal_kind text, journal_reference text, member bigint, at timestamptz,
  account_ids bigint[], amounts bigint[]
) returns bigint language plpgsql set search_path from current as $$
declare
  posted bigint;
begin
  perform 1 from account where id = any (account_ids) order by member_id is null, id for update;
  insert into journal (client_id, kind, reference, member_id, created_at, posted_in)
    values (client, journal_kind, journal_reference, member, at, pg_current_xact_id())
    returning id into posted;
  insert into entry (journal_id, account_id, amount, balance_after)
    select posted, leg.account_id, leg.amount, 0
      from unnest(account_ids, amounts) as leg (account_id, amount)
      join account on account.id = leg.account_id
     order by account.member_id is null, account.id;
  return posted;
end $$;
