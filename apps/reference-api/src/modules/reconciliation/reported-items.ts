import type { BankGateway, StatementLine } from '../../bank/bank-gateway.ts';
import type { Deps } from '../../deps.ts';
import type { GameProvider } from '../../games/game-provider.ts';
import { readAllReceivingAccounts } from '../deposit/repository.ts';
import type { ReconciliationItem } from './records.ts';

export interface ReportDeps extends Pick<Deps, 'db'> {
  readonly bank: Pick<BankGateway, 'readStatement'>;
  readonly games: Pick<GameProvider, 'readReport'>;
}

/**
 * Converts a line of a bank statement to a movement. The reference is in upper case, because staff may have typed the
 * same reference in lower case.
 */
const itemOf = (line: StatementLine): ReconciliationItem =>
  line.kind === 'transfer'
    ? { reference: `${line.sendingBank}:${line.transactionRef.toUpperCase()}`, amount: line.amountSatang }
    : { reference: line.reference, amount: -line.amountSatang };

async function readBankDay(deps: ReportDeps, clientId: string, day: string): Promise<ReconciliationItem[]> {
  const accounts = await readAllReceivingAccounts(deps.db, clientId);
  const statements: ReconciliationItem[] = [];
  for (const { bank_code: bank, bank_account: account } of accounts)
    statements.push(...(await deps.bank.readStatement({ bank, account }, day)).map(itemOf));
  return statements;
}

/**
 * Reads the provider's report of a day. Returns the moves of credit into and out of games. The report covers all brands,
 * so the function omits the members of other brands.
 */
async function readProviderDay(
  deps: ReportDeps,
  clientId: string,
  day: string,
): Promise<ReconciliationItem[]> {
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

export const reportReaders = { bank: readBankDay, provider: readProviderDay };
