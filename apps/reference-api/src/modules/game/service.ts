import { randomUUID } from 'node:crypto';
import { type Satang, satang, zeroSatang } from '@chada/domain';
import { ProviderUnavailableError } from '../../games/game-provider.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext, StepwiseContext } from '../../http/pipeline/handler.ts';
import { gameAccount, lockWallet, readBalances } from '../../ledger/member-accounts.ts';
import { credit, debit, postJournal } from '../../ledger/post-journal.ts';
import { playableCredit, recordLimitRefusal } from '../protection/enforce-limits.ts';
import { assertNotPaused } from '../protection/pause.ts';
import { returnCredit, playerOf } from './return-credit.ts';
import type { GameRow } from './catalogue.ts';
import { findGame } from './repository.ts';
import {
  advanceSession,
  findClosedBy,
  findOpenSession,
  insertSession,
  releaseOpeningKey,
  type GameSessionRow,
} from './session-repository.ts';

export interface CashOutResult {
  readonly movedSatang: Satang;
  /** The credit that the member took into the game. Null if no game was open. */
  readonly takenSatang: Satang | null;
  readonly creditSatang: Satang;
}

/** Returns the credit from the open game. Does nothing if `sessionId` is given and is not the open session. */
export async function cashOut(
  context: StepwiseContext,
  sessionId: string | undefined,
): Promise<CashOutResult> {
  const { deps, member, key } = context;
  const before = await findClosedBy(deps.db, member.id, key);
  if (!before) await returnCredit(context, { sessionId });
  const closed = before ?? (await findClosedBy(deps.db, member.id, key));
  const { walletSatang } = await readBalances(deps.db, member.id);
  return {
    movedSatang: closed ? satang(closed.brought ?? 0) : zeroSatang,
    takenSatang: closed ? satang(closed.taken) : null,
    creditSatang: walletSatang,
  };
}

/** Moves the member's credit into the game. Returns `undefined` if the credit is in another game. */
function takeCredit(
  { deps, brand, member, key, now }: StepwiseContext,
  game: GameRow,
): Promise<GameSessionRow | undefined> {
  return deps.db.transaction().execute(async (tx) => {
    const wallet = await lockWallet(tx, member.id);
    await assertNotPaused(tx, member.id, now);
    const open = await findOpenSession(tx, member.id);
    if (open) return open.opened_by === key && open.status !== 'coming_home' ? open : undefined;
    if (wallet.balanceSatang === 0) throw new ApiError('CREDIT_INSUFFICIENT');
    const credited = { memberId: member.id, amountSatang: wallet.balanceSatang, now };
    const amountSatang = await playableCredit(tx, credited);
    await releaseOpeningKey(tx, member.id, key);
    const uuid = randomUUID();
    const { provider } = game;
    const { accountId } = await gameAccount(tx, { clientId: brand.id, memberId: member.id, provider });
    await postJournal(tx, {
      clientId: brand.id,
      kind: 'game_taken',
      reference: uuid,
      memberId: member.id,
      at: now,
      legs: [debit(wallet.accountId, amountSatang), credit(accountId, amountSatang)],
    });
    return insertSession(tx, {
      uuid,
      client_id: brand.id,
      member_id: member.id,
      provider,
      game_code: game.code,
      taken: amountSatang,
      opened_by: key,
      opened_at: now,
    });
  });
}

const MAX_ATTEMPTS = 3;

async function openAfterReturn(context: StepwiseContext, game: GameRow): Promise<GameSessionRow> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    await returnCredit(context, { keptKey: context.key });
    const session = await takeCredit(context, game).catch(async (error: unknown) => {
      await recordLimitRefusal(context.deps.db, context.member.id, { error, now: context.now });
      throw error;
    });
    if (session) return session;
  }
  throw new ApiError('OVERLOADED', { retryAfterSeconds: 2 });
}

export interface OpenedGame {
  readonly session: GameSessionRow;
  readonly launchUrl: string;
}

/**
 * Opens a game with the member's credit. Requests the URL of the game first, so that no credit moves if the provider is
 * unreachable.
 */
export async function openGame(
  context: StepwiseContext,
  { gameCode, returnPath }: { gameCode: string; returnPath: string },
): Promise<OpenedGame> {
  const { deps, brand, member, siteOrigin } = context;
  const game = await findGame(deps.db, brand, gameCode);
  if (!game) throw new ApiError('GAME_UNAVAILABLE');
  const player = playerOf(member, game.provider);
  const launchUrl = await deps.games.launch(player, game.code, new URL(returnPath, siteOrigin()).href);
  const session = await openAfterReturn(context, game);
  try {
    await deps.games.deposit(player, satang(session.taken), session.in_reference);
  } catch (error) {
    if (error instanceof ProviderUnavailableError) {
      await returnCredit(context).catch((cause: unknown) =>
        context.log.warn({ err: cause }, 'credit stays at the provider'),
      );
    }
    throw error;
  }
  await advanceSession(deps.db, session.id, { from: ['moving_in'], set: { status: 'open' } });
  return { session, launchUrl };
}

/** Returns a new URL of the open game. Throws `GAME_NOT_OPEN` if the game session is closed or closing. */
export async function resumeGame(
  { deps, member, siteOrigin }: MemberContext,
  { sessionId, returnPath }: { sessionId: string; returnPath: string },
): Promise<string> {
  const running = async () => {
    const session = await findOpenSession(deps.db, member.id);
    if (session?.uuid !== sessionId || session.status === 'coming_home') throw new ApiError('GAME_NOT_OPEN');
    return session;
  };
  const session = await running();
  const player = playerOf(member, session.provider);
  if (session.status === 'moving_in') {
    await deps.games.deposit(player, satang(session.taken), session.in_reference);
    await advanceSession(deps.db, session.id, { from: ['moving_in'], set: { status: 'open' } });
  }
  const launchUrl = await deps.games.launch(
    player,
    session.game_code,
    new URL(returnPath, siteOrigin()).href,
  );
  await running();
  return launchUrl;
}
