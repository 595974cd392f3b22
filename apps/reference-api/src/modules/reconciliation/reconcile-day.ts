import { addBangkokDays, bangkokDay } from '@chada/domain';
import type { Deps } from '../../deps.ts';
import { recordDifference, type ItemPair, type Recording } from './difference.ts';
import { storeReported, readBooked, readReported, type ReconciliationItem, type Source } from './records.ts';
import { reportReaders, type ReportDeps } from './reported-items.ts';

/**
 * If a day has an open difference, the API reads the report of that day again for this number of days, because the bank
 * or the provider may still change the report.
 */
const READ_AGAIN_DAYS = 31;

export type ReconcileDeps = ReportDeps & Pick<Deps, 'clock' | 'houseAccounts'>;

export interface ReconcileResult {
  readonly source: Source;
  readonly compared: number;
  readonly open: number;
}

async function compare(deps: ReconcileDeps, side: { clientId: string; source: Source; day: string }) {
  const { db, clock } = deps;
  const { clientId, source, day } = side;
  const read = async (of: string) =>
    storeReported(db, { clientId, source, day: of }, await reportReaders[source](deps, clientId, of));
  const openRows = await db
    .selectFrom('difference')
    .select(['reference', 'bangkok_day'])
    .where('client_id', '=', clientId)
    .where('source', '=', source)
    .where('status', '=', 'open')
    .execute();
  const oldest = addBangkokDays(day, -READ_AGAIN_DAYS);
  const days = new Set([day, ...openRows.map((row) => row.bangkok_day).filter((open) => open > oldest)]);
  for (const item of days) await read(item);

  const booked = await readBooked(db, side, { day });
  // Reads neighbouring days too, because the bank and our ledger may record a movement on different days.
  const isReported = new Set(
    (await readReported(db, side, { references: booked.map(({ reference }) => reference) })).map(
      ({ reference }) => reference,
    ),
  );
  const missing = booked.filter(({ reference }) => !isReported.has(reference));
  const otherDays = missing.flatMap(({ otherDay }) =>
    otherDay !== null && otherDay > oldest ? [otherDay] : [],
  );
  const nextDay = addBangkokDays(day, 1);
  const around = missing.length > 0 && nextDay <= bangkokDay(clock.now()) ? [nextDay] : [];
  for (const item of new Set([...otherDays, ...around])) if (!days.has(item)) await read(item);

  const references = [
    ...new Set([
      ...booked.map(({ reference }) => reference),
      ...openRows.map(({ reference }) => reference),
      ...(await readReported(db, side, { day })).map(({ reference }) => reference),
    ]),
  ];
  const amounts = (items: readonly ReconciliationItem[]) =>
    new Map(items.map(({ reference, amount }) => [reference, amount]));
  const bookedAmounts = amounts(await readBooked(db, side, { references }));
  const reportedAmounts = amounts(await readReported(db, side, { references }));
  return references.map((reference): ItemPair => ({
    reference,
    ours: bookedAmounts.get(reference) ?? null,
    theirs: reportedAmounts.get(reference) ?? null,
  }));
}

/**
 * Compares our books of a day with the reports of the bank and the provider. If one report is unavailable, compares the
 * other report and then throws.
 */
export async function reconcileDay(
  deps: ReconcileDeps,
  clientId: string,
  day: string,
  signal?: AbortSignal,
): Promise<ReconcileResult[]> {
  const houseAccounts = await deps.houseAccounts(clientId);
  const faults: unknown[] = [];
  const results: ReconcileResult[] = [];
  for (const source of ['bank', 'provider'] as const) {
    try {
      const recording: Recording = { clientId, source, day, houseAccounts, at: deps.clock.now() };
      const all = await compare(deps, { clientId, source, day });
      let open = 0;
      for (const compared of all) {
        signal?.throwIfAborted();
        try {
          const isOpen = await deps.db
            .transaction()
            .execute((tx) => recordDifference(tx, recording, compared));
          if (isOpen) open += 1;
        } catch (error) {
          faults.push(error);
        }
      }
      results.push({ source, compared: all.length, open });
    } catch (error) {
      signal?.throwIfAborted();
      faults.push(error);
    }
  }
  if (faults.length > 0) {
    const reasons = faults.map((fault) => (fault instanceof Error ? fault.message : String(fault)));
    throw new Error(reasons.join('; '), { cause: faults[0] });
  }
  return results;
}
