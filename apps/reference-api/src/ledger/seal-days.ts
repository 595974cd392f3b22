import { sql } from 'kysely';
import type { Database } from '../database/connection.ts';

/**
 * Seals the brand's open days up to and including a Bangkok day. Returns the last sealed day. Throws if the day ended
 * less than two hours ago, or if running transactions do not end within 8 seconds.
 */
export async function sealDays(
  db: Database,
  clientId: string,
  day: string,
  signal?: AbortSignal,
): Promise<string> {
  for (;;) {
    signal?.throwIfAborted();
    const { rows } = await sql<{
      day: string;
    }>`select seal_ledger_day(${clientId}, ${day}::date) as day`.execute(db);
    const last = rows[0]?.day ?? '';
    if (last >= day) return last;
  }
}
