import { operations, type OperationId, type PlayPause } from '@chada/contract';
import { checkLimits, lastBreakEnd } from '@chada/membership-rules';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import { readCountedEvents } from './counted-events.ts';
import { breakOf, readBreaks, readLimits } from './repository.ts';

export interface PauseColumns {
  readonly pausedBy: PlayPause['cause'] | null;
  readonly pausedUntil: Date | null;
}

export function isPaused({ pausedBy, pausedUntil }: PauseColumns, now: Date): boolean {
  return pausedBy !== null && (pausedUntil === null || pausedUntil > now);
}

/** POST operations that are permitted during a pause. Some of them only read data. GET operations are always permitted. */
const operationsPermittedInPause: ReadonlySet<OperationId> = new Set<OperationId>([
  'session.logout',
  'user.credit',
  'user.changePassword',
  'user.transferToBank',
  'withdraw.create',
  'withdraw.retry',
  'game.cashOut',
  'affiliate.withdraw',
  'affiliate.downlineBonus',
  'log.affiliate',
  'wheel.log',
  'reward.list',
  'reward.history',
  'user.setting',
  'consent.change',
  'slip.requestReturn',
  'protection.setLimit',
  'protection.cancelRaise',
  'protection.beginTimeOut',
  'protection.prepareExclusion',
  'protection.confirmExclusion',
  'protection.requestEnd',
  'protection.acknowledge',
  'protection.dismissCareNotice',
]);

export function isPermittedInPause(id: OperationId): boolean {
  return operations[id].method === 'GET' || operationsPermittedInPause.has(id);
}

function pausedError({ pausedBy, pausedUntil }: PauseColumns): ApiError {
  return new ApiError('PLAY_PAUSED', {
    details: { cause: pausedBy, until: pausedUntil?.toISOString() ?? null },
  });
}

/** Throws PLAY_PAUSED if the member's play is paused and the operation is not permitted during a pause. */
export function assertPermitted(id: OperationId, pause: PauseColumns, now: Date): void {
  if (isPaused(pause, now) && !isPermittedInPause(id)) throw pausedError(pause);
}

export function readPauseColumns(db: Database | Tx, memberId: number): Promise<PauseColumns> {
  return db
    .selectFrom('member')
    .select(['paused_by as pausedBy', 'paused_until as pausedUntil'])
    .where('id', '=', memberId)
    .executeTakeFirstOrThrow();
}

/** Throws PLAY_PAUSED if the member's play is paused. The wallet must be locked. */
export async function assertNotPaused(tx: Tx, memberId: number, now: Date): Promise<void> {
  assertPlayable(await readPauseColumns(tx, memberId), now);
}

/** Throws PLAY_PAUSED for an active pause. The caller must read the pause after locking the wallet. */
export function assertPlayable(pause: PauseColumns, now: Date): void {
  if (isPaused(pause, now)) throw pausedError(pause);
}

async function storePause(tx: Tx, memberId: number, pause: PauseColumns): Promise<void> {
  await tx
    .updateTable('member')
    .set({ paused_by: pause.pausedBy, paused_until: pause.pausedUntil })
    .where('id', '=', memberId)
    .execute();
}

async function sessionPause(tx: Tx, memberId: number, now: Date): Promise<PauseColumns | undefined> {
  const limits = await readLimits(tx, memberId, 'session');
  if (limits.length === 0) return undefined;
  const events = await readCountedEvents(tx, memberId, { kind: 'session', now });
  const verdict = checkLimits(limits, { amount: 1, events, now });
  return verdict.ok ? undefined : { pausedBy: 'sessionTime', pausedUntil: verdict.opensAt };
}

/**
 * Determines the current pause from breaks and limits, stores it in the member's row, and returns it. Locks the
 * member's row first.
 */
export async function refreshPause(tx: Tx, memberId: number, now: Date): Promise<PauseColumns> {
  await tx.selectFrom('member').select('id').where('id', '=', memberId).forNoKeyUpdate().execute();
  const breaks = (await readBreaks(tx, memberId)).map(breakOf);
  const end = lastBreakEnd(breaks, now);
  // Compares times with `getTime()`, because two Date objects of the same time are not equal.
  const exclusions = breaks.filter(({ kind }) => kind === 'selfExclusion');
  const isExclusion = lastBreakEnd(exclusions, now)?.getTime() === end?.getTime();
  const pause: PauseColumns =
    end === undefined
      ? ((await sessionPause(tx, memberId, now)) ?? { pausedBy: null, pausedUntil: null })
      : { pausedBy: isExclusion ? 'selfExclusion' : 'timeOut', pausedUntil: end };
  await storePause(tx, memberId, pause);
  return pause;
}
