-- The journal that took a withdrawal's credit out of the wallet. One statement writes the journal and the withdrawal.
alter table withdrawal add column journal_id bigint unique references journal;
update withdrawal set journal_id = journal.id from journal
 where journal.client_id = withdrawal.client_id and journal.kind = 'withdrawal_requested'
   and journal.reference = withdrawal.uuid::text;
alter table withdrawal alter column journal_id set not null;

-- Returns the facts, in addition to the credit, that the API needs to decide about a withdrawal: the sum of all deposits,
-- the sum of the month's deposits, and the sum and the number of the day's withdrawals.
create function withdrawal_facts(member bigint, month_start timestamptz, month_end timestamptz, day date)
returns table (deposited bigint, deposited_in_month bigint, withdrawn bigint, times bigint)
language sql stable set search_path from current as $$
  select deposits.*, withdrawals.*
    from (select coalesce(sum(amount), 0)::bigint,
                 coalesce(sum(amount) filter (where decided_at >= month_start and decided_at < month_end), 0)::bigint
            from deposit where member_id = member and status = 'completed') as deposits,
         (select coalesce(sum(amount), 0)::bigint, count(*)
            from withdrawal where member_id = member and bangkok_day = day and status <> 'rejected') as withdrawals
$$;

-- Locks the wallet and then calls `withdrawal_facts`, in one round trip. Each statement of a function sees what is
-- committed when the statement starts. The facts therefore include what other transactions committed while this
-- function waited for the lock. A single statement outside a function would not see these commits.
create function lock_for_withdrawal(member bigint, month_start timestamptz, month_end timestamptz, day date)
returns table (account_id bigint, balance bigint, deposited bigint, deposited_in_month bigint, withdrawn bigint, times bigint)
language plpgsql set search_path from current as $$
declare
  wallet account;
begin
  select * into strict wallet from account where member_id = member and kind = 'member_wallet' for update;
  return query select wallet.id, wallet.balance, facts.* from withdrawal_facts(member, month_start, month_end, day) as facts;
end $$;
