import { addBangkokDays, bangkokDay } from '@chada/domain';
import type { BankGateway, StatementLine } from '../../bank/bank-gateway.ts';
import type { Deps } from '../../deps.ts';
import type { GameProvider } from '../../games/game-provider.ts';
import { readAllReceivingAccounts } from '../deposit/repository.ts';
import { recordDifference, type MovePair, type Recording } from './difference.ts';
import { storeReported, readBooked, readReported, type Move, type Source } from './records.ts';

/** Statements may change for this many days; afterwards staff settle the rest. */
const READ_AGAIN_DAYS = 31;

export interface ReconcileDeps extends Pick<Deps, 'db' | 'clock' | 'houseAccounts'> {
  readonly bank: Pick<BankGateway, 'readStatement'>;
  readonly games: Pick<GameProvider, 'readReport'>;
}

/** The result of a run for one source. */
export interface ReconcileResult {
  readonly source: Source;
  readonly compared: number;
  /** Number of open differences of the source after the run. */
  readonly open: number;
}

/** Converts a statement line to a move. Lower-cases the reference, because staff may have typed it in another case. */
const moveOf = (line: StatementLine): Move =>
  line.kind === 'transfer'
    ? { reference: `${line.sendingBank}:${line.transactionRef.toUpperCase()}`, amount: line.amountSatang }
    : { reference: line.reference, amount: -line.amountSatang };

async function readBankDay(deps: ReconcileDeps, clientId: string, day: string): Promise<Move[]> {
  const accounts = await readAllReceivingAccounts(deps.db, clientId);
  const statements: Move[] = [];
  for (const { bank_code: bank, bank_account: account } of accounts)
    statements.push(...(await deps.bank.readStatement({ bank, account }, day)).map(moveOf));
  return statements;
}

/** Returns a brand's moves from the provider's report, which covers every brand; the player decides the brand. */
async function readProviderDay(deps: ReconcileDeps, clientId: string, day: string): Promise<Move[]> {
  const report = await deps.games.readReport(day);
  const uuidOf = (playerId: string) => playerId.slice(playerId.indexOf(':') + 1);
  const uuids = [...new Set(report.map(({ playerId }) => uuidOf(playerId)))].filter((uuid) =>
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(uuid),
  );
  if (uuids.length === 0) return [];
  const members = await deps.db
    .selectFrom('member')
    .select('uuid')
    .where('client_id', '=', clientId)
    .where('uuid', 'in', uuids)
    .execute();
  const own = new Set(members.map(({ uuid }) => uuid));
  return report
    .filter(({ playerId }) => own.has(uuidOf(playerId)))
    .map(({ reference, direction, amountSatang }) => ({
      reference,
      amount: direction === 'out' ? amountSatang : -amountSatang,
    }));
}

const readers = { bank: readBankDay, provider: readProviderDay };

/** Compares both sides of a day, and earlier open differences, whatever day each side gives them. */
async function compare(deps: ReconcileDeps, side: { clientId: string; source: Source; day: string }) {
  const { db, clock } = deps;
  const { clientId, source, day } = side;
  const read = async (of: string) =>
    storeReported(db, { clientId, source, day: of }, await readers[source](deps, clientId, of));
  const openRows = await db
    .selectFrom('difference')
    .select(['reference', 'bangkok_day'])
    .where('client_id', '=', clientId)
    .where('source', '=', source)
    .where('status', '=', 'open')
    .execute();
  const oldest = addBangkokDays(day, -READ_AGAIN_DAYS);
  const days = new Set([day, ...openRows.map((row) => row.bangkok_day).filter((open) => open > oldest)]);
  for (const one of days) await read(one);

  const booked = await readBooked(db, side, { day });
  // The bank may report a move on another day: an earlier one, or just after midnight.
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
  for (const one of new Set([...otherDays, ...around])) if (!days.has(one)) await read(one);

  const references = [
    ...new Set([
      ...booked.map(({ reference }) => reference),
      ...openRows.map(({ reference }) => reference),
      ...(await readReported(db, side, { day })).map(({ reference }) => reference),
    ]),
  ];
  const amounts = (moves: readonly Move[]) =>
    new Map(moves.map(({ reference, amount }) => [reference, amount]));
  const ours = amounts(await readBooked(db, side, { references }));
  const theirs = amounts(await readReported(db, side, { references }));
  return references.map((reference): MovePair => ({
    reference,
    ours: ours.get(reference) ?? null,
    theirs: theirs.get(reference) ?? null,
  }));
}

/**
 * Compares a brand's books of a Bangkok day with the bank's statement and the provider's report. Differences are posted
 * to the suspense accounts and listed for staff; those that a late statement explains are reversed. Safe to run again.
 * Processes everything it can, then throws if a gateway did not answer or the books refused a difference.
 */
export async function reconcileDay(
  deps: ReconcileDeps,
  clientId: string,
  day: string,
  signal?: AbortSignal,
): Promise<ReconcileResult[]> {
  const house = await deps.houseAccounts(clientId);
  const faults: unknown[] = [];
  const results: ReconcileResult[] = [];
  for (const source of ['bank', 'provider'] as const) {
    try {
      const recording: Recording = { clientId, source, day, house, at: deps.clock.now() };
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
