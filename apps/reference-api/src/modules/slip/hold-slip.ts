import type { WaitingSlip } from '@chada/contract';
import { ApiError } from '../../http/errors/api-error.ts';
import type { MemberContext } from '../../http/pipeline/handler.ts';
import { depositOpenings } from '../protection/enforce-limits.ts';
import { recordEvent } from '../protection/repository.ts';
import { confirmableUntil } from './policy.ts';
import { presentWaitingSlip } from './present.ts';
import { lockSlip } from './repository.ts';

/**
 * If a slip's amount is larger than a limit of which nothing is used, the slip's deadline is extended by this time, so
 * that the member can raise the limit or ask for a return.
 */
const HELD_MS = 31 * 24 * 60 * 60 * 1000;

/** If a deposit limit refuses a slip, extends the deadline of the slip and records the refusal. */
export async function holdSlip(
  { deps, member, now }: MemberContext,
  { id, amountSatang }: { id: number; amountSatang: number },
): Promise<void> {
  const openings = await depositOpenings(deps.db, member.id, now);
  const opensAt = openings?.(amountSatang);
  if (opensAt === undefined || (opensAt !== null && opensAt <= now)) return;
  await deps.db
    .updateTable('slip')
    .set({ held_until: opensAt ?? new Date(now.getTime() + HELD_MS) })
    .where('id', '=', id)
    .where('status', '=', 'verified')
    .execute();
  const detail = { kind: 'deposit', amountSatang, opensAt };
  await recordEvent(deps.db, member.id, { kind: 'limit_refused', detail, at: now });
}

/**
 * Asks staff to return the money of a verified slip. A repeated request does not change the time of the first request.
 */
export function requestReturn({ deps, member, now }: MemberContext, slipUuid: string): Promise<WaitingSlip> {
  return deps.db.transaction().execute(async (tx) => {
    const slip = await lockSlip(tx, member.id, slipUuid);
    if (!slip) throw new ApiError('NOT_FOUND');
    if (slip.status === 'confirmed') throw new ApiError('SLIP_ALREADY_USED');
    const isExpired = confirmableUntil(slip.updated_at, slip.held_until) <= now;
    if (slip.status !== 'verified' || isExpired) throw new ApiError('SLIP_NOT_CONFIRMABLE');
    const at = slip.return_requested_at ?? now;
    await tx.updateTable('slip').set({ return_requested_at: at }).where('id', '=', slip.id).execute();
    return presentWaitingSlip({ ...slip, return_requested_at: at }, undefined);
  });
}
