/** Restores a backup that is older than the published log, and continues the log under a new name. */
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { operations } from '@chada/contract';
import { auditLog } from '@chada/fairness/log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { writeBackup } from '../../src/backup/write-backup.ts';
import { continueLog } from '../../src/modules/fairness/continue-log.ts';
import { logPathOf } from '../../src/modules/fairness/open-log.ts';
import { publishLog } from '../../src/modules/fairness/publish-log.ts';
import { drawAt, openCurrentLog, restoreFrom } from '../support/restored-log.ts';
import { brandA, startTestApp, type TestApp } from '../support/test-app.ts';
import { signUp, type TestMember } from '../support/test-members.ts';

const brand = brandA.id;
const brandOfLog = { clientId: brand, domain: 'www.brand-a.example' };
let app: TestApp;
let member: TestMember;
let otherMember: TestMember;
let folder: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.db.updateTable('prize_game').set({ turns_a_day: 50 }).execute();
  [member, otherMember] = [await signUp(app), await signUp(app)];
  folder = await mkdtemp(path.join(os.tmpdir(), 'chada-continue-'));
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const spin = (caller: TestMember) => {
  app.passTime();
  return app.call('wheel.reward', { body: {} }, { ...caller, key: randomUUID() });
};

it('a log that was not restored is not continued', async () => {
  await publishLog(app.deps, brand);
  const before = await openCurrentLog(app, app.deps);
  await expect(continueLog(app.deps, brandOfLog)).rejects.toThrow(/nothing to do/);
  expect((await openCurrentLog(app, app.deps)).key).toEqual(before.key);
});

it('an older database without the folder signs a second history, which an audit that saw the first reports', async () => {
  const file = path.join(folder, 'older.backup.gz');
  await spin(member);
  await publishLog(app.deps, brand);
  await writeBackup(app.databaseUrl, file);
  await spin(member);
  await publishLog(app.deps, brand);
  const now = app.deps.clock.now();
  const first = await openCurrentLog(app, app.deps);
  const { checkpoint } = await auditLog({ ...first, now });
  await rm(path.join(app.logFolder, brand), { recursive: true });

  const { restored, drop } = await restoreFrom(app, file);
  try {
    for (const caller of [otherMember, member, otherMember]) await drawAt(app, restored, caller);
    // The publisher does not refuse to publish. The folder of the published log is missing, so the publisher can't detect
    // that the database is older than the published log.
    await publishLog(restored, brand);
    const second = await openCurrentLog(app, restored);
    expect(second.key).toEqual(first.key);
    const { findings } = await auditLog({ ...second, lastCheckpoint: checkpoint, now: app.deps.clock.now() });
    expect(findings.map(({ fault }) => fault)).toContain('logRewritten');
  } finally {
    await drop();
    await rm(path.join(app.logFolder, brand), { recursive: true });
    await publishLog(app.deps, brand);
  }
});

it('[ME-16] a log goes on honestly after a restore, and an audit says what was lost', async () => {
  const now = app.deps.clock.now();
  await app.call('fairness.get', {}, otherMember);
  await spin(member);
  await spin(member);
  const file = path.join(folder, 'chada.backup.gz');
  await writeBackup(app.databaseUrl, file);
  await spin(member);
  await spin(otherMember);
  await publishLog(app.deps, brand);
  const before = await openCurrentLog(app, app.deps);
  const checkpoint = (await auditLog({ ...before, now })).checkpoint;

  const { restored, drop } = await restoreFrom(app, file);
  try {
    app.setTime('2026-11-20T03:30:00.000Z');
    await drawAt(app, restored, member);
    await expect(publishLog(restored, brand)).rejects.toThrow(/pnpm fairness:continue/);
    const continued = await continueLog(restored, brandOfLog);
    expect(continued).toMatchObject({
      origin: 'www.brand-a.example/fairness/log/brand-a.2',
      before: [{ origin: 'www.brand-a.example/fairness/log/brand-a', size: checkpoint?.size }],
      revealedPairs: 2,
    });
    await publishLog(restored, brand);
    const log = await openCurrentLog(app, restored);
    const audit = (more: { readPreviousLog?: typeof log.read } = {}) => auditLog({ ...log, now, ...more });
    expect(await audit({ readPreviousLog: before.read })).toMatchObject({
      findings: [],
      continuations: [{ kept: continued.before[0]?.kept, size: checkpoint?.size }],
      lostDraws: 2,
    });
    for (const caller of [member, otherMember]) await drawAt(app, restored, caller);
    await publishLog(restored, brand);
    expect((await audit({ readPreviousLog: before.read })).findings).toEqual([]);
    const row = await restored.db
      .selectFrom('fairness_key')
      .selectAll()
      .orderBy('generation', 'desc')
      .execute();
    const [logPath] = row.map(logPathOf);
    expect(operations['fairness.get'].response.shape.logPath.safeParse(logPath)).toEqual({
      success: true,
      data: '/fairness/log/brand-a.2',
    });
    expect((await auditLog({ ...before, lastCheckpoint: checkpoint, now })).findings).toEqual([]);
    await expect(continueLog(restored, brandOfLog)).rejects.toThrow(/nothing to do/);
  } finally {
    await drop();
  }
});
