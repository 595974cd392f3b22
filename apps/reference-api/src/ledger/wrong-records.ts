import { inArchive, type LedgerTables } from './ledger-tables.ts';

/** A query that lists the totals that differ from the sum of the member's deposits or commissions. */
const wrongTotals = `
  select 'the total of the deposits of member ' || member_id as name
    from (select member_id, sum(amount) as amount from deposit where status = 'completed' group by member_id) as summed
    full join deposit_total using (member_id)
   where coalesce(summed.amount, 0) <> coalesce(deposit_total.amount, 0)
  union all
  select 'the total of the commissions of member ' || member_id || ' from member ' || downline_id
    from (select member_id, downline_id, sum(amount) as amount from commission group by member_id, downline_id) as summed
    full join commission_total using (member_id, downline_id)
   where coalesce(summed.amount, 0) <> coalesce(commission_total.amount, 0)`;

/**
 * Returns a query that names each deposit, withdrawal and refund whose journal is missing or has a different amount. A
 * journal in an archived month has no entries and therefore no amount. For such a journal, the query compares only the
 * kind, the member, and the id or the reference. If the tables have all records, also names each wrong total.
 */
export const wrongRecordsOf = ({
  deposit,
  withdrawal,
  refund,
  hasAllRecords,
  archived,
}: LedgerTables): string => {
  const orArchived = (condition: string): string =>
    archived.length === 0
      ? ''
      : `or exists (select from journal as old where ${condition} and (${inArchive('old', archived)}))`;
  const isJournalOf = (record: string, kind: string): string =>
    `old.client_id = ${record}.client_id and old.member_id = ${record}.member_id and old.kind = '${kind}'`;
  return `
    select 'deposit ' || deposit.uuid as name from ${deposit} as deposit
     where status = 'completed' and not (exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = deposit.journal_id and account.kind = 'member_wallet'
          and account.member_id = deposit.member_id and entry.amount = -deposit.amount)
       ${orArchived(`old.id = deposit.journal_id and ${isJournalOf('deposit', 'deposit')}`)})
    union all
    select 'withdrawal ' || withdrawal.uuid from ${withdrawal} as withdrawal
     where (status = 'paid') <> (exists (
       select from journal join entry on entry.journal_id = journal.id join account on account.id = entry.account_id
        where journal.client_id = withdrawal.client_id and journal.kind = 'withdrawal_paid'
          and journal.reference = withdrawal.uuid::text and account.kind = 'bank'
        group by journal.id having sum(entry.amount) = -withdrawal.amount)
       ${orArchived(
         `old.reference = withdrawal.uuid::text and ${isJournalOf('withdrawal', 'withdrawal_paid')}`,
       )})
    union all
    select 'withdrawal ' || withdrawal.uuid from ${withdrawal} as withdrawal
     where not (exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = withdrawal.journal_id and account.kind = 'member_wallet'
          and account.member_id = withdrawal.member_id and entry.amount = withdrawal.amount)
       ${orArchived(
         `old.id = withdrawal.journal_id and old.reference = withdrawal.uuid::text
          and ${isJournalOf('withdrawal', 'withdrawal_requested')}`,
       )})
    union all
    select 'refund of ' || refund.bangkok_day || ' to member ' || refund.member_id from ${refund} as refund
     where not (exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = refund.journal_id and account.kind = 'member_wallet'
          and account.member_id = refund.member_id and entry.amount = -refund.amount)
       ${orArchived(
         `old.id = refund.journal_id and old.reference = concat_ws(' ', refund.member_id, refund.bangkok_day)
          and ${isJournalOf('refund', 'loss_refund')}`,
       )})
    ${hasAllRecords ? `union all ${wrongTotals}` : ''}`;
};
