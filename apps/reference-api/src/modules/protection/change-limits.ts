import { isLimitValue, largestLimit, changeLimit, raiseState } from '@chada/membership-rules';
import type { Tx } from '../../database/connection.ts';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { lockWallet } from '../../ledger/member-accounts.ts';
import { refreshPause } from './pause.ts';
import {
  deleteRaise,
  insertRaise,
  readLimits,
  readRaises,
  recordEvent,
  storeLimit,
  type LimitName,
  type StoredRaise,
} from './repository.ts';
import { settingsOf } from './settings.ts';

function locked<T>({ deps, member }: MemberContext, work: (tx: Tx) => Promise<T>): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    await lockWallet(tx, member.id);
    return work(tx);
  });
}

/**
 * Changes a limit. A lower limit applies immediately. A raise or removal applies only after a cooling period and a
 * confirmation. A new request for the same limit cancels a pending raise.
 */
export async function setLimit(
  context: MemberContext,
  { kind, period, value }: LimitName & { readonly value: number | null },
): Promise<void> {
  const { member, now, brand } = context;
  const { limits: offered, coolingHours } = settingsOf(brand);
  if (!offered.includes(kind)) throw new ApiError('FEATURE_OFF');
  if (value !== null && !isLimitValue(kind, period, value))
    throw new ApiError('LIMIT_OUT_OF_RANGE', { details: { most: largestLimit(kind, period) } });
  await locked(context, async (tx) => {
    const limits = await readLimits(tx, member.id, kind);
    const current = limits.find((limit) => limit.period === period)?.value ?? null;
    const change = changeLimit(current, value, { now, coolingHours });
    await deleteRaise(tx, member.id, { kind, period });
    const detail = { kind, period, from: current, to: value };
    if (change.effect === 'afterCooling') {
      await insertRaise(tx, member.id, { kind, period, ...change.raise, at: now });
      await recordEvent(tx, member.id, { kind: 'raise_requested', detail, at: now });
    }
    if (change.effect === 'none' && value !== null)
      await storeLimit(tx, member.id, { kind, period, value, at: now });
    if (change.effect === 'atOnce') {
      await storeLimit(tx, member.id, { kind, period, value: change.value, at: now });
      await recordEvent(tx, member.id, { kind: 'limit_set', detail, at: now });
      if (kind === 'session') await refreshPause(tx, member.id, now);
    }
  });
}

async function waitingRaise(tx: Tx, memberId: number, raiseId: string): Promise<StoredRaise> {
  const raise = (await readRaises(tx, memberId)).find((storedRaise) => storedRaise.raiseId === raiseId);
  if (!raise) throw new ApiError('LIMIT_RAISE_NOT_WAITING');
  return raise;
}

export async function confirmRaise(context: MemberContext, raiseId: string): Promise<void> {
  const { member, now } = context;
  await locked(context, async (tx) => {
    const raise = await waitingRaise(tx, member.id, raiseId);
    const state = raiseState(raise, now);
    if (state === 'lapsed') throw new ApiError('LIMIT_RAISE_NOT_WAITING');
    if (state === 'cooling')
      throw new ApiError('LIMIT_RAISE_TOO_EARLY', {
        details: { confirmableAt: raise.confirmableAt.toISOString() },
      });
    const { kind, period, value } = raise;
    await storeLimit(tx, member.id, { kind, period, value, at: now });
    await deleteRaise(tx, member.id, raise);
    await recordEvent(tx, member.id, {
      kind: 'raise_confirmed',
      detail: { kind, period, to: value },
      at: now,
    });
    if (kind === 'session') await refreshPause(tx, member.id, now);
  });
}

export async function cancelRaise(context: MemberContext, raiseId: string): Promise<void> {
  const { member, now } = context;
  await locked(context, async (tx) => {
    const { kind, period } = await waitingRaise(tx, member.id, raiseId);
    await deleteRaise(tx, member.id, { kind, period });
    await recordEvent(tx, member.id, { kind: 'raise_cancelled', detail: { kind, period }, at: now });
  });
}
