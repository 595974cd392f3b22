import { randomUUID } from 'node:crypto';
import { operations, successEnvelopeSchema, type PrizeLog } from '@chada/contract';
import { decodeLogEntry, parseVerifierKey } from '@chada/fairness';
import { auditLog, httpLog, readEntries, type SeenCheckpoint } from '@chada/fairness/log';
import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';
import { makeWriter, type Writer } from './writers.ts';

const answerSchema = successEnvelopeSchema(operations['wheel.reward'].response);

/**
 * A member who draws. `draws` contains the draws by idempotency key. `unsure` contains the keys of requests without a
 * response.
 */
export interface Drawer extends Writer {
  readonly draws: Map<string, PrizeLog>;
}

export async function makeDrawer(db: Database): Promise<Drawer> {
  return { ...(await makeWriter(db)), draws: new Map() };
}

/** Draws once, and returns the status of the response. Returns undefined if the connection broke. */
export async function spin(
  url: string,
  drawer: Drawer,
  key: string = randomUUID(),
): Promise<number | undefined> {
  drawer.unsure.add(key);
  const response = await fetch(`${url}/api/auth/wheel/reward`, {
    method: 'POST',
    headers: {
      hostname: `${drawer.clientId}.localhost`,
      authorization: `Bearer ${drawer.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: '{}',
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.status !== 200 || text === undefined) return response?.status;
  drawer.draws.set(key, answerSchema.parse(JSON.parse(text)).data.log);
  drawer.unsure.delete(key);
  return 200;
}

export async function auditDraws(
  db: Database,
  url: string,
  drawers: readonly Drawer[],
  seen: SeenCheckpoint | undefined,
): Promise<{ seen: SeenCheckpoint | undefined; problems: readonly string[] }> {
  const clientId = drawers[0]?.clientId ?? '';
  const read = httpLog(`${url}/fairness/log/${clientId}`);
  const { rows } = await sql<{
    size: number;
  }>`select size from fairness_log where client_id = ${clientId}`.execute(db);
  const target = rows[0]?.size ?? 0;
  for (let tries = 0; tries < 200; tries += 1) {
    const note = await read('checkpoint');
    if (Number(note && Buffer.from(note).toString().split('\n')[1]) >= target) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const key = parseVerifierKey(Buffer.from((await read('key')) ?? []).toString());
  const audited = await auditLog({ read, key, seen, now: new Date() });
  const entries = await readEntries(read, audited.entries);
  const lost = drawers
    .flatMap(({ draws }) => [...draws.values()])
    .filter(({ proof }) => {
      const bytes = proof && entries[proof.logIndex];
      const entry = bytes && decodeLogEntry(bytes);
      return entry?.type !== 'draw' || entry.commitment !== proof?.commitment || entry.nonce !== proof.nonce;
    });
  return {
    seen: audited.seen,
    problems: [
      ...audited.findings.map(({ message }) => message),
      ...lost.map(({ id }) => `the log has not the draw ${id}`),
      ...(audited.entries < target ? [`the log has ${audited.entries} of ${target} entries`] : []),
    ],
  };
}
