/**
 * Restores two times, and continues the log each time. To see a failure, let `readPublishedLogs` in continue-log.ts
 * read one log only, or remove `later` from publish-log.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatVerifierKey } from '@chada/fairness';
import { auditLog, findRestore, readCheckpoint, type ReadLogFile } from '@chada/fairness/log';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeBackup } from '../../src/backup/write-backup.ts';
import type { Deps } from '../../src/deps.ts';
import { continueLog } from '../../src/modules/fairness/continue-log.ts';
import { publishLog } from '../../src/modules/fairness/publish-log.ts';
import { drawAt, openCurrentLog, restoreFrom } from '../support/restored-log.ts';
import { brandA, startTestApp, type TestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

const brand = brandA.id;
const asked = { clientId: brand, domain: 'www.brand-a.example' };
let app: TestApp;
let who: TestMember;
let folder: string;
beforeEach(async () => {
  app = await startTestApp();
  await app.db.updateTable('prize_game').set({ turns_a_day: 50 }).execute();
  who = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-twice-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function spinAndBackUp(name: string): Promise<string> {
  app.passTime();
  await app.call('wheel.reward', { body: {} }, { ...who, key: randomUUID() });
  const file = path.join(folder, name);
  await writeBackup(app.databaseUrl, file);
  return file;
}

/** The last state of a log that an auditor and a browser saw. */
async function visit(deps: Deps) {
  const { read, key } = await openCurrentLog(app, deps);
  const { findings, seen } = await auditLog({ read, key, now: deps.clock.now() });
  expect(findings).toEqual([]);
  if (!seen) throw new Error('the log was not audited');
  return { read, seen, key: formatVerifierKey(key.name, key.publicKey) };
}
type Visit = Awaited<ReturnType<typeof visit>>;

const auditAfter = async (deps: Deps, { seen }: Visit, readBefore?: ReadLogFile) =>
  auditLog({ ...(await openCurrentLog(app, deps)), seen, readBefore, now: deps.clock.now() });

async function restoreOf(deps: Deps, { seen, key: seenKey }: Visit) {
  const { read, key } = await openCurrentLog(app, deps);
  return findRestore({ ...seen, key: seenKey }, key, read, await readCheckpoint(read, key));
}

/** Restores a backup, continues the log and returns what a visitor sees. */
async function restore(file: string, visits: readonly Visit[]) {
  const { restored, drop } = await restoreFrom(app, file);
  try {
    await drawAt(app, restored, who);
    await expect(publishLog(restored, brand)).rejects.toThrow(/pnpm fairness:continue/);
    const { before } = await continueLog(restored, asked);
    await publishLog(restored, brand);
    const lost = before.map(({ origin }) => origin);
    for (const seen of visits) {
      const readBefore = lost.includes(seen.seen.origin) ? seen.read : undefined;
      expect(await auditAfter(restored, seen, readBefore)).toMatchObject({ findings: [] });
      expect(await restoreOf(restored, seen)).toBeDefined();
    }
    return { before, visit: await visit(restored) };
  } finally {
    await drop();
  }
}

it('[ME-16] names each lost log after two restores of one backup', async () => {
  const file = await spinAndBackUp('chada.backup.gz');
  await spinAndBackUp('unused.backup.gz');
  await publishLog(app.deps, brand);
  const first = await visit(app.deps);
  const second = await restore(file, [first]);
  expect(second.before.map(({ origin }) => origin)).toEqual([first.seen.origin]);
  const third = await restore(file, [first, second.visit]);
  expect(third.before.map(({ origin }) => origin)).toEqual([first.seen.origin, second.visit.seen.origin]);
  expect(third.visit.seen.origin).toBe('www.brand-a.example/fairness/log/brand-a.3');
});

it('[ME-16] gives up the name of a complete log if a log after it was published', async () => {
  const older = await spinAndBackUp('older.backup.gz');
  const newer = await spinAndBackUp('newer.backup.gz');
  await publishLog(app.deps, brand);
  const first = await visit(app.deps);
  const second = await restore(older, [first]);
  const third = await restore(newer, [first, second.visit]);
  expect(third.before.map(({ origin }) => origin)).toEqual([second.visit.seen.origin]);
});
