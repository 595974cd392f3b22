import type { Books } from './books.ts';

const since = `(
  select brand.client_id, coalesce(ledger_day_start(max(seal.day) + 1), '-infinity') as open_from
    from brand left join ledger_seal seal on seal.client_id = brand.client_id group by brand.client_id)`;

const journal = `(
  select journal.* from ${since} as since join journal
      on journal.client_id = since.client_id and journal.created_at >= since.open_from)`;

const entry = `(select entry.* from ${journal} as journal join entry on entry.journal_id = journal.id)`;

const recent = (table: string, time: string) => `(
  select ${table}.* from ${table} join ${since} as since on since.client_id = ${table}.client_id
   where ${time} >= since.open_from)`;

/** Reads only the records since each brand's last seal. The seals contain the sums of all earlier entries. */
export const openDays: Books = {
  journal,
  entry,
  movement: `(
    select account_id, amount from ledger_seal_sum union all select account_id, amount from ${entry} as entry)`,
  deposit: recent('deposit', 'decided_at'),
  withdrawal: recent(
    'withdrawal',
    `case when status in ('paid', 'rejected') then greatest(requested_at, decided_at, paid_at) else 'infinity' end`,
  ),
  refund: recent('loss_refund', 'created_at'),
};
