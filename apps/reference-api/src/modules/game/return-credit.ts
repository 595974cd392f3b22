import { type Satang, satang, subtractSatang } from '@chada/domain';
import type { ResolvedClient } from '@chada/client-config';
import type { Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import type { ReturnedCredit, Player } from '../../games/game-provider.ts';
import { gameAccount, lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { settleCommission } from '../affiliate/settle-commission.ts';
import { countTurnover, reducePlayedBonuses } from '../deposit/turnover.ts';
import { advanceSession, findOpenSession, type GameSessionRow } from './session-repository.ts';

export function playerOf(member: { uuid: string; username: string }, provider: string): Player {
  return { id: `${provider}:${member.uuid}`, name: member.username };
}

export interface ReturnChoice {
  readonly keptKey?: string;
  readonly sessionId?: string | undefined;
}

export interface ReturnContext {
  readonly deps: Pick<Deps, 'db' | 'clock' | 'houseAccounts' | 'games'>;
  readonly brand: ResolvedClient;
  readonly member: { readonly id: number; readonly uuid: string; readonly username: string };
  readonly key: string;
  readonly onCredited?: (tx: Tx, amountSatang: Satang) => Promise<void>;
}

function requestReturn(
  { deps, member, key }: ReturnContext,
  { keptKey, sessionId }: ReturnChoice,
): Promise<GameSessionRow | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member.id);
    const session = await findOpenSession(tx, member.id);
    if (!session || (sessionId !== undefined && session.uuid !== sessionId)) return undefined;
    if (session.opened_by === keptKey && session.status !== 'coming_home') return undefined;
    const advanced = await advanceSession(tx, session.id, {
      from: ['moving_in', 'open'],
      set: { status: 'coming_home', closed_by: key },
    });
    return advanced ?? session;
  });
}

/**
 * Credits the amount that returned from a game, and closes the game session. Has no effect if the game session is
 * already closed.
 */
function creditReturned(
  { deps, brand, member, onCredited }: ReturnContext,
  session: GameSessionRow,
  { amountSatang: amount, turnoverSatang: turnover }: ReturnedCredit,
): Promise<void> {
  return deps.db.transaction().execute(async (tx) => {
    const houseAccounts = await deps.houseAccounts(brand.id);
    const wallet = await lockWallet(tx, member.id);
    const now = deps.clock.now();
    const closed = await advanceSession(tx, session.id, {
      from: ['coming_home'],
      set: { status: 'closed', brought: amount, turnover, closed_at: now },
    });
    if (!closed) return;
    const taken = satang(session.taken);
    const { accountId } = await gameAccount(tx, {
      clientId: brand.id,
      memberId: member.id,
      provider: session.provider,
    });
    // The member's win is a positive amount. The brand's win is a negative amount.
    const won = subtractSatang(amount, taken);
    const difference =
      won > 0 ? debit(houseAccounts.gaming_payout, won) : credit(houseAccounts.gaming_revenue, satang(-won));
    await postJournal(tx, {
      clientId: brand.id,
      kind: 'game_brought',
      reference: session.uuid,
      memberId: member.id,
      at: now,
      legs: [debit(accountId, taken), credit(wallet.accountId, amount), difference],
    });
    await countTurnover(tx, session, turnover);
    await reducePlayedBonuses(tx, session, amount);
    if (brand.features.affiliate) {
      await settleCommission(deps, tx, { session, clientId: brand.id, turnoverSatang: turnover, at: now });
    }
    await onCredited?.(tx, amount);
  });
}

/**
 * Returns the credit from the open game to the wallet. Concurrent calls return the credit only once. After
 * `ProviderUnavailableError`, a later call continues the return.
 */
export async function returnCredit(context: ReturnContext, choice: ReturnChoice = {}): Promise<void> {
  const { deps, member } = context;
  const session = await requestReturn(context, choice);
  if (!session) return;
  const player = playerOf(member, session.provider);
  await deps.games.deposit(player, satang(session.taken), session.in_reference);
  await creditReturned(context, session, await deps.games.withdrawAll(player, session.out_reference));
}
