import { inArchive, type Books } from './books.ts';

/**
 * Returns a query that names deposits, withdrawals and refunds without a journal of the same amount. A record whose journal
 * is in an archived month is not compared.
 */
export const wrongRecordsOf = ({ deposit, withdrawal, refund, archived }: Books): string => {
  const unlessArchived = (condition: string): string =>
    archived.length === 0
      ? ''
      : `and not exists (select from journal as old where ${condition} and (${inArchive('old', archived)}))`;
  return `
    select 'deposit ' || deposit.uuid as name from ${deposit} as deposit
     where status = 'completed' and not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = deposit.journal_id and account.kind = 'member_wallet'
          and account.member_id = deposit.member_id and entry.amount = -deposit.amount)
       ${unlessArchived('old.id = deposit.journal_id')}
    union all
    select 'withdrawal ' || withdrawal.uuid from ${withdrawal} as withdrawal
     where (status = 'paid') <> exists (
       select from journal join entry on entry.journal_id = journal.id join account on account.id = entry.account_id
        where journal.client_id = withdrawal.client_id and journal.kind = 'withdrawal_paid'
          and journal.reference = withdrawal.uuid::text and account.kind = 'bank'
        group by journal.id having sum(entry.amount) = -withdrawal.amount)
       ${unlessArchived(
         `old.client_id = withdrawal.client_id and old.kind = 'withdrawal_paid' and old.reference = withdrawal.uuid::text`,
       )}
    union all
    select 'withdrawal ' || withdrawal.uuid from ${withdrawal} as withdrawal
     where not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = withdrawal.journal_id and account.kind = 'member_wallet'
          and account.member_id = withdrawal.member_id and entry.amount = withdrawal.amount)
       ${unlessArchived('old.id = withdrawal.journal_id')}
    union all
    select 'refund of ' || refund.bangkok_day || ' to member ' || refund.member_id from ${refund} as refund
     where not exists (
       select from entry join account on account.id = entry.account_id
        where entry.journal_id = refund.journal_id and account.kind = 'member_wallet'
          and account.member_id = refund.member_id and entry.amount = -refund.amount)
       ${unlessArchived('old.id = refund.journal_id')}`;
};
