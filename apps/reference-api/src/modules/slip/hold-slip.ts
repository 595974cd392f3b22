import type { MemberContext } from '../../http/pipeline/handler.ts';
import { depositOpenings } from '../protection/enforce-limits.ts';
import { recordEvent } from '../protection/repository.ts';
import { laterHold } from './repository.ts';

/**
 * If a slip's amount is larger than a complete deposit limit, the slip's deadline is extended by this time.
 * The member can then raise the limit or ask for a return.
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
    .set({ held_until: laterHold(opensAt ?? new Date(now.getTime() + HELD_MS)) })
    .where('id', '=', id)
    .where('status', '=', 'verified')
    .execute();
  const detail = { kind: 'deposit', amountSatang, opensAt };
  await recordEvent(deps.db, member.id, { kind: 'limit_refused', detail, at: now });
}
