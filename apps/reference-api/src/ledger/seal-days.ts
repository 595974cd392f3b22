import { sql } from 'kysely';
import { JobNotReadyError } from '../daily/job-not-ready-error.ts';
import type { Database } from '../database/connection.ts';
import { limitStatements } from '../database/own-time-limit.ts';

const DAY_LIMIT_MS = 600_000;

const isStillLocked = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && error.code === '55P03';

function sealNextDay(db: Database, clientId: string, day: string): Promise<string> {
  return db.transaction().execute(async (tx) => {
    await limitStatements(tx, DAY_LIMIT_MS);
    const { rows } = await sql<{
      day: string;
    }>`select seal_ledger_day(${clientId}, ${day}::date) as day`.execute(tx);
    return rows[0]?.day ?? '';
  });
}

/**
 * Seals the brand's unsealed days up to and including a Bangkok day, each in its own transaction of at most 10 minutes.
 * Continues after the last sealed day. Returns the last sealed day. Throws if the day ended less than two hours ago.
 * Throws JobNotReadyError if running transactions, such as the seal of another brand, do not end within 8 seconds.
 */
export async function sealDays(
  db: Database,
  clientId: string,
  day: string,
  signal?: AbortSignal,
): Promise<string> {
  for (;;) {
    signal?.throwIfAborted();
    const last = await sealNextDay(db, clientId, day).catch((error: unknown) => {
      throw isStillLocked(error) ? new JobNotReadyError(error.message, { cause: error }) : error;
    });
    if (last >= day) return last;
  }
}
