import { bangkokDaySpan, minSatang, type Satang, satang } from '@chada/domain';
import { sql } from 'kysely';
import type { Database, Tx } from '../../database/connection.ts';
import type { Deps } from '../../deps.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import type { GameSessionRow } from '../game/session-repository.ts';

export interface LockedBonusRow {
  readonly bonusSatang: Satang;
  readonly requiredSatang: Satang;
  readonly doneSatang: Satang;
  readonly until: Date;
}

export async function readLockedBonuses(db: Database | Tx, memberId: number): Promise<LockedBonusRow[]> {
  const { rows } = await sql<LockedBonusRow>`
    select coalesce(amount_left, amount) as "bonusSatang", turnover_required as "requiredSatang", turnover_done as "doneSatang",
           turnover_until as until
      from deposit_bonus
     where member_id = ${memberId} and turnover_done < turnover_required and taken_back_at is null
       and coalesce(amount_left, amount) > 0
     order by deposit_id`.execute(db);
  return rows;
}

/**
 * Adds the turnover of a game session to the member's locked bonuses. Skips bonuses whose game categories do not
 * include the game. The wallet must be locked.
 */
export async function countTurnover(tx: Tx, session: GameSessionRow, turnoverSatang: Satang): Promise<void> {
  if (turnoverSatang === 0) return;
  await sql`
    update deposit_bonus set turnover_done = least(turnover_required, turnover_done + ${turnoverSatang}::bigint)
      from game
     where member_id = ${session.member_id} and turnover_done < turnover_required and taken_back_at is null
       and deposit_bonus.created_at <= ${session.opened_at} and game.code = ${session.game_code}
       and (game.category = any (turnover_categories) or (game.hot and 'hot' = any (turnover_categories)))`.execute(
    tx,
  );
}

/**
 * Reduces the locked bonuses that the member had when the game was opened, so that their sum is at most
 * `broughtSatang`, the credit that returned from the game. Reduces the newest bonuses first. The wallet must be locked.
 */
export async function reducePlayedBonuses(
  tx: Tx,
  session: GameSessionRow,
  broughtSatang: Satang,
): Promise<void> {
  await sql`
    with played as (
      select deposit_id, coalesce(amount_left, amount) as left_now,
             sum(coalesce(amount_left, amount)) over (order by deposit_id) - coalesce(amount_left, amount) as before
        from deposit_bonus
       where member_id = ${session.member_id} and turnover_done < turnover_required and taken_back_at is null
         and created_at <= ${session.opened_at})
    update deposit_bonus set amount_left = greatest(0, least(played.left_now, ${broughtSatang}::bigint - played.before))
      from played
     where deposit_bonus.deposit_id = played.deposit_id and played.before + played.left_now > ${broughtSatang}::bigint`.execute(
    tx,
  );
}

type TakeBackDeps = Pick<Deps, 'db' | 'clock' | 'houseAccounts'>;

/**
 * Takes back a bonus whose required turnover was not reached in time. Returns false and takes nothing back if the
 * member is in a game.
 */
async function takeBack(deps: TakeBackDeps, clientId: string, depositId: number): Promise<boolean> {
  const houseAccounts = await deps.houseAccounts(clientId);
  return deps.db.transaction().execute(async (tx) => {
    const { member_id: memberId } = await tx
      .selectFrom('deposit_bonus')
      .select('member_id')
      .where('deposit_id', '=', depositId)
      .executeTakeFirstOrThrow();
    const wallet = await lockWallet(tx, memberId);
    const bonus = await tx
      .selectFrom('deposit_bonus')
      .selectAll()
      .where('deposit_id', '=', depositId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (bonus.taken_back_at !== null || bonus.turnover_done >= bonus.turnover_required) return true;
    const open = await tx
      .selectFrom('game_session')
      .select('id')
      .where('member_id', '=', memberId)
      .where('status', '<>', 'closed')
      .executeTakeFirst();
    if (open) return false;
    const at = deps.clock.now();
    const amount = minSatang(satang(bonus.amount_left ?? bonus.amount), wallet.balanceSatang);
    const journalId =
      amount === 0
        ? null
        : await postJournal(tx, {
            clientId,
            kind: 'bonus_taken_back',
            reference: String(depositId),
            memberId,
            at,
            legs: [debit(wallet.accountId, amount), credit(houseAccounts.bonus_expense, amount)],
          });
    await tx
      .updateTable('deposit_bonus')
      .set({ taken_back_at: at, taken_back: amount, taken_back_journal_id: journalId })
      .where('deposit_id', '=', depositId)
      .execute();
    return true;
  });
}

/**
 * Takes back all bonuses whose required turnover was not reached in time. Skips members in a game; the next daily run
 * handles their bonuses.
 */
export async function takeBackBonuses(
  deps: TakeBackDeps,
  clientId: string,
  day: string,
  signal?: AbortSignal,
): Promise<{ taken: number; waiting: number }> {
  const { rows } = await sql<{ id: number }>`
    select deposit_id as id from deposit_bonus
     where client_id = ${clientId} and turnover_done < turnover_required and taken_back_at is null
       and turnover_until < ${bangkokDaySpan(day).end} order by deposit_id`.execute(deps.db);
  let taken = 0;
  for (const { id } of rows) {
    signal?.throwIfAborted();
    if (await takeBack(deps, clientId, id)) taken += 1;
  }
  return { taken, waiting: rows.length - taken };
}
