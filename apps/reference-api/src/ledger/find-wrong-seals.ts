import { readArchived } from './archived.ts';
import { archivedSums, type ReadRows } from './ledger-tables.ts';

interface Seal {
  readonly client_id: string;
  readonly day: string;
}
const nameOf = ({ client_id, day }: Seal): string => `${client_id} ${day}`;

// Checks the sums of only one seal, because one statement for all seals would exceed the time limit for a statement.
async function hasWrongSums(read: ReadRows, { client_id, day }: Seal): Promise<boolean> {
  const wrong = await read(
    `select from ledger_seal seal where seal.client_id = $1 and seal.day = $2
        and accounts_hash <> ledger_seal_sums_hash(client_id, day)`,
    [client_id, day],
  );
  return wrong.length > 0;
}

/** Lists seals that were changed or are missing, and brands whose totals do not agree with the last seal. */
export async function findBrokenSeals(read: ReadRows): Promise<string[]> {
  const changed = await read<Seal & { fault: string }>(`
    select client_id, day, case
             when hash <> ledger_seal_hash(chain.seal) then 'the seal was changed'
             else 'the seal before it is missing or was changed' end as fault
      from (select seal, seal.*, lag(seal.hash) over days as before_hash, lag(seal.day) over days as before_day
              from ledger_seal seal window days as (partition by seal.client_id order by seal.day)) as chain
     where hash <> ledger_seal_hash(chain.seal) or previous_hash is distinct from before_hash
        or day <> coalesce(before_day + 1, day)
     order by client_id, day`);
  const missing = await read<{ name: string }>(`
    select run.client_id || ' ' || max(run.bangkok_day) || ': the seal is missing' as name
      from daily_run run
     where run.job = 'ledger_seal' and run.finished_at is not null
     group by run.client_id
    having max(run.bangkok_day) > coalesce(
             (select max(seal.day) from ledger_seal seal where seal.client_id = run.client_id), '-infinity')
     order by run.client_id`);
  const totals = await read<{ name: string }>(`
    select client_id || ': the totals of the sealed days were changed' as name
      from brand where not sealed_totals_agree(client_id) order by client_id`);
  return [
    ...changed.map((seal) => `${nameOf(seal)}: ${seal.fault}`),
    ...[...missing, ...totals].map(({ name }) => name),
  ];
}

const accountsOf = (ids: string | null): string => (ids === null ? '' : ` (accounts ${ids})`);

/** Reads whether a sealed day was changed. Returns no row if the day's journals and entries agree with the seal. */
const readWrongDay = (read: ReadRows, { client_id, day }: Seal) =>
  read<{ accounts: string | null }>(
    `select (
             select string_agg(account_id::text, ', ' order by account_id)
               from (select entry.account_id, sum(entry.amount) as amount
                       from journal join entry on entry.journal_id = journal.id
                      where journal.client_id = seal.client_id and journal.created_at >= ledger_day_start(seal.day)
                        and journal.created_at < ledger_day_start(seal.day + 1)
                      group by entry.account_id having sum(entry.amount) <> 0) as posted
               full join (select * from ledger_seal_sum part
                           where part.client_id = seal.client_id and part.day = seal.day) as part using (account_id)
              where posted.amount is distinct from part.amount) as accounts
      from ledger_seal seal cross join lateral
           ledger_digest(seal.client_id, ledger_day_start(seal.day), ledger_day_start(seal.day + 1)) as found
     where seal.client_id = $1 and seal.day = $2
       and (found.journals, found.entries, found.hash) <> (seal.journals, seal.entries, seal.journals_hash)`,
    [client_id, day],
  );

/**
 * Returns a row if an archived day was changed: if the database still has entries of the day, or if its number of
 * journals of the day differs from the seal.
 */
const readWrongArchivedDay = (read: ReadRows, { client_id, day }: Seal) =>
  read(
    `select from ledger_seal seal
      where seal.client_id = $1 and seal.day = $2::date and (
            seal.journals <> (
              select count(*) from journal
               where client_id = $1 and created_at >= ledger_day_start($2::date) and created_at < ledger_day_start($2::date + 1))
            or exists (
              select from journal join entry on entry.journal_id = journal.id
               where client_id = $1 and created_at >= ledger_day_start($2::date) and created_at < ledger_day_start($2::date + 1)))`,
    [client_id, day],
  );

/** Lists sealed days whose journals, entries or sums differ from the seal, and journals before the first seal. */
export async function findWrongDays(read: ReadRows): Promise<string[]> {
  const wrong: string[] = [];
  const archived = await readArchived(read);
  const isArchived = ({ client_id, day }: Seal) =>
    archived.some(({ clientId, lastDay }) => clientId === client_id && day <= lastDay);
  for (const seal of await read<Seal>('select client_id, day from ledger_seal order by client_id, day')) {
    if (await hasWrongSums(read, seal)) wrong.push(`${nameOf(seal)}: the sums of the accounts were changed`);
    if (isArchived(seal)) {
      if ((await readWrongArchivedDay(read, seal)).length > 0)
        wrong.push(`${nameOf(seal)}: the archived journals were changed`);
      continue;
    }
    for (const { accounts } of await readWrongDay(read, seal))
      wrong.push(`${nameOf(seal)}: the sealed journals were changed${accountsOf(accounts)}`);
  }
  const early = await read<{ name: string }>(`
    select seal.client_id || ': journal ' || journal.id || ' is earlier than the first seal' as name
      from (select client_id, min(day) as day from ledger_seal group by client_id) as seal
      join journal on journal.client_id = seal.client_id and journal.created_at < ledger_day_start(seal.day)`);
  return [...wrong, ...early.map(({ name }) => name)];
}

/** Lists brands whose totals are not the sums of the entries of all sealed days. */
export async function findWrongTotals(read: ReadRows): Promise<string[]> {
  const archived = await readArchived(read);
  const wrong = await read<Seal & { accounts: string }>(`
    select last.client_id, last.day, string_agg(account_id::text, ', ' order by account_id) as accounts
      from (select client_id, max(day) as day from ledger_seal group by client_id) as last
     cross join lateral (
       select account_id
         from (select account_id, sum(amount) as amount
                 from (select entry.account_id, entry.amount
                         from journal join entry on entry.journal_id = journal.id
                        where journal.client_id = last.client_id and journal.created_at < ledger_day_start(last.day + 1)
                       union all
                       select old.account_id, old.amount from ${archivedSums(archived)} as old
                        where old.client_id = last.client_id) as moved
                group by account_id) as posted
         full join (select * from ledger_sealed_total where client_id = last.client_id) as total using (account_id)
        where coalesce(posted.amount, 0) <> coalesce(total.amount, 0)) as account
     group by last.client_id, last.day order by last.client_id`);
  return wrong.map(
    (seal) => `${nameOf(seal)}: the totals differ from the sealed entries${accountsOf(seal.accounts)}`,
  );
}
