import { randomUUID } from 'node:crypto';
import { operations, successEnvelopeSchema, type PrizeLog } from '@chada/contract';
import { decodeLogEntry, parseVerifierKey } from '@chada/fairness';
import { auditLog, httpLog, readEntries, type AuditedCheckpoint } from '@chada/fairness/log';
import { sql } from 'kysely';
import type { Database } from '../../src/database/connection.ts';
import { makeWriter, type Writer } from './writers.ts';

const responseSchema = successEnvelopeSchema(operations['wheel.reward'].response);

/**
 * A member who draws. `draws` contains the draws by idempotency key. `unsure` contains the keys of requests without a
 * response.
 */
export interface DrawingMember extends Writer {
  readonly draws: Map<string, PrizeLog>;
}

export async function makeDrawingMember(db: Database): Promise<DrawingMember> {
  return { ...(await makeWriter(db)), draws: new Map() };
}

/** Draws once, and returns the status of the response. Returns undefined if the connection broke. */
export async function spin(
  url: string,
  member: DrawingMember,
  key: string = randomUUID(),
): Promise<number | undefined> {
  member.unsure.add(key);
  const response = await fetch(`${url}/api/auth/wheel/reward`, {
    method: 'POST',
    headers: {
      hostname: `${member.clientId}.localhost`,
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: '{}',
  }).catch(() => undefined);
  const text = await response?.text().catch(() => undefined);
  if (response?.status !== 200 || text === undefined) return response?.status;
  member.draws.set(key, responseSchema.parse(JSON.parse(text)).data.log);
  member.unsure.delete(key);
  return 200;
}

export async function auditDraws(
  db: Database,
  url: string,
  members: readonly DrawingMember[],
  lastCheckpoint: AuditedCheckpoint | undefined,
): Promise<{ checkpoint: AuditedCheckpoint | undefined; problems: readonly string[] }> {
  const clientId = members[0]?.clientId ?? '';
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
  const audited = await auditLog({ read, key, lastCheckpoint, now: new Date() });
  const entries = await readEntries(read, audited.entries);
  const lost = members
    .flatMap(({ draws }) => [...draws.values()])
    .filter(({ proof }) => {
      const bytes = proof && entries[proof.logIndex];
      const entry = bytes && decodeLogEntry(bytes);
      return entry?.type !== 'draw' || entry.commitment !== proof?.commitment || entry.nonce !== proof.nonce;
    });
  return {
    checkpoint: audited.checkpoint,
    problems: [
      ...audited.findings.map(({ message }) => message),
      ...lost.map(({ id }) => `the log has not the draw ${id}`),
      ...(audited.entries < target ? [`the log has ${audited.entries} of ${target} entries`] : []),
    ],
  };
}
