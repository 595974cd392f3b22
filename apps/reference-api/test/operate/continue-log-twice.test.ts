/**
 * Restores backups several times and continues the log of draws after each restore. To verify that this test can fail,
 * let `readPublishedLogs` read one log only, or remove `later` from publish-log.ts.
 */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { formatVerifierKey } from '@chada/fairness';
import { auditLog, findRestore, readCheckpoint, type ReadLogFile } from '@chada/fairness/log';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeBackup } from '../../src/backup/write-backup.ts';
import type { Deps } from '../../src/deps.ts';
import { continueLog } from '../../src/modules/fairness/continue-log.ts';
import { publishLog } from '../../src/modules/fairness/publish-log.ts';
import { drawAt, openCurrentLog, restoreFrom } from '../support/restored-log.ts';
import { brandA, startTestApp, type TestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

// The tests are slow, because each restore creates a database.
vi.setConfig({ testTimeout: 90_000 });
const brand = brandA.id;
const brandOfLog = { clientId: brand, domain: 'www.brand-a.example' };
let app: TestApp;
let member: TestMember;
let folder: string;
beforeEach(async () => {
  app = await startTestApp();
  await app.db.updateTable('prize_game').set({ turns_a_day: 50 }).execute();
  member = await signUp(app);
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-twice-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

async function spinAndBackUp(name: string): Promise<string> {
  app.passTime();
  await app.call('wheel.reward', { body: {} }, { ...member, key: randomUUID() });
  const file = path.join(folder, name);
  await writeBackup(app.databaseUrl, file);
  return file;
}

/** Audits the log, and returns the state that an auditor and a browser would remember. */
async function runAudit(deps: Deps) {
  const { read, key } = await openCurrentLog(app, deps);
  const { findings, checkpoint } = await auditLog({ read, key, now: deps.clock.now() });
  expect(findings).toEqual([]);
  if (!checkpoint) throw new Error('the log was not audited');
  return { read, checkpoint, key: formatVerifierKey(key.name, key.publicKey) };
}
type Audit = Awaited<ReturnType<typeof runAudit>>;

const auditAfter = async (deps: Deps, { checkpoint }: Audit, readPreviousLog: ReadLogFile) =>
  auditLog({
    ...(await openCurrentLog(app, deps)),
    lastCheckpoint: checkpoint,
    readPreviousLog,
    now: deps.clock.now(),
  });

async function restoreOf(deps: Deps, { checkpoint, key: previousKey }: Audit) {
  const { read, key } = await openCurrentLog(app, deps);
  return findRestore({ ...checkpoint, key: previousKey }, key, read, await readCheckpoint(read, key));
}

const folderOfLog = (name: string) => path.join(app.deps.fairness.folder, name);

/**
 * Moves the folders of logs away. Returns a function that moves them back, as if somebody had copied them from a mirror
 * of the log.
 */
async function loseFolders(names: readonly string[]): Promise<() => Promise<void>> {
  for (const name of names) await rename(folderOfLog(name), path.join(folder, name));
  return async () => {
    for (const name of names) await rename(path.join(folder, name), folderOfLog(name));
  };
}

/**
 * Restores a backup and continues the log while the folders `lostFolders` are missing. Then audits the continued log
 * once with each state in `audits`, which earlier audits returned.
 */
async function restore(file: string, audits: readonly Audit[], lostFolders: readonly string[] = []) {
  const { restored, drop } = await restoreFrom(app, file);
  try {
    const moveBack = await loseFolders(lostFolders);
    await drawAt(app, restored, member);
    await expect(publishLog(restored, brand)).rejects.toThrow(/pnpm fairness:continue/);
    const { before } = await continueLog(restored, brandOfLog);
    await publishLog(restored, brand);
    await moveBack();
    for (const audit of audits) {
      expect(await auditAfter(restored, audit, audit.read)).toMatchObject({ findings: [] });
      expect(await restoreOf(restored, audit)).toBeDefined();
    }
    return { before, audit: await runAudit(restored) };
  } finally {
    await drop();
  }
}

/** Makes two backups with a draw before each one, publishes the log, and restores the older backup. */
async function restoreOlder() {
  const older = await spinAndBackUp('older.backup.gz');
  const newer = await spinAndBackUp('newer.backup.gz');
  await publishLog(app.deps, brand);
  const first = await runAudit(app.deps);
  return { older, newer, first, second: await restore(older, [first]) };
}

it('[ME-16] names each lost log after two restores of one backup', async () => {
  const { older: file, first, second } = await restoreOlder();
  expect(second.before.map(({ origin }) => origin)).toEqual([first.checkpoint.origin]);
  const third = await restore(file, [first, second.audit]);
  expect(third.before.map(({ origin }) => origin)).toEqual([
    first.checkpoint.origin,
    second.audit.checkpoint.origin,
  ]);
  expect(third.audit.checkpoint.origin).toBe('www.brand-a.example/fairness/log/brand-a.3');
});

it('[ME-16] gives up the name of a complete log if a log after it was published', async () => {
  const { newer, first, second } = await restoreOlder();
  const third = await restore(newer, [first, second.audit]);
  expect(third.before.map(({ origin }) => origin)).toEqual([second.audit.checkpoint.origin]);
});

describe('without the folder of a lost log', () => {
  it('[ME-16] names the log as a later log states it', async () => {
    const { older: file, first, second } = await restoreOlder();
    const third = await restore(file, [first, second.audit], [brand]);
    expect(third.before).toMatchObject([
      { ...second.before[0], isAtLeast: true },
      { origin: second.audit.checkpoint.origin, isAtLeast: false },
    ]);
    const audits = [first, second.audit, third.audit];
    const fourth = await restore(file, audits, [brand, `${brand}.2`]);
    expect(fourth.before.map(({ origin, kept }) => [origin, kept])).toEqual(
      audits.map(({ checkpoint }) => [checkpoint.origin, second.before[0]?.kept]),
    );
    expect(fourth.audit.checkpoint.origin).toBe('www.brand-a.example/fairness/log/brand-a.4');
  });

  it('[ME-16] names no log that the backup has completely', async () => {
    const { newer, first, second } = await restoreOlder();
    const third = await restore(newer, [first, second.audit], [brand]);
    expect(third.before.map(({ origin }) => origin)).toEqual([second.audit.checkpoint.origin]);
  });

  it('keeps the entries of the last checkpoint that the backup has, and never more than are equal', async () => {
    const older = await spinAndBackUp('older.backup.gz');
    await spinAndBackUp('unused.backup.gz');
    await publishLog(app.deps, brand);
    const published = await runAudit(app.deps);
    const newer = await spinAndBackUp('newer.backup.gz');
    await spinAndBackUp('lost.backup.gz');
    await publishLog(app.deps, brand);
    const first = await runAudit(app.deps);
    const second = await restore(older, [first]);
    const third = await restore(newer, [first, second.audit], [brand]);
    expect(third.before[0]).toMatchObject({ kept: published.checkpoint.size, size: first.checkpoint.size });
  });

  it('refuses, and says what is missing, if no later log states its end', async () => {
    const { older, newer, first, second } = await restoreOlder();
    const third = await restore(newer, [first, second.audit]);
    const { restored, drop } = await restoreFrom(app, older);
    try {
      await loseFolders([brand, `${brand}.2`]);
      await expect(continueLog(restored, brandOfLog)).rejects.toThrow(
        `the folder ${folderOfLog(brand)} has no published log, and no later log states its end`,
      );
      const moved = `${brand}.3`;
      expect(third.audit.checkpoint.origin).toContain(moved);
      await rm(path.join(folderOfLog(moved), 'tile/entries'), { recursive: true });
      await expect(continueLog(restored, brandOfLog)).rejects.toThrow(/is missing; copy it from a backup/);
    } finally {
      await drop();
    }
  });
});
