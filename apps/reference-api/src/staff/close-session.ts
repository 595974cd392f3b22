import { satang, zeroSatang, type Satang } from '@chada/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { closeByStatement } from '../modules/game/close-by-statement.ts';
import type { GameSessionRow } from '../modules/game/session-repository.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { Command, CommandInput, StaffDeps } from './command.ts';
import { StaffRefusal } from './staff-refusal.ts';
import { amountOf, baht, idOf } from './words.ts';

function statedAmount({ words: [, typed] }: CommandInput): Satang | undefined {
  if (typed === 'unknown') return undefined;
  return typed === '0' ? zeroSatang : amountOf(typed);
}

async function openSession({ db }: StaffDeps, given: CommandInput): Promise<GameSessionRow> {
  const uuid = idOf(given.words);
  const session = await db
    .selectFrom('game_session')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('status', '<>', 'closed')
    .where('client_id', 'not in', closedHere(db))
    .executeTakeFirst();
  if (!session) throw new StaffRefusal(`there is no open game session ${uuid}`);
  return session;
}

export const closeSessionCommand: Command = {
  name: 'game-session close',
  usage: 'game-session close ID AMOUNT_BAHT|unknown --reference STATEMENT',
  help: 'closes a game session by the provider’s written statement; an unknown amount goes to a suspense account',
  roles: ['cashier'],
  needsReference: true,
  async countedAmount(deps, given) {
    const session = await openSession(deps, given);
    const amountSatang = statedAmount(given) ?? satang(session.taken);
    return { clientId: session.client_id, amountSatang, second: 'always' };
  },
  async run(deps, given) {
    const session = await openSession(deps, given);
    const amountSatang = statedAmount(given);
    const house = await deps.houseAccounts(session.client_id);
    const statement = { amountSatang, reference: given.reference, at: deps.clock.now() };
    const closed = await inTransaction(deps.db, (tx) => closeByStatement(tx, session, house, statement));
    if (!closed) throw new StaffRefusal(`the game session ${session.uuid} was closed meanwhile`);
    return amountSatang === undefined
      ? [`closed; ${baht(session.taken)} are in suspense, see: difference list`]
      : [`closed; ${baht(amountSatang)} credited`];
  },
};
