import { satang, zeroSatang, type Satang } from '@chada/domain';
import { inTransaction } from '../database/in-transaction.ts';
import { closeByStatement } from '../modules/game/close-by-statement.ts';
import type { GameSessionRow } from '../modules/game/session-repository.ts';
import { closedHere } from './brands-elsewhere.ts';
import type { Command, CommandInput, StaffDeps } from './command.ts';
import { StaffRefusedError } from './staff-refused-error.ts';
import { amountOf, baht, idOf } from './command-args.ts';

function statedAmount({ positionals: [, amountText] }: CommandInput): Satang | undefined {
  if (amountText === 'unknown') return undefined;
  return amountText === '0' ? zeroSatang : amountOf(amountText);
}

async function openSession({ db }: StaffDeps, input: CommandInput): Promise<GameSessionRow> {
  const uuid = idOf(input.positionals);
  const session = await db
    .selectFrom('game_session')
    .selectAll()
    .where('uuid', '=', uuid)
    .where('status', '<>', 'closed')
    .where('client_id', 'not in', closedHere(db))
    .executeTakeFirst();
  if (!session) throw new StaffRefusedError(`there is no open game session ${uuid}`);
  return session;
}

export const closeSessionCommand: Command = {
  name: 'game-session close',
  usage: 'game-session close ID AMOUNT_BAHT|unknown --reference STATEMENT',
  help: 'closes a game session by the provider’s written statement; an unknown amount goes to a suspense account',
  roles: ['cashier'],
  needsReference: true,
  async countedAmount(deps, input) {
    const session = await openSession(deps, input);
    const amountSatang = statedAmount(input) ?? satang(session.taken);
    return { clientId: session.client_id, amountSatang, second: 'always' };
  },
  async run(deps, input) {
    const session = await openSession(deps, input);
    const amountSatang = statedAmount(input);
    const houseAccounts = await deps.houseAccounts(session.client_id);
    const statement = { amountSatang, reference: input.reference, at: deps.clock.now() };
    const closed = await inTransaction(deps.db, (tx) =>
      closeByStatement(tx, session, houseAccounts, statement),
    );
    if (!closed) throw new StaffRefusedError(`the game session ${session.uuid} was closed meanwhile`);
    return amountSatang === undefined
      ? [`closed; ${baht(session.taken)} are in suspense, see: difference list`]
      : [`closed; ${baht(amountSatang)} credited`];
  },
};
