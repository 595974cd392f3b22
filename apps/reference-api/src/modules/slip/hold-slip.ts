import type { MemberContext } from '../../http/pipeline/handler.ts';
import { depositOpenings } from '../protection/enforce-limits.ts';
import { isExcludedNamesake } from '../protection/exclusion-registry.ts';
import { recordEvent } from '../protection/repository.ts';
import { laterHold } from './repository.ts';

const HELD_MS = 31 * 24 * 60 * 60 * 1000;

async function extendDeadline(deps: MemberContext['deps'], slipId: number, until: Date): Promise<void> {
  await deps.db
    .updateTable('slip')
    .set({ held_until: laterHold(until) })
    .where('id', '=', slipId)
    .where('status', '=', 'verified')
    .execute();
}

export async function holdSlip(
  { deps, member, now }: MemberContext,
  { id, amountSatang }: { id: number; amountSatang: number },
): Promise<void> {
  const reservedUntil = new Date(now.getTime() + HELD_MS);
  if (await isExcludedNamesake(deps.db, member.id, now)) return extendDeadline(deps, id, reservedUntil);
  const openings = await depositOpenings(deps.db, member.id, now);
  const opensAt = openings?.(amountSatang);
  if (opensAt === undefined || (opensAt !== null && opensAt <= now)) return;
  await extendDeadline(deps, id, opensAt ?? reservedUntil);
  const detail = { kind: 'deposit', amountSatang, opensAt };
  await recordEvent(deps.db, member.id, { kind: 'limit_refused', detail, at: now });
}
