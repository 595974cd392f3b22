import type { LimitKind, Satang } from '@chada/domain';
import { satang } from '@chada/domain';
import {
  checkLimits,
  smallestRemaining,
  opensLater,
  type Limit,
  type LimitVerdict,
} from '@chada/membership-rules';
import type { Database, Tx } from '../../database/connection.ts';
import { ApiError, type ErrorDetails } from '../../http/errors/api-error.ts';
import { readCountedEvents } from './counted-events.ts';
import { isExcludedNamesake } from './exclusion-registry.ts';
import { assertNotPaused } from './pause.ts';
import { readLimits, recordEvent } from './repository.ts';

interface LimitQuery {
  readonly memberId: number;
  readonly amountSatang: Satang;
  readonly now: Date;
}

function detailsOf(limit: Limit, left: number, opensAt: Date | null): ErrorDetails {
  return {
    kind: limit.kind,
    period: limit.period,
    limitSatang: limit.value,
    leftSatang: left,
    opensAt: opensAt?.toISOString() ?? null,
  };
}

/**
 * Checks that pauses and limits permit a deposit. Throws PLAY_PAUSED or DEPOSIT_LIMIT_REACHED. The wallet must be
 * locked.
 */
export async function assertMayDeposit(tx: Tx, { memberId, amountSatang, now }: LimitQuery): Promise<void> {
  await assertNotPaused(tx, memberId, now);
  if (await isExcludedNamesake(tx, memberId, now))
    throw new ApiError('PLAY_PAUSED', { details: { cause: 'selfExclusion', until: null } });
  const limits = await readLimits(tx, memberId, 'deposit');
  if (limits.length === 0) return;
  const events = await readCountedEvents(tx, memberId, { kind: 'deposit', now });
  const verdict = checkLimits(limits, { amount: amountSatang, events, now });
  if (verdict.ok) return;
  throw new ApiError('DEPOSIT_LIMIT_REACHED', {
    details: detailsOf(verdict.limit, verdict.left, verdict.opensAt),
  });
}

const playKinds = ['stake', 'loss'] as const satisfies readonly LimitKind[];

/**
 * Returns the amount of credit that the member may take into a game. Throws GAME_LIMIT_REACHED if the limits permit no
 * credit. The wallet must be locked, and no game may be open.
 */
export async function playableCredit(
  tx: Tx,
  { memberId, amountSatang: creditSatang, now }: LimitQuery,
): Promise<Satang> {
  let maxSatang: number = creditSatang;
  let refusal: Extract<LimitVerdict, { ok: false }> | undefined;
  for (const kind of playKinds) {
    const limits = await readLimits(tx, memberId, kind);
    const events = limits.length === 0 ? [] : await readCountedEvents(tx, memberId, { kind, now });
    const verdict = checkLimits(limits, { amount: 1, events, now });
    if (!verdict.ok && (!refusal || opensLater(verdict.opensAt, refusal.opensAt))) refusal = verdict;
    maxSatang = Math.min(maxSatang, smallestRemaining(limits, events, now)?.left ?? maxSatang);
  }
  if (refusal)
    throw new ApiError('GAME_LIMIT_REACHED', { details: detailsOf(refusal.limit, 0, refusal.opensAt) });
  return satang(maxSatang);
}

export async function depositOpenings(
  db: Database,
  memberId: number,
  now: Date,
): Promise<((amount: number) => Date | null) | undefined> {
  const limits = await readLimits(db, memberId, 'deposit');
  if (limits.length === 0) return undefined;
  const events = await readCountedEvents(db, memberId, { kind: 'deposit', now });
  return (amount) => {
    const verdict = checkLimits(limits, { amount, events, now });
    return verdict.ok ? now : verdict.opensAt;
  };
}

export async function recordLimitRefusal(
  db: Database,
  memberId: number,
  { error, now }: { error: unknown; now: Date },
): Promise<void> {
  if (!(error instanceof ApiError) || error.code !== 'GAME_LIMIT_REACHED') return;
  await recordEvent(db, memberId, { kind: 'limit_refused', detail: { ...error.details }, at: now });
}
