import { encodeLogEntry, type LogEntry } from '@chada/fairness';
import type { Database, Tx } from '../../database/connection.ts';

export const payloadOf = (entry: LogEntry): Buffer => Buffer.from(encodeLogEntry(entry));

/**
 * Appends entries and returns their indices. Locks the log until the commit, so that the indices have no gaps. Call
 * this function late in a transaction, so that other transactions wait less.
 */
export async function appendEntries(
  tx: Tx,
  clientId: string,
  entries: readonly LogEntry[],
): Promise<readonly number[]> {
  const rows = await tx
    .insertInto('fairness_entry')
    .values(entries.map((entry) => ({ client_id: clientId, payload: payloadOf(entry) })))
    .returning('index')
    .execute();
  return rows.map(({ index }) => index);
}

/** Returns the size of the log at its largest checkpoint, or 0 if the log has no checkpoint. */
export async function readSignedSize(db: Database | Tx, clientId: string): Promise<number> {
  const row = await db
    .selectFrom('fairness_checkpoint')
    .select(({ fn }) => fn.max<number | null>('size').as('size'))
    .where('client_id', '=', clientId)
    .executeTakeFirst();
  return row?.size ?? 0;
}
