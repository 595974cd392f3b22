import { limitUse } from '@chada/membership-rules';
import type { Database } from '../../database/connection.ts';
import { readCountedEvents } from './counted-events.ts';
import { isPaused, readPauseColumns } from './pause.ts';
import { readLimits } from './repository.ts';

export async function mayReceiveOffers(db: Database, memberId: number, now: Date): Promise<boolean> {
  if (isPaused(await readPauseColumns(db, memberId), now)) return false;
  for (const limit of await readLimits(db, memberId)) {
    const events = await readCountedEvents(db, memberId, { kind: limit.kind, now });
    if (limitUse(limit, events, now).isReached) return false;
  }
  return true;
}
