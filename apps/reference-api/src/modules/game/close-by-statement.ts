import { bangkokDay, satang, subtractSatang, zeroSatang, type Satang } from '@chada/domain';
import type { Tx } from '../../database/connection.ts';
import type { HouseAccountIds } from '../../ledger/chart.ts';
import { gameAccount, lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal, type Leg } from '../../ledger/post-journal.ts';
import { recordUnexplained } from '../reconciliation/difference.ts';
import { reducePlayedBonuses } from '../deposit/turnover.ts';
import { advanceSession, type GameSessionRow } from './session-repository.ts';

/**
 * The provider's written statement about a game's result. Staff enter the statement. `amountSatang` is undefined if the
 * result is unknown.
 */
export interface Statement {
  readonly amountSatang: Satang | undefined;
  readonly reference: string;
  readonly at: Date;
}

function legsOf(
  houseAccounts: HouseAccountIds,
  accounts: { readonly game: number; readonly wallet: number },
  { taken, amountSatang }: { taken: Satang; amountSatang: Satang | undefined },
): Leg[] {
  const out = debit(accounts.game, taken);
  if (amountSatang === undefined) return [out, credit(houseAccounts.suspense_payable, taken)];
  const won = subtractSatang(amountSatang, taken);
  const result =
    won > 0 ? debit(houseAccounts.gaming_payout, won) : credit(houseAccounts.gaming_revenue, satang(-won));
  return [out, credit(accounts.wallet, amountSatang), result];
}

/**
 * Closes a game session by the provider's statement. If the amount is unknown, the credit goes to a suspense account.
 * Returns false if the session is already closed.
 */
export async function closeByStatement(
  tx: Tx,
  session: GameSessionRow,
  houseAccounts: HouseAccountIds,
  { amountSatang, reference, at }: Statement,
): Promise<boolean> {
  const { client_id: clientId, member_id: memberId, provider } = session;
  const wallet = await lockWallet(tx, memberId);
  await advanceSession(tx, session.id, {
    from: ['moving_in', 'open'],
    set: { status: 'coming_home', closed_by: `statement ${reference}` },
  });
  const closed = await advanceSession(tx, session.id, {
    from: ['coming_home'],
    set: {
      status: 'closed',
      brought: amountSatang ?? zeroSatang,
      turnover: 0,
      closed_at: at,
      result_unknown: amountSatang === undefined,
    },
  });
  if (!closed) return false;
  const taken = satang(session.taken);
  const { accountId: game } = await gameAccount(tx, { clientId, memberId, provider });
  const journalId = await postJournal(tx, {
    clientId,
    kind: 'game_brought',
    reference: session.uuid,
    memberId,
    at,
    legs: legsOf(houseAccounts, { game, wallet: wallet.accountId }, { taken, amountSatang }),
  });
  if (amountSatang !== undefined) {
    await reducePlayedBonuses(tx, session, amountSatang);
    return true;
  }
  await recordUnexplained(tx, {
    clientId,
    reference: session.out_reference,
    day: bangkokDay(at),
    amountSatang: taken,
    journalId,
    at,
  });
  return true;
}
